"""Labels of what is done with tiles: to give, to lay, to turn, to crane or to tape one."""

from grandstand.core.questions import Question
from grandstand.games.goblins.board import (
    COCKPIT,
    EMPTY,
    PLATES,
    SIDES,
    arrows,
    loose,
    name_of,
    neighbour,
)

from .seen import (
    COLOURS,
    TILE_NAMES,
    TURNS,
    RobotView,
    WorksView,
    all_of,
    counted,
    cut_off,
    face,
    met,
    pointing,
    side_of,
    square_name,
    tile_at,
    tokens_at,
    values,
    yard_of,
)


def own_robot(view: WorksView, question: Question) -> RobotView:
    return view["robots"][side_of(view, question.seat)]


# -- planning ----------------------------------------------------------------------------------


def hand_name(view: WorksView, slot: int) -> str:
    """`3-metal weapon`; with its place in the hand if another tile there has the same name."""
    tile = view["hand"][slot]
    if tile is None:
        return f"tile {slot + 1}"
    name = TILE_NAMES[tile]
    alike = sum(held is not None and TILE_NAMES[held] == name for held in view["hand"])
    return name if alike == 1 else f"{name} (tile {slot + 1})"


def receiver(view: WorksView, seat: int) -> str:
    """Who gets the tiles: the one planner on the other side (§3.2)."""
    foes = view["teams"][1 - side_of(view, seat)]
    found = [foe for foe in foes if view["jobs"][foe] == "planner"]
    return COLOURS[found[0]] if len(found) == 1 else "your opponent"


def label_give(view: WorksView, question: Question, option: object) -> str:
    one, other = values(option)
    who = receiver(view, question.seat)
    return f"Give {who} the {hand_name(view, one)} and the {hand_name(view, other)}"


# -- building ----------------------------------------------------------------------------------


def label_place(view: WorksView, question: Question, option: object) -> str:
    """Short, since there may be a hundred; how it connects is said when it is turned."""
    slot, square = values(option)
    return f"The {hand_name(view, slot)} on {name_of(square)}{beside(square)}"


def beside(square: int) -> str:
    return ", beside the cockpit" if square in NEXT_TO_COCKPIT else ""


NEXT_TO_COCKPIT = frozenset(neighbour(COCKPIT, edge) for edge in SIDES)


def label_turn(view: WorksView, question: Question, option: object) -> str:
    """`Quarter turn right: arrow to the right (3 there), meets the cockpit and B2`."""
    turn, square = values(option)[0], view["turning"]
    robot = own_robot(view, question)
    laid = None if square is None else robot["tiles"][square]
    if square is None or laid is None:
        return TURNS[turn]
    yard = yard_of(robot)
    yard[square] = 4 * laid["tile"] + turn
    told = lying_text(view, side_of(view, question.seat), yard, square)
    return f"{TURNS[turn]}: {told}"


def lying_text(view: WorksView, side: int, yard: list[int], square: int) -> str:
    """What a tile does where it would lie: arrows, plates, what it meets, and what is loose."""
    told = [arrow_text(view, side, yard, square), plate_text(view, side, yard, square)]
    return ", ".join([*filter(None, told), meeting_text(yard, square)])


def arrow_text(view: WorksView, side: int, yard: list[int], square: int) -> str:
    """Where it points, with all the arrows that the robot then has there."""
    ways = [
        f"the {face(view, side, edge)} ({arrows(yard, edge)})" for edge in pointing(yard, square)
    ]
    return f"fires to {all_of(ways)}" if ways else ""


def plate_text(view: WorksView, side: int, yard: list[int], square: int) -> str:
    """Which neighbours its plates protect besides itself (§4.5)."""
    plates = PLATES[yard[square]]
    plated = [edge for edge in SIDES if plates[edge]]
    if not plated:
        return ""
    touching = met(yard, square)
    guarded = [
        name_of(near)
        for edge in plated
        if (near := neighbour(square, edge)) in touching and near != COCKPIT
    ]
    ways = all_of([face(view, side, edge) for edge in plated])
    return f"plate {ways}, guards {all_of(['itself', *guarded])}"


def meeting_text(yard: list[int], square: int) -> str:
    touching, fallen = met(yard, square), loose(yard)
    meets = (
        f"meets {all_of([square_name(near) for near in touching])}" if touching else "meets nothing"
    )
    if square in fallen:
        return f"{meets}, loose" + (f" ({len(fallen)} in all)" if len(fallen) > 1 else "")
    return f"{meets}, holds" + (f"; {counted(len(fallen), 'tile')} loose" if fallen else "")


def label_done(view: WorksView, question: Question, option: object) -> str:
    if values(option)[0] == 0:
        return "Take all five back and begin again"
    fallen = own_robot(view, question)["loose"]
    return "Done: " + (f"{counted(len(fallen), 'tile')} loose so far" if fallen else "all holds")


# -- Crane and Duct Tape -----------------------------------------------------------------------


def label_crane(view: WorksView, question: Question, option: object) -> str:
    """A tile to move or turn, and what hangs on it."""
    square, robot = values(option)[0], own_robot(view, question)
    hanging = cut_off(yard_of(robot), square)
    told = f"; {counted(hanging, 'tile')} hang on it" if hanging > 1 else ""
    told = "; 1 tile hangs on it" if hanging == 1 else told
    return f"Crane the {tile_at(robot, square)}{told}"


def craned_from(view: WorksView, question: Question) -> int | None:
    """The square of the tile on the crane: the only one offered that is taken, to turn it there.

    None for a tile that looks the same each way, which can't be turned in place.
    """
    tiles = own_robot(view, question)["tiles"]
    offered = (values(option)[0] for option in question.options)
    return next((square for square in offered if tiles[square] is not None), None)


def label_crane_to(view: WorksView, question: Question, option: object) -> str:
    square, turn = values(option)
    robot, source = own_robot(view, question), craned_from(view, question)
    told = f"{name_of(square)}, {TURNS[turn].lower()}"
    laid = None if source is None else robot["tiles"][source]
    if laid is None or source is None:
        return f"To {told}"
    yard = yard_of(robot)
    yard[source] = EMPTY
    yard[square] = 4 * laid["tile"] + turn
    where = "Stay on" if square == source else "To"
    return f"{where} {told}: {lying_text(view, side_of(view, question.seat), yard, square)}"


def label_tape(view: WorksView, question: Question, option: object) -> str:
    square, robot = values(option)[0], own_robot(view, question)
    tokens = tokens_at(robot, square)
    more = f", over {counted(tokens, 'token')}" if tokens else ""
    return f"Tape up the {tile_at(robot, square)}{more}"
