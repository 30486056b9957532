"""The story: what each event tells, and the sentence that tells it."""

from collections.abc import Callable, Sequence
from typing import Final

from grandstand.games.gravstrike.cards import CARDS, FIXTURE, PILOT
from grandstand.games.gravstrike.cards.decks import DECKS, OWN
from grandstand.games.gravstrike.cards.markers import MARKERS
from grandstand.games.gravstrike.rules.tokens import (
    HURT,
    MORE,
    NOTHING,
    SLIDE,
    SLOWER,
    SPIN_LEFT,
    SPIN_RIGHT,
)
from grandstand.games.gravstrike.state import AT_MARKER, AT_TARGET

from .seen import COLOURS, CORNERS, SHORT, counted, whole

HERE: Final = ("x", "y")
PLACE: Final = ("x", "y", "heading")

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "deck.chosen": ("seat", "deck"),
    "turbines.brought": ("seat", "deck"),
    "sets.dealt": ("turn",),
    "card.drafted": ("seat", "card"),
    "field.placed": ("spot",),
    "turbine.entered": ("seat", "start"),
    "turn.started": ("turn",),
    "turbine.respawned": ("seat", "respawns", *HERE),
    "dial.shown": ("seat", "speed"),
    "turbine.overstrained": ("seat", "damage"),
    "initiative.dealt": ("seat", "token"),
    "initiative.swapped": ("seat", "other"),
    "turbine.chosen": ("seat", "other"),
    "move.started": ("seat", "speed"),
    "turbine.moved": ("seat", "turn", "aside", *PLACE),
    "turbine.pivoted": ("seat", "corner", "degrees", *PLACE),
    "turbine.flipped": ("seat", "heading", "speed"),
    "turbine.shifted": ("seat", *HERE),
    "move.ended": ("seat",),
    "speed.changed": ("seat", "speed"),
    "skid.drawn": ("seat", "token"),
    "crash.drawn": ("seat", "token"),
    "token.shrugged": ("seat",),
    "turbine.tossed": ("seat", *PLACE),
    "turbine.rammed": ("seat", "other", "speed", "intentional"),
    "ram.raised": ("seat", "damage"),
    "turbine.shoved": ("seat", *HERE),
    "feature.rammed": ("seat", "speed"),
    "turbine.disentangled": ("seat", "corner", "degrees"),
    "turbine.blocked": ("seat", "lost"),
    "turbine.accelerated": ("seat", *HERE),
    "exclusion.entered": ("seat",),
    "exclusion.stayed": ("seat",),
    "checkpoint.crossed": ("seat", "checkpoint", "points", "letter"),
    "gate.passed": ("seat", "gate", "points"),
    "shot.aimed": ("seat", "at", "which", "tn"),
    "shot.missed": ("seat", "icons", "tn"),
    "shot.hit": ("seat", "icons", "tn"),
    "damage.drawn": ("seat", "card", "total"),
    "target.damaged": ("seat", "target", "damage", "left"),
    "target.destroyed": ("seat", "target"),
    "target.exploded": ("target",),
    "kill.made": ("seat", "other"),
    "points.gained": ("seat", "points", "vp"),
    "points.lost": ("seat", "points", "vp"),
    "tier.reached": ("tier",),
    "damage.stopped": ("seat",),
    "damage.dealt": ("seat", "damage"),
    "damage.protected": ("seat", "saved", "left"),
    "card.destroyed": ("seat", "card", "left"),
    "card.survived": ("seat", "card", "left"),
    "turbine.failed": ("seat", "left"),
    "turbine.overpushed": ("seat",),
    "turbine.scuttled": ("seat",),
    "turbine.exploded": ("seat",),
    "turbine.removed": ("seat", "respawns"),
    "turbine.eliminated": ("seat",),
    "card.drawn": ("seat", "card"),
    "cards.drawn": ("seat", "count"),
    "card.played": ("seat", "card", "icons"),
    "card.pushed": ("seat", "card", "icons"),
    "card.discarded": ("seat", "card"),
    "card.restored": ("seat", "card"),
    "hand.discarded": ("seat", "count"),
    "deck.reshuffled": ("seat", "count"),
    "ability.used": ("seat", "card"),
    "fixture.triggered": ("seat", "card", "place"),
    "fixture.recovered": ("seat", "card", "place"),
    "fixture.destroyed": ("seat", "card", "place"),
    "marker.dropped": ("seat", "kind", "ident", *HERE),
    "marker.moved": ("ident", "kind", *HERE),
    "marker.run_over": ("seat", "kind", "ident"),
    "marker.detonated": ("seat", "kind", "ident"),
    "marker.fired": ("seat", "kind", "ident", "other"),
    "marker.damaged": ("ident", "kind", "damage"),
    "marker.destroyed": ("ident", "kind"),
    "limit.reached": ("turn",),
    "battle.won": ("seat", "vp"),
    "game.ended": ("turn",),
}

TEMPLATES: Final[dict[str, str]] = {
    "deck.chosen": "{seat} flies {deck}.",
    "turbines.brought": "{seat} brings the turbine cards of {deck}.",
    "sets.dealt": "Round {turn} of the draft: ten tactic cards each.",
    "card.drafted": "{seat} picks {card}.",
    "field.placed": "An acceleration field hums on spot {spot}.",
    "turbine.entered": "{seat} rolls up to start {start}.",
    "turn.started": "Turn {turn}.",
    "turbine.overstrained": "{seat}'s engine screams: {damage} damage for the change of speed.",
    "initiative.dealt": "{seat} has token {token}.",
    "initiative.swapped": "{seat} and {other} swap initiative tokens.",
    "turbine.chosen": "{seat} picks {other}.",
    "turbine.shifted": "{seat} hops one width aside.",
    "move.ended": "",
    "speed.changed": "{seat} is now at speed {speed}.",
    "token.shrugged": "{seat} doesn't even feel it.",
    "turbine.tossed": "",
    "ram.raised": "{seat} leans into it: {damage} damage more.",
    "turbine.shoved": "{seat} is shoved aside.",
    "feature.rammed": "{seat} hits the wall at speed {speed}!",
    "turbine.accelerated": "The field throws {seat} one length on.",
    "exclusion.entered": "{seat} strays into the exclusion field.",
    "exclusion.stayed": "{seat} parks in the exclusion field. Bad idea.",
    "checkpoint.crossed": "{seat} takes checkpoint {letter}!",
    "gate.passed": "{seat} is through gate {gate}!",
    "shot.missed": "{icons} Attack against TN {tn}: {seat} misses.",
    "shot.hit": "{icons} Attack against TN {tn}: {seat} hits!",
    "damage.drawn": "{card}: {total} damage so far.",
    "target.damaged": "{seat} dents static target {target}: {damage} damage, {left} to go.",
    "target.exploded": "Static target {target} goes up in flames!",
    "target.destroyed": "{seat} shoots static target {target} to pieces.",
    "kill.made": "Kill shot! {seat} takes {other} apart.",
    "points.gained": "{points} for {seat}: {vp} VP.",
    "points.lost": "{seat} loses {points}: {vp} VP.",
    "tier.reached": "Tier {tier}: the stakes go up!",
    "damage.stopped": "Not a scratch on {seat}.",
    "damage.dealt": "{damage} damage to {seat}.",
    "card.destroyed": "{seat} loses {card}.",
    "card.survived": "{card} holds, and goes to {seat}'s discards.",
    "turbine.failed": "{seat} has no card left to lose!",
    "turbine.overpushed": "{seat} pushes, and nothing is left to push!",
    "turbine.scuttled": "{seat} pulls the handle.",
    "turbine.exploded": "{seat} explodes!",
    "turbine.eliminated": "{seat} is out of the battle.",
    "card.drawn": "You draw {card}.",
    "card.discarded": "{seat} discards {card}.",
    "card.restored": "{card} is welded back together for {seat}.",
    "hand.discarded": "{seat} discards {count}.",
    "deck.reshuffled": "{seat} shuffles: {count} in the deck.",
    "fixture.triggered": "{seat} triggers {card}.",
    "fixture.recovered": "",
    "fixture.destroyed": "{seat}'s {card} is wrecked.",
    "marker.moved": "The {kind} creeps on.",
    "marker.detonated": "{seat}'s {kind} goes off!",
    "marker.fired": "{seat}'s {kind} fire at {other}.",
    "marker.destroyed": "The {kind} is gone.",
    "limit.reached": "Time! {turn} turns are flown.",
    "battle.won": "{seat} wins with {vp} VP!",
    "game.ended": "That's the show, after {turn} turns.",
}


def colour(seat: int) -> str:
    return COLOURS[seat]


def marker_kind(kind: int) -> str:
    return SHORT.get(MARKERS[kind].name, MARKERS[kind].title)


def deck_name(deck: int) -> str:
    """Only stock decks have a number; the title of another stands in its owner's row."""
    return "a deck of their own" if deck == OWN else f"{DECKS[deck].title}, the {DECKS[deck].style}"


PHRASES: Final[dict[str, Callable[[int], str]]] = {
    "seat": colour,
    "other": colour,
    "card": lambda card: CARDS[card].title,
    "deck": deck_name,
    "kind": marker_kind,
    "speed": whole,
    "letter": chr,
    "spot": lambda spot: str(spot + 1),
    "start": lambda start: str(start + 1),
    "gate": lambda gate: str(gate + 1),
    "target": lambda target: str(target + 1),
    "points": lambda points: counted(points, "point"),
    "count": lambda count: counted(count, "card"),
    "turn": str,
}


# -- events that aren't told in one way -----------------------------------------------------------


def dial_text(facts: Sequence[int]) -> str:
    seat, speed = facts
    if not speed:
        return f"{COLOURS[seat]} stands."
    return f"{COLOURS[seat]} shows {'reverse ' if speed < 0 else ''}{abs(speed)}."


def respawned_text(facts: Sequence[int]) -> str:
    seat, left, _, _ = facts
    more = f"{counted(left, 'spare')} left" if left else "the last one"
    return f"{COLOURS[seat]} is back with a new turbine, {more}."


def started_text(facts: Sequence[int]) -> str:
    seat, speed = facts
    lengths = counted(abs(speed), "length")
    return f"{COLOURS[seat]} moves: {lengths}{' in reverse' if speed < 0 else ''}." if speed else ""


def moved_text(facts: Sequence[int]) -> str:
    """Straight lengths go without saying."""
    seat, turn, aside, _, _, _ = facts
    parts = [f"{abs(turn)}° {side(turn)}"] if turn else []
    parts += [f"a slip to the {side(aside)}"] if aside else []
    return f"{COLOURS[seat]} goes {', with '.join(parts)}." if parts else ""


def side(amount: int) -> str:
    return "left" if amount > 0 else "right"


def pivoted_text(facts: Sequence[int]) -> str:
    seat, _, degrees, _, _, _ = facts
    return f"{COLOURS[seat]} pivots {abs(degrees)}° {side(degrees)}." if degrees else ""


def flipped_text(facts: Sequence[int]) -> str:
    seat, _, speed = facts
    now = "in reverse" if speed < 0 else "forward"
    return f"{COLOURS[seat]} whips right round and goes on {now}."


def token_text(token: int) -> str:
    what, amount = token // 10, token % 10
    if what == SLIDE:
        return ("a slide forward", "a slide left", "", "a slide right")[amount]
    return {
        NOTHING: "nothing happens",
        SLOWER: f"speed −{amount}",
        SPIN_LEFT: f"a spin of {30 * amount}° left",
        SPIN_RIGHT: f"a spin of {30 * amount}° right",
        HURT: f"{amount} damage",
        MORE: f"{amount} crash tokens follow",
    }[what]


def skid_text(facts: Sequence[int]) -> str:
    return f"{COLOURS[facts[0]]} skids: {token_text(facts[1])}."


def crash_text(facts: Sequence[int]) -> str:
    return f"{COLOURS[facts[0]]} crashes: {token_text(facts[1])}."


def rammed_text(facts: Sequence[int]) -> str:
    seat, other, speed, intentional = facts
    how = "rams" if intentional else "slams into"
    return f"{COLOURS[seat]} {how} {COLOURS[other]} at speed {speed}!"


def disentangled_text(facts: Sequence[int]) -> str:
    seat, corner, degrees = facts
    way = f"{abs(degrees)}° {side(degrees)} round its {CORNERS[corner]} corner"
    return f"{COLOURS[seat]} scrapes clear, {way}."


def blocked_text(facts: Sequence[int]) -> str:
    seat, lost = facts
    return f"{COLOURS[seat]} is wedged in" + (f": {lost} speed gone at once." if lost else ".")


def aimed_text(facts: Sequence[int]) -> str:
    seat, at, which, tn = facts
    what = COLOURS[which] if at not in (AT_TARGET, AT_MARKER) else f"marker {which}"
    what = f"static target {which + 1}" if at == AT_TARGET else what
    return f"{COLOURS[seat]} takes aim at {what}: TN {tn}."


def protected_text(facts: Sequence[int]) -> str:
    seat, saved, left = facts
    rest = f"{saved} of it; {left} gets through" if left else "all of it"
    return f"{COLOURS[seat]} stops {rest}."


def removed_text(facts: Sequence[int]) -> str:
    seat, left = facts
    return f"{COLOURS[seat]}'s crew has {counted(left, 'turbine')} more."


def drawn_text(facts: Sequence[int]) -> str:
    seat, count = facts
    return f"{COLOURS[seat]} draws {counted(count, 'card')}."


def played_text(facts: Sequence[int]) -> str:
    """For its ability: what was used is told by what comes next."""
    seat, card, icons = facts
    return f"{COLOURS[seat]} plays {CARDS[card].title}." if icons else ""


def pushed_text(facts: Sequence[int]) -> str:
    seat, card, icons = facts
    got = counted(icons, "icon") if icons else "nothing"
    return f"{COLOURS[seat]} pushes it: {CARDS[card].title}, {got}."


def used_text(facts: Sequence[int]) -> str:
    """Of a fixture it is told that it is triggered."""
    seat, card = facts
    is_fixture = CARDS[card].kind in (PILOT, FIXTURE)
    return "" if is_fixture else f"{COLOURS[seat]} uses {CARDS[card].title}."


def marker_hit_text(facts: Sequence[int]) -> str:
    """A marker that takes no damage is no news."""
    _, kind, damage = facts
    return f"The {marker_kind(kind)} takes {damage} damage." if damage else ""


def dropped_text(facts: Sequence[int]) -> str:
    seat, kind = facts[:2]
    name = marker_kind(kind)
    return f"{COLOURS[seat]} drops {name if name.endswith('s') else f'a {name}'}."


def over_text(facts: Sequence[int]) -> str:
    seat, kind = facts[:2]
    name = marker_kind(kind)
    return f"{COLOURS[seat]} runs over {name if name.endswith('s') else f'a {name}'}."


TOLD: Final[dict[str, Callable[[Sequence[int]], str]]] = {
    "dial.shown": dial_text,
    "turbine.respawned": respawned_text,
    "move.started": started_text,
    "turbine.moved": moved_text,
    "turbine.pivoted": pivoted_text,
    "turbine.flipped": flipped_text,
    "skid.drawn": skid_text,
    "crash.drawn": crash_text,
    "turbine.rammed": rammed_text,
    "turbine.disentangled": disentangled_text,
    "turbine.blocked": blocked_text,
    "shot.aimed": aimed_text,
    "damage.protected": protected_text,
    "turbine.removed": removed_text,
    "cards.drawn": drawn_text,
    "card.played": played_text,
    "card.pushed": pushed_text,
    "ability.used": used_text,
    "marker.dropped": dropped_text,
    "marker.run_over": over_text,
    "marker.damaged": marker_hit_text,
}


def sentence(kind: str, facts: Sequence[int]) -> str:
    """One event of the story as a sentence; "" for what needs none."""
    if kind in TOLD:
        return TOLD[kind](facts)
    known = zip(FACTS[kind], facts, strict=True)
    words = {name: PHRASES.get(name, str)(value) for name, value in known}
    return TEMPLATES[kind].format_map(words)
