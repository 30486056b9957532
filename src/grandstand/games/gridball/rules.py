"""GRIDBALL, in the order of its rulebook: start, turn, MOVE, LOAD, FIRE, deflection, boundary.

An action is a tuple: (MOVE, player, direction, steps), (LOAD, player), (FIRE, player) or (END,).
"""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table

from .board import (
    AROUND,
    BALL_STEP,
    CENTRE,
    CHECKED_TO,
    DIRECTIONS,
    FIRST_GAME,
    HEADING,
    LAUNCHES,
    OFF,
    ON_GRID,
    OWN_POINTS,
    PITCH,
    POINTS,
    STEP,
    STRUCK_TO,
    WAYS,
    near_spots,
    opposite,
)
from .state import (
    FIRST_GAME_SETUP,
    NOBODY,
    PLAYERS,
    TEAMS,
    UNDECIDED,
    Grid,
    clear,
    clear_shot,
    is_free,
    load_onto,
    other,
    put,
    team_of,
)

Action = tuple[int, ...]
MOVE: Final = 0
LOAD: Final = 1
FIRE: Final = 2
END: Final = 3
SHORT: Final = 0
LONG: Final = 1
BOTH: Final = 2
HOLD: Final = -1
STAY: Final[Action] = ()
SIX: Final = [1, 2, 3, 4, 5, 6]

# The actions there can be, made once: a turn's options are picked from these.
MOVES: Final[list[list[Action]]] = [
    [(MOVE, player, way, steps) for way in DIRECTIONS for steps in (1, 2)]
    for player in range(PLAYERS)
]
LOADS: Final[list[Action]] = [(LOAD, player) for player in range(PLAYERS)]
FIRES: Final[list[Action]] = [(FIRE, player) for player in range(PLAYERS)]
END_TURN: Final[Action] = (END,)


def step(s: Grid, t: Table) -> Flow[None]:
    """A set-up, when the grid is empty, or else one action."""
    return set_up(s, t) if is_empty(s) else take_action(s, t, s.team)


def is_empty(s: Grid) -> bool:
    return s.at[0] == OFF


# -- Start (§2) ---------------------------------------------------------------------------------


def set_up(s: Grid, t: Table) -> Flow[None]:
    """Start (§2): whoever starts is placed first; after a goal that is who conceded it (§3.3)."""
    if s.team == UNDECIDED:
        s.team = roll_for_start(t)
    for team in (s.team, other(s.team)):
        if s.setup == FIRST_GAME_SETUP:
            place_for_first_game(s, t, team)
        else:
            yield from place_freely(s, t, team)
    begin_turn(s, t)


def roll_for_start(t: Table) -> Seat:
    """Who starts (§2.1): each team rolls its die, the highest starts, ties roll again."""
    while True:
        ours, theirs = t.roll(SIX), t.roll(SIX)
        t.tell("start.rolled", (ours, theirs))
        if ours != theirs:
            return Seat(0) if ours > theirs else Seat(1)


def place_for_first_game(s: Grid, t: Table, team: Seat) -> None:
    """First-game set-up (§2.2): the four points of the diagram."""
    for player, point in zip(TEAMS[team], FIRST_GAME[team], strict=True):
        put(s, player, point)
        t.tell("player.placed", (player, point))


def place_freely(s: Grid, t: Table, team: Seat) -> Flow[None]:
    """Free set-up (§2.3): four players on any points of one's own six columns."""
    for player in TEAMS[team]:
        point = yield from ask(team, "place.player", free_own_points(s, team))
        put(s, player, point)
        t.tell("player.placed", (player, point))


def free_own_points(s: Grid, team: Seat) -> list[int]:
    return [point for point in OWN_POINTS[team] if is_free(s, point)]


# -- Game turn (§3) -----------------------------------------------------------------------------


def begin_turn(s: Grid, t: Table) -> None:
    """Game turn (§3.1): three actions, whichever they are."""
    s.turn += 1
    s.actions = PITCH.actions
    s.moved = [False] * PLAYERS
    s.ball_was = s.ball
    s.carrier_was = s.carrier
    t.tell("turn.started", (s.team, s.turn))


def take_action(s: Grid, t: Table, seat: Seat) -> Flow[None]:
    """Three actions (§3.1): MOVE, LOAD or FIRE; a team may end its turn with actions left."""
    action = yield from ask(seat, "turn.action", actions(s))
    verb = action[0]
    if verb == END:
        end_turn(s, t, other(seat))
        return
    s.actions -= 1
    if verb == FIRE:
        yield from fire(s, t, seat)
        return
    if verb == MOVE:
        move(s, t, action[1], action[2], action[3])
    else:
        load(s, t, action[1])
    if is_goal(s):
        goal(s, t)
    elif s.actions == 0:
        end_turn(s, t, other(seat))


def actions(s: Grid) -> list[Action]:
    """What the team may do now; ending the turn always comes last."""
    found: list[Action] = []
    for player in TEAMS[s.team]:
        if player == s.carrier:
            continue  # a loaded player can only fire (§5.3)
        if not s.down[player]:
            add_moves(s, player, found)
    add_ball_actions(s, found)
    found.append(END_TURN)
    return found


def add_ball_actions(s: Grid, found: list[Action]) -> None:
    """FIRE for one's own carrier (§6); LOAD for whoever is one step from any other ball (§5)."""
    team = s.team
    if s.carrier != NOBODY and s.carrier // 4 == team:
        if not s.down[s.carrier]:
            found.append(FIRES[s.carrier])
        return
    for point in AROUND[s.ball]:
        player = s.on[point]
        if player != NOBODY and player // 4 == team and not s.down[player]:
            found.append(LOADS[player])


def end_turn(s: Grid, t: Table, following: Seat) -> None:
    """End of turn (§3.2): the team's face-down players stand up, and the next turn begins."""
    t.tell("turn.ended", (s.team,))
    for player in TEAMS[s.team]:
        if s.down[player]:
            s.down[player] = False
            t.tell("player.stood", (player,))
    centre_dead_ball(s, t)
    s.team = following
    if is_time_up(s, t):
        end_game(s, t)
    elif not is_empty(s):
        begin_turn(s, t)


def goal(s: Grid, t: Table) -> None:
    """Goal and restart (§3.3, §9): it counts for the team that attacks that end; all leave."""
    scorer = Seat(0) if POINTS[s.ball][0] > PITCH.columns else Seat(1)
    s.score[scorer] += 1
    t.tell("goal.scored", (scorer, s.score[0], s.score[1]))
    if s.score[scorer] == s.goals:  # never against time (§3.4 ruling): then s.goals is 0
        end_game(s, t)
        return
    clear(s)
    end_turn(s, t, other(scorer))


def is_goal(s: Grid) -> bool:
    return s.ball >= ON_GRID


def is_time_up(s: Grid, t: Table) -> bool:
    """End of game (§3.4): by the clock where there is one, else after a number of turns."""
    if s.clock and t.timed:
        return t.seconds() >= s.clock * 60
    return s.turn >= s.turns


def end_game(s: Grid, t: Table) -> None:
    """End of game (§3.4): the team with more goals has won."""
    s.over = True
    t.tell("game.ended", (s.score[0], s.score[1]))


def centre_dead_ball(s: Grid, t: Table) -> None:
    """Dead ball (§3.5 ruling): shut away for six turns in a row, it goes back to the middle."""
    if is_empty(s) or s.ball != s.ball_was or s.carrier != s.carrier_was:
        s.still = 0
        return
    s.still += 1
    if s.still < PITCH.still_turns:
        return
    s.still = 0
    s.ball = CENTRE
    s.carrier = s.on[CENTRE]
    t.tell("ball.centred", ())


# -- MOVE (§4) ----------------------------------------------------------------------------------


def add_moves(s: Grid, player: int, found: list[Action]) -> None:
    """Single step and double step (§4.1, §4.2): what that player's MOVE may be."""
    moves = MOVES[player]
    again = s.moved[player]
    on = s.on
    ball = s.ball
    for way, there in WAYS[s.at[player]]:
        is_open = on[there] == NOBODY and there != ball
        if is_open or can_enter(s, player, there, way):
            found.append(moves[way * 2])
        if again and can_run(s, player, there, way):
            found.append(moves[way * 2 + 1])


def can_enter(s: Grid, player: int, point: int, way: int) -> bool:
    """Whether a step may end there: it is free, or the ball or an opponent can be sent on."""
    victim = s.on[point]
    if victim != NOBODY:
        return can_check(s, player, victim, way)
    return s.ball != point or can_strike(s, point, way)


def can_run(s: Grid, player: int, first: int, way: int) -> bool:
    """Double step (§4.2): straight on over `first`, where nobody stands; only its end may check."""
    second = STEP[first * 6 + way]
    if second == OFF or s.on[first] != NOBODY:
        return False
    if s.ball != first:
        return can_enter(s, player, second, way)
    # the first step strikes the ball to `second`, so the second strikes it again
    return can_strike(s, first, way) and can_strike(s, second, way)


def can_strike(s: Grid, point: int, way: int) -> bool:
    """Strike ball (§4.3): it needs a free point of the grid, or a goal zone, to go to."""
    target = STRUCK_TO[point * 6 + way]
    return target >= ON_GRID or (target != OFF and s.on[target] == NOBODY)


def can_check(s: Grid, player: int, victim: int, way: int) -> bool:
    """Standard check (§4.4): an opponent without the ball, face up, off the boundary (§8.5)."""
    if victim // 4 == player // 4 or victim == s.carrier or s.down[victim]:
        return False
    target = CHECKED_TO[s.at[victim] * 6 + way]
    return target != OFF and is_free(s, target)


def move(s: Grid, t: Table, player: int, way: int, steps: int) -> None:
    """MOVE (§4): one step, or two in a straight line."""
    for taken in range(steps):
        here = s.at[player]
        there = STEP[here * 6 + way]
        victim = s.on[there]
        if victim != NOBODY:
            check(s, t, player, victim, way)
            if taken == 1:
                floor(s, t, victim)
        elif s.ball == there:
            strike(s, t, player, way)
        put(s, player, there)
        t.tell("player.moved", (player, here, there, way))
    s.moved[player] = True


def strike(s: Grid, t: Table, player: int, way: int) -> None:
    """Strike ball (§4.3): it goes one step on, off a boundary as in a rebound (§8.4)."""
    was = s.ball
    s.ball = STRUCK_TO[was * 6 + way]
    t.tell("ball.struck", (player, was, s.ball))


def check(s: Grid, t: Table, player: int, victim: int, way: int) -> None:
    """Standard check (§4.4): the opponent is pushed one step in the same direction."""
    target = CHECKED_TO[s.at[victim] * 6 + way]
    put(s, victim, target)
    t.tell("player.checked", (player, victim, target))


def floor(s: Grid, t: Table, victim: int) -> None:
    """Double check (§4.5): checked by the second of two steps, the opponent lies face down."""
    s.down[victim] = True
    t.tell("player.floored", (victim,))


# -- LOAD (§5) ----------------------------------------------------------------------------------


def load(s: Grid, t: Table, player: int) -> None:
    """LOAD (§5.1) and steal (§5.2): the ball is placed on the player, who stays where they are."""
    victim = s.carrier
    load_onto(s, player)
    if victim == NOBODY:
        t.tell("ball.loaded", (player,))
    else:
        t.tell("ball.stolen", (player, victim))


# -- FIRE (§6) ----------------------------------------------------------------------------------


def fire(s: Grid, t: Table, seat: Seat) -> Flow[None]:
    """FIRE (§6): direction, range, counter move, flight; perhaps a RE-FIRE; then the turn ends."""
    s.aim = yield from ask(seat, "fire.direction", LAUNCHES[s.ball])
    out = yield from shoot(s, t, seat)
    if can_refire(s, seat):
        way = yield from ask(seat, "refire.direction", [HOLD, *LAUNCHES[s.ball]])
        if way == HOLD:
            t.tell("refire.held", (s.carrier,))
        else:
            s.aim = way
            s.refire = True
            out = yield from shoot(s, t, seat)
    clear_shot(s)
    if is_goal(s):
        goal(s, t)
    elif out != NOBODY:
        following = other(team_of(out))
        yield from place_ball(s, t, following)
        end_turn(s, t, following)
    else:
        end_turn(s, t, other(seat))


def can_refire(s: Grid, seat: Seat) -> bool:
    """RE-FIRE (§6.5): landed by exact count on one of the firing team's players, face up."""
    return s.carrier != NOBODY and team_of(s.carrier) == seat and not s.down[s.carrier]


def shoot(s: Grid, t: Table, seat: Seat) -> Flow[int]:
    """One shot; who touched a ball last that left the grid, else nobody."""
    firer = s.carrier
    s.short, s.long, s.counter = 0, 0, [0, 0]
    s.runner, s.run = NOBODY, OFF
    t.tell("fire.declared", (firer, s.aim))
    yield from choose_range(s, t, seat)
    yield from counter_move(s, t)
    s.carrier = NOBODY
    return (yield from fly(s, t, firer))


def choose_range(s: Grid, t: Table, seat: Seat) -> Flow[None]:
    """Range (§6.2): the short die, the long die, or both added."""
    chosen = yield from ask(seat, "fire.range", [SHORT, LONG, BOTH])
    t.tell("range.chosen", (seat, chosen))
    s.short = 0 if chosen == LONG else t.roll(PITCH.short)
    s.long = 0 if chosen == SHORT else t.roll(PITCH.long)
    s.left = s.short + s.long
    t.tell("range.rolled", (s.short, s.long))


def counter_move(s: Grid, t: Table) -> Flow[None]:
    """Counter move (§6.3): the higher roll may move a player, up to two steps on a RE-FIRE."""
    winner = roll_for_counter(s, t)
    steps = 2 if s.refire else 1
    chosen = yield from ask(winner, "counter.move", counter_moves(s, winner, steps))
    if not chosen:
        t.tell("counter.stayed", (winner,))
        return
    s.runner = chosen[0]
    for way in chosen[1:]:
        here = s.at[s.runner]
        put(s, s.runner, STEP[here * 6 + way])
        s.run = way
        t.tell("counter.moved", (s.runner, here, s.at[s.runner]))


def roll_for_counter(s: Grid, t: Table) -> Seat:
    while True:
        s.counter = [t.roll(SIX), t.roll(SIX)]
        t.tell("counter.rolled", (s.counter[0], s.counter[1]))
        if s.counter[0] != s.counter[1]:
            return Seat(0) if s.counter[0] > s.counter[1] else Seat(1)


def counter_moves(s: Grid, team: Seat, steps: int) -> list[Action]:
    """(player, direction, …) for each way over free points; staying comes first."""
    found: list[Action] = [STAY]
    for player in TEAMS[team]:
        if s.down[player] or player == s.carrier:
            continue
        here = s.at[player] * 6
        for first in DIRECTIONS:
            there = STEP[here + first]
            if there == OFF or s.on[there] != NOBODY:
                continue
            found.append((player, first))
            if steps == 2:
                add_second_steps(s, (player, first), there, found)
    return found


def add_second_steps(s: Grid, so_far: Action, here: int, found: list[Action]) -> None:
    for second in DIRECTIONS:
        there = STEP[here * 6 + second]
        # its start is not free either: the player still stands there
        if there != OFF and s.on[there] == NOBODY:
            found.append((*so_far, second))


def fly(s: Grid, t: Table, firer: int) -> Flow[int]:
    """Flight (§6.4): step by step; who touched it last, if it leaves the grid, else nobody."""
    last = firer
    while s.left > 0:
        if not advance(s, t):
            t.tell("ball.left", (s.ball, team_of(last)))
            return last
        if is_goal(s):
            return NOBODY
        met = s.on[s.ball]
        if met == NOBODY:
            continue
        last = met
        if s.left == 0:
            load_onto(s, met)
            t.tell("ball.caught", (met,))
            return NOBODY
        s.aim = yield from deflect(s, t, met)
    t.tell("ball.landed", (s.ball,))
    return NOBODY


def advance(s: Grid, t: Table) -> bool:
    """One step of the ball, rebounding where the boundary sends it back (§8.1, §8.2)."""
    here = s.ball
    way = HEADING[here * 6 + s.aim]
    if way == OFF:
        return False
    if way != s.aim:
        t.tell("ball.rebounded", (here,))
    s.ball = BALL_STEP[here * 6 + s.aim]
    s.aim = way
    s.left -= 1
    t.tell("ball.flew", (here, s.ball))
    return True


# -- Deflection (§7) ----------------------------------------------------------------------------


def deflect(s: Grid, t: Table, met: int) -> Flow[int]:
    """Deflection (§7.1): where a player who is met with steps left sends the ball."""
    if met == s.runner:
        t.tell("ball.countered", (met, s.run))
        return s.run  # counter-deflection (§7.2): the way of the counter move
    back = opposite(s.aim)
    if s.down[met]:
        t.tell("ball.returned", (met,))
        return back
    ways = [way for way in LAUNCHES[s.ball] if way != back]
    way = yield from ask(team_of(met), "deflect.direction", ways)
    t.tell("ball.deflected", (met, way))
    return way


# -- Boundary (§8) ------------------------------------------------------------------------------


def place_ball(s: Grid, t: Table, seat: Seat) -> Flow[None]:
    """Off the grid (§8.3): on a spot nearby, or on a player there if none is free."""
    spot = yield from ask(seat, "restart.spot", restart_spots(s))
    s.ball = spot
    s.carrier = s.on[spot]
    t.tell("ball.placed", (spot,))


def restart_spots(s: Grid) -> list[int]:
    near = near_spots(s.ball)
    return [spot for spot in near if s.on[spot] == NOBODY] or near
