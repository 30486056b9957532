"""The story: what each event tells, and the sentence that tells it."""

from collections.abc import Callable, Sequence
from typing import Final

from grandstand.games.goblins.board import COCKPIT, EDGES, name_of
from grandstand.games.goblins.cards import BLUEPRINTS
from grandstand.games.goblins.cards.agendas import AGENDAS
from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, BLANK, CARDS

from .seen import BET_NAMES, COLOURS, FACES, GOBLINS, ROBOTS, a_tile, all_of, counted

DICE: Final = ("d1", "d2", "d3", "d4", "d5")

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "round.started": ("round",),
    "team.formed": ("a", "b", "side"),
    "blueprint.turned": ("blueprint",),
    "start.chosen": ("seat",),
    "tiles.drawn": ("seat", "count"),
    "tiles.traded": ("a", "b"),
    "tile.laid": ("seat", "side", "tile", "square", "turn"),
    "robot.finished": ("side",),
    "tile.loosened": ("side", "square", "tile"),
    "agendas.chosen": (),
    "token.laid": ("side", "square", "other"),
    "combat.started": ("combat",),
    "tactics.turned": ("left", "middle", "right"),
    "controls.shown": ("side", "steer", "target", "used", "unused"),
    "pilot.goofed": ("side",),
    "robot.turned": ("side", "front"),
    "robot.overheated": ("side",),
    "card.won": ("side", "card"),
    "card.lost": ("side",),
    "card.shared": ("card",),
    "ability.used": ("side", "ability"),
    "tile.craned": ("side", "from", "to", "turn"),
    "token.taped": ("side", "square"),
    "dice.rolled": ("side", *DICE),
    "dice.set": ("side", *DICE),
    "line.struck": ("side", "edge", "line", "square"),
    "token.destroyed": ("side", "square"),
    "tile.destroyed": ("side", "square", "tile"),
    "tile.fell": ("side", "square", "tile"),
    "goblin.fell": ("side", "seat"),
    "robot.disabled": ("side",),
    "combat.ended": ("combat",),
    "fight.won": ("side",),
    "points.won": ("seat", "points"),
    "agenda.shown": ("seat", "agenda", "bet", "points"),
    "seat.promoted": ("seat",),
    "round.ended": ("round",),
    "third.asked": (),
    "game.ended": (),
}

TEMPLATES: Final[dict[str, str]] = {
    "round.started": "Round {round}! The Boss wants two robots by teatime.",
    "blueprint.turned": "The blueprint is {blueprint}: four squares stay free, for tea breaks.",
    "start.chosen": "{seat} may dig in the parts bin first.",
    "tiles.drawn": "",
    "tiles.traded": "{a} and {b} swap two tiles each, smiling far too much.",
    "tile.laid": "{seat} bolts {tile} onto {square} of {side}.",
    "robot.finished": "{side} is finished, and there are hardly any bolts left over!",
    "tile.loosened": "Whoops: {tile} on {square} drops off {side}. It hung on nothing.",
    "agendas.chosen": "Agendas are chosen. Everybody grins at everybody.",
    "token.laid": "{side} gets a defense token on {square}{other}.",
    "combat.started": "Combat round {combat}: ding, ding!",
    "tactics.turned": "On the tactics table: {left}; {middle}; {right}.",
    "pilot.goofed": "{side}'s pilot pulled more levers than there are engines. A goof!",
    "robot.turned": "{side} swings side {front} to the front.",
    "robot.overheated": "{side} overheats: one die fewer, but nicely warm toes.",
    "card.won": "{side} gets {card}.",
    "card.lost": "{side} loses the squabble: no card, just elbows.",
    "card.shared": "Nobody lets go, so both robots use {card}.",
    "ability.used": "{side} uses {ability}",
    "token.taped": "{square} of {side} is taped up. Good as new!",
    "token.destroyed": "A defense token pings off {side} on {square}.",
    "tile.destroyed": "Boom! {side} loses {tile} on {square}.",
    "tile.fell": "Clonk: {tile} on {square} falls off {side} too.",
    "robot.disabled": "{side} is disabled!",
    "combat.ended": "",
    "points.won": "{seat} scores {points} for winning.",
    "seat.promoted": "{seat} passes 50 points: a promotion, and a bigger hat!",
    "round.ended": "Round {round} is over. Somebody sweep up.",
    "third.asked": "A tie for first! Does everybody want a third round?",
    "game.ended": "The whistle blows: the competition is over.",
}

STEERS: Final = ("stays put", "turns right", "turns round", "turns left")
USES: Final = (
    "Nitro: whoosh, roll again!",
    "Dynamite: the first hit goes off twice!",
    "the Crane: mind your heads!",
    "Sabotage: one arrow more!",
    "Homing: a number gets a nudge.",
    "Emergency: no blanks today!",
    "Duct Tape, the goblin's welding!",
)


def colour(seat: int) -> str:
    return COLOURS[seat]


def card_text(card: int) -> str:
    return all_of([ABILITY_NAMES[ability] for ability in CARDS[card]])


PHRASES: Final[dict[str, Callable[[int], str]]] = {
    "seat": colour,
    "a": colour,
    "b": colour,
    "side": lambda side: ROBOTS[side],
    "square": name_of,
    "other": lambda square: "" if square < 0 else f" and {name_of(square)}",
    "tile": a_tile,
    "blueprint": lambda blueprint: BLUEPRINTS[blueprint].name,
    "left": card_text,
    "middle": card_text,
    "right": card_text,
    "card": card_text,
    "ability": lambda ability: USES[ability],
    "front": lambda side: EDGES[side],
    "points": lambda points: counted(points, "point"),
}


# -- events that aren't told in one way -----------------------------------------------------------


def team_text(facts: Sequence[int]) -> str:
    a, b, side = facts
    if b < 0:
        return f"{COLOURS[a]} builds {ROBOTS[side]} alone, with nobody to blame."
    return f"{COLOURS[a]} and {COLOURS[b]} are partners and build {ROBOTS[side]}."


def controls_text(facts: Sequence[int]) -> str:
    side, steer, target, used, unused = facts
    aim = f"{STEERS[steer]} and aims at {ROBOTS[1 - side]}'s {FACES[target]}"
    return f"{ROBOTS[side]} {aim}: {counted(used, 'engine')} used, {unused} left over."


def craned_text(facts: Sequence[int]) -> str:
    side, source, square, _ = facts
    if source == square:
        return f"The crane turns {ROBOTS[side]}'s tile on {name_of(source)}."
    return f"The crane heaves {ROBOTS[side]}'s tile from {name_of(source)} to {name_of(square)}."


def dice_text(dice: Sequence[int]) -> str:
    """The dice that there are, in their order."""
    return all_of(["a blank" if n == BLANK else str(n) for n in dice if n >= 0])


def rolled_text(facts: Sequence[int]) -> str:
    side, *dice = facts
    if max(dice) < 0:
        return f"{ROBOTS[side]} has no dice to roll, so its goblins shout very loud."
    return f"{ROBOTS[side]} rolls {dice_text(dice)}."


def set_text(facts: Sequence[int]) -> str:
    """The order of hits; nothing, where nothing hits."""
    side, *dice = facts
    return f"{ROBOTS[side]} lines up {dice_text(dice)}." if max(dice) > BLANK else ""


def struck_text(facts: Sequence[int]) -> str:
    """Misses, and the cockpit's bell; what happens to a tile is told by what comes next."""
    side, edge, line, square = facts
    if square == COCKPIT:
        return f"Bong! A hit on {ROBOTS[side]}'s cockpit."
    missed = f"Line {line} from side {EDGES[edge]} of {ROBOTS[side]}: nothing but air."
    return missed if square < 0 else ""


def fallen_text(facts: Sequence[int]) -> str:
    side, seat = facts
    return f"{COLOURS[seat]}'s goblin {GOBLINS[seat]} is knocked out of {ROBOTS[side]}."


def won_text(facts: Sequence[int]) -> str:
    if facts[0] < 0:
        return "Nobody wins: two heaps of scrap of exactly the same size."
    return f"{ROBOTS[facts[0]]} wins the fight!"


def agenda_text(facts: Sequence[int]) -> str:
    seat, agenda, bet, points = facts
    name = AGENDAS[agenda].name if bet < 0 else BET_NAMES[bet]
    return f"{COLOURS[seat]} shows {name}: {counted(points, 'point')}."


TOLD: Final[dict[str, Callable[[Sequence[int]], str]]] = {
    "team.formed": team_text,
    "controls.shown": controls_text,
    "tile.craned": craned_text,
    "dice.rolled": rolled_text,
    "dice.set": set_text,
    "line.struck": struck_text,
    "goblin.fell": fallen_text,
    "fight.won": won_text,
    "agenda.shown": agenda_text,
}


def sentence(kind: str, facts: Sequence[int]) -> str:
    """One event of the story as a sentence; "" for what needs none."""
    if kind in TOLD:
        return TOLD[kind](facts)
    known = zip(FACTS[kind], facts, strict=True)
    words = {name: PHRASES.get(name, str)(value) for name, value in known}
    return TEMPLATES[kind].format_map(words)
