"""The story: what each event tells, and the sentence that tells it."""

from collections.abc import Callable, Sequence
from typing import Final

from grandstand.games.grind.board import name_of
from grandstand.games.grind.rules.arms import ARMS
from grandstand.games.grind.rules.moving import COMBO, SLAM, STEAMROLL, THROW
from grandstand.games.grind.state import GRINDER, SUDDEN_DEATH, team_of

from .seen import (
    PLAYS,
    SIDES,
    TEAMS,
    counted,
    dice_text,
    jack_name,
    scorer,
    short_name,
    target_name,
)

FACES: Final = (0, 1, 2)  # strikes: a miss, a strike, a super strike

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "teams.shown": (),
    "initiative.settled": ("a", "b"),
    "first.chosen": ("seat", "first"),
    "period.started": ("period",),
    "jack.placed": ("jack", "space", "facing"),
    "grinder.set": ("space",),
    "turn.started": ("seat", "period", "round"),
    "play.called": ("seat", "play", "chosen"),
    "jack.activated": ("jack",),
    "jack.stood": ("jack",),
    "jack.recovered": ("jack",),
    "jack.stepped": ("jack", "from", "to"),
    "jack.advanced": ("jack", "from", "to"),
    "dice.rolled": (
        "seat", "purpose", "need",
        "action_misses", "action_strikes", "action_supers",
        "boost_misses", "boost_strikes", "boost_supers",
        "power_misses", "power_strikes", "power_supers",
    ),
    "break.won": ("jack", "blockers"),
    "break.failed": ("jack", "blockers"),
    "redline.held": ("jack", "spaces"),
    "jack.rattled": ("jack",),
    "attack.declared": ("jack", "manner", "arm", "target"),
    "grinder.held": ("holder", "armor"),
    "mark.placed": ("space", "spaces"),
    "attack.missed": ("jack", "target"),
    "attack.hit": ("jack", "target", "above"),
    "jack.moved": ("jack", "from", "to"),
    "jack.faced": ("jack", "facing"),
    "jack.floored": ("jack",),
    "jack.clipped": ("jack",),
    "jack.thrown": ("jack", "from", "to"),
    "jack.slammed": ("jack", "from", "to"),
    "jack.pulled": ("jack", "from", "to"),
    "grinder.stepped": ("from", "to"),
    "grinder.collided": ("jack", "momentum"),
    "grinder.guttered": ("space",),
    "stop.failed": ("seat",),
    "grinder.stopped": ("seat",),
    "grinder.moved": ("from", "to"),
    "grinder.pushed": ("jack", "from", "to"),
    "grinder.pulled": ("jack", "from", "to"),
    "hustle.settled": ("strikes",),
    "goal.scored": ("seat", "a", "b"),
    "turn.ended": ("seat",),
    "period.ended": ("period",),
    "game.ended": ("a", "b"),
}  # fmt: skip

TEMPLATES: Final[dict[str, str]] = {
    "teams.shown": "Both teams roll out: their arms are on show.",
    "initiative.settled": "Initiative: Storm {a}, Fury {b}. {initiative}",
    "first.chosen": "{seat} chooses: {first} goes first.",
    "period.started": "{period} begins.",
    "jack.placed": "{jack} lines up on {space}.",
    "grinder.set": "The Grinder drops into the catch.",
    "turn.started": "{period}, round {round}: {seat}'s turn.",
    "play.called": "{seat} calls {play}{chosen}.",
    "jack.activated": "{jack} fires up.",
    "jack.stood": "{jack} gets back on its feet.",
    "jack.recovered": "{jack} is no longer rattled.",
    "jack.stepped": "",
    "jack.advanced": "{jack} advances from {from} to {to}.",
    "break.won": "{jack} breaks {blockers}.",
    "break.failed": "{jack} can't break {blockers}: its advance ends.",
    "redline.held": "{jack} redlines {spaces}, and the boiler holds.",
    "jack.rattled": "{jack} is rattled.",
    "mark.placed": "The mark is on {space}, {spaces} away.",
    "attack.missed": "{jack} misses{missed}.",
    "attack.hit": "{jack} hits {target}, {above} above its Armor.",
    "jack.moved": "{jack} is knocked from {from} to {to}.",
    "jack.faced": "{jack} is turned to face {facing}.",
    "jack.floored": "{jack} goes down!",
    "jack.clipped": "{jack} is clipped from behind!",
    "jack.thrown": "{jack} flies from {from} to {to}.",
    "jack.slammed": "{jack} is slammed down on {to}.",
    "jack.pulled": "{jack} is pulled from {from} to {to}.",
    "grinder.stepped": "The Grinder rolls {into}.",
    "grinder.collided": "The Grinder rams {jack} with momentum {momentum}.",
    "grinder.guttered": "The Grinder drops into the gutter at {space}.",
    "stop.failed": "{seat} can't stop it.",
    "grinder.stopped": "{seat} stops the Grinder!",
    "grinder.moved": "The stopped Grinder is shoved {into}.",
    "grinder.pushed": "{jack} pushes the Grinder from {from} {into}.",
    "grinder.pulled": "{jack} pulls the Grinder from {from} {into}.",
    "hustle.settled": "Hustle Back: {hustle}.",
    "goal.scored": "Goal for {seat}! Storm {a}–{b} Fury.",
    "turn.ended": "",
    "period.ended": "{period} is over.",
    "game.ended": "Final score: Storm {a}–{b} Fury. {result}",
}


def fact_text(name: str, value: int) -> str:
    """One fact in words."""
    if name in ("seat", "first"):
        return TEAMS[value]
    if name in ("from", "to", "space"):
        return name_of(value)
    if name == "jack":
        return jack_name(value)
    if name in PHRASES:
        return PHRASES[name](value)
    return str(value)


def period_text(period: int) -> str:
    return "Sudden Death" if period == SUDDEN_DEATH else f"Period {period}"


def chosen_text(jack: int) -> str:
    """For whom a play is called, if for somebody."""
    return "" if jack < 0 else f" for {short_name(jack)}"


def blocks_text(blockers: int) -> str:
    return "the block" if blockers == 1 else f"{blockers} blocks at once"


def holder_text(jack: int) -> str:
    return "Nobody holds the Grinder" if jack < 0 else f"{jack_name(jack)} holds the Grinder"


def missed_text(target: int) -> str:
    return "" if target < 0 else f" {target_name(target)}"


def hit_target_text(target: int) -> str:
    return "all round it" if target < 0 else target_name(target)


def hustle_text(strikes: int) -> str:
    if strikes == 0:
        return "no strike, nobody runs"
    return f"up to {counted(min(strikes, 5), 'jack')} may run"


PHRASES: Final[dict[str, Callable[[int], str]]] = {
    "period": period_text,
    "play": lambda play: PLAYS[play],
    "chosen": chosen_text,
    "blockers": blocks_text,
    "spaces": lambda spaces: counted(spaces, "space"),
    "facing": lambda facing: SIDES[facing],
    "target": hit_target_text,
    "strikes": lambda strikes: counted(strikes, "strike"),
}


def leader(a: int, b: int, win: str, level: str) -> str:
    return level if a == b else f"{TEAMS[0 if a > b else 1]} {win}"


def into_text(space: int) -> str:
    """Where the Grinder goes; a goal pit is worth its name."""
    name = name_of(space)
    return f"to {name}" if scorer(space) is None else f"into the goal pit {name}"


def held_text(jack: int, armor: int) -> str:
    return f"{holder_text(jack)}: Armor {armor}."


def rolled_text(facts: Sequence[int]) -> str:
    """`Storm rolls 3 action + 1 boost: 4 strikes, 2 needed.`"""
    seat, _, need, *faces = facts
    by_kind = [faces[n : n + 3] for n in range(0, 9, 3)]
    strikes = sum(worth * n for kind in by_kind for worth, n in zip(FACES, kind, strict=True))
    dice = dice_text(*(sum(kind) for kind in by_kind))
    wanted = f", {need} needed" if need > 0 else ""
    return f"{TEAMS[seat]} rolls {dice}: {counted(strikes, 'strike')}{wanted}."


def declared_text(jack: int, manner: int, arm: int, target: int) -> str:
    name = jack_name(jack)
    if manner == STEAMROLL:
        return f"{name} steamrolls everything round it."
    what = "the Grinder" if target == GRINDER else target_name(target)
    if team_of(jack) == team_of(target) and target != GRINDER:
        what = short_name(target)
    verb = {THROW: "throws", SLAM: "body-slams"}.get(manner, "swings at")
    if arm >= 0 and ARMS[arm].kind == "ranged" and verb == "swings at":
        verb = "shoots at"
    using = f" with the {ARMS[arm].name}" if arm >= 0 else ""
    return f"{name} {verb} {what}{using}{', in a combo' if manner == COMBO else ''}."


def sentence(kind: str, facts: Sequence[int]) -> str:
    """One event of the story as a sentence; "" for what needs none."""
    if kind == "dice.rolled":
        return rolled_text(facts)
    if kind == "attack.declared":
        return declared_text(*facts)
    if kind == "grinder.held":
        return held_text(*facts)
    known = dict(zip(FACTS[kind], facts, strict=True))
    words = {name: fact_text(name, value) for name, value in known.items()}
    if "to" in known:
        words["into"] = into_text(known["to"])
    if "target" in known:
        words["missed"] = missed_text(known["target"])
    if "b" in known:
        words["initiative"] = leader(known["a"], known["b"], "chooses who starts.", "Roll again.")
        words["result"] = leader(known["a"], known["b"], "wins.", "A draw.")
    if kind == "hustle.settled":
        words["hustle"] = hustle_text(known["strikes"])
    return TEMPLATES[kind].format_map(words)
