"""The whole picture in words, for someone who can't see it."""

from grandstand.games.grind.board import name_of

from .seen import SIDES, TEAMS, FieldView, grinder_space, jack_name, jack_space


def scene(view: FieldView) -> str:
    """Score, Grinder, then every jack: where it is, where it faces, what ails it."""
    a, b = view["score"]
    told = [f"{TEAMS[0]} {a}–{b} {TEAMS[1]}.", grinder_text(view)]
    told += [jack_text(view, jack) for jack in range(len(view["jacks"]))]
    return " ".join(told)


def grinder_text(view: FieldView) -> str:
    space = grinder_space(view)
    if space is None:
        return "The Grinder is off the field."
    caught = ", in the catch" if view["grinder"]["caught"] else ""
    return f"The Grinder is on {name_of(space)}{caught}."


def jack_text(view: FieldView, jack: int) -> str:
    seen, space = view["jacks"][jack], jack_space(view, jack)
    if space is None:
        return f"{jack_name(jack)} beside the field."
    ails = (", knocked down" if seen["down"] else "") + (", rattled" if seen["rattled"] else "")
    return f"{jack_name(jack)} on {name_of(space)} facing {SIDES[seen['facing']]}{ails}."
