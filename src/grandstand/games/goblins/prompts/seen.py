"""What a view of Goblins, Inc. holds, and how its goblins, tiles, squares and sides are called.

The rest of the package reads views through this file: nothing here knows what is legal, only what
can be read off the table, such as what a line would hit.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, TypeGuard

from grandstand.core.game import View
from grandstand.games.goblins.board import (
    ARMOR,
    ARROWS,
    COCKPIT,
    COCKPIT_LAID,
    EMPTY,
    KINDS,
    LINES,
    METAL,
    NEIGHBOUR,
    OFF,
    SIDES,
    TILES,
    Tile,
    loose,
    name_of,
)
from grandstand.games.goblins.rules.combat import COST, dice_count

COLOURS: Final = ("Green", "Yellow", "Red", "Blue")
GOBLINS: Final = ("Grub", "Snot", "Fizz", "Mudge")
ROBOTS: Final = ("Clanker", "Rustbucket")  # by side: the story can't say "yours" and "theirs"
FACES: Final = ("front", "right", "rear", "left")  # by quarter turns from the front
TURNS: Final = ("As printed", "Quarter turn right", "Upside down", "Quarter turn left")
PLACES: Final = ("Left", "Middle", "Right")  # of the three tactics cards
COSTS: Final = COST  # those who draw read it here, like the rest
BET_NAMES: Final = ("Snitch", "Star")


class LaidView(TypedDict):
    tile: int
    turn: int
    fresh: bool


class ScrapView(TypedDict):
    tiles: list[int]
    tokens: int
    goblins: int


class RobotView(TypedDict):
    """One side's robot; `arrows` are by sides as built, `goblins` by seat."""

    tiles: list[LaidView | None]
    front: int
    tokens: list[list[int | None]]
    goblins: list[int]
    scrap: ScrapView
    arrows: list[int]
    engines: int
    loose: list[int]
    disabled: bool


class AgendaView(TypedDict):
    agenda: int
    slot: int
    bet: int | None
    now: int


class ShownView(TypedDict):
    agenda: int
    bet: int | None
    points: int


class ControlsView(TypedDict):
    steer: int
    target: int
    used: int
    unused: int
    goof: bool
    card: int | None


class MineView(TypedDict):
    """What the viewer has set so far, unseen by the others."""

    steer: int | None
    target: int | None
    pick: int | None


class GainsView(TypedDict):
    win: int
    agendas: int


class WorksView(TypedDict):
    """What a seat knows: its own hand, agendas and settings, and all that lies open."""

    round: int
    rounds: int
    version: str
    phase: str
    step: int
    steps: int
    combat: int
    you: int | None
    seats: int
    start: int
    teams: list[list[int]]
    opposite: list[int]
    jobs: list[str]
    blueprint: list[int]
    robots: list[RobotView]
    hand: list[int | None]
    hands: list[int]
    agendas: list[AgendaView]
    open: list[AgendaView]
    shown: list[list[ShownView]]
    tactics: list[int]
    pile: int
    won_card: list[int | None]
    controls: list[ControlsView] | None
    mine: MineView | None
    dice: list[list[int]]
    used: list[list[int]]
    order: list[list[int]]
    supply: int
    score: list[int]
    gains: list[GainsView]
    winner: int | None
    over: bool
    turning: int | None  # the square of the tile whose turn is asked for


def is_works(view: Mapping[str, object]) -> TypeGuard[WorksView]:
    """A view is plain data; this one is known to be Goblins' by what it shows."""
    return "robots" in view and "blueprint" in view


def works(view: View) -> WorksView:
    assert is_works(view), f"goblins: a view of {', '.join(view)} is not of this game"
    return view


def values(option: object) -> tuple[int, ...]:
    """An option's numbers; a lone number stands for itself."""
    if isinstance(option, tuple):
        return option
    assert isinstance(option, int), f"goblins: {option!r} is not an option's value"
    return (option,)


# -- words -------------------------------------------------------------------------------------


def counted(n: int, noun: str) -> str:
    """`1 tile`, `2 tiles`; dice are `die` in the singular."""
    if noun == "dice":
        return f"{n} {'die' if n == 1 else 'dice'}"
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def all_of(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def tile_name(tile: Tile) -> str:
    """`3-metal weapon`, `premium decoration`; decorations all have metal all round."""
    premium = "premium " if tile.premium else ""
    metal = sum(tile.metal)
    shape = "" if metal == 4 and tile.name.endswith("decoration") else f"{metal}-metal "
    if metal == 2:
        shape = "straight 2-metal " if tile.metal[0] == tile.metal[2] else "corner 2-metal "
    return f"{premium}{shape}{KINDS[tile.kind]}"


TILE_NAMES: Final = [tile_name(tile) for tile in TILES]


def a_tile(tile: int) -> str:
    """`an engine`, `a premium weapon`, `armor`: as much as the story needs."""
    name = TILES[tile].name
    if TILES[tile].kind == ARMOR:
        return name
    return f"{'an' if name[0] == 'e' else 'a'} {name}"


# -- sides and teams ---------------------------------------------------------------------------


def side_of(view: WorksView, seat: int) -> int:
    return 1 if seat in view["teams"][1] else 0


def team_name(view: WorksView, side: int) -> str:
    """`Green and Red`."""
    names = [COLOURS[seat] for seat in view["teams"][side]]
    return all_of(names) if names else f"Side {side + 1}"


def face(view: WorksView, side: int, edge: int) -> str:
    """An as-built side of a robot, as seen from its present front."""
    return FACES[(edge - view["robots"][side]["front"]) % 4]


# -- the yard ----------------------------------------------------------------------------------


def yard_of(robot: RobotView) -> list[int]:
    """The robot as `board` knows it."""
    yard = [EMPTY if laid is None else 4 * laid["tile"] + laid["turn"] for laid in robot["tiles"]]
    yard[COCKPIT] = COCKPIT_LAID
    return yard


def tile_at(robot: RobotView, square: int) -> str:
    """`weapon on B2`, `cockpit`; an empty square has no tile to speak of."""
    if square == COCKPIT:
        return "cockpit"
    laid = robot["tiles"][square]
    return name_of(square) if laid is None else f"{TILES[laid['tile']].name} on {name_of(square)}"


def met(yard: list[int], square: int) -> list[int]:
    """The squares that what lies there is connected to, metal to metal (§1.3)."""
    metal = METAL[yard[square]]
    found = [NEIGHBOUR[square][edge] for edge in SIDES]
    return [
        near
        for edge, near in enumerate(found)
        if metal[edge] and near != OFF and yard[near] != EMPTY and METAL[yard[near]][(edge + 2) % 4]
    ]


def square_name(square: int) -> str:
    return "the cockpit" if square == COCKPIT else name_of(square)


def tokens_at(robot: RobotView, square: int) -> int:
    return sum(square in token for token in robot["tokens"])


# -- the fight ---------------------------------------------------------------------------------


def arrows_for(robot: RobotView, steer: int) -> int:
    """The arrows that point forward after that turn (§5.8)."""
    return robot["arrows"][(robot["front"] + steer) % 4]


def dice_for(arrows: int, steer: int) -> int:
    """At most five dice; a robot that doesn't turn overheats (§5.4)."""
    return dice_count(arrows, False, steer == 0)


def attacked_side(view: WorksView, side: int) -> int:
    """From which as-built side the enemy of `side` is attacked (§5.12)."""
    enemy, controls = view["robots"][1 - side], view["controls"]
    target = 0 if controls is None or controls[side]["goof"] else controls[side]["target"]
    return (enemy["front"] + target) % 4


def struck(yard: list[int], side: int, line: int) -> int:
    """The square that a die strikes from a side; OFF: the line is empty."""
    for square in LINES[side][line - 1]:
        if yard[square] != EMPTY:
            return square
    return OFF


class Wreck:
    """A robot as it would be after some hits: what the order of dice (§5.11) is about."""

    def __init__(self, robot: RobotView) -> None:
        self.yard = yard_of(robot)
        self.tokens = [*robot["tokens"]]
        self.goblins = sum(robot["goblins"])

    def guards(self, square: int) -> list[list[int | None]]:
        return [token for token in self.tokens if square in token]

    def hit(self, square: int) -> None:
        """A hit there: a token, a goblin, or the tile and what hung on it (§5.12–§5.14)."""
        if square == COCKPIT:
            self.goblins = max(0, self.goblins - 1)
        elif self.guards(square):
            self.tokens.remove(self.guards(square)[0])  # the pilot may choose another
        else:
            self.yard[square] = EMPTY
            for fallen in loose(self.yard):
                self.yard[fallen] = EMPTY


def cut_off(yard: list[int], square: int) -> int:
    """How many tiles besides would fall without the one on that square (§5.13)."""
    laid = yard[square]
    before = len(loose(yard))
    yard[square] = EMPTY
    fallen = len(loose(yard)) - before
    yard[square] = laid
    return max(0, fallen)


def pointing(yard: list[int], square: int) -> list[int]:
    """The sides to which what lies there has arrows."""
    return [edge for edge in SIDES if ARROWS[yard[square]][edge]]
