"""Playing the game (§4): periods, setting the field, the clock, turns, goals and the end."""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.grind.board import ARENA, CATCH, FACINGS, PITS, ZONES
from grandstand.games.grind.state import (
    FREE,
    GRINDER,
    NOBODY,
    NONE,
    SUDDEN_DEATH,
    TEAMS,
    Field,
    Jack,
    clear_activation,
    clear_field,
    other,
    put,
)

from .arms import FORMATIONS
from .dice import INITIATIVE, NO_NEED, cast, due

INITIATIVE_DICE: Final = 5
OWN_FORMATION: Final = -1
FORMATION_CHOICE: Final = [*range(len(FORMATIONS)), OWN_FORMATION]
BOTH: Final = [Seat(0), Seat(1)]


# -- Periods (§4.2, §4.3) -----------------------------------------------------------------------


def period_is_over(s: Field) -> bool:
    return s.period == 0 or s.turns == 2 * rounds(s)


def rounds(s: Field) -> int:
    """Periods and rounds (§4.3): five rounds, a turn for each player; Sudden Death as agreed."""
    return s.sudden if s.period == SUDDEN_DEATH else ARENA.rounds


def start_period(s: Field, t: Table) -> Flow[None]:
    """Periods (§4.3): who wasn't chosen for the first has the first turn of the second."""
    s.period += 1
    s.turns = 0
    s.ready = False
    if s.period == 2:
        s.first = other(s.first)
    else:
        s.first = yield from initiative(s, t)
    s.team = s.first
    fill_clocks(s)
    hand_over_action_dice(s)
    t.tell("period.started", (s.period,))


def initiative(s: Field, t: Table) -> Flow[Seat]:
    """Initiative (§4.2): five action dice each; the most strikes choose who goes first."""
    while True:
        strikes = [initiative_roll(s, t, seat) for seat in BOTH]
        t.tell("initiative.settled", (strikes[0], strikes[1]))
        if strikes[0] != strikes[1]:
            break
    chooser = Seat(0) if strikes[0] > strikes[1] else Seat(1)
    first = yield from ask(chooser, "initiative.first", BOTH)
    t.tell("first.chosen", (chooser, first))
    return first


def initiative_roll(s: Field, t: Table, seat: Seat) -> int:
    due(s, INITIATIVE, NO_NEED, 0)
    return cast(s, t, seat, INITIATIVE_DICE, 0)


def fill_clocks(s: Field) -> None:
    """Game clock (§4.5): five power dice on each; in Sudden Death (§4.10) they are in the pool."""
    sudden = s.period == SUDDEN_DEATH
    for seat in BOTH:
        s.clock[seat] = 0 if sudden else ARENA.power_dice
        s.pool[seat] = ARENA.power_dice if sudden else 0
        s.well[seat] = 0


def hand_over_action_dice(s: Field) -> None:
    """Action dice (§2.2): a turn starts with all ten in that player's pool."""
    s.action[s.team] = ARENA.action_dice
    s.action[other(s.team)] = 0


# -- Setting the field (§4.4) -------------------------------------------------------------------


def set_field(s: Field, t: Table) -> Flow[None]:
    """Setting the field (§4.4): the Grinder into the catch; who has the next turn places first."""
    clear_field(s)
    put(s, GRINDER, CATCH)
    s.caught = True
    t.tell("grinder.set", (CATCH,))
    for seat in (s.team, other(s.team)):
        yield from place_team(s, t, seat)
    s.ready = True
    begin_turn(s, t)


def place_team(s: Field, t: Table, seat: Seat) -> Flow[None]:
    """A ready-made formation, or each jack where its player wants it."""
    formation = yield from ask(seat, "field.formation", FORMATION_CHOICE)
    if formation == OWN_FORMATION:
        for jack in TEAMS[seat]:
            space = yield from ask(seat, "place.jack", free_in_zone(s, seat))
            put(s, jack, space)
            facing = yield from ask(seat, "place.facing", FACINGS)
            place_jack(s, t, jack, space, facing)
        return
    for jack, (space, facing) in zip(TEAMS[seat], FORMATIONS[formation].places(seat), strict=True):
        place_jack(s, t, jack, space, facing)


def place_jack(s: Field, t: Table, jack: Jack, space: int, facing: int) -> None:
    put(s, jack, space)
    s.facing[jack] = facing
    t.tell("jack.placed", (jack, space, facing))


def free_in_zone(s: Field, seat: Seat) -> list[int]:
    """One's own goal zone (§1.2), its pit and pillar excepted."""
    return [space for space in ZONES[seat] if s.on[space] == FREE]


# -- Turns (§4.5, §4.7) -------------------------------------------------------------------------


def begin_turn(s: Field, t: Table) -> None:
    """Game clock (§4.5): a power die from the clock, and all from the well, into the pool."""
    seat = s.team
    if s.clock[seat]:
        s.clock[seat] -= 1
        s.pool[seat] += 1
    s.pool[seat] += s.well[seat]
    s.well[seat] = 0
    for jack in TEAMS[seat]:
        s.activated[jack] = False
    s.play = NONE
    s.play_jack = NOBODY
    t.tell("turn.started", (seat, s.period, s.turns // 2 + 1))


def end_turn(s: Field, t: Table) -> None:
    """Ending your turn (§4.7): the action dice go to the opponent, whose turn it is."""
    t.tell("turn.ended", (s.team,))
    clear_activation(s)
    s.turns += 1
    s.team = other(s.team)
    hand_over_action_dice(s)
    if s.over:
        t.tell("game.ended", (s.score[0], s.score[1]))
    elif s.turns == 2 * rounds(s):
        end_period(s, t)
    elif s.ready:
        begin_turn(s, t)


def end_period(s: Field, t: Table) -> None:
    """Winning (§4.9): after two periods the most goals win; a tie is for Sudden Death (§4.10)."""
    t.tell("period.ended", (s.period,))
    s.over = s.period == SUDDEN_DEATH or (s.period == 2 and s.score[0] != s.score[1])
    if s.over:
        t.tell("game.ended", (s.score[0], s.score[1]))


def score_goal(s: Field, t: Table, pit: int) -> None:
    """Scoring (§4.8): a goal counts for the owner of the other pit, and ends the turn at once.

    The field is set anew before the next turn; in Sudden Death (§4.10) the game is won.
    """
    scorer = Seat(1) if pit == PITS[0] else Seat(0)
    s.score[scorer] += 1
    s.ready = False
    s.over = s.period == SUDDEN_DEATH
    t.tell("goal.scored", (scorer, s.score[0], s.score[1]))
    end_turn(s, t)
