"""What a person reads and points at: prompts, labels, board places and the story's sentences.

Everything here is made from a view, a question or an event's facts. What a move would lead to is
read off the view, so that it can be said and drawn beforehand; whether it is allowed is the rules'
business, and only what they offer comes in.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypedDict, TypeGuard

from grandstand.core.face import Prompt, Spot
from grandstand.core.game import View
from grandstand.core.questions import Question

from .board import BALL_STEP, CENTRE, HEADING, OFF, PITCH, POINTS, STEPS, point_at
from .rules import FIRE, HOLD, LOAD, MOVE
from .state import team_of

Point = tuple[int, int]

TEAMS: Final = ("Coral", "Mint")
MINT_GOAL: Final = PITCH.columns + 1  # its column; Coral's is column 0

# Seen by a team that attacks towards the last column; the other stands the other way round.
BEARINGS: Final = ("left", "forward left", "forward right", "right", "back right", "back left")
DICE_NAMES: Final = ("the short die", "the long die", "both dice")
RANGES: Final = ("Short", "Long", "Both")
# Every throw of the short die, the long die or both (§6.2), all equally likely.
THROWS: Final = (
    PITCH.short,
    PITCH.long,
    [short + long for short in PITCH.short for long in PITCH.long],
)
LONGEST: Final = max(THROWS[2])


class PlayerView(TypedDict):
    point: list[int] | None
    down: bool
    moved: bool


class BallView(TypedDict):
    point: list[int]
    carrier: int | None


class DiceView(TypedDict):
    short: int
    long: int
    counter: list[int]


class ShotView(TypedDict):
    firer: int | None
    direction: int
    left: int
    countered: int | None
    refire: bool


class PitchView(TypedDict):
    """What a seat knows; GRIDBALL has no secrets, so every seat knows the same."""

    players: list[PlayerView]
    ball: BallView
    dice: DiceView
    shot: ShotView | None
    score: list[int]
    turn: int
    turns: int
    team: int
    actions: int
    goals: int
    minutes: int
    over: bool


class Outcome(NamedTuple):
    """What a MOVE leads to: where the player ends, the ball's way, who is pushed where."""

    to: Point
    ball: tuple[Point, ...]
    victim: int | None
    pushed: Point | None
    floored: bool


class Path(NamedTuple):
    """The ball's way from a point: the points it passes, and what stops it after the last one."""

    points: tuple[Point, ...]
    met: int | None
    off: bool


def player_name(player: int) -> str:
    return f"{TEAMS[player // 4]} {player % 4 + 1}"


def in_goal(point: Point) -> bool:
    return point[0] in (0, MINT_GOAL)


def named(point: Point) -> str:
    """A point as people read it: column letter and row, or whose goal it lies in."""
    c, r = point
    return f"the {TEAMS[c // MINT_GOAL]} goal" if in_goal(point) else f"{chr(64 + c)}{r}"


NAMES: Final[dict[Point, str]] = {point: named(point) for point in POINTS}
PLACES: Final[dict[Point, str]] = {point: f"p{n}" for n, point in enumerate(POINTS)}


def bearing(team: int, direction: int) -> str:
    """A direction as the team sees it, so that the words hold however the pitch is turned."""
    return BEARINGS[(direction + 3 * team) % 6]


def ball_point(view: PitchView) -> Point:
    c, r = view["ball"]["point"]
    return c, r


def player_point(view: PitchView, player: int) -> Point | None:
    point = view["players"][player]["point"]
    return None if point is None else (point[0], point[1])


def standing(view: PitchView) -> dict[Point, int]:
    """Who is where."""
    return {
        (seen["point"][0], seen["point"][1]): player
        for player, seen in enumerate(view["players"])
        if seen["point"] is not None
    }


def beyond(point: Point, direction: int) -> Point:
    step = STEPS[direction]
    return point[0] + step[0], point[1] + step[1]


def scorer(point: Point) -> str:
    """Whom a ball in that goal scores for (§9): who attacks that end."""
    return TEAMS[1 - point[0] // MINT_GOAL]


def roll_on(point: Point, direction: int) -> tuple[Point | None, int]:
    """The ball's next point and direction, thrown back by the boundary (§8.1, §8.2); None: off."""
    here = point_at[point] * 6 + direction
    there = BALL_STEP[here]
    return (None if there == OFF else POINTS[there]), HEADING[here]


def path(
    view: PitchView, start: Point, direction: int, steps: int, lifted: int | None = None
) -> Path:
    """The ball's way until its steps are spent, it meets a player, enters a goal or leaves.

    `lifted` is a player about to move away.
    """
    there = standing(view)
    points: list[Point] = []
    at = start
    while len(points) < steps and not in_goal(at):
        ahead, direction = roll_on(at, direction)
        if ahead is None:
            return Path(tuple(points), None, True)
        points.append(ahead)
        met = there.get(ahead)
        if met is not None and met != lifted:
            return Path(tuple(points), met, False)
        at = ahead
    return Path(tuple(points), None, False)


def outcome(view: PitchView, player: int, direction: int, steps: int) -> Outcome:
    """What a MOVE would do (§4), a strike on either step and a check on the last included."""
    points = points_of(view, player, [direction] * steps)
    to = points[-1]
    ball = struck_way(view, points, direction)
    victim = who_is_at(view, to)
    pushed = None if victim is None else beyond(to, direction)
    return Outcome(to, ball, victim, pushed, victim is not None and steps == 2)


def struck_way(view: PitchView, points: Sequence[Point], direction: int) -> tuple[Point, ...]:
    """Where steps over these points strike a free ball to (§4.3), one point for each strike."""
    ball = ball_point(view)
    if ball not in points or view["ball"]["carrier"] is not None:
        return ()
    way: list[Point] = []
    for at in points:
        if at == ball:
            struck, _ = roll_on(ball, direction)
            assert struck is not None, "gridball: a strike never sends the ball off the grid"
            way.append(struck)
            ball = struck
    return tuple(way)


def points_of(view: PitchView, player: int, directions: Sequence[int]) -> list[Point]:
    """The points that a player's steps lead over."""
    at = player_point(view, player)
    assert at is not None, f"gridball: {player_name(player)} is not on the pitch and cannot move"
    points: list[Point] = []
    for direction in directions:
        at = beyond(at, direction)
        points.append(at)
    return points


def who_is_at(view: PitchView, point: Point) -> int | None:
    wanted = [*point]
    for player, seen in enumerate(view["players"]):
        if seen["point"] == wanted:
            return player
    return None


def next_to_place(view: PitchView, seat: int) -> int:
    """The player a seat places next: its first one beside the pitch."""
    own = range(4 * seat, 4 * seat + 4)
    return next(player for player in own if view["players"][player]["point"] is None)


def shooter(view: PitchView) -> int:
    """Who has the ball, or stands where it is: the player that fires or deflects."""
    carrier = view["ball"]["carrier"]
    return standing(view)[ball_point(view)] if carrier is None else carrier


def is_pitch(view: Mapping[str, object]) -> TypeGuard[PitchView]:
    """A view is plain data; this one is known to be GRIDBALL's by what it shows."""
    return "players" in view and "ball" in view


def pitch(view: View) -> PitchView:
    assert is_pitch(view), f"gridball: a view of {', '.join(view)} is not of this game"
    return view


def values(option: object) -> tuple[int, ...]:
    """An option's numbers; a lone number stands for itself."""
    if isinstance(option, tuple):
        return option
    assert isinstance(option, int), f"gridball: {option!r} is not an option's value"
    return (option,)


# -- prompts -----------------------------------------------------------------------------------


def ask_place(view: PitchView, question: Question) -> Prompt:
    first = 1 if question.seat == 0 else PITCH.columns + 1 - PITCH.own_columns
    columns = f"{chr(64 + first)} to {chr(63 + first + PITCH.own_columns)}"
    player = player_name(next_to_place(view, question.seat))
    return Prompt(f"{player}: choose a point in columns {columns}.", "§2.3")


def ask_action(view: PitchView, question: Question) -> Prompt:
    offered = {values(option)[0] for option in question.options}
    verbs = [verb for act, verb in enumerate(("move", "load", "fire")) if act in offered]
    count = actions_text(view["actions"])
    team = TEAMS[question.seat]
    if not verbs:
        return Prompt(f"{team}: {count} left, but nothing can be done. End the turn.", "§3.1")
    return Prompt(f"{team}: {count} left. {any_of(verbs).capitalize()}.", "§3.1")


def ask_fire(view: PitchView, _question: Question) -> Prompt:
    return Prompt(f"{player_name(shooter(view))} fires. Choose a direction.", "§6.1")


def ask_range(view: PitchView, question: Question) -> Prompt:
    shot = view["shot"]
    way = "" if shot is None else f" {bearing(question.seat, shot['direction'])}"
    return Prompt(f"{player_name(shooter(view))} fires{way}. Throw which dice?", "§6.2")


def ask_refire(view: PitchView, _question: Question) -> Prompt:
    player = player_name(shooter(view))
    return Prompt(f"{player} has it by exact count: fire again for free, or hold.", "§6.5")


def ask_counter(view: PitchView, question: Question) -> Prompt:
    shot = view["shot"]
    again = shot is not None and shot["refire"]
    rolled = view["dice"]["counter"]
    won = f" won the roll {max(rolled)} to {min(rolled)}" if all(rolled) else " won the roll"
    reach = "up to two steps" if again else "one step"
    return Prompt(f"{TEAMS[question.seat]}{won}: move a player {reach}, or stay.", "§6.3")


def ask_deflect(view: PitchView, _question: Question) -> Prompt:
    player = player_name(shooter(view))
    shot = view["shot"]
    left = 0 if shot is None else shot["left"]
    return Prompt(f"{player} deflects: {steps_text(left)} left. Choose a direction.", "§7.1")


def ask_restart(_view: PitchView, question: Question) -> Prompt:
    return Prompt(f"The ball left the grid. {TEAMS[question.seat]}: choose a spot for it.", "§8.3")


def any_of(words: Sequence[str]) -> str:
    """`move, load or fire`."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def actions_text(n: int) -> str:
    return "1 action" if n == 1 else f"{n} actions"


def steps_text(n: int) -> str:
    return "1 step" if n == 1 else f"{n} steps"


# -- labels ------------------------------------------------------------------------------------


def label_place(view: PitchView, question: Question, option: object) -> str:
    player = player_name(next_to_place(view, question.seat))
    return f"{player} on {NAMES[POINTS[values(option)[0]]]}"


def label_action(view: PitchView, _question: Question, option: object) -> str:
    act, *rest = values(option)
    if act == MOVE:
        return label_move(rest[0], outcome(view, rest[0], rest[1], rest[2]))
    if act == LOAD:
        return label_load(view, rest[0])
    if act == FIRE:
        return f"{player_name(rest[0])} fires: the last action of the turn"
    return f"End the turn with {actions_text(view['actions'])} unused"


def label_move(player: int, seen: Outcome) -> str:
    name = player_name(player)
    told = f"{name} to {NAMES[seen.to]}"
    if seen.victim is not None and seen.pushed is not None:
        victim, pushed = player_name(seen.victim), NAMES[seen.pushed]
        told = f"{name} checks {victim} to {pushed}"
        if seen.floored:
            told = f"{name} double-checks {victim}: pushed to {pushed}, face down"
    if not seen.ball:
        return told
    if in_goal(seen.ball[-1]):
        goal = NAMES[seen.ball[-1]]
        return f"{told}, striking the ball into {goal}: {scorer(seen.ball[-1])} scores"
    return f"{told}, striking the ball to {NAMES[seen.ball[-1]]}"


def label_load(view: PitchView, player: int) -> str:
    carrier = view["ball"]["carrier"]
    if carrier is None:
        return f"{player_name(player)} loads the ball from {NAMES[ball_point(view)]}"
    return f"{player_name(player)} steals the ball from {player_name(carrier)}"


def label_fire(view: PitchView, question: Question, option: object) -> str:
    """A direction before the dice: what stands in the way, and how far off."""
    direction = values(option)[0]
    if direction == HOLD:
        return "Hold the ball and end the turn"
    seen = path(view, ball_point(view), direction, LONGEST)
    way = bearing(question.seat, direction).capitalize()
    if seen.met == shooter(view):
        return f"{way}: comes back after {steps_text(len(seen.points))}"
    return f"{way}: {ahead_text(seen)}"


def ahead_text(seen: Path) -> str:
    away = len(seen.points)
    if seen.off:
        return f"off the grid on step {away + 1}"
    if seen.met is not None:
        return f"{player_name(seen.met)} is {steps_text(away)} away"
    if in_goal(seen.points[-1]):
        return f"{NAMES[seen.points[-1]]} is {steps_text(away)} away"
    return f"free all the way to {NAMES[seen.points[-1]]}"


def label_range(view: PitchView, _question: Question, option: object) -> str:
    """A range with its spread, and the odds of what lies in the way as things stand."""
    dice = values(option)[0]
    told = f"{RANGES[dice]}: {span_text(THROWS[dice])} steps"
    shot = view["shot"]
    if shot is None:
        return told
    seen = path(view, ball_point(view), shot["direction"], LONGEST)
    return ". ".join([told, *odds_text(seen, THROWS[dice])])


def span_text(throws: Sequence[int]) -> str:
    low, high = min(throws), max(throws)
    return f"{low} or {high}" if high == low + 1 else f"{low}–{high}"


def odds_text(seen: Path, throws: Sequence[int]) -> list[str]:
    away = len(seen.points)
    exactly = throws.count(away) / len(throws)
    further = sum(steps > away for steps in throws) / len(throws)
    if seen.off:
        return chance_text("Off the grid", further)
    if seen.met is not None:
        name = player_name(seen.met)
        return chance_text(f"Lands on {name}", exactly) + chance_text(f"Turned at {name}", further)
    if in_goal(seen.points[-1]):
        return chance_text(f"Into {NAMES[seen.points[-1]]}", exactly + further)
    return []


def chance_text(what: str, odds: float) -> list[str]:
    return [f"{what}: {round(odds * 100)} %"] if odds else []


def label_counter(view: PitchView, question: Question, option: object) -> str:
    """A counter move; of two steps the way too, since the last one can turn the ball."""
    move = values(option)
    if not move:
        return f"{TEAMS[question.seat]} stays"
    player, *directions = move
    points = points_of(view, player, directions)
    told = f"{player_name(player)} to {NAMES[points[-1]]}"
    if len(points) == 2:
        told += f" by {NAMES[points[0]]}"
    return told + in_the_way(view, player, points[-1], directions[-1])


def in_the_way(view: PitchView, player: int, point: Point, direction: int) -> str:
    """What the ball would do at that point (§7.2), if it gets there as things stand."""
    shot = view["shot"]
    if shot is None:
        return ""
    seen = path(view, ball_point(view), shot["direction"], shot["left"], player)
    if point not in seen.points:
        return ""
    if seen.points.index(point) + 1 == shot["left"]:
        return ", where the ball would land"
    return f", turning the ball {bearing(team_of(player), direction)}"


def label_deflect(view: PitchView, question: Question, option: object) -> str:
    direction = values(option)[0]
    shot = view["shot"]
    left = LONGEST if shot is None else shot["left"]
    seen = path(view, ball_point(view), direction, left)
    return f"{bearing(question.seat, direction).capitalize()}: {end_text(seen, left)}"


def end_text(seen: Path, left: int) -> str:
    """Where a ball with a known number of steps goes."""
    away = len(seen.points)
    if seen.off:
        return f"off the grid on step {away + 1}"
    point = NAMES[seen.points[-1]]
    if in_goal(seen.points[-1]):
        return f"into {point}, {scorer(seen.points[-1])} scores"
    if seen.met is None:
        return f"to {point}"
    if away == left:
        return f"onto {player_name(seen.met)} at {point}, who has it"
    return f"to {player_name(seen.met)} at {point}, {left - away} left"


def label_restart(view: PitchView, _question: Question, option: object) -> str:
    point = POINTS[values(option)[0]]
    holder = standing(view).get(point)
    told = f"Ball on {NAMES[point]}"
    return told if holder is None else f"{told}, loaded on {player_name(holder)}"


# -- places on the board -----------------------------------------------------------------------


def spot_point(_view: PitchView, option: object) -> Spot:
    return Spot(None, f"p{values(option)[0]}")


def spot_action(view: PitchView, option: object) -> Spot:
    """A mover and where it goes; a loader and the ball; a carrier fires at one click."""
    act, *rest = values(option)
    if act == MOVE:
        *_, to = points_of(view, rest[0], rest[1:2] * rest[2])
        return Spot(f"player-{rest[0]}", PLACES[to])
    if act == LOAD:
        return Spot(f"player-{rest[0]}", PLACES[ball_point(view)])
    if act == FIRE:
        return Spot(None, PLACES[ball_point(view)])
    return Spot(None, None)


def spot_direction(_view: PitchView, option: object) -> Spot:
    """Directions have places of their own: the first step may lie off the grid."""
    direction = values(option)[0]
    return Spot(None, None if direction == HOLD else f"d{direction}")


def spot_range(_view: PitchView, option: object) -> Spot:
    return Spot(None, ("range-short", "range-long", "range-both")[values(option)[0]])


def spot_counter(view: PitchView, option: object) -> Spot:
    move = values(option)
    if not move:
        return Spot(None, None)
    points = points_of(view, move[0], move[1:])
    return Spot(f"player-{move[0]}", PLACES[points[-1]])


# -- the story ---------------------------------------------------------------------------------

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "turn.started": ("team", "turn"),
    "start.rolled": ("a", "b"),
    "player.placed": ("player", "point"),
    "player.moved": ("player", "from", "to", "direction"),
    "ball.struck": ("player", "from", "to"),
    "player.checked": ("player", "victim", "to"),
    "player.floored": ("player",),
    "player.stood": ("player",),
    "ball.loaded": ("player",),
    "ball.stolen": ("player", "victim"),
    "fire.declared": ("player", "direction"),
    "range.chosen": ("team", "range"),
    "range.rolled": ("short", "long"),
    "counter.rolled": ("a", "b"),
    "counter.moved": ("player", "from", "to"),
    "counter.stayed": ("team",),
    "ball.flew": ("from", "to"),
    "ball.rebounded": ("point",),
    "ball.deflected": ("player", "direction"),
    "ball.returned": ("player",),
    "ball.countered": ("player", "direction"),
    "ball.landed": ("point",),
    "ball.caught": ("player",),
    "refire.held": ("player",),
    "ball.left": ("point", "last_team"),
    "ball.placed": ("point",),
    "ball.centred": (),
    "goal.scored": ("team", "a", "b"),
    "turn.ended": ("team",),
    "game.ended": ("a", "b"),
}

TEMPLATES: Final[dict[str, str]] = {
    "turn.started": "Turn {turn}: {team} to play.",
    "start.rolled": "Coral rolls {a}, Mint rolls {b}: {start}.",
    "player.placed": "{player} lines up on {point}.",
    "player.moved": "{player} moves from {from} to {to}.",
    "ball.struck": "{player} strikes the ball {into}.",
    "player.checked": "{player} checks {victim} to {to}.",
    "player.floored": "{player} goes down, face down.",
    "player.stood": "{player} stands up.",
    "ball.loaded": "{player} loads the ball.",
    "ball.stolen": "{player} steals the ball from {victim}.",
    "fire.declared": "{player} fires {direction}.",
    "range.chosen": "{team} throws {range}.",
    "range.rolled": "{thrown}.",
    "counter.rolled": "Counter roll: {a} for Coral, {b} for Mint. {counter}.",
    "counter.moved": "Counter move: {player} from {from} to {to}.",
    "counter.stayed": "{team} makes no counter move.",
    "ball.flew": "The ball flies {into}.",
    "ball.rebounded": "The ball rebounds at {point}.",
    "ball.deflected": "{player} deflects it {direction}.",
    "ball.returned": "{player} lies face down: the ball comes straight back.",
    "ball.countered": "{player}, still on the move, turns it {direction}.",
    "ball.landed": "The ball comes to rest on {point}.",
    "ball.caught": "{player} has the ball.",
    "refire.held": "{player} holds the ball.",
    "ball.left": "The ball leaves the grid at {point}, last touched by {last_team}.",
    "ball.placed": "The ball is put on {point}.",
    "ball.centred": f"Dead ball: it goes back to {NAMES[POINTS[CENTRE]]}.",
    "goal.scored": "Goal for {team}! Coral {a}–{b} Mint.",
    "turn.ended": "{team}'s turn ends.",
    "game.ended": "Final score: Coral {a}–{b} Mint. {result}.",
}


def fact_text(name: str, value: int, first: int) -> str:
    """One fact in words; a direction is told as the acting player, the first fact, sees it."""
    if name in ("player", "victim"):
        return player_name(value)
    if name in ("team", "last_team"):
        return TEAMS[value]
    if name in ("from", "to", "point"):
        return NAMES[POINTS[value]]
    if name == "direction":
        return bearing(team_of(first), value)
    if name == "range":
        return DICE_NAMES[value]
    return str(value)


def higher(a: int, b: int, win: str, level: str) -> str:
    return level if a == b else f"{TEAMS[0 if a > b else 1]} {win}"


def duel_words(a: int, b: int) -> dict[str, str]:
    """The words for two numbers, one a team."""
    return {
        "start": higher(a, b, "starts", "roll again"),
        "counter": higher(a, b, "may move", "Roll again"),
        "result": higher(a, b, "wins", "A draw"),
    }


def thrown_text(short: int, long: int) -> str:
    if short and long:
        return f"Short {short} and long {long}: {steps_text(short + long)}"
    return f"{'Short' if short else 'Long'} die: {steps_text(short + long)}"


def into_text(point: Point) -> str:
    return f"{'into' if in_goal(point) else 'to'} {NAMES[point]}"


def sentence(kind: str, facts: Sequence[int]) -> str:
    """One event of the story as a sentence."""
    named = dict(zip(FACTS[kind], facts, strict=True))
    words = {name: fact_text(name, value, facts[0]) for name, value in named.items()}
    if "a" in named:
        words.update(duel_words(named["a"], named["b"]))
    if "to" in named:
        words["into"] = into_text(POINTS[named["to"]])
    if "short" in named:
        words["thrown"] = thrown_text(named["short"], named["long"])
    return TEMPLATES[kind].format_map(words)


# -- the whole picture in words ----------------------------------------------------------------


def scene(view: PitchView) -> str:
    """The position in words, for someone who can't see the picture."""
    a, b = view["score"]
    told = [f"{TEAMS[0]} {a}–{b} {TEAMS[1]}.", ball_text(view)]
    told += [where_text(view, player) for player in range(8)]
    return " ".join(told)


def ball_text(view: PitchView) -> str:
    carrier = view["ball"]["carrier"]
    if carrier is not None:
        return f"{player_name(carrier)} has the ball."
    point = ball_point(view)
    return f"Ball {'in' if in_goal(point) else 'on'} {NAMES[point]}."


def where_text(view: PitchView, player: int) -> str:
    point = player_point(view, player)
    if point is None:
        return f"{player_name(player)} beside the pitch."
    down = ", face down" if view["players"][player]["down"] else ""
    return f"{player_name(player)} on {NAMES[point]}{down}."


class Words(NamedTuple):
    """How one kind of question is put."""

    prompt: Callable[[PitchView, Question], Prompt]
    label: Callable[[PitchView, Question, object], str]
    spot: Callable[[PitchView, object], Spot]


QUESTIONS: Final[dict[str, Words]] = {
    "place.player": Words(ask_place, label_place, spot_point),
    "turn.action": Words(ask_action, label_action, spot_action),
    "fire.direction": Words(ask_fire, label_fire, spot_direction),
    "fire.range": Words(ask_range, label_range, spot_range),
    "refire.direction": Words(ask_refire, label_fire, spot_direction),
    "counter.move": Words(ask_counter, label_counter, spot_counter),
    "deflect.direction": Words(ask_deflect, label_deflect, spot_direction),
    "restart.spot": Words(ask_restart, label_restart, spot_point),
}


def prompt(view: View, question: Question) -> Prompt:
    """What is asked, in one line, and the section of the rules it is about."""
    return QUESTIONS[question.kind].prompt(pitch(view), question)


def label(view: View, question: Question, option: object) -> str:
    """One option in one line: what it would do."""
    return QUESTIONS[question.kind].label(pitch(view), question, option)


def spot(view: View, question: Question, option: object) -> Spot:
    """What to click for an option: a piece, then a place; or a place at once; or only a button."""
    return QUESTIONS[question.kind].spot(pitch(view), option)
