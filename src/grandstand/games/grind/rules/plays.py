"""Calling plays (§10): once a turn, seven to choose from."""

from typing import Final

from grandstand.core.questions import Flow, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import DISTANCE, FACINGS
from grandstand.games.grind.state import (
    IS_CRUSHER,
    NOBODY,
    NONE,
    TEAMS,
    Field,
    Jack,
    clear_activation,
    team_of,
)

from .arms import SPEED, grip_slot
from .dice import HUSTLE_ROLL, NO_NEED, counts, due, roll
from .moving import (
    BREAKING,
    CLEAR_PATH,
    GOES,
    HUSTLING,
    STOPPING,
    Action,
    block_break,
    can_break,
    find_ways,
    go,
)

HAIL_MARY: Final = 1
HIT_AND_RIP: Final = 2
HUSTLE_BACK: Final = 3
ISOLATION: Final = 4
PROTECT: Final = 5
SLINGSHOT: Final = 6
PLAYS: Final = [
    "Clear Path", "Hail Mary", "Hit & Rip", "Hustle Back", "Isolation", "Protect", "Slingshot",
]  # fmt: skip
DONE: Final = NOBODY
HUSTLE_DICE: Final = 2
ISOLATION_DICE: Final = 2
ISOLATED: Final = 4  # spaces from any other of one's jacks


def plays(s: Field) -> list[int]:
    """Calling a play (§10.1): one a turn, between activations, if its requirements can be met."""
    if s.play != NONE:
        return []
    callable_now = [play for play in (CLEAR_PATH, HAIL_MARY, ISOLATION) if candidates(s, play)]
    if hustlers(s, 0):
        callable_now.append(HUSTLE_BACK)
    callable_now.append(PROTECT)
    if slingers(s):
        callable_now.append(SLINGSHOT)
    return callable_now


def candidates(s: Field, play: int) -> list[Jack]:
    """For whom Clear Path (§10.2), Hail Mary (§10.3) or Isolation (§10.6) can be called."""
    able: list[Jack] = []
    for jack in TEAMS[s.team]:
        if s.activated[jack]:
            continue
        fits = grip_slot(s, jack) != NONE if play == HAIL_MARY else not IS_CRUSHER[jack]
        if fits:
            able.append(jack)
    return able


def slingers(s: Field) -> list[Jack]:
    """Slingshot (§10.8): the Crushers still to come that can throw."""
    return [
        jack
        for jack in TEAMS[s.team]
        if IS_CRUSHER[jack] and not s.activated[jack] and grip_slot(s, jack) != NONE
    ]


def call(s: Field, t: Table, play: int) -> Flow[None]:
    """Calling a play (§10.1): who it is for, then what it does at once or for the turn."""
    s.play = play
    if play in (CLEAR_PATH, HAIL_MARY, ISOLATION):
        s.play_jack = yield from ask(s.team, "play.jack", candidates(s, play))
    t.tell("play.called", (s.team, play, s.play_jack))
    if play == HUSTLE_BACK:
        yield from hustle_back(s, t)


# -- Hustle Back (§10.5) ------------------------------------------------------------------------


def hustle_back(s: Field, t: Table) -> Flow[None]:
    """Hustle Back (§10.5): a jack for each strike of two boost dice runs home."""
    due(s, HUSTLE_ROLL, NO_NEED, HUSTLE_DICE)
    power = yield from ask(s.team, "hustle.power", counts(0, s.pool[s.team]))
    strikes = roll(s, t, s.team, 0, power)
    t.tell("hustle.settled", (strikes,))
    gone = 0
    for _ in range(strikes):
        able = hustlers(s, gone)
        if not able:
            break
        jack = yield from ask(s.team, "hustle.jack", [*able, DONE])
        if jack == DONE:
            break
        gone |= 1 << jack
        yield from hustle(s, t, jack)


def hustlers(s: Field, gone: int) -> list[Jack]:
    """Hustle Back (§10.5): no rattled jack, none that is knocked down, nobody twice."""
    return [
        jack for jack in TEAMS[s.team] if not (s.rattled[jack] or s.down[jack] or gone >> jack & 1)
    ]


def hustle(s: Field, t: Table, jack: Jack) -> Flow[None]:
    """Hustle Back (§10.5 ruling): every step nears the end wall; no push, no redline."""
    s.active = jack
    s.left = SPEED[jack]
    s.going = True
    while s.going:
        ways = find_ways(s, jack, HUSTLING)
        options: list[Action] = [GOES[space] for space in ways.spaces]
        if can_break(s, jack, HUSTLING):
            options.append(BREAKING)
        options.append(STOPPING)
        choice = yield from ask(s.team, "hustle.advance", options)
        if choice == STOPPING:
            break
        if choice == BREAKING:
            yield from block_break(s, t, jack)
        else:
            go(s, t, jack, choice[1], ways)
    s.facing[jack] = yield from ask(s.team, "hustle.facing", FACINGS)
    clear_activation(s)


# -- what the others change ---------------------------------------------------------------------


def isolation_boost(s: Field, jack: Jack) -> int:
    """Isolation (§10.6): two boost dice for the redline of a Runner that began on its own."""
    if s.play != ISOLATION or s.play_jack != jack or s.rattled[jack]:
        return 0
    for mate in TEAMS[team_of(jack)]:
        if mate != jack and DISTANCE[s.began[jack]][s.began[mate]] < ISOLATED:
            return 0
    return ISOLATION_DICE
