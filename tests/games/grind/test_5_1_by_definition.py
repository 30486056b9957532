"""Advancing (§5.1) and pushing (§8.3) by definition: every way there is, on crowded fields.

The rules look for ways with a shorter count in mind. Here each path is walked, with obstructions
(§5.2), blocks (§5.6), rattled (§5.9) and knocked-down (§5.10) steamjacks, and none is left out.
"""

from grandstand.core.chance import Seeded
from grandstand.games.grind.board import FIELD, X, Y, name_of
from grandstand.games.grind.board import at as space_at
from grandstand.games.grind.state import FREE, GRINDER, Field, empty_field, put

from .arena import NAMES, PUSH, activate, field, go_on, goes, offers, play, spaces, where

AHEAD = [(0, 1), (1, 0), (0, -1), (-1, 0)]
STEPS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
Spot = tuple[int, int]


def scattered(seed: int) -> Field:
    """Everything anywhere, in a space of 7 by 7 that has a pillar and a pit in it."""
    chance = Seeded(seed)
    s = field("A^", at="F10")
    spots = [n for n in FIELD if abs(X[n]) <= 3 and 1 <= Y[n] <= 7 and empty_field(1).on[n] == FREE]
    for piece in [*range(10), GRINDER]:
        put(s, piece, spots.pop(chance.below(len(spots))))
    s.facing = [chance.below(4) for _ in range(10)]
    s.down = [chance.below(5) == 0 for _ in range(10)]
    s.rattled = [chance.below(5) == 0 for _ in range(10)]
    return s


def watched(s: Field, rattled: bool) -> set[Spot]:
    """The spaces in the reach of Fury's steamjacks, with those of rattled ones or without."""
    found: set[Spot] = set()
    for foe in range(5, 10):
        if s.down[foe] or (s.rattled[foe] and not rattled):
            continue
        x, y = X[s.at[foe]], Y[s.at[foe]]
        ahead_x, ahead_y = AHEAD[s.facing[foe]]
        tends = 1 in (s.arms[2 * foe], s.arms[2 * foe + 1]) and max(abs(x), abs(y - 6)) == 1
        for dx, dy in STEPS:
            if tends or dx * ahead_x + dy * ahead_y == 1:
                found.add((x + dx, y + dy))
    return found


def walked(s: Field, jack: int, speed: int) -> set[Spot]:
    """Every space that can be advanced to: who blocks a space lets nobody out of it."""
    free = {(X[n], Y[n]) for n in FIELD if s.on[n] == FREE}
    return ends_of(spot_of(s, jack), speed, free, watched(s, rattled=False))


def pushed(s: Field, jack: int, speed: int) -> set[Spot]:
    """Every space that can be pushed to (§8.3): no opposing reach is entered or left."""
    held = watched(s, rattled=True)
    start, ball = spot_of(s, jack), spot_of(s, GRINDER)
    near = max(abs(start[0] - ball[0]), abs(start[1] - ball[1])) == 1
    if not near or held & {start, ball}:
        return set()
    free = {(X[n], Y[n]) for n in FIELD if s.on[n] in (FREE, GRINDER)}
    return ends_of(start, speed, free - held, held)


def spot_of(s: Field, piece: int) -> Spot:
    return X[s.at[piece]], Y[s.at[piece]]


def ends_of(start: Spot, speed: int, free: set[Spot], held: set[Spot]) -> set[Spot]:
    """Where the paths end that cost no more than the speed."""
    ends: set[Spot] = set()
    seen: set[tuple[Spot, int, bool]] = set()
    paths = [(start, speed, False)]
    while paths:
        (x, y), left, slanted = paths.pop()
        if ((x, y), left, slanted) in seen or (x, y) in held:
            continue
        seen.add(((x, y), left, slanted))
        for dx, dy in STEPS:
            spot, diagonal = (x + dx, y + dy), bool(dx and dy)
            cost = 2 if diagonal and slanted else 1
            if spot in free and cost <= left:
                ends.add(spot)
                paths.append((spot, left - cost, slanted or diagonal))
    return ends


def test_a_push_leads_to_every_space_that_some_path_leads_to() -> None:
    pushes = 0
    for seed in range(300):
        s = scattered(seed)
        s.arms[0] = 0  # a Fist: it can push
        match = play(s.copy(), activate("A"))
        expected = {name_of(space_at(*spot)) for spot in pushed(s, 0, 6)}
        assert offers(match, PUSH) == bool(expected), seed
        if len(expected) > 1:
            pushes += 1
            assert spaces(go_on(match, PUSH)) == expected, seed
    assert pushes > 10


def test_an_advance_leads_to_every_space_that_some_path_leads_to() -> None:
    for seed in range(60):
        s = scattered(seed)
        for jack, speed in ((0, 6), (3, 4)):
            match = play(s.copy(), activate(NAMES[jack]))
            expected = {name_of(space_at(*spot)) for spot in walked(s, jack, speed)}
            assert goes(match) == expected, f"{seed}: {where(s, NAMES[jack])}"
