"""A card at all kinds of tables, played plainly and wildly: it ends, and leaves a sound table."""

from random import Random
from typing import Final

from grandstand.core.match import Match
from grandstand.games.grindhouse.cards import CORE, ROOM_AT, ROOMS, TICKETS
from grandstand.games.grindhouse.state import OVER, House
from tests.games.grindhouse.house import dead, house, play, rest, told

# How many sit at the table, and who of them is dead.
TABLES: Final[list[tuple[int, list[int]]]] = [
    (2, []),
    (6, []),
    (6, [1, 4]),
    (6, [0, 1, 3, 4, 5]),
]
LATER: Final = [
    next(card.name for card in ROOMS if card.set == CORE and card.final == final)
    for final in (False, True)
]
HELD: Final = {
    0: ["carving-knife", "rabbits-foot"],
    1: ["smelling-salts", "gauze"],
    2: ["serving-tray"],
    5: ["loaded-die"],
}


def play_often(name: str, seats: int, ghosts: list[int]) -> None:
    """With empty hands, and with items and tickets, so that there are windows and choices."""
    for armed in (False, True):
        match = enter(name, seats, ghosts, 1, armed)
        rest(match)
        assert_sound(match, name, ghosts)
        for seed in range(30):
            match = enter(name, seats, ghosts, seed, armed)
            wander(match, seed)
            assert_sound(match, name, ghosts)


def enter(name: str, seats: int, ghosts: list[int], seed: int, armed: bool) -> Match[House]:
    row = [name] if ROOMS[ROOM_AT[name]].final else [name, *LATER]
    held = {seat: names for seat, names in HELD.items() if armed and seat < seats}
    hurt = {seats - 1: "h1 la2", 2 % seats: "t1 ll1", 0: "h1 rl1"} if seed % 2 else {}
    won = {seat: 1 + seat % 3 for seat in range(seats) if armed and seat not in ghosts}
    s = house(
        seats, row=row, ghosts=ghosts, items=held, wounds=hurt, tickets=won, first=seed % seats
    )
    return play(s, seed=seed)


def wander(match: Match[House], seed: int) -> None:
    """Everybody does anything, until the room is over."""
    luck = Random(seed)
    while match.asked:
        seat, question = luck.choice(list(match.asked.items()))
        match.answer(seat, luck.choice(list(question.options)))


def assert_sound(match: Match[House], name: str, ghosts: list[int]) -> None:
    """It ended; nobody rose or took a third wound; every STOP was made, unless all are dead."""
    s = match.state
    assert match.over
    assert set(ghosts) <= set(dead(match))
    assert max(s.wounds) <= 2
    assert s.supply + sum(s.tickets) == TICKETS
    assert all(s.tickets[seat] == 0 for seat in dead(match))
    all_dead = len(dead(match)) == s.seats
    if not all_dead:
        stops = [facts for facts in told(match, "stop.reached") if facts[0] == ROOM_AT[name]]
        assert len(stops) == len(ROOMS[ROOM_AT[name]].parts) - 1
    assert all_dead or (s.phase == OVER) == ROOMS[ROOM_AT[name]].final
