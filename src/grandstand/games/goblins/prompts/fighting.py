"""Labels of the fight: agendas to drop, controllers, tactics cards, dice and tokens."""

from typing import Final

from grandstand.core.questions import Question
from grandstand.games.goblins.board import COCKPIT, OFF
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, ALL, BLANK, CARDS, DONE, DYNAMITE

from .seen import (
    BET_NAMES,
    COSTS,
    FACES,
    PLACES,
    AgendaView,
    RobotView,
    WorksView,
    Wreck,
    all_of,
    arrows_for,
    attacked_side,
    counted,
    cut_off,
    dice_for,
    side_of,
    struck,
    tile_at,
    values,
)

ABILITIES_DO: Final = (
    "roll one or all dice again",
    "your first hit strikes twice",
    "move or turn one of your tiles",
    "one arrow more, so one die more",
    "change one number you rolled",
    "roll blanks until none is left",
    "a defense token on one of your tiles",
)
OUTCOMES: Final = ("loses", "wins")  # by the side of the bet (§9.3)


# -- agendas -----------------------------------------------------------------------------------


def agenda_in(view: WorksView, slot: int) -> AgendaView | None:
    return next((held for held in view["agendas"] if held["slot"] == slot), None)


def label_discard(view: WorksView, question: Question, option: object) -> str:
    """`Drop Artist: 2 points for each decoration on your robot; 4 now`."""
    slot, *bet = values(option)
    held = agenda_in(view, slot)
    if held is None:
        return f"Drop agenda {slot + 1}"
    agenda = AGENDAS[held["agenda"]]
    if bet:
        outcome = f"{BET_NAMES[bet[0]]}, your team {OUTCOMES[bet[0]]}"
        return f"Drop {agenda.name} ({held['now']} now); bet on {outcome}"
    return f"Drop {agenda.name}: {agenda.text}; {held['now']} now"


# -- controllers -------------------------------------------------------------------------------

STEERS: Final = ("Don't turn", "Turn right", "Turn round", "Turn left")


def label_pilot(view: WorksView, question: Question, option: object) -> str:
    """`Turn right (1 engine), hit their rear (2): 3 of 3 engines; 4 arrows, 4 dice`."""
    steer, target = values(option)
    robot = view["robots"][side_of(view, question.seat)]
    cost, engines = COSTS[steer] + COSTS[target], robot["engines"]
    told = f"{STEERS[steer]} ({counted(COSTS[steer], 'engine')}), hit their {FACES[target]}"
    told = f"{told} ({COSTS[target]}): {cost} of {counted(engines, 'engine')}"
    if cost > engines:
        return f"{told}, a goof: their front; {dice_text(robot, 0)}"
    return f"{told}; {dice_text(robot, steer)}"


def dice_text(robot: RobotView, steer: int) -> str:
    """`7 arrows, 4 dice, overheats`: what the tactician would roll, tactics cards aside."""
    arrows = arrows_for(robot, steer)
    heat = "" if steer else ", overheats"
    return f"{counted(arrows, 'arrow')}, {counted(dice_for(arrows, steer), 'dice')}{heat}"


def ability_text(ability: int) -> str:
    return f"{ABILITY_NAMES[ability]} ({ABILITIES_DO[ability]})"


def card_text(card: int) -> str:
    """`Crane (move or turn one of your tiles) and Nitro (…)`."""
    return all_of([ability_text(ability) for ability in CARDS[card]])


def label_pick(view: WorksView, question: Question, option: object) -> str:
    n = values(option)[0]
    cards = view["tactics"]
    return f"{PLACES[n]}: {card_text(cards[n])}" if n < len(cards) else f"{PLACES[n]} card"


# -- cards and dice ----------------------------------------------------------------------------


def label_use(view: WorksView, question: Question, option: object) -> str:
    ability = values(option)[0]
    if ability == DONE:
        return "Go on to the roll" if question.kind == "card.use" else "Leave the dice as they are"
    return f"{ABILITY_NAMES[ability]}: {ABILITIES_DO[ability]}"


def own_dice(view: WorksView, question: Question) -> list[int]:
    return view["dice"][side_of(view, question.seat)]


def label_nitro(view: WorksView, question: Question, option: object) -> str:
    n, dice = values(option)[0], own_dice(view, question)
    if n == ALL:
        return "Roll all dice again"
    shows = f" ({hit_text(view, question.seat, dice[n])})" if n < len(dice) else ""
    return f"Roll die {n + 1} again{shows}"


def hit_text(view: WorksView, seat: int, number: int) -> str:
    """`3: weapon on C1 and 2 more`: what a die would strike on the robot as it stands."""
    if number == BLANK:
        return "a blank"
    side = side_of(view, seat)
    robot = view["robots"][1 - side]
    told = struck_text(robot, Wreck(robot), attacked_side(view, side), number)
    return f"{number}: {told}"


def struck_text(robot: RobotView, wreck: Wreck, side: int, line: int) -> str:
    square = struck(wreck.yard, side, line)
    if square == OFF:
        return "nothing there"
    if square == COCKPIT:
        return "the cockpit, a goblin out" if wreck.goblins else "the empty cockpit"
    if wreck.guards(square):
        return f"{tile_at(robot, square)}, takes a token"
    falling = cut_off(wreck.yard, square)
    return tile_at(robot, square) + (f" and {falling} more" if falling else "")


def label_homing(view: WorksView, question: Question, option: object) -> str:
    n, number = values(option)
    dice = own_dice(view, question)
    before = f" from {dice[n]}" if n < len(dice) else ""
    return f"Die {n + 1}{before} to {hit_text(view, question.seat, number)}"


def label_order(view: WorksView, question: Question, option: object) -> str:
    """What it would strike after those that come before it in the order."""
    line, side = values(option)[0], side_of(view, question.seat)
    robot, origin = view["robots"][1 - side], attacked_side(view, side)
    wreck, doubled = Wreck(robot), DYNAMITE in view["used"][side]
    for before in view["order"][side]:
        doubled = strike(wreck, origin, before, doubled)
    twice = ", twice" if doubled and struck(wreck.yard, origin, line) != OFF else ""
    return f"Next {line}: {struck_text(robot, wreck, origin, line)}{twice}"


def strike(wreck: Wreck, side: int, line: int, doubled: bool) -> bool:
    """One die; the first that strikes anything does so twice with Dynamite (§8.2), if still to."""
    square = struck(wreck.yard, side, line)
    if square == OFF:
        return doubled
    wreck.hit(square)
    if doubled and (again := struck(wreck.yard, side, line)) != OFF:
        wreck.hit(again)
    return False


def label_token(view: WorksView, question: Question, option: object) -> str:
    """A token by what it covers; two that cover the same are told apart by their number."""
    n = values(option)[0]
    robot = view["robots"][side_of(view, question.seat)]
    token = robot["tokens"][n]
    covered = all_of([tile_at(robot, square) for square in token if square is not None])
    alike = [other for other in values_of(question) if robot["tokens"][other] == token]
    which = f" ({alike.index(n) + 1} of {len(alike)})" if len(alike) > 1 else ""
    return f"Lose the token on {covered}{which}"


def values_of(question: Question) -> list[int]:
    return [values(option)[0] for option in question.options]


def label_third(view: WorksView, question: Question, option: object) -> str:
    return "Yes: build and fight once more" if values(option)[0] else "No: leave it a tie"
