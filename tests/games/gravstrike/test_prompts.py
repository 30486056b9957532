"""What a person reads and points at (prompts), in scenes made by hand and in random games."""

import re
from importlib import resources

import pytest

from grandstand.core.chance import Seeded
from grandstand.core.game import Plain
from grandstand.core.match import Match, start
from grandstand.core.questions import Ask, Question, Seat
from grandstand.core.table import Table
from grandstand.games.gravstrike import GAME, prompts
from grandstand.games.gravstrike.cards import CARDS, FIXTURE, NUMBER, PILOT
from grandstand.games.gravstrike.cards.markers import MARKER_NUMBER
from grandstand.games.gravstrike.prompts.moving import compass
from grandstand.games.gravstrike.prompts.seen import COLOURS, effect, seen
from grandstand.games.gravstrike.prompts.story import TEMPLATES, TOLD
from grandstand.games.gravstrike.shapes import Shape
from grandstand.games.gravstrike.state import ACCELERATION, ATTACK, TRIGGERED, Arena, Marker
from grandstand.games.gravstrike.text import text
from tests.contract import random_answers

from .stage import Turbine, choose, pivot, play, slip, stage, turn

RULES = (resources.files("grandstand.games.gravstrike") / "rules.md").read_text("utf-8")
WALL: Shape = [11.0, 6.0, 18.0, 6.0, 18.0, 7.0, 11.0, 7.0]
FILLER = ["clean-lap"] * 9  # 3 Maneuver icons each


def asked(match: Match[Arena], seat: int = 0) -> Question:
    return match.asked[Seat(seat)]


def told(match: Match[Arena], seat: int = 0) -> str:
    return prompts.prompt(match.view(Seat(seat)), asked(match, seat)).text


def labels(match: Match[Arena], seat: int = 0) -> list[str]:
    view, question = match.view(Seat(seat)), asked(match, seat)
    return [prompts.label(view, question, option) for option in question.options]


def lengths(match: Match[Arena]) -> list[str]:
    """Labels, but for who would be seen from the end of a length."""
    return [re.sub("(:| and) sees .*", "", label) for label in labels(match)]


def places(match: Match[Arena], seat: int = 0) -> list[str | None]:
    view, question = match.view(Seat(seat)), asked(match, seat)
    return [prompts.spot(view, question, option).place for option in question.options]


def shooting(shooter: Turbine, *others: Turbine) -> Arena:
    s = stage(shooter, *others, phase=ATTACK)
    s.at = 0
    s.shots = 1
    return s


# -- the move ----------------------------------------------------------------------------------


def test_a_length_says_what_it_costs() -> None:
    match = play(stage(Turbine(13, 3, 0, 2), Turbine(2, 9, 0)))
    assert told(match) == "Cyan: 2 lengths to go. Choose the next."
    assert lengths(match)[:4] == [
        "Straight",
        "Left 30°, 1 icon",
        "Right 30°, 1 icon",
        "Left 60°, 2 icons",
    ]
    assert "Left 60° with a sideslip, 3 icons: choose how far" in lengths(match)


def test_a_length_says_whom_it_would_ram_and_for_how_much() -> None:
    match = play(stage(Turbine(5, 9, 0, 4), Turbine(6.5, 9, 0)))
    assert lengths(match)[0] == "Straight: rams Magenta for 4"


def test_a_length_says_which_checkpoint_it_would_cross_and_for_what() -> None:
    match = play(stage(Turbine(10.8, 9, 0, 1), Turbine(2, 9, 0)))
    assert lengths(match)[0] == "Straight: crosses M, +1 VP"


def test_a_chain_counts_for_outlying_checkpoints() -> None:
    s = stage(Turbine(5.2, 15, 180, 1), Turbine(2, 9, 0))
    s.chain[0] = 2
    assert lengths(play(s))[0] == "Straight: crosses A, +3 VP"


def test_a_length_says_if_a_wall_is_in_the_way() -> None:
    match = play(stage(Turbine(25.2, 9, 0, 3), Turbine(2, 9, 0)))
    assert lengths(match)[0] == "Straight: hits a wall for 3"


def test_a_length_says_whom_it_would_see() -> None:
    s = stage(Turbine(13, 3, 0, 2), Turbine(2, 9, 0, 3), Turbine(13, 9), walls=[WALL])
    found = labels(play(s))
    assert found[0] == "Straight: sees Magenta TN 13"
    assert found[1] == "Left 30°, 1 icon: sees Magenta TN 12"


def test_in_reverse_it_goes_back() -> None:
    match = play(stage(Turbine(13, 3, 0, -2), Turbine(2, 9, 0)))
    assert lengths(match)[:2] == ["Straight back", "Back and left 30°, 1 icon"]


def test_a_discount_is_taken_off() -> None:
    s = stage(Turbine(13, 3, 0, 2), Turbine(2, 9, 0))
    match = play(s)
    match.state.discount = 1
    assert lengths(match)[1:4:2] == ["Left 30°, free instead of 1", "Left 60°, 1 icon instead of 2"]


def test_a_sideslip_says_how_far_and_what_is_there() -> None:
    match = play(stage(Turbine(5, 9, 0, 3), Turbine(6.2, 9.9, 0)), choose(0, 2, 0))
    assert told(match) == "Cyan: straight, then sideways: how far, up to a width?"
    assert labels(match) == [
        "A width to the right",
        "Half a width to the right",
        "No sideslip",
        "Half a width to the left: rams Magenta for 3",
        "A width to the left: rams Magenta for 3",
    ]


def test_a_pivot_says_which_way() -> None:
    match = play(stage(Turbine(13, 3, 0, 0), Turbine(2, 9, 0)), choose(0, 3, 1))
    assert told(match) == "Cyan: pivot round your rear left corner. How far, left or right?"
    assert "Left 90°" in labels(match)
    assert "Stay as you are" in labels(match)


def test_a_move_is_picked_where_it_ends() -> None:
    match = play(stage(Turbine(13, 3, 0, 1, hand=["redline-runner"]), Turbine(2, 9, 0)))
    found = places(match)
    assert found[:3] == ["go-0", "go-30", "go--30"]
    assert found[7:9] == ["slip-0", "slip-30"]
    assert found[-1] == "card-0"


def test_a_turbine_that_stands_pivots_round_corners() -> None:
    match = play(stage(Turbine(13, 3, fixtures=["contract-pilot", "mag-mine"]), Turbine(2, 9)))
    assert places(match) == [None, "corner-0", "corner-1", "corner-2", "corner-3", "fixture-0-1"]
    assert labels(match)[-1] == "Trigger Mag Mine: drop a Mag Mine next to your base"


# -- payments ----------------------------------------------------------------------------------


def test_a_payment_says_how_much_is_owed_and_paid() -> None:
    match = play(stage(Turbine(13, 3, 0, 2, deck=FILLER), Turbine(2, 9)), turn(0, 60))
    assert told(match) == "Cyan: pay 2 Maneuver for left 60°."
    assert labels(match) == [
        "Push it: destroy the top of 9 for Maneuver",
        "Skid: 1 Maneuver, and a token",
    ]
    assert places(match) == ["pile-deck", "pile-skid"]


def test_a_payment_says_what_is_paid_for() -> None:
    s = stage(Turbine(13, 3, 0, 2, hand=["set-the-stage"], deck=FILLER), Turbine(2, 9))
    match = play(s, *slip(0, 60, -50), (0, "maneuver.pay", (1, 0)))
    assert told(match) == "Cyan: pay 3 Maneuver for left 60° with a sideslip: 1 paid."
    match = play(stage(Turbine(13, 3, deck=FILLER), Turbine(2, 9)), *pivot(0, 1, 90))
    assert told(match) == "Cyan: pay 1 Maneuver for the pivot."


def test_a_card_says_its_icons_and_what_its_ability_adds() -> None:
    turbine = Turbine(13, 3, 0, 2, hand=["hard-apex", "set-the-stage"], deck=FILLER)
    match = play(stage(turbine, Turbine(2, 9)), turn(0, 60))
    both, *others = labels(match)[:3]
    assert both == (
        "Hard Apex and its ability: 2 Maneuver, "
        "and your next maneuver of this move costs 1 icon less"
    )
    assert others == ["Hard Apex: 2 Maneuver", "Set the Stage: 1 Maneuver"]
    assert places(match)[:3] == ["card-0-ability", "card-0", "card-1"]


def test_two_cards_alike_are_told_apart() -> None:
    turbine = Turbine(13, 3, 0, 2, hand=["clean-lap", "set-the-stage", "clean-lap"], deck=FILLER)
    found = labels(play(stage(turbine, Turbine(2, 9)), turn(0, 60)))
    assert found[0].startswith("Clean Lap (card 1): ")
    assert found[2].startswith("Clean Lap (card 3): ")


def test_a_push_without_a_card_is_a_warning() -> None:
    match = play(stage(Turbine(13, 3, 0, 2), Turbine(2, 9)), turn(0, 60))
    assert labels(match)[0] == "Push it: no card is left, so your turbine explodes"


# -- the attack --------------------------------------------------------------------------------


def test_a_shot_says_its_target_number_piece_by_piece() -> None:
    match = play(shooting(Turbine(5, 3, 0), Turbine(12.5, 3, 90, 4)))
    assert told(match) == "Cyan: your attack. TN is how many Attack icons a shot takes."
    assert labels(match)[:2] == [
        "Hold your fire",
        "Shoot Magenta, TN 6: speed 4, 7 lengths +2, front +0",
    ]
    assert places(match)[:2] == [None, "turbine-1"]
    assert "target-0" in places(match)


def test_aim_is_a_piece_of_the_target_number() -> None:
    s = shooting(Turbine(5, 3, 180), Turbine(12.5, 3, 90, 4))
    s.aim[0] = -1
    assert labels(play(s))[1] == "Shoot Magenta, TN 7: speed 4, 7 lengths +2, rear +2, aim −1"


def test_a_shot_says_whether_it_would_hit() -> None:
    s = shooting(Turbine(5, 3, 0, hand=["lead-hailstorm"], deck=FILLER), Turbine(7.3, 3, 90, 3))
    match = play(s, (0, "attack.choose", (11, 1)))
    assert told(match) == (
        "Cyan: TN 2 to hit Magenta (speed 3, 2 lengths −1, front +0): 0 Attack played."
    )
    assert labels(match)[0] == "Let it miss: 0 against TN 2"
    assert "Lead Hailstorm and its ability: 2 Attack, and 2 damage draws more" in labels(match)
    match.answer(Seat(0), (6, 0))
    assert labels(match)[0] == "Fire: 2 against TN 2, draws 5 to 6"


def test_damage_says_what_is_left_of_it() -> None:
    shooter = Turbine(5, 3, 0, deck=["gunnery-school"] * 9)
    victim = Turbine(7.3, 3, 90, 0, hand=["chaff-curtain"], deck=FILLER)
    match = play(
        shooting(shooter, victim),
        (0, "attack.choose", (11, 1)),
        (0, "attack.pay", (0, 0)),
        seed=1,
    )
    assert re.fullmatch(r"Magenta: \d damage. Each Protect icon stops 1. Protect\?", told(match, 1))
    assert re.fullmatch(r"Take it: \d damage", labels(match, 1)[0])
    use = next(n for n, label in enumerate(labels(match, 1)) if label.startswith("Use Chaff"))
    assert labels(match, 1)[use] == "Use Chaff Curtain: prevent 3 of it"
    assert places(match, 1)[use] == "card-0-ability"
    match.answer(Seat(1), (2, 0))
    assert labels(match, 1)[0].startswith("Take what is left: ")


def test_a_mine_is_named_after_its_owner() -> None:
    s = shooting(Turbine(5, 3, 0), Turbine(20, 3, 90, 4))
    s.markers.append(Marker(7, MARKER_NUMBER["mag-mine"], Seat(1), 8_000_000, 3_000_000))
    match = play(s)
    assert "Shoot Magenta's mine 7, TN 3: speed 3, 3 lengths +0, front +0" in labels(match)
    assert "marker-7" in places(match)


# -- speed -------------------------------------------------------------------------------------


def test_a_dial_says_what_the_change_costs_and_gives() -> None:
    match = play(stage(Turbine(5, 3, 0, 4), Turbine(20, 3), phase=ACCELERATION))
    assert told(match) == "Cyan: set your speed. It is 4; a change of up to 2 is free."
    found = labels(match)
    assert found[6] == "Stand still: −4, 2 damage unless a card allows it, draw 3 cards"
    assert found[9:] == [
        "Speed 3: −1, draw 1 card",
        "Speed 4: as before",
        "Speed 5: +1",
        "Speed 6: +2",
    ]
    assert places(match)[5:7] == ["dial--1", "dial-0"]


def test_who_has_nothing_to_use_is_told_so() -> None:
    view = GAME.view(stage(Turbine(5, 3), Turbine(20, 3)), Seat(0))
    question = Ask(Seat(0), "acceleration.use", [(0, 0)])
    assert prompts.prompt(view, question).text == (
        "Cyan: speeds are shown. You have nothing to use now."
    )
    assert prompts.label(view, question, (0, 0)) == "Go on"


# -- all of them -------------------------------------------------------------------------------

OPTIONS: dict[str, object] = {
    "acceleration.use": (4, 0),
    "initiative.use": (5, 1),
    "maneuver.choose": (6, 1),
    "maneuver.pay": (0, 0),
    "disentangle.turn": (2, -17),
    "ram.add": (1, 0),
    "checkpoint.use": (3, 1),
    "attack.choose": (14, 1),
    "attack.pay": (6, 0),
    "protect.pay": (2, 0),
    "ability.burst": (1, 0),
    "respawn.without": 1,
    "marker.lengths": 1,
    "ability.marker": 1,
    "ability.lengths": 1,
    "ability.side": 1,
}


@pytest.mark.parametrize("kind", sorted(prompts.QUESTIONS))
@pytest.mark.parametrize("seat", [0, None])
def test_every_prompt_cites_a_section_and_every_option_has_a_label(
    kind: str, seat: Seat | None
) -> None:
    fixtures = ["contract-pilot", "mag-mine", "vector-fins"]
    s = stage(Turbine(5, 3, hand=["hard-apex"], fixtures=fixtures), Turbine(20, 3))
    s.markers.append(Marker(1, MARKER_NUMBER["monk-drone"], Seat(0), 8_000_000, 3_000_000))
    view = GAME.view(s, seat)
    question = Ask(Seat(0), kind, [OPTIONS.get(kind, 0)])
    prompt = prompts.prompt(view, question)
    assert f"### {prompt.section} " in RULES
    assert len(prompt.text) < 140
    assert prompts.label(view, question, question.options[0])
    assert prompts.spot(view, question, question.options[0]).piece is None


def check_words(match: Match[Arena], seat: Seat) -> None:
    """Of one question: a prompt, and a label and a place of its own for each option."""
    view, question = match.view(seat), match.asked[seat]
    prompt = prompts.prompt(view, question)
    assert f"### {prompt.section} " in RULES
    assert 0 < len(prompt.text) < 140
    found = labels(match, seat)
    assert len(set(found)) == len(found), f"{question.kind}: {found}"
    assert all(0 < len(label) < 160 for label in found)
    placed = [place for place in places(match, seat) if place is not None]
    assert len(set(placed)) == len(placed), f"{question.kind}: {placed}"
    assert question.place(match.fallback(seat)) >= 0


@pytest.mark.parametrize(
    ("seats", "arena", "decks"),
    [
        (2, "small", "chosen"),
        (4, "standard", "chosen"),
        (6, "large", "chosen"),
        (3, "small", "draft"),
        (2, "small", "open draft"),
    ],
)
def test_in_random_games_every_option_has_a_label_and_a_place_of_its_own(
    seats: int, arena: str, decks: str
) -> None:
    options: dict[str, Plain] = {"arena": arena, "fields": "chosen", "turns": 6, "decks": decks}
    match = start(GAME, seats, options, Table(Seeded(seats)))
    for _ in random_answers(match, Seeded(seats + 9)):
        for seat in match.asked:
            check_words(match, seat)
        for event in match.history[-1].events:
            GAME.facts(event)
            GAME.sentence(event)
    assert text(match.view(None), None)
    assert prompts.scene(seen(match.view(None)))


# -- the story ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("dial.shown", (0, -4), "Cyan shows reverse 4."),
        ("dial.shown", (0, 0), "Cyan stands."),
        ("turbine.respawned", (1, 1, 0, 0), "Magenta is back with a new turbine, 1 spare left."),
        ("turbine.moved", (2, 0, 0, 1, 1, 1), ""),
        ("turbine.moved", (2, -60, 50, 1, 1, 1), "Gold goes 60° right, with a slip to the left."),
        ("skid.drawn", (3, 42), "Lime skids: a spin of 60° right."),
        ("crash.drawn", (3, 23), "Lime crashes: a slide right."),
        ("turbine.rammed", (0, 1, 5, 1), "Cyan rams Magenta at speed 5!"),
        ("turbine.rammed", (0, 1, 5, 0), "Cyan slams into Magenta at speed 5!"),
        ("checkpoint.crossed", (4, 3, 2, 77), "Violet takes checkpoint M!"),
        ("shot.aimed", (0, 1, 2, 6), "Cyan takes aim at Gold: TN 6."),
        ("shot.aimed", (0, 2, 2, 6), "Cyan takes aim at static target 3: TN 6."),
        ("damage.protected", (0, 3, 2), "Cyan stops 3 of it; 2 gets through."),
        ("damage.protected", (0, 3, 0), "Cyan stops all of it."),
        ("card.played", (0, NUMBER["hard-apex"], 1), "Cyan plays Hard Apex."),
        ("card.played", (0, NUMBER["hard-apex"], 0), ""),
        ("card.pushed", (0, NUMBER["hard-apex"], 0), "Cyan pushes it: Hard Apex, nothing."),
        ("ability.used", (0, NUMBER["redline-runner"]), "Cyan uses Redline Runner."),
        ("fixture.triggered", (0, NUMBER["swift-panel"], 1), "Cyan triggers SWIFT Panel."),
        ("points.gained", (0, 1, 9), "1 point for Cyan: 9 VP."),
        ("marker.dropped", (0, MARKER_NUMBER["mag-mine"], 1, 0, 0), "Cyan drops a mine."),
    ],
)
def test_the_story_tells_an_event_in_a_sentence(
    kind: str, facts: tuple[int, ...], sentence: str
) -> None:
    assert prompts.sentence(kind, facts) == sentence


@pytest.mark.parametrize("kind", sorted(prompts.FACTS))
def test_every_event_has_a_sentence_or_needs_none(kind: str) -> None:
    facts = [1] * len(prompts.FACTS[kind])
    if kind in ("skid.drawn", "crash.drawn"):
        facts[1] = 11
    sentence = prompts.sentence(kind, facts)
    assert not sentence or (sentence.endswith((".", "!")) and "{" not in sentence)
    assert (kind in TEMPLATES) != (kind in TOLD)


def test_every_event_of_the_rules_is_known() -> None:
    folder = resources.files("grandstand.games.gravstrike")
    kinds: set[str] = set()
    for part in ("rules", "cards"):
        for file in (folder / part).iterdir():
            if file.name.endswith(".py"):
                code = file.read_text("utf-8")
                kinds |= set(re.findall(r't\.(?:tell|reveal)\(\s*"([a-z._]+)"', code))
    assert kinds == set(prompts.FACTS)


# -- cards, scene, terminal, rules -------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "small"),
    [
        ("contract-pilot", "Damage Draws 3/6, Hand Size 6, Speed Delta 2, Armor 1; 1 in a deck"),
        ("belted-hull", "Armor +1; 1 in a deck"),
        ("thread-the-needle", "1 Maneuver, 1 Attack; damage 2; 3 in a deck"),
    ],
)
def test_small_print(name: str, small: str) -> None:
    assert prompts.small_print(CARDS[NUMBER[name]]) == small


def test_every_ability_has_an_effect_that_can_be_told_in_a_line() -> None:
    for card in CARDS:
        if card.ability:
            assert 0 < len(effect(card)) < 115, card.name


def test_the_compass_has_twelve_directions() -> None:
    assert [compass(n) for n in (0, 44, 90, 359)] == ["east", "east-northeast", "north", "east"]


def test_the_scene_is_told_for_those_who_cannot_see_it() -> None:
    s = stage(Turbine(5, 3, 90, 4, hand=["hard-apex"], vp=3), Turbine(20, 3))
    told = prompts.scene(seen(GAME.view(s, None)))
    assert "Cyan: 3 VP, at 5.0, 3.0 facing north, speed 4, 1 card in hand," in told


def plain(s: Arena, seat: Seat | None) -> list[str]:
    return re.sub(r"\[[^\]]*\]", "", text(GAME.view(s, seat), None)).splitlines()


def test_the_terminal_shows_the_arena_in_characters() -> None:
    s = stage(Turbine(8.5, 9, 90), Turbine(20, 3.5, 180))
    s.markers.append(Marker(1, MARKER_NUMBER["mag-mine"], Seat(0), 11_000_000, 3_500_000))
    lines = plain(s, None)
    assert lines[2] == "+" + "-" * 52 + "+"
    assert lines[11][17:19] == "C↑"
    assert "M←" in lines[17]
    assert "✶" in lines[17]
    assert "AAAA" in lines[5]


def test_nothing_is_cut_off_in_a_narrow_terminal() -> None:
    cards = [card.name for card in CARDS if card.kind not in (PILOT, FIXTURE)]
    crew = ["unit-ninefold", "monk-drone", "mag-mine"]
    turbines = [
        Turbine(
            3 + 4 * n, 9, 90, -6, hand=cards, fixtures=crew, vp=11, destroyed=["hard-apex"] * 20
        )
        for n in range(6)
    ]
    s = stage(*turbines)
    for seat in range(6):
        s.chain[seat] = 3
        s.states[seat] = [TRIGGERED] * 3
    assert max(len(line) for line in plain(s, Seat(1))) <= 80


def test_the_terminal_shows_the_own_hand_and_nobody_elses() -> None:
    s = stage(Turbine(8, 9, hand=["redline-runner"]), Turbine(20, 3, hand=["hard-apex"]))
    shown = "\n".join(plain(s, Seat(0)))
    assert "1. Redline Runner " in shown
    assert "move 2 lengths more this turn" in shown
    assert "Hard Apex" not in shown


def test_colours_are_those_of_the_seats() -> None:
    assert list(COLOURS) == GAME.seat_names


def test_the_rules_have_every_section() -> None:
    sections = re.findall(r"^#+ §([\d.]+) ", RULES, re.MULTILINE)
    wanted = {
        1: 5, 2: 10, 3: 6, 4: 2, 5: 5, 6: 12, 7: 9, 8: 10, 9: 2, 10: 4, 11: 18, 12: 9, 13: 6,
        14: 8,
    }  # fmt: skip
    expected = [str(n) for n in wanted]
    expected += [f"{chapter}.{n}" for chapter, last in wanted.items() for n in range(1, last + 1)]
    assert sorted(sections) == sorted(expected)
