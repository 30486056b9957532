"""What a person reads and points at (prompts), from views made by hand and in random games."""

import re
from importlib import resources

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Plain, View
from grandstand.core.match import start
from grandstand.core.questions import Ask, Question, Seat
from grandstand.core.table import Table
from grandstand.games.goblins import GAME, prompts
from grandstand.games.goblins.board import (
    ARROWS,
    COCKPIT,
    COCKPIT_LAID,
    EMPTY,
    engines,
    loose,
    name_of,
)
from grandstand.games.goblins.prompts.seen import ROBOTS, TILE_NAMES, works
from grandstand.games.goblins.text import text
from tests.contract import check_questions, random_answers

RULES = (resources.files("grandstand.games.goblins") / "rules.md").read_text("utf-8")
SQUARES = {name_of(square): square for square in range(25)}
# Tiles by what they are: metal all round, unless their names say otherwise.
WEAPON, DECORATION, ENGINE = 16, 51, 46
STRAIGHT_ARMOR, CORNER_WEAPON, THREE_ENGINE, PREMIUM = 33, 4, 43, 57
CRANE, SABOTAGE_NITRO, DYNAMITE = 4, 18, 2  # cards


def robot(laid: dict[str, tuple[int, int]] | None = None, **changed: Plain) -> View:
    """A robot of tiles with their turns, by square; arrows and engines as they add up."""
    yard = [EMPTY] * 25
    yard[COCKPIT] = COCKPIT_LAID
    tiles: list[Plain] = [None] * 25
    for name, (tile, turn) in (laid or {}).items():
        yard[SQUARES[name]] = 4 * tile + turn
        tiles[SQUARES[name]] = {"tile": tile, "turn": turn, "fresh": False}
    view: View = {
        "tiles": tiles,
        "front": 0,
        "tokens": [],
        "goblins": [2, 2, 2, 2],
        "scrap": {"tiles": [], "tokens": 0, "goblins": 0},
        "arrows": [sum(ARROWS[n][edge] for n in yard if n != EMPTY) for edge in range(4)],
        "engines": engines(yard),
        "loose": [*loose(yard)],
        "disabled": False,
    }
    return view | changed


def control(steer: int = 0, target: int = 0, **changed: Plain) -> View:
    view: View = {
        "steer": steer, "target": target, "used": 0, "unused": 1, "goof": False, "card": 0,
    }  # fmt: skip
    return view | changed


def seen(own: View | None = None, foe: View | None = None, **changed: Plain) -> View:
    """Green and Yellow (Clanker) against Red and Blue; Green looks on."""
    view: View = {
        "round": 1, "rounds": 2, "version": "standard", "phase": "build", "step": 1, "steps": 5,
        "combat": 0, "you": 0, "seats": 4, "start": 0, "teams": [[0, 1], [2, 3]],
        "opposite": [2, 3, 0, 1], "jobs": ["planner", "", "planner", ""],
        "blueprint": [0, 4, 20, 24], "robots": [own or robot(), foe or robot()],
        "hand": [WEAPON, DECORATION, ENGINE, WEAPON + 1, CORNER_WEAPON], "hands": [5, 0, 5, 0],
        "turning": None, "agendas": [], "open": [], "shown": [[], [], [], []], "tactics": [],
        "pile": 12, "won_card": [None, None], "controls": None, "mine": None, "dice": [[], []],
        "used": [[], []], "order": [[], []], "supply": 15, "score": [3, 0, 12, 7],
        "gains": [{"win": 0, "agendas": 0} for _ in range(4)], "winner": None, "over": False,
    }  # fmt: skip
    return view | changed


def fighting(own: View | None = None, foe: View | None = None, **changed: Plain) -> View:
    view = seen(own, foe, phase="fight", combat=1, controls=[control(), control()], hand=[])
    return view | changed


def ask(kind: str, options: list[object], seat: int = 0) -> Question:
    return Ask(Seat(seat), kind, options)


def label(view: View, kind: str, option: object, options: list[object] | None = None) -> str:
    return prompts.label(view, ask(kind, options or [option]), option)


def told(view: View, kind: str, options: list[object], seat: int = 0) -> str:
    return prompts.prompt(view, ask(kind, options, seat)).text


def spots(view: View, kind: str, options: list[object], seat: int = 0) -> list[tuple[object, ...]]:
    question = ask(kind, options, seat)
    found = [prompts.spot(view, question, option) for option in options]
    return [(spot.piece, spot.place) for spot in found]


# -- building ----------------------------------------------------------------------------------


def test_a_gift_says_who_gets_what() -> None:
    view = seen()
    assert label(view, "plan.give", (1, 4)) == (
        "Give Red the decoration and the corner 2-metal weapon"
    )
    assert told(view, "plan.give", [(0, 1), (0, 2)]) == (
        "Green: choose 2 of your 5 tiles to give to Red. You get 2 back, and build with all five."
    )


def test_tiles_of_the_same_name_are_told_apart() -> None:
    assert label(seen(), "plan.give", (0, 3)) == (
        "Give Red the 4-metal weapon (tile 1) and the 4-metal weapon (tile 4)"
    )


def test_the_solo_player_gives_to_the_partner_who_plans() -> None:
    view = seen(teams=[[0, 1], [2]], jobs=["", "planner", "planner"], seats=3)
    assert prompts.label(view, ask("plan.give", [(0, 1)], 2), (0, 1)).startswith("Give Yellow ")


def test_a_placing_names_tile_and_square() -> None:
    view = seen(jobs=["builder", "planner", "builder", "planner"])
    assert label(view, "build.place", (2, SQUARES["E2"])) == "The 4-metal engine on E2"
    assert label(view, "build.place", (1, SQUARES["C2"])) == (
        "The decoration on C2, beside the cockpit"
    )
    assert "5 to go" in told(view, "build.place", [(0, 1), (0, 2)])


def test_a_turn_says_where_it_fires_what_it_meets_and_what_is_loose() -> None:
    laid = {"C2": (WEAPON, 0), "C1": (CORNER_WEAPON, 0), "E5": (DECORATION, 0)}
    view = seen(robot(laid), turning=SQUARES["C1"])
    labels = [label(view, "build.turn", turn) for turn in range(4)]
    assert labels == [
        "As printed: fires to the front (2), meets nothing, loose (2 in all)",
        "Quarter turn right: fires to the right (1), meets C2, holds; 1 tile loose",
        "Upside down: fires to the rear (1), meets C2, holds; 1 tile loose",
        "Quarter turn left: fires to the left (1), meets nothing, loose (2 in all)",
    ]
    assert told(view, "build.turn", [0, 1]).startswith("The corner 2-metal weapon on C1: ")


def test_armor_says_what_its_plate_guards() -> None:
    laid = {"C2": (STRAIGHT_ARMOR, 0), "C1": (DECORATION, 0)}
    view = seen(robot(laid), turning=SQUARES["C2"])
    assert label(view, "build.turn", 0) == (
        "As printed: plate front, guards itself and C1, meets C1 and the cockpit, holds"
    )
    assert label(view, "build.turn", 2).startswith("Upside down: plate rear, guards itself, meets")


def test_done_says_what_would_fall() -> None:
    view = seen(robot({"C2": (WEAPON, 0), "A1": (WEAPON, 0), "E5": (WEAPON, 0)}))
    assert label(view, "build.done", 1) == "Done: 2 tiles loose so far"
    assert label(seen(), "build.done", 1) == "Done: all holds"
    assert label(seen(), "build.done", 0) == "Take all five back and begin again"


# -- agendas -----------------------------------------------------------------------------------


def agendas(*numbers: int) -> list[Plain]:
    return [{"agenda": a, "slot": slot, "bet": None, "now": a} for slot, a in enumerate(numbers)]


def test_an_agenda_is_dropped_with_its_text_and_points() -> None:
    view = seen(phase="ready", agendas=agendas(0, 9, 4, 5, 20))
    assert label(view, "agenda.discard", (1,)) == (
        "Drop Berserker: 1 point for every 3 tiles they lost; 9 now"
    )
    assert label(view, "agenda.discard", (0, 1)) == (
        "Drop Artist (0 now); bet on Star, your team wins"
    )
    assert told(view, "agenda.discard", [(0,), (1,)]) == (
        "Green: throw away 1 agenda, unseen. The 4 that you keep pay points after the fight."
    )


def test_an_agenda_is_picked_on_the_board_whichever_bet_goes_with_it() -> None:
    options: list[object] = [(0, 0), (0, 1), (4,)]
    assert spots(seen(), "agenda.discard", options) == [(None, "g0"), (None, "g0"), (None, "g4")]


# -- controllers -------------------------------------------------------------------------------


def test_a_setting_says_its_engines_arrows_and_dice() -> None:
    laid = {"D3": (ENGINE, 0), "E3": (ENGINE + 1, 0), "C2": (WEAPON, 1), "C4": (WEAPON + 1, 1)}
    view = fighting(robot(laid))
    assert label(view, "pilot.set", (1, 2)) == (
        "Turn right (1 engine), hit their rear (2): 3 of 3 engines; 2 arrows, 2 dice"
    )
    assert label(view, "pilot.set", (0, 0)) == (
        "Don't turn (0 engines), hit their front (0): 0 of 3 engines; 0 arrows, 0 dice, overheats"
    )
    assert label(view, "pilot.set", (2, 2)) == (
        "Turn round (2 engines), hit their rear (2): 4 of 3 engines, a goof: their front; "
        "0 arrows, 0 dice, overheats"
    )


def test_example_of_seven_arrows_and_overheating() -> None:
    view = fighting(robot(arrows=[7, 0, 0, 0]))
    assert label(view, "pilot.set", (0, 0)).endswith("7 arrows, 4 dice, overheats")


def test_arrows_are_counted_from_the_present_front() -> None:
    view = fighting(robot(arrows=[1, 2, 3, 4], front=1, engines=4))
    assert label(view, "pilot.set", (1, 0)).endswith("3 arrows, 3 dice")
    assert label(view, "pilot.set", (3, 0)).endswith("1 arrow, 1 die")


def test_a_tactics_card_says_what_it_does() -> None:
    view = fighting(tactics=[CRANE, SABOTAGE_NITRO, DYNAMITE])
    assert label(view, "tactics.pick", 0) == "Left: Crane (move or turn one of your tiles)"
    assert label(view, "tactics.pick", 1) == (
        "Middle: Sabotage (one arrow more, so one die more) and Nitro (roll one or all dice again)"
    )


# -- cards and dice ----------------------------------------------------------------------------


def test_the_abilities_that_can_be_used_are_named() -> None:
    view = fighting(dice=[[2, 0], []])
    assert told(view, "card.use", [2, 6, -1]).startswith("Green: use Crane or Duct Tape now, ")
    assert told(view, "roll.use", [0, -1]) == (
        "Green: you rolled 2 and a blank, at their front. Use Nitro?"
    )
    assert label(view, "card.use", -1) == "Go on to the roll"
    assert label(view, "roll.use", -1) == "Leave the dice as they are"


def test_a_tile_for_the_crane_says_what_hangs_on_it() -> None:
    view = fighting(robot({"C2": (WEAPON, 0), "C1": (DECORATION, 0), "D3": (ENGINE, 0)}))
    assert label(view, "crane.tile", SQUARES["C2"]) == "Crane the weapon on C2; 1 tile hangs on it"
    assert label(view, "crane.tile", SQUARES["D3"]) == "Crane the engine on D3"


def test_the_crane_says_where_to_and_how_it_would_lie() -> None:
    view = fighting(robot({"C2": (CORNER_WEAPON, 1), "D3": (ENGINE, 0)}, front=1))
    at, other = SQUARES["C2"], SQUARES["E3"]
    options: list[object] = [(at, 2), (other, 2), (other, 3)]
    assert label(view, "crane.to", options[0], options) == (
        "Stay on C2, upside down: fires to the right (1), meets the cockpit, holds"
    )
    assert label(view, "crane.to", options[2], options).startswith("To E3, quarter turn left: ")
    assert told(view, "crane.to", options) == (
        "Crane: choose where the weapon on C2 goes and how it lies there."
    )
    assert spots(view, "crane.to", options) == [(None, f"r0q{n}") for n in (at, other, other)]


def test_a_tile_that_looks_the_same_each_way_is_craned_to_a_square() -> None:
    view = fighting(robot({"C2": (DECORATION, 0)}))
    options: list[object] = [(SQUARES["B3"], 0), (SQUARES["D3"], 0)]
    assert label(view, "crane.to", options[0], options) == "To B3, as printed"


def test_tape_says_how_many_tokens_are_there() -> None:
    view = fighting(robot({"C2": (WEAPON, 0), "B2": (STRAIGHT_ARMOR, 3)}, tokens=[[6, 7]]))
    assert label(view, "tape.tile", 7) == "Tape up the weapon on C2, over 1 token"


def test_a_die_says_what_it_would_strike() -> None:
    foe = robot({"C2": (DECORATION, 0), "B2": (WEAPON, 0), "D3": (ENGINE, 0)})
    view = fighting(None, foe, dice=[[3, 3, 2, 0], []])
    assert label(view, "nitro.die", 0) == "Roll die 1 again (3: decoration on C2 and 1 more)"
    assert label(view, "nitro.die", 3) == "Roll die 4 again (a blank)"
    assert label(view, "nitro.die", -1) == "Roll all dice again"
    assert label(view, "homing.die", (2, 5)) == "Die 3 from 2 to 5: nothing there"


def test_a_die_strikes_from_the_side_that_was_targeted() -> None:
    foe = robot({"C2": (DECORATION, 0), "B2": (WEAPON, 0), "D3": (ENGINE, 0)}, front=3)
    view = fighting(None, foe, dice=[[3], []], controls=[control(1, 2), control()])
    assert label(view, "order.next", 3) == "Next 3: engine on D3"
    assert told(view, "order.next", [2, 3]) == (
        "Green: choose which hits next, 2 and 3, at their rear. What falls is gone."
    )


TEAM_B = {
    "A1": (DECORATION, 0), "B1": (WEAPON, 0), "C1": (DECORATION + 1, 0), "D1": (WEAPON + 1, 0),
    "B2": (STRAIGHT_ARMOR, 0), "B3": (DECORATION + 2, 0), "B4": (DECORATION + 3, 0),
    "A4": (ENGINE, 0), "A5": (WEAPON + 2, 0),
}  # fmt: skip


@pytest.mark.parametrize(
    ("before", "line", "expected"),
    [
        ([], 2, "Next 2: weapon on B1, takes a token"),
        ([2], 2, "Next 2: weapon on B1 and 3 more"),
        ([2, 2], 2, "Next 2: armor on B2"),
        ([2, 2, 2], 1, "Next 1: engine on A4 and 1 more"),
        ([], 1, "Next 1: decoration on A1"),
        ([1, 2], 2, "Next 2: weapon on B1 and 2 more"),
    ],
)
def test_example_of_team_b_whose_order_matters(
    before: list[Plain], line: int, expected: str
) -> None:
    foe = robot(TEAM_B, tokens=[[SQUARES["B2"], SQUARES["B1"]]])
    view = fighting(None, foe, order=[before, []])
    assert label(view, "order.next", line) == expected


@pytest.mark.parametrize(
    ("before", "line", "expected"),
    [
        ([], 3, "Next 3: decoration on C2 and 1 more"),
        ([3], 3, "Next 3: the cockpit, a goblin out"),
        ([3, 3], 2, "Next 2: nothing there"),
        ([2], 3, "Next 3: decoration on C2"),
    ],
)
def test_example_of_team_a_whose_order_does_not_matter(
    before: list[Plain], line: int, expected: str
) -> None:
    foe = robot({"C2": (DECORATION, 0), "B2": (WEAPON, 0), "D3": (ENGINE, 0), "C4": (WEAPON, 0)})
    assert label(fighting(None, foe, order=[before, []]), "order.next", line) == expected


def test_dynamite_doubles_the_first_die_that_strikes_anything() -> None:
    foe = robot({"C2": (DECORATION, 0), "C1": (WEAPON, 0)})
    view = fighting(None, foe, order=[[5], []], used=[[1], []])
    assert label(view, "order.next", 3) == "Next 3: weapon on C1, twice"
    view = fighting(None, foe, order=[[3], []], used=[[1], []])
    assert label(view, "order.next", 3) == "Next 3: the cockpit, a goblin out"


def test_tokens_that_cover_the_same_tiles_are_told_apart() -> None:
    own = robot({"C2": (WEAPON, 0), "B2": (39, 1)}, tokens=[[6, 7], [6, 7], [7, None]])
    options: list[object] = [0, 1, 2]
    labels = [label(fighting(own), "hit.token", option, options) for option in options]
    assert labels == [
        "Lose the token on premium armor on B2 and weapon on C2 (1 of 2)",
        "Lose the token on premium armor on B2 and weapon on C2 (2 of 2)",
        "Lose the token on weapon on C2",
    ]


# -- spots -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "option", "spot"),
    [
        ("plan.give", (1, 3), ("t1", "t3")),
        ("build.place", (2, 7), ("t2", "r1q7")),
        ("build.turn", 3, (None, "u3")),
        ("build.done", 1, (None, None)),
        ("agenda.discard", (5,), (None, "g5")),
        ("pilot.set", (1, 2), ("st1", "ta2")),
        ("tactics.pick", 2, (None, "c2")),
        ("card.use", 2, (None, None)),
        ("crane.tile", 7, (None, "r1q7")),
        ("tape.tile", 7, (None, "r1q7")),
        ("nitro.die", 1, (None, "d1")),
        ("nitro.die", -1, (None, None)),
        ("homing.die", (0, 3), (None, "d0")),
        ("order.next", 3, (None, None)),
        ("hit.token", 4, (None, "k4")),
        ("third.round", 1, (None, None)),
    ],
)
def test_where_an_option_is_picked(kind: str, option: object, spot: tuple[object, ...]) -> None:
    assert spots(seen(), kind, [option], seat=2) == [spot]


# -- all of them -------------------------------------------------------------------------------

OPTIONS: dict[str, object] = {
    "plan.give": (0, 1),
    "build.place": (0, 7),
    "agenda.discard": (0,),
    "pilot.set": (1, 1),
    "crane.to": (7, 1),
    "homing.die": (0, 2),
    "order.next": 2,
}


@pytest.mark.parametrize("kind", sorted(prompts.QUESTIONS))
@pytest.mark.parametrize("bare", [True, False])
def test_every_prompt_cites_a_section_and_every_option_has_a_label(kind: str, bare: bool) -> None:
    tokens: list[Plain] = [[6, 7]]
    full = robot({"C2": (WEAPON, 0), "B2": (STRAIGHT_ARMOR, 1), "A1": (WEAPON, 0)}, tokens=tokens)
    view = fighting(robot(tokens=tokens)) if bare else fighting(
        full, full, turning=7, tactics=[0, 14, 20], dice=[[1, 0], [2]], hand=[0, 1, 2, 3, 4],
        agendas=agendas(0, 1, 2, 3, 4, 5, 20),
    )  # fmt: skip
    if bare:
        view["hand"] = [None] * 5
    option = OPTIONS.get(kind, 0)
    prompt = prompts.prompt(view, ask(kind, [option]))
    assert f"### {prompt.section} " in RULES
    assert len(prompt.text) < 140
    assert label(view, kind, option)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{"version": "standard", "goofs": "yes"}, {"version": "party", "goofs": "no"}],
    ids=["goofs", "party"],
)
def test_in_random_games_every_option_has_a_label_of_its_own(
    seats: int, options: dict[str, Plain]
) -> None:
    match = start(GAME, seats, options, Table(Seeded(seats)))
    for _ in random_answers(match, Seeded(seats + 9)):
        check_questions(match)
        for seat, question in match.asked.items():
            view = match.view(seat)
            assert len(prompts.prompt(view, question).text) < 140
            longest = max(len(prompts.label(view, question, o)) for o in question.options)
            assert longest < 130
    assert text(match.view(None), None)


# -- the story ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("team.formed", (0, 2, 1), "Green and Red are partners and build Rustbucket."),
        ("team.formed", (3, -1, 0), "Blue builds Clanker alone, with nobody to blame."),
        (
            "blueprint.turned",
            (3,),
            "The blueprint is Pinwheel: four squares stay free, for tea breaks.",
        ),
        ("tiles.drawn", (0, 5), ""),
        ("tile.laid", (1, 0, ENGINE, 7, 2), "Yellow bolts an engine onto C2 of Clanker."),
        ("tile.laid", (1, 0, 39, 7, 2), "Yellow bolts premium armor onto C2 of Clanker."),
        ("token.laid", (0, 6, -1), "Clanker gets a defense token on B2."),
        ("token.laid", (0, 6, 7), "Clanker gets a defense token on B2 and C2."),
        (
            "tactics.turned",
            (4, 18, 2),
            "On the tactics table: Crane; Sabotage and Nitro; Dynamite.",
        ),
        (
            "controls.shown",
            (0, 1, 2, 3, 0),
            "Clanker turns right and aims at Rustbucket's rear: 3 engines used, 0 left over.",
        ),
        ("tile.craned", (0, 7, 7, 1), "The crane turns Clanker's tile on C2."),
        ("tile.craned", (0, 7, 8, 1), "The crane heaves Clanker's tile from C2 to D2."),
        ("dice.rolled", (0, 2, 2, 0, 1, -1), "Clanker rolls 2, 2, a blank and 1."),
        (
            "dice.rolled",
            (0, -1, -1, -1, -1, -1),
            "Clanker has no dice to roll, so its goblins shout very loud.",
        ),
        ("dice.set", (1, 2, 2, 1, -1, -1), "Rustbucket lines up 2, 2 and 1."),
        ("dice.set", (1, -1, -1, -1, -1, -1), ""),
        ("line.struck", (1, 3, 2, -1), "Line 2 from side W of Rustbucket: nothing but air."),
        ("line.struck", (1, 3, 2, 12), "Bong! A hit on Rustbucket's cockpit."),
        ("line.struck", (1, 3, 2, 7), ""),
        ("goblin.fell", (1, 2), "Red's goblin Fizz is knocked out of Rustbucket."),
        ("fight.won", (0,), "Clanker wins the fight!"),
        ("fight.won", (-1,), "Nobody wins: two heaps of scrap of exactly the same size."),
        ("points.won", (2, 1), "Red scores 1 point for winning."),
        ("agenda.shown", (0, 17, -1, 6), "Green shows Sharpshooter: 6 points."),
        ("agenda.shown", (0, 20, 0, 4), "Green shows Snitch: 4 points."),
    ],
)
def test_the_story_tells_an_event_in_a_sentence(
    kind: str, facts: tuple[int, ...], sentence: str
) -> None:
    assert prompts.sentence(kind, facts) == sentence


@pytest.mark.parametrize(
    "kind", sorted(prompts.FACTS.keys() - {"tiles.drawn", "combat.ended", "line.struck"})
)
def test_every_other_event_has_a_sentence(kind: str) -> None:
    told = prompts.sentence(kind, [1] * len(prompts.FACTS[kind]))
    assert told.endswith((".", "!", "?"))
    assert "{" not in told
    assert told[0].isupper()


def test_the_scene_is_told_for_those_who_cannot_see_it() -> None:
    told = prompts.scene(works(seen(robot({"C2": (WEAPON, 0)}, goblins=[2, 2, 0, 0]))))
    assert told.startswith("Round 1 of 2, building. Green 3, Yellow 0, Red 12 and Blue 7. ")
    assert "Clanker of Green and Yellow: 1 tile, 1 engine, 0 defense tokens and 4 goblins." in told


# -- the terminal and the rules ----------------------------------------------------------------


def plain(view: View, question: Question | None = None) -> str:
    return re.sub(r"\[[^\]]*\]", "", text(view, question))


def test_the_terminal_shows_both_yards_with_metal_arrows_and_plates() -> None:
    own = robot({"C2": (WEAPON, 1), "B3": (STRAIGHT_ARMOR, 1)}, tokens=[[11, None]])
    foe = robot({"C2": (24, 2), "A1": (PREMIUM, 0)})
    lines = plain(seen(own, foe)).splitlines()
    assert lines[1].split() == [*"ABCDE", *"ABCDE"]
    assert lines[6] == "2   ·    ·  ┃ w▶┃  ·    ·      2   ·    ·    W    ·    ·  "
    assert lines[7].endswith("━⇓━" + " " * 11)
    assert lines[9].startswith("3   ·  ┃ a◇┃┃C 8┃")
    assert " ━━━?" in lines[4]  # it is loose
    assert lines[8][7] == "1"  # its token


def test_the_terminal_shows_hand_agendas_cards_and_dice() -> None:
    view = fighting(
        agendas=agendas(0, 20), tactics=[CRANE, SABOTAGE_NITRO, DYNAMITE], pile=9,
        won_card=[None, SABOTAGE_NITRO], dice=[[2, 0], [5]],
    )  # fmt: skip
    shown = plain(view)
    assert "Artist: 2 points for each decoration on your robot; 0 now" in shown
    assert "tactics left Crane, middle Sabotage + Nitro, right Dynamite; 9 in the pile" in shown
    assert f"{ROBOTS[0]} own front at their front, 1 unused, no card, dice 2 –" in shown
    assert "1 4-metal weapon, 2 decoration, 3 4-metal engine" in plain(seen())


def test_the_terminal_lights_up_where_something_can_be_picked() -> None:
    question = ask("build.place", [(0, 7), (0, 8)])
    lines = plain(seen(), question).splitlines()
    assert lines[6].startswith("2   ·    ·    ○    ○    ·  ")


def test_the_rules_have_every_section() -> None:
    sections = re.findall(r"^#+ §([\d.]+) ", RULES, re.MULTILINE)
    wanted = {1: 7, 2: 4, 3: 3, 4: 6, 5: 15, 6: 5, 7: 5, 8: 7, 9: 3}
    expected = [str(n) for n in wanted]
    expected += [f"{chapter}.{n}" for chapter, last in wanted.items() for n in range(1, last + 1)]
    assert sorted(sections) == sorted(expected)


@pytest.mark.parametrize(
    ("tile", "name"),
    [
        (WEAPON, "4-metal weapon"),
        (CORNER_WEAPON, "corner 2-metal weapon"),
        (STRAIGHT_ARMOR, "straight 2-metal armor"),
        (THREE_ENGINE, "3-metal engine"),
        (26, "premium 1-metal weapon"),
        (DECORATION, "decoration"),
        (PREMIUM, "premium decoration"),
    ],
)
def test_a_tile_is_called_by_its_metal(tile: int, name: str) -> None:
    assert TILE_NAMES[tile] == name
