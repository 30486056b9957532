"""Insanity checks (§8.4): two dice after the ghosts, compared with the Insanity cards."""

from collections.abc import Callable
from typing import Final

from grandstand.core.errors import BadData
from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import INSANITY
from grandstand.games.grindhouse.state import (
    ANY,
    HEAD,
    LIMB,
    TORSO,
    House,
    is_alive,
    left_of,
    others,
    survivors,
)

from .body import show_persona
from .dice import throw
from .hands import win_item
from .tokens import calm, madden
from .trades import lose_item
from .wounds import wound

Effect = Callable[[House, Table, Seat], Flow[None] | None]


def check_madness(s: House, t: Table) -> Flow[None]:
    """Insanity checks (§8.4): who has a token rolls, in the order in which ghosts act."""
    # §8.4 ruling: who goes mad of another's check rolls from the next room on
    for seat in [seat for seat in survivors(s) if s.insane[seat]]:
        if s.insane[seat] and is_alive(s, seat):
            yield from throw(s, t, [seat], two_dice=True)
            if is_alive(s, seat):
                t.tell("madness.rolled", (seat, s.dice[seat]))
                flow = EFFECTS[INSANITY[s.dice[seat]]](s, t, seat)
                if flow is not None:
                    yield from flow


def tear(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Two wounds, anywhere."""
    yield from wound(s, t, [seat], 2)


def claw(s: House, t: Table, seat: Seat) -> Flow[None]:
    """A wound to the head."""
    yield from wound(s, t, [seat], 1, HEAD)


def beat(s: House, t: Table, seat: Seat) -> Flow[None]:
    """A wound to the torso."""
    yield from wound(s, t, [seat], 1, TORSO)


def bite(s: House, t: Table, seat: Seat) -> Flow[None]:
    """A wound to a limb."""
    yield from wound(s, t, [seat], 1, LIMB)


def lash_out(s: House, t: Table, seat: Seat) -> Flow[None]:
    """Another Survivor, by lot, is wounded."""
    near = others(s, seat)
    if near:
        victim = near[t.draw(len(near))] if len(near) > 1 else near[0]
        yield from wound(s, t, [victim], 1, ANY)


def drop(s: House, t: Table, seat: Seat) -> Flow[None]:
    """An item is thrown away."""
    yield from lose_item(s, t, seat)


def confess(s: House, t: Table, seat: Seat) -> None:
    """The persona is revealed."""
    show_persona(s, t, seat)


def spread(s: House, t: Table, seat: Seat) -> None:
    """The Survivor to the left goes mad too."""
    madden(s, t, left_of(s, seat))


def see_clearly(s: House, t: Table, seat: Seat) -> None:
    """An item is found where nobody else looks."""
    win_item(s, t, seat)


def come_round(s: House, t: Table, seat: Seat) -> None:
    """The token goes."""
    calm(s, t, seat)


def giggle(s: House, t: Table, seat: Seat) -> None:
    """Nothing happens."""


EFFECTS: Final[dict[str, Effect]] = {
    "tear": tear,
    "claw": claw,
    "beat": beat,
    "bite": bite,
    "lash_out": lash_out,
    "drop": drop,
    "confess": confess,
    "spread": spread,
    "see_clearly": see_clearly,
    "come_round": come_round,
    "giggle": giggle,
}

unknown = [effect for effect in INSANITY.values() if effect not in EFFECTS]
if unknown:
    raise BadData(f"grindhouse/data/cthulhu.toml, insanity: no effect is called {unknown[0]!r}")
