"""The whole picture in words, for someone who can't see it."""

from grandstand.games.grindhouse.cards import ROOMS

from .seen import NAMES, HouseView, body_text, counted, here, open_room

PHASES = {
    "set-up": "set-up",
    "door": "before the door",
    "room": "in the room",
    "haunt": "the dead may act",
    "madness": "the insane roll",
    "over": "the night is over",
}


def scene(view: HouseView) -> str:
    """Which door, then everybody: who they are and how much of them is left."""
    told = [f"{place(view)}: {PHASES.get(view['phase'], view['phase'])}."]
    return " ".join([*told, *(seat_text(view, seat) for seat in range(view["seats"]))])


def place(view: HouseView) -> str:
    door = here(view)
    if door is None:
        return "A row of doors"
    title = ROOMS[door["room"]].title
    which = f"Door {view['at'] + 1} of {len(view['row'])}"
    return f"{which}, {title}, {'closed' if open_room(view) is None else 'open'}"


def seat_text(view: HouseView, seat: int) -> str:
    body = view["bodies"][seat]
    has = [body_text(view, seat), counted(body["items"], "item")]
    if body["tickets"]:
        has.append(counted(body["tickets"], "ticket"))
    if body["insane"]:
        has.append("insane")
    if view["first"] == seat and view["phase"] != "set-up":
        has.append("First Player")
    if seat in view["doomed"]:
        has.append("about to die")
    return f"{NAMES[seat]}{' (you)' if view['you'] == seat else ''}: {', '.join(has)}."
