"""What a seat sees, as text for a terminal: both yards in characters, coloured by Rich's markup.

A tile is five characters wide and three high: thick lines are metal edges, triangles arrows,
diamonds plates. In its middle is its kind, in capitals when it is premium; `?` marks what is loose,
`+` what was laid in this step, a digit its defense tokens. Nothing depends on colour alone.
"""

from typing import Final

from grandstand.core.game import View
from grandstand.core.questions import Question

from .board import ARROWS, COCKPIT, EDGES, METAL, PLATES, SIZE, TILES
from .cards.agendas import AGENDAS
from .cards.tactics import ABILITY_NAMES, BLANK, CARDS
from .prompts import spot
from .prompts.seen import (
    BET_NAMES,
    COLOURS,
    FACES,
    PLACES,
    ROBOTS,
    TILE_NAMES,
    RobotView,
    WorksView,
    all_of,
    counted,
    side_of,
    team_name,
    tokens_at,
    works,
)

PAINT: Final = ("#7bd389", "#ffd75f", "#ff6b57", "#6db3ff")
LETTERS: Final = "waed"  # by kind
GLOW: Final = "#ffd75f"
FAINT: Final = "dim"
GAP: Final = "    "
ONE: Final = "▲▶▼◀"
TWO: Final = "⇑⇒⇓⇐"
PLATE: Final = " ◇◆"


def text(view: View, question: Question | None) -> str:
    """The whole view: scores, the robots side by side, then what the seat holds."""
    seen = works(view)
    glowing = offered(view, question)
    lines = [headline(seen), *yard_lines(seen, glowing)]
    lines += [robot_line(seen, side) for side in order(seen)]
    lines += [*hand_lines(seen), *agenda_lines(seen), *fight_lines(seen), *score_lines(seen)]
    return "\n".join(lines)


def painted(words: str, style: str) -> str:
    return f"[{style}]{words}[/]"


def seat_text(seat: int) -> str:
    return painted(COLOURS[seat], f"bold {PAINT[seat]}")


def order(view: WorksView) -> list[int]:
    """One's own robot first."""
    own = 0 if view["you"] is None else side_of(view, view["you"])
    return [own, 1 - own]


def offered(view: View, question: Question | None) -> set[str]:
    """The places where something can be picked."""
    if question is None:
        return set()
    spots = [spot(view, question, option) for option in question.options]
    return {found.place for found in spots if found.place is not None}


def headline(view: WorksView) -> str:
    scores = "  ".join(f"{seat_text(seat)} {n}" for seat, n in enumerate(view["score"]))
    return f"{scores}   round {view['round']} of {view['rounds']}, {phase_text(view)}"


def phase_text(view: WorksView) -> str:
    if view["phase"] == "build":
        return f"building, step {view['step']} of {view['steps']}"
    if view["phase"] == "fight":
        return f"combat round {view['combat']}"
    return {"ready": "choosing agendas", "tie": "a tie for first"}.get(view["phase"], "it is over")


# -- the yards ---------------------------------------------------------------------------------


def yard_lines(view: WorksView, glowing: set[str]) -> list[str]:
    yards = [yard(view, side, glowing) for side in order(view)]
    return [GAP.join(lines) for lines in zip(*yards, strict=True)]


def yard(view: WorksView, side: int, glowing: set[str]) -> list[str]:
    """Sixteen lines: the columns' letters, then five rows of squares."""
    head = "  " + "".join(f"  {letter}  " for letter in "ABCDE")
    lines = [painted(head, FAINT)]
    for row in range(SIZE):
        squares = [cell(view, side, SIZE * row + n, glowing) for n in range(SIZE)]
        for n in range(3):
            name = f"{row + 1} " if n == 1 else "  "
            lines.append(painted(name, FAINT) + "".join(square[n] for square in squares))
    return lines


def cell(view: WorksView, side: int, square: int, glowing: set[str]) -> list[str]:
    """The three lines of a square."""
    robot = view["robots"][side]
    lit = f"r{side}q{square}" in glowing
    laid = robot["tiles"][square]
    if square == COCKPIT:
        return cockpit(robot)
    if laid is not None:
        style = "bold" if square not in robot["loose"] else FAINT
        style = f"bold {GLOW}" if lit else style
        corners = marks(robot, square, laid["fresh"])
        return [painted(line, style) for line in tile_lines(laid["tile"], laid["turn"], corners)]
    if lit:
        return ["     ", painted("  ○  ", f"bold {GLOW}"), "     "]
    middle = "░░░░░" if square in view["blueprint"] else "  ·  "
    around = "░░░░░" if square in view["blueprint"] else "     "
    return [painted(line, FAINT) for line in (around, middle, around)]


def cockpit(robot: RobotView) -> list[str]:
    goblins = sum(robot["goblins"])
    return [painted(line, f"bold {PAINT[0]}") for line in ("┏━━━┓", f"┃C {goblins}┃", "┗━━━┛")]


def marks(robot: RobotView, square: int, fresh: bool) -> str:
    """The four corners: tokens, whether it is new, nothing, whether it is loose."""
    tokens = tokens_at(robot, square)
    return f"{tokens or ' '}{'+' if fresh else ' '} {'?' if square in robot['loose'] else ' '}"


def tile_lines(tile: int, turn: int, corners: str = "    ") -> list[str]:
    """A tile as it lies."""
    laid = 4 * tile + turn
    metal, kind = METAL[laid], LETTERS[TILES[tile].kind]
    middle = kind.upper() if TILES[tile].premium else kind
    north, east, south, west = (sign(laid, edge) for edge in range(4))
    upper, lower = ("━" if metal[edge] else " " for edge in (0, 2))
    left, right = ("┃" if metal[edge] else " " for edge in (3, 1))
    return [
        f"{corners[0]}{upper}{north.strip() or upper}{upper}{corners[1]}",
        f"{left}{west}{middle}{east}{right}",
        f"{corners[2]}{lower}{south.strip() or lower}{lower}{corners[3]}",
    ]


def sign(laid: int, edge: int) -> str:
    """What sits on an edge: one arrow or two, one plate or two."""
    arrows, plates = ARROWS[laid][edge], PLATES[laid][edge]
    if arrows:
        return ONE[edge] if arrows == 1 else TWO[edge]
    return PLATE[plates]


def robot_line(view: WorksView, side: int) -> str:
    """`Clanker (Green and Red): front N, 3 engines; arrows N 4, E 2; …`."""
    robot = view["robots"][side]
    arrows = ", ".join(f"{EDGES[edge]} {n}" for edge, n in enumerate(robot["arrows"]))
    scrap = robot["scrap"]
    lost = f"{len(scrap['tiles'])}/{scrap['tokens']}/{scrap['goblins']}"
    told = f"front {EDGES[robot['front']]}, {counted(robot['engines'], 'engine')}, arrows {arrows}"
    told = f"{told}, {counted(len(robot['tokens']), 'token')}"
    state = painted(" disabled", "bold red") if robot["disabled"] else ""
    name = painted(ROBOTS[side], "bold")
    return f"{name} ({team_name(view, side)}): {told}; lost tiles/tokens/goblins {lost}{state}"


# -- what the seat holds -----------------------------------------------------------------------


def hand_lines(view: WorksView) -> list[str]:
    """The tiles of the hand as printed, with their names."""
    held = [(slot, tile) for slot, tile in enumerate(view["hand"]) if tile is not None]
    if not held:
        return []
    drawn = [tile_lines(tile, 0) for _, tile in held]
    rows = ["   ".join(tile[n] for tile in drawn) for n in range(3)]
    names = ", ".join(f"{slot + 1} {TILE_NAMES[tile]}" for slot, tile in held)
    return [painted("your tiles", FAINT), *(f"  {row}" for row in rows), f"  {names}"]


def agenda_lines(view: WorksView) -> list[str]:
    held = [*view["agendas"], *view["open"]]
    lines = [painted("agendas", FAINT)] if held else []
    for agenda in held:
        card, bet = AGENDAS[agenda["agenda"]], agenda["bet"]
        side = "" if bet is None else f", you bet on {BET_NAMES[bet]}"
        lines.append(f"  {card.name}: {card.text}{side}; {agenda['now']} now")
    return lines


# -- the fight ---------------------------------------------------------------------------------


def fight_lines(view: WorksView) -> list[str]:
    if view["phase"] != "fight":
        return []
    lines = [cards_line(view), mine_line(view), *(side_line(view, side) for side in order(view))]
    return [line for line in lines if line]


def card_name(card: int) -> str:
    return " + ".join(ABILITY_NAMES[ability] for ability in CARDS[card])


def cards_line(view: WorksView) -> str:
    cards = zip(PLACES, view["tactics"], strict=False)
    told = ", ".join(f"{place.lower()} {card_name(card)}" for place, card in cards)
    return f"{painted('tactics', FAINT)} {told}; {view['pile']} in the pile" if told else ""


def mine_line(view: WorksView) -> str:
    """What the seat has set, while the others haven't seen it."""
    mine = view["mine"]
    if mine is None or view["controls"] is not None:
        return ""
    told = []
    if mine["steer"] is not None and mine["target"] is not None:
        told.append(dials(mine["steer"], mine["target"]))
    if mine["pick"] is not None:
        told.append(f"card {PLACES[mine['pick']].lower()}")
    return f"{painted('your controller', FAINT)} {', '.join(told)}" if told else ""


def dials(steer: int, target: int) -> str:
    return f"own {FACES[steer]} at their {FACES[target]}"


def side_line(view: WorksView, side: int) -> str:
    """A side's dials, card and dice, once they are shown."""
    if view["controls"] is None:
        return ""
    controls, card = view["controls"][side], view["won_card"][side]
    told = [dials(controls["steer"], controls["target"]), f"{controls['unused']} unused"]
    told.append("no card" if card is None else card_name(card))
    if view["dice"][side]:
        told.append(f"dice {dice_text(view['dice'][side])}")
    if view["order"][side]:
        told.append(f"to come {dice_text(view['order'][side])}")
    goof = " a goof," if controls["goof"] else ""
    return f"{painted(ROBOTS[side], 'bold')}{goof} {', '.join(told)}"


def dice_text(dice: list[int]) -> str:
    return " ".join("–" if n == BLANK else str(n) for n in dice)


# -- the score ---------------------------------------------------------------------------------


def score_lines(view: WorksView) -> list[str]:
    """What everybody scored last, with the agendas that were shown."""
    if not any(view["shown"]):
        return []
    return [score_line(view, seat) for seat in range(view["seats"])]


def score_line(view: WorksView, seat: int) -> str:
    gains, shown = view["gains"][seat], view["shown"][seat]
    agendas = [
        f"{AGENDAS[card['agenda']].name if card['bet'] is None else BET_NAMES[card['bet']]} "
        f"{card['points']}"
        for card in shown
    ]
    told = all_of(agendas) if agendas else "no agendas"
    return f"{seat_text(seat)} {gains['win']} for winning, {gains['agendas']} for {told}"
