"""The whole picture in words, for someone who can't see it."""

from grandstand.games.grindhouse.cards import ROOMS

from .seen import NAMES, HouseView, body_text, counted, here, on_the_shelf, open_room

PHASES = {
    "set-up": "set-up",
    "door": "before the door",
    "room": "in the room",
    "haunt": "the dead may act",
    "madness": "the insane roll",
    "over": "the night is over",
}


def scene(view: HouseView) -> str:
    """Which door, then everybody, how much of them is left; then what nobody holds."""
    told = [f"{place(view)}: {PHASES.get(view['phase'], view['phase'])}."]
    told += [seat_text(view, seat) for seat in range(view["seats"])]
    return " ".join([*told, *(f"{each}." for each in on_the_shelf(view))])


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
