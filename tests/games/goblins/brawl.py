"""What the tests of combat, tactics cards and scoring need besides `factory`: rounds, and oracles.

A round of combat is told by what each team does in it, `Team(RIGHT, REAR).rolls(3, 3, 2)`, and
played by `clash`; what a test doesn't care about is done in the plainest way.

The oracles know the rulebook's definitions and the printed tiles, and nothing of the engine: which
squares hang together, which one a line strikes, what a row of dice destroys, what an agenda pays.
Squares are pairs there, row and column from 0.
"""

import random
from collections.abc import Sequence
from typing import Final

from grandstand.core.chance import Script
from grandstand.core.match import Match
from grandstand.core.questions import Question
from grandstand.games.goblins.board import COCKPIT, SQUARES, TILES, Tile, empty_yard
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.cards.tactics import FACES
from grandstand.games.goblins.state import NONE, Works

from .factory import (
    CRANE,
    DONE,
    DUCT_TAPE,
    DYNAMITE,
    EMERGENCY,
    FRONT,
    HOMING,
    NITRO,
    RIGHT,
    SABOTAGE,
    N,
    at,
    options,
    play,
    told,
    with_combat,
    works,
)

Spot = tuple[int, int]
CENTRE: Final = (2, 2)
STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]
NEXT_TO_IT: Final = [(1, 2), (2, 1), (2, 3), (3, 2)]
DIAGONAL: Final = [(1, 1), (1, 3), (3, 1), (3, 3)]

# Five arrows to the right, none ahead, and three engines: it turns and shoots at any side.
BATTERY: Final = """
    . .  W2>> .  .
    . .  E2   .  .
    . W> C    W> .
    . .  D    .  .
    . .  W>   .  ."""
# One arrow to each side and two engines.
PLAINER: Final = """
    .  . W^ . .
    .  . E  . .
    W< D C  D W>
    .  . D  . .
    .  . Wv . ."""
# No arrow ahead and one engine: it stands there and rolls nothing.
TARGET: Final = """
    . .  .  .  .
    . .  D  .  .
    . .  C  .  .
    . .  D  .  .
    . .  Wv .  ."""


def engined(*engines: str) -> str:
    """The target with up to three engines next to its cockpit: "E" and "E2"."""
    above, left, right = [*engines, ".", ".", "."][:3]
    return f"""
    . .      .       .       .
    . .      {above} .       .
    . {left} C       {right} .
    . .      D       .       .
    . .      Wv      .       ."""


ENGINED: Final = {
    1: engined(),
    2: engined("E"),
    3: engined("E2"),
    4: engined("E2", "E"),
    5: engined("E2", "E2"),
}


# -- rounds of combat ---------------------------------------------------------------------------


class Team:
    """What a team does in a round of combat: if nothing else is said, next to nothing."""

    def __init__(self, steer: int = FRONT, target: int = FRONT, pick: int | None = None) -> None:
        self.steer = steer
        self.target = target
        self.pick = pick  # None: side 0 the left card, side 1 the right one
        self.dice: list[int] = []
        self.again: list[int] = []
        self.uses: list[tuple[str, object]] = []
        self.order: list[int] = []
        self.given: list[int] = []

    def rolls(self, *dice: int) -> "Team":
        self.dice += dice
        return self

    def rolls_again(self, *dice: int) -> "Team":
        """What dice show that are rolled again."""
        self.again += dice
        return self

    def orders(self, *lines: int) -> "Team":
        """The lines in the order in which they hit."""
        self.order += lines
        return self

    def gives_up(self, *tokens: int) -> "Team":
        """Which token goes, each time that there is a choice."""
        self.given += tokens
        return self

    def cranes(self, tile: str, to: str, turn: int = 0) -> "Team":
        self.uses += [("card.use", CRANE), ("crane.tile", at(tile)), ("crane.to", (at(to), turn))]
        return self

    def tapes(self, tile: str) -> "Team":
        self.uses += [("card.use", DUCT_TAPE), ("tape.tile", at(tile))]
        return self

    def sabotages(self) -> "Team":
        self.uses.append(("card.use", SABOTAGE))
        return self

    def nitro(self, die: int) -> "Team":
        """One die, or ALL, again."""
        self.uses += [("roll.use", NITRO), ("nitro.die", die)]
        return self

    def homing(self, die: int, number: int) -> "Team":
        self.uses += [("roll.use", HOMING), ("homing.die", (die, number))]
        return self

    def dynamites(self) -> "Team":
        self.uses.append(("roll.use", DYNAMITE))
        return self

    def emergency(self) -> "Team":
        self.uses.append(("roll.use", EMERGENCY))
        return self

    def answer(self, pending: Question, side: int) -> object:
        if pending.kind == "pilot.set":
            return self.steer, self.target
        if pending.kind == "tactics.pick":
            return 2 * side if self.pick is None else self.pick
        if pending.kind == "order.next":
            return self.order.pop(0) if self.order else pending.options[0]
        if pending.kind == "hit.token":
            return self.given.pop(0) if self.given else pending.options[0]
        return self.use(pending)

    def use(self, pending: Question) -> object:
        """The next use of the card. What had one option only wasn't asked, and is passed over."""
        while self.uses and self.uses[0][0] in ("crane.tile", "crane.to", "tape.tile", "nitro.die"):
            if self.uses[0][0] == pending.kind:
                break
            del self.uses[0]
        if not self.uses or self.uses[0][0] != pending.kind:
            return DONE
        return self.uses.pop(0)[1]

    def left(self) -> list[object]:
        """What it was told to do with its card and wasn't asked."""
        sure = ("card.use", "roll.use", "homing.die")
        return [use for use in self.uses if use[0] in sure]


def clash(
    s: Works,
    a: Team | None = None,
    b: Team | None = None,
    lots: Sequence[int] = (),
    until: str = "",
) -> Match[Works]:
    """One round of combat, or up to a question of the kind `until`; `lots` are drawn first."""
    a, b = a or Team(), b or Team()
    match = play(s, seed=1)
    script = match.table.main.source
    assert isinstance(script, Script)
    script.numbers += lots
    script.numbers += [FACES.index(n) for n in [*a.dice, *b.dice, *a.again, *b.again]]
    carry_on(match, a, b, until)
    for side, *shown in told(match, "dice.rolled"):
        dice = [die for die in shown if die >= 0]
        assert dice == (a, b)[side].dice, f"side {side} rolled {dice}"
    return match


def carry_on(match: Match[Works], a: Team, b: Team, until: str = "") -> Match[Works]:
    """The round goes on to its end, or up to a question of that kind."""
    began = (match.state.round, match.state.combat)
    while not match.over and (match.state.round, match.state.combat) == began:
        if until in [asked.kind for asked in match.asked.values()]:
            return match
        pending = min(match.asked.values(), key=lambda asked: match.state.side[asked.seat])
        side = match.state.side[pending.seat]
        match.answer(pending.seat, (a, b)[side].answer(pending, side))
    script = match.table.main.source
    assert isinstance(script, Script)
    assert script.at == len(script.numbers), f"{script.numbers[script.at :]} were not drawn"
    assert not a.left() + b.left(), f"{a.left() + b.left()} were not asked"
    return match


def pairs(match: Match[Works], seat: int) -> list[tuple[int, int]]:
    """The options of a question whose answers are pairs of numbers."""
    found: list[tuple[int, int]] = []
    for option in options(match, seat):
        assert isinstance(option, tuple)
        first, second = option
        found.append((first, second))
    return found


def struck(robot: str, *lines: int, side: int = N) -> Match[Works]:
    """Side 1 is that robot, and lines hit it in this order from that side; it doesn't hit back."""
    return barrage(works(BATTERY, robot, seats=4), *lines, side=side)


def barrage(s: Works, *lines: int, side: int = N, defender: Team | None = None) -> Match[Works]:
    """The battery of side 0 hits side 1 with these lines, in this order, from that side."""
    target = (side - s.front[1]) % 4
    blanks = [0] * (5 - len(lines))
    return clash(s, Team(RIGHT, target).rolls(*lines, *blanks).orders(*lines), defender)


# -- scoring ------------------------------------------------------------------------------------


def last_round(s: Works) -> Match[Works]:
    """The fourth round of combat, in which nobody hits anything; then the scoring."""
    return clash(with_combat(s, 4))


def scored(s: Works, agenda: str, seat: int = 0, bet: int = NONE) -> int:
    """What the agenda pays that seat if combat ends so."""
    number = [card.name for card in AGENDAS].index(agenda)
    s.agendas[seat] = [number]
    s.bets[seat] = bet
    [paid] = [
        facts[3] for facts in told(last_round(s), "agenda.shown") if facts[:2] == (seat, number)
    ]
    return paid


# -- oracles ------------------------------------------------------------------------------------


class Wreck:
    """A robot as the oracles see it: the tiles by square, and the tokens by what they cover."""

    def __init__(self, yard: Sequence[int], tokens: Sequence[frozenset[Spot]] = ()) -> None:
        self.tiles: dict[Spot, tuple[int, int]] = {}
        for square in range(SQUARES):
            if square != COCKPIT and yard[square] >= 0:
                self.tiles[divmod(square, 5)] = divmod(yard[square], 4)
        self.tokens = list(tokens)
        self.lost_tiles: list[int] = []
        self.lost_tokens = 0
        self.cockpit_hits = 0

    def has_metal(self, spot: Spot, edge: int) -> bool:
        """Whether the printed metal, turned as the tile lies, is at that edge."""
        if spot == CENTRE:
            return True
        if spot not in self.tiles:
            return False
        tile, turn = self.tiles[spot]
        return any(TILES[tile].metal[n] and (n + turn) % 4 == edge for n in range(4))

    def held(self) -> set[Spot]:
        """The squares that hang together with the cockpit: classes of a union-find."""
        parent: dict[Spot, Spot] = {spot: spot for spot in [*self.tiles, CENTRE]}

        def root(spot: Spot) -> Spot:
            while parent[spot] != spot:
                spot = parent[spot]
            return spot

        for row, column in list(parent):
            for edge in (1, 2):  # each pair of neighbours once
                near = (row + STEPS[edge][0], column + STEPS[edge][1])
                metal = self.has_metal((row, column), edge) and self.has_metal(near, (edge + 2) % 4)
                if near in parent and metal:
                    parent[root((row, column))] = root(near)
        return {spot for spot in self.tiles if root(spot) == root(CENTRE)}

    def lose(self, spot: Spot) -> None:
        self.lost_tiles.append(self.tiles.pop(spot)[0])
        gone = [token for token in self.tokens if spot in token]
        self.tokens = [token for token in self.tokens if spot not in token]
        self.lost_tokens += len(gone)

    def strike(self, side: int, line: int) -> Spot | None:
        """One die: what it strikes, and what is lost by it. The first of several tokens goes."""
        spot = first_in_line(set(self.tiles) | {CENTRE}, side, line)
        if spot is None:
            return None
        if spot == CENTRE:
            self.cockpit_hits += 1
            return spot
        covering = [token for token in self.tokens if spot in token]
        if covering:
            self.tokens.remove(covering[0])
            self.lost_tokens += 1
            return spot
        self.lose(spot)
        for loose in set(self.tiles) - self.held():
            self.lose(loose)
        return spot


def first_in_line(there: set[Spot], side: int, line: int) -> Spot | None:
    """Seen from N or S a line is a column, from E or W a row: the nearest square to that side."""
    on_it = [spot for spot in there if spot[1 - side % 2] == line - 1]
    along = side % 2  # the place along a column is the row, along a row the column
    on_it.sort(key=lambda spot: spot[along])
    if not on_it:
        return None
    return on_it[0] if side in (0, 3) else on_it[-1]


def wreck_of(s: Works, side: int) -> Wreck:
    """The robot of a side as the oracles see it."""
    tokens = [
        frozenset(divmod(square, 5) for square in divmod(token, 32) if square < SQUARES)
        for token in s.tokens[side]
    ]
    return Wreck(s.yards[side], tokens)


def after(s: Works, side: int, attacked: int, lines: Sequence[int]) -> Wreck:
    """What is left of a robot when lines strike it in this order from that side."""
    wreck = wreck_of(s, side)
    for line in lines:
        wreck.strike(attacked, line)
    return wreck


def random_yard(chance: random.Random, taken: Sequence[int] = ()) -> list[int]:
    """Twenty tiles that aren't taken, anywhere, lying anyhow."""
    squares = chance.sample([n for n in range(SQUARES) if n != COCKPIT], 20)
    tiles = chance.sample([tile for tile in range(len(TILES)) if tile not in taken], 20)
    yard = empty_yard()
    for square, tile in zip(squares, tiles, strict=True):
        yard[square] = 4 * tile + chance.randrange(4)
    return yard


# -- agendas ------------------------------------------------------------------------------------


def count(tiles: Sequence[int], kind: str) -> int:
    """How many of these tiles are of a kind; "premium" and "plain" are kinds here too."""
    return len([tile for tile in tiles if is_of(TILES[tile], kind)])


def is_of(tile: Tile, kind: str) -> bool:
    if kind in ("premium", "plain"):
        return tile.premium == (kind == "premium")
    return tile.kind == ["weapon", "armor", "engine", "decoration"].index(kind)


def worth(s: Works, agenda: str, side: int) -> int:
    """What an agenda pays that side, by the words of the rulebook's appendix."""
    own, theirs = wreck_of(s, side), wreck_of(s, 1 - side)
    kept = [tile for tile, _ in own.tiles.values()]
    lost = s.scrap_tiles[1 - side]
    gaps = [spot for spot in [*NEXT_TO_IT, *NEXT_TO_IT, *DIAGONAL] if spot not in theirs.tiles]
    triplets = min(count(lost, kind) for kind in ("engine", "weapon", "decoration"))
    return {
        "Artist": 2 * count(kept, "decoration"),
        "Camouflager": 2 * len([spot for spot in NEXT_TO_IT if spot in own.tiles]),
        "Decoy": 2 * len(own.tokens),
        "Greasemonkey": 2 * count(kept, "engine"),
        "Guardian": len(kept) // 2,
        "Jellybones": 2 * count(kept, "armor"),
        "Junkdealer": 2 * (count(kept, "plain") // 3),
        "Metalhead": 2 * count(kept, "premium"),
        "Sandbagger": len([spot for spot in NEXT_TO_IT + DIAGONAL if spot in own.tiles]),
        "Berserker": len(lost) // 3,
        "Driller": len(gaps),
        "Gun Nut": 3 * (s.scrap_tokens[1 - side] // 2),
        "Kamikaze": 2 * count(lost, "armor"),
        "Ninja": 3 * s.scrap_goblins[1 - side],
        "Pyromaniac": 2 * (count(lost, "weapon") // 3),
        "Rocketeer": 2 * (count(lost, "plain") // 3),
        "Saboteur": 2 * count(lost, "engine"),
        "Sharpshooter": 3 * (count(lost, "premium") // 2),
        "Show Off": 2 * count(lost, "decoration"),
        "Stockpiler": 4 * triplets,
    }[agenda]
