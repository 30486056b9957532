"""Doors (§4.10): which rooms there are, and how new ones come into the row."""

from typing import Final

from grandstand.core.table import Table
from grandstand.games.grindhouse.cards import ROOMS
from grandstand.games.grindhouse.state import House

NEW_ROOMS: Final = 2  # a game


def draw_room(s: House, t: Table) -> None:
    """New rooms (§4.10): one more comes next, as a room of its own; final rooms draw none."""
    if s.drawn == NEW_ROOMS or ROOMS[s.row[s.at]].final:
        return
    refill(s, t, s.room_deck, final=False)
    if s.room_deck:
        s.drawn += 1
        s.row.insert(s.at + 1, s.room_deck.pop())
        t.reveal("room.drawn", (s.row[s.at + 1],))


def draw_final(s: House, t: Table) -> None:
    """New rooms (§4.10): another final room takes the place of the one at the end of the row."""
    if s.drawn == NEW_ROOMS:
        return
    refill(s, t, s.final_deck, final=True)
    if s.final_deck:
        s.drawn += 1
        s.row[-1] = s.final_deck.pop()
        t.reveal("final.drawn", (s.row[-1],))


def refill(s: House, t: Table, deck: list[int], final: bool) -> None:
    """An empty deck (§4.10): all cards that were not used in this game."""
    if deck:
        return
    used = s.opened + s.row
    deck += [room for room in rooms_of(s.sets, final) if room not in used]
    t.shuffle(deck)


def rooms_of(sets: int, final: bool) -> list[int]:
    """The rooms, or the final rooms, of these sets (§8.1)."""
    return [room for room, card in enumerate(ROOMS) if card.final == final and sets >> card.set & 1]
