"""The whole picture in words, for someone who can't see it."""

from .moving import compass
from .seen import (
    COLOURS,
    ArenaView,
    DraftView,
    TurbineView,
    all_of,
    card_of,
    counted,
    marker_name,
    upper,
    whole,
)


def scene(view: ArenaView) -> str:
    """Turn and phase, then every turbine, then markers and targets."""
    order = all_of([COLOURS[seat] for seat in view["order"]])
    told = [f"Turn {view['turn']} of {view['limit']}, {view['phase']}, tier {view['tier']}."]
    told.append(f"Order: {order}.")
    told += [draft_text(view["draft"])] if view["draft"] is not None else []
    told += [turbine_text(turbine) for turbine in view["turbines"]]
    told += [
        f"{upper(marker_name(view, mark['ident']))} at {at(mark['x'], mark['y'])}."
        for mark in view["markers"]
    ]
    told.append(f"{counted(sum(map(bool, view['targets'])), 'static target')} left.")
    if view["gates"] != "none":
        told.append(f"Gates are passed {view['gates']}.")
    if view["decayed"]:
        told.append(f"Scored this turn: {all_of(view['decayed'])}.")
    if view["exclusion"]:
        told.append("The exclusion fields are on.")
    return " ".join(told)


def draft_text(draft: DraftView) -> str:
    """How far a draft is, and what lies before one."""
    lies = [f"{count} {card_of(name).title}" for name, count in draft["lies"].items()]
    there = f" Before you: {all_of(lies)}." if lies else ""
    if draft["building"]:
        return f"Decks are built.{there}"
    if draft["turn"] is not None:
        return f"{COLOURS[draft['turn']]} picks.{there}"
    return f"Round {draft['round']} of {draft['rounds']}, pick {draft['picked'] + 1}.{there}"


def at(x: float, y: float) -> str:
    return f"{x:.1f}, {y:.1f}"


def turbine_text(turbine: TurbineView) -> str:
    name = COLOURS[turbine["seat"]]
    if turbine["eliminated"]:
        return f"{name}: eliminated with {turbine['vp']} VP."
    if not turbine["here"]:
        return f"{name}: {turbine['vp']} VP, not in the arena."
    has = [
        f"{turbine['vp']} VP",
        f"at {at(turbine['x'], turbine['y'])} facing {compass(turbine['heading'])}",
        f"speed {whole(turbine['speed'])}",
        f"{counted(turbine['holds'], 'card')} in hand",
        f"{turbine['cards']} in the deck",
        f"{len(turbine['destroyed'])} destroyed",
    ]
    return f"{name}: {', '.join(has)}."
