"""The whole picture in words, for someone who can't see it."""

from .seen import COLOURS, ROBOTS, WorksView, all_of, counted, team_name

PHASES = {
    "build": "building",
    "ready": "choosing agendas",
    "fight": "fighting",
    "tie": "a tie",
    "over": "game over",
}


def scene(view: WorksView) -> str:
    """Round, scores, then both robots: whose they are and what they have."""
    scores = [f"{COLOURS[seat]} {points}" for seat, points in enumerate(view["score"])]
    phase = PHASES.get(view["phase"], view["phase"])
    told = [f"Round {view['round']} of {view['rounds']}, {phase}.", f"{all_of(scores)}."]
    return " ".join([*told, *(robot_text(view, side) for side in (0, 1))])


def robot_text(view: WorksView, side: int) -> str:
    robot = view["robots"][side]
    tiles = sum(laid is not None for laid in robot["tiles"])
    has = [
        counted(tiles, "tile"),
        counted(robot["engines"], "engine"),
        counted(len(robot["tokens"]), "defense token"),
        counted(sum(robot["goblins"]), "goblin"),
    ]
    state = ", disabled" if robot["disabled"] else ""
    return f"{ROBOTS[side]} of {team_name(view, side)}: {all_of(has)}{state}."
