"""What a person reads and points at (prompts), from views drawn by hand."""

import re
from importlib import resources

import pytest

from grandstand.core.game import Plain, View
from grandstand.core.questions import Ask, Seat
from grandstand.games.grind import prompts
from grandstand.games.grind.board import place
from grandstand.games.grind.prompts.seen import field, percent
from grandstand.games.grind.text import text

RULES = (resources.files("grandstand.games.grind") / "rules.md").read_text("utf-8")
LINE = ["E7", "G7", "F5", "D7", "H7", "G13", "E13", "F15", "H13", "D13"]
ARMS = [(0, 0), (2, 3), (1, 4), (6, 7), (6, 6), (0, 5), (2, 2), (1, 0), (6, 9), (7, 8)]
GRINDER = 10


def pair(name: str) -> list[Plain]:
    return [ord(name[0]) - 70, int(name[1:]) - 10]


def seen(moved: dict[int, str | None] | None = None, ball: str = "F10", **changed: Plain) -> View:
    """Two teams at the edges of their zones, some of them elsewhere; Storm's turn."""
    spaces: list[str | None] = [*LINE]
    for jack, space in (moved or {}).items():
        spaces[jack] = space
    view: View = {
        "jacks": [
            {
                "space": None if space is None else pair(space),
                "facing": 0 if jack < 5 else 2,
                "crusher": jack % 5 > 2,
                "arms": [*ARMS[jack]],
                "down": False,
                "rattled": False,
                "activated": False,
            }
            for jack, space in enumerate(spaces)
        ],
        "grinder": {"space": pair(ball), "caught": ball == "F10"},
        "mark": None,
        "dice": {"action": [10, 0], "clock": [4, 5], "pool": [1, 0], "well": [0, 0]},
        "due": None,
        "roll": None,
        "activation": None,
        "attacks": [],
        "attack": None,
        "flight": None,
        "stop": None,
        "score": [1, 0],
        "period": 1,
        "round": 1,
        "rounds": 5,
        "team": 0,
        "first": 0,
        "play": None,
        "box": None,
        "known": True,
        "over": False,
    }
    return view | changed


def active(jack: int, left: int = 6, **changed: Plain) -> Plain:
    view: View = {
        "jack": jack, "left": left, "redline": False, "spent": 0, "blockers": 0,
        "pushed": False, "stood": False,
    }  # fmt: skip
    return view | changed


def attack(jack: int, target: int, need: int, manner: int = 4, slot: int = 0) -> Plain:
    return {"jack": jack, "manner": manner, "slot": slot, "target": target, "need": need}


def rolling(momentum: int, left: int = 5) -> Plain:
    return {"momentum": momentum, "left": left, "thrown": False}


def due(need: int, boost: int = 0, action: int = 0, purpose: int = 3) -> Plain:
    return {"purpose": purpose, "need": need, "boost": boost, "action": action}


def offer(option: list[Plain], need: int, dice: tuple[int, int], power: int = 0) -> Plain:
    least = 1 if option[0] != 4 else 0
    return {
        "option": option, "action": dice[0], "boost": dice[1], "power": power, "least": least,
        "need": need,
    }  # fmt: skip


def changed_jack(view: View, jack: int, **changes: Plain) -> View:
    """The same view with something else true of one jack."""
    jacks = view["jacks"]
    assert isinstance(jacks, list)
    seen_jack = jacks[jack]
    assert isinstance(seen_jack, dict)
    seen_jack.update(changes)
    return view


def label(view: View, kind: str, option: object, seat: int = 0) -> str:
    return prompts.label(view, Ask(Seat(seat), kind, [option]), option)


def asked(view: View, kind: str, options: list[object], seat: int = 0) -> str:
    return prompts.prompt(view, Ask(Seat(seat), kind, options)).text


# -- chances -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("odds", "told"),
    [
        (0.0, "no chance"),
        (0.004, "under 1 %"),
        (0.01, "1 %"),
        (0.744, "74 %"),
        (0.996, "over 99 %"),
        (1.0, "certain"),
    ],
)
def test_a_chance_is_never_rounded_to_certainty(odds: float, told: str) -> None:
    assert percent(odds) == told


# -- before the game ---------------------------------------------------------------------------


def test_the_arm_to_choose_is_named() -> None:
    view = changed_jack(seen(box=[3, 1, 2, 2, 1, 1, 2, 1, 1, 1, 1]), 1, arms=[2, None])
    told = (
        "Storm Runner 2: choose its right arm beside its Magno-Grip. It has two, for all the game."
    )
    assert asked(view, "team.arm", [0, 1]) == told
    assert label(view, "team.arm", 0) == (
        "Fist 3/★1: control; two of them can throw and slam; 3 in the box"
    )


def test_the_next_jack_to_place_is_named() -> None:
    view = seen({7: None, 8: None, 9: None})
    told = "Fury Runner 3: choose where it starts, in your goal zone, rows 13 to 19."
    assert asked(view, "place.jack", [place("F14")], 1) == told
    assert label(view, "place.jack", place("F14"), 1) == "Runner 3 on F14"
    assert asked(view, "place.facing", [0, 1], 1).startswith("Fury Runner 2 on E13: ")


def test_sudden_death_has_a_first_player_of_its_own() -> None:
    question = Ask(Seat(1), "initiative.first", [0, 1])
    assert prompts.prompt(seen(period=0), question).section == "§4.2"
    assert prompts.prompt(seen(period=2), question).section == "§4.10"
    assert prompts.label(seen(), question, 0) == "Storm goes first: the other team"


# -- the turn ----------------------------------------------------------------------------------


def test_a_turn_says_how_many_are_left_and_what_for() -> None:
    view = changed_jack(changed_jack(seen(), 0, activated=True), 4, activated=True)
    told = "Storm: choose a steamjack to activate, 3 left. Each one moves and attacks once."
    assert asked(view, "turn.choice", [(0, 1), (2,)]) == told
    assert asked(view, "turn.choice", [(0, 1), (1, 5)]).endswith("Or call a play first.")
    assert label(view, "turn.choice", (2,)) == "End the turn: 3 jacks not activated"


def test_a_jack_to_activate_tells_what_ails_it() -> None:
    view = changed_jack(seen(), 3, down=True, rattled=True)
    told = "Activate Crusher 1 on D7, knocked down, rattled"
    assert label(view, "turn.choice", (0, 3)) == told


# -- activations -------------------------------------------------------------------------------


def test_an_activation_says_what_can_still_be_done() -> None:
    view = seen(activation=active(0, 4))
    told = asked(view, "activation.action", [(0, place("E8")), (3,), (4, 0, 5), (9, 0)])
    assert told == (
        "Storm Runner 1: advance (4 spaces left), redline, attack once or end, choosing where "
        "it faces."
    )


def test_who_blocks_is_said() -> None:
    view = seen({0: "G12", 8: "J18"}, activation=active(0, 6, blockers=1))
    told = asked(view, "activation.action", [(1,), (9, 0)])
    assert told.endswith("Fury Runner 1 blocks its way.")
    assert label(view, "activation.action", (1,)) == (
        "Break the block of Fury Runner 1: needs 1 strike, 75 %, 96 % with all power"
    )


def test_a_space_to_go_to_warns_of_blocks_and_tells_of_the_grinder() -> None:
    view = seen(activation=active(0))
    assert label(view, "activation.action", (0, place("E8"))) == "Go to E8"
    told = "Go to E9, beside the Grinder"
    assert label(view, "activation.action", (0, place("E9"))) == told
    told = "Go to E12, blocked there by Fury Runner 2 and Fury Crusher 2"
    assert label(view, "activation.action", (0, place("E12"))) == told


def test_a_rattled_jack_does_not_block() -> None:
    view = changed_jack(seen(activation=active(0)), 6, rattled=True)
    told = "Go to E12, blocked there by Fury Crusher 2"
    assert label(view, "activation.action", (0, place("E12"))) == told


def test_a_goal_tender_reaches_all_round_at_its_pit() -> None:
    view = seen({7: "F15"}, activation=active(0))
    told = "Go to E16, blocked there by Fury Runner 3"
    assert label(view, "activation.action", (0, place("E16"))) == told


def test_a_hit_says_what_it_needs_and_how_likely_it_is() -> None:
    view = seen({0: "G12"}, activation=active(0), attacks=[offer([4, 0, 5], 2, (3, 1))])
    assert label(view, "activation.action", (4, 0, 5)) == (
        "Hit Fury Runner 1 with one Fist: needs 2 strikes, 81 %"
    )


def test_a_power_attack_counts_its_power_die() -> None:
    option: list[Plain] = [6, 0, 5]
    view = seen({3: "G12"}, activation=active(3), attacks=[offer(option, 2, (4, 2), 2)])
    assert label(view, "activation.action", (6, 0, 5)) == (
        "Throw Fury Runner 1 with the Heavy Fist: needs 2 strikes, "
        "99 % with 1 power, over 99 % with all power"
    )


def test_a_hit_on_the_grinder_says_how_far_it_may_roll() -> None:
    view = seen({0: "F9"}, activation=active(0), attacks=[offer([4, 0, 10], 0, (3, 1))])
    told = label(view, "activation.action", (4, 0, 10))
    assert told == "Hit the Grinder with one Fist: 1 space 96 %, 4 spaces 31 %"


def test_a_steamroll_gives_the_chance_for_each_kind() -> None:
    spread: dict[int, str | None] = {3: "F14", 5: "F15", 8: "G14", 7: "C18"}
    view = seen(spread, activation=active(3), attacks=[offer([8], 2, (4, 0))])
    told = label(view, "activation.action", (8,))
    assert told.startswith("Steamroll all who stand round it: Runners ")
    assert ", Crushers " in told
    assert told.endswith(" with 1 power")


def test_the_end_of_an_activation_says_what_comes_into_reach() -> None:
    view = seen({0: "F9"}, activation=active(0))
    assert label(view, "activation.action", (9, 2)) == "End here facing Storm's end"
    told = "End here facing Fury's end, the Grinder in reach"
    assert label(view, "activation.action", (9, 0)) == told


def test_a_redline_tells_its_risk() -> None:
    view = seen({0: "E10"}, activation=active(0))
    assert label(view, "activation.action", (3,)) == (
        "Redline: 1 space 88 %, 2 spaces 63 %, or it overheats"
    )
    view = seen({0: "E10"}, activation=active(0, redline=True, spent=1))
    told = "Redline to E11: 2 strikes needed, 63 % with all action dice, beside the Grinder"
    assert label(view, "redline.advance", (0, place("E11"))) == told


def test_isolation_lends_its_boost_dice_to_the_redline() -> None:
    play: Plain = {"play": 4, "jack": 0}
    view = seen({0: "A10"}, activation=active(0, redline=True), play=play)
    assert "99 %" in label(view, "redline.advance", (0, place("A11")))


# -- attacks -----------------------------------------------------------------------------------


def test_a_mark_says_how_far_it_is_and_how_likely() -> None:
    view = seen({0: "F9"}, attack=attack(0, GRINDER, 0), due=due(0, 1))
    assert label(view, "grinder.mark", place("F13")) == (
        "F13, 3 spaces: 57 % to get there with all action dice, 80 % with all power"
    )
    assert label(view, "grinder.mark", place("F16")).startswith(
        "F16, the pit where Storm scores, 6 spaces: "
    )


def test_dice_for_the_grinder_tell_both_chances() -> None:
    view = seen({0: "F9"}, attack=attack(0, GRINDER, 0), due=due(0, 1), mark=pair("F13"))
    told = "3 action dice + 1 boost: 57 % to reach F13, 96 % to move it"
    assert label(view, "attack.action", 3) == told


def test_dice_for_a_jack_tell_the_chance_to_hit() -> None:
    view = seen(attack=attack(0, 5, 2), due=due(2, 1, 3))
    assert label(view, "attack.action", 3) == "3 action dice + 1 boost: 81 %"
    assert label(view, "attack.power", 0) == "No power dice: 81 %"
    assert label(view, "attack.power", 1) == "Add 1 power die: 94 %"


def test_dice_without_a_need_tell_no_chance() -> None:
    assert label(seen(due=due(-1, 2, purpose=5)), "break.action", 1) == "1 action die + 2 boost"


def test_who_holds_the_grinder_adds_magno_grips_in_reach() -> None:
    view = seen({6: "F11", 5: "E11"}, attack=attack(0, GRINDER, 0))
    assert label(view, "grinder.hold", 5, 1) == "Runner 1 holds it: Armor 3"
    assert label(view, "grinder.hold", 6, 1) == "Runner 2 holds it: Armor 4"
    assert label(view, "grinder.hold", -1, 1) == "Nobody holds it: Armor 2"


# -- the Grinder on its way --------------------------------------------------------------------


def test_a_way_says_what_is_left_and_who_may_stop_it() -> None:
    view = seen(flight=rolling(2), mark=pair("F13"))
    assert label(view, "grinder.way", ()) == "Leave it here on F10"
    assert label(view, "grinder.way", (place("F11"),)) == "Roll on to F11, 4 spaces left"
    assert label(view, "grinder.way", (place("F12"),)) == (
        "Roll on to F12, 3 spaces left, then Fury Runner 1 and Fury Runner 2 may stop it"
    )


def test_a_way_into_a_pit_says_who_scores() -> None:
    view = seen(ball="F14", flight=rolling(2))
    told = "Into the goal pit F16: Storm scores"
    assert label(view, "grinder.way", (place("F16"),)) == told
    assert label(view, "grinder.way", (place("F4"),)) == "Into the goal pit F4: Fury scores"


def test_a_way_into_the_gutter_says_so() -> None:
    view = seen(ball="J10", mark=pair("K10"), flight=rolling(0))
    told = "Roll on to K10, into the gutter with 4 left to roll"
    assert label(view, "grinder.way", (place("K10"),)) == told


def test_a_collision_names_who_is_knocked_down() -> None:
    view = seen(flight=rolling(2))
    told = "Ram Fury Runner 1 from G12: it is knocked down"
    assert label(view, "grinder.way", (place("G12"), place("G13"))) == told


def test_a_stop_says_its_chance() -> None:
    view = seen(flight=rolling(2), stop={"boost": 3, "jacks": [7]})
    told = "Try to stop it with 3 boost + 1 power: needs 2 strikes, 94 %"
    assert label(view, "stop.attempt", 1, 1) == told
    assert label(view, "stop.attempt", -1, 1) == "Let it roll"
    assert "Runner 3 can reach it" in asked(view, "stop.attempt", [-1, 0], 1)


# -- hit jacks ---------------------------------------------------------------------------------


def test_a_hit_jack_is_moved_or_crashes() -> None:
    view = seen(attack=attack(0, 5, 2))
    assert label(view, "hit.to", (place("G13"), 0)) == "Fury Runner 1 stays on G13"
    assert label(view, "hit.to", (place("G14"), 0)) == "Fury Runner 1 to G14"
    told = "Fury Runner 1 to G14 and crashes: knocked down"
    assert label(view, "hit.to", (place("G14"), 1)) == told


def test_a_hit_jack_keeps_its_facing_or_is_turned() -> None:
    view = seen(attack=attack(0, 5, 2))
    assert label(view, "hit.facing", 2) == "Leave it facing Storm's end"
    assert label(view, "hit.facing", 3) == "Turn it to face side A"


# -- places ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "option", "spot"),
    [
        ("team.lineup", 0, "l0"),
        ("team.lineup", -1, None),
        ("team.arm", 3, "a3"),
        ("place.jack", 45, "s45"),
        ("place.facing", 2, "f2"),
        ("turn.choice", (0, 3), "j3"),
        ("turn.choice", (1, 3), None),
        ("hustle.jack", -1, None),
        ("activation.action", (0, 120), "s120"),
        ("activation.action", (1,), None),
        ("activation.action", (4, 1, 10), "grinder"),
        ("activation.action", (6, 1, 5), None),
        ("activation.action", (9, 3), "f3"),
        ("redline.advance", (10,), None),
        ("grinder.hold", 6, "j6"),
        ("grinder.mark", 99, "s99"),
        ("grinder.way", (), None),
        ("grinder.way", (130,), "s130"),
        ("grinder.way", (place("G12"), place("G13")), "j5"),
        ("gutter.way", 0, f"s{place('F11')}"),
        ("hit.to", (130, 1), "s130"),
        ("combo.second", 10, "grinder"),
        ("rip.call", 1, None),
    ],
)
def test_an_option_is_picked_by_its_place(kind: str, option: object, spot: str | None) -> None:
    found = prompts.spot(seen(), Ask(Seat(0), kind, [option]), option)
    assert (found.piece, found.place) == (None, spot)


def test_only_the_first_plain_attack_on_a_target_is_picked_on_the_board() -> None:
    options: list[object] = [(4, 0, 5), (4, 1, 5), (5, 0, 5)]
    question = Ask(Seat(0), "activation.action", options)
    places = [prompts.spot(seen(), question, option).place for option in options]
    assert places == ["j5", None, None]


def test_a_crash_beside_a_plain_move_to_the_same_space_is_a_button() -> None:
    options: list[object] = [(130, 0), (130, 1), (131, 1)]
    question = Ask(Seat(0), "hit.to", options)
    places = [prompts.spot(seen(), question, option).place for option in options]
    assert places == ["s130", None, "s131"]


# -- all of them -------------------------------------------------------------------------------

OPTIONS: dict[str, object] = {
    "turn.choice": (0, 0),
    "hustle.advance": (10,),
    "activation.action": (9, 0),
    "redline.advance": (10,),
    "grinder.way": (),
    "hit.to": (place("G13"), 0),
}


@pytest.mark.parametrize("kind", sorted(prompts.QUESTIONS))
@pytest.mark.parametrize("bare", [True, False])
def test_every_prompt_cites_a_section_and_every_option_has_a_label(kind: str, bare: bool) -> None:
    view = seen() if bare else seen(
        activation=active(0, blockers=1), attack=attack(0, 5, 2), due=due(2, 1),
        flight={"momentum": 2, "left": 3, "thrown": False}, play={"play": 0, "jack": None},
        stop={"boost": 2, "jacks": [5]},
        roll={"seat": 0, "purpose": 3, "need": 2, "strikes": 2,
              "faces": [[1, 0, 1], [0, 0, 0], [0, 0, 0]]},
    )  # fmt: skip
    option = OPTIONS.get(kind, 0)
    prompt = prompts.prompt(view, Ask(Seat(0), kind, [option]))
    assert f"### {prompt.section} " in RULES
    assert len(prompt.text) < 140
    assert label(view, kind, option)


# -- the story ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "facts", "told"),
    [
        ("initiative.settled", (4, 2), "Initiative: Storm 4, Fury 2. Storm chooses who starts."),
        ("initiative.settled", (3, 3), "Initiative: Storm 3, Fury 3. Roll again."),
        ("first.chosen", (0, 1), "Storm chooses: Fury goes first."),
        ("turn.started", (1, 2, 4), "Period 2, round 4: Fury's turn."),
        ("turn.started", (0, 3, 1), "Sudden Death, round 1: Storm's turn."),
        ("play.called", (0, 0, 2), "Storm calls Clear Path for Runner 3."),
        ("play.called", (1, 5, -1), "Fury calls Protect."),
        ("jack.stepped", (0, 100, 101), ""),
        (
            "dice.rolled",
            (0, 3, 2, 1, 1, 1, 0, 1, 0, 0, 0, 0),
            "Storm rolls 3 action + 1 boost: 4 strikes, 2 needed.",
        ),
        (
            "dice.rolled",
            (1, 5, -1, 0, 0, 0, 1, 1, 0, 0, 0, 0),
            "Fury rolls 2 boost: 1 strike.",
        ),
        ("attack.declared", (0, 4, 0, 6), "Storm Runner 1 swings at Fury Runner 2 with the Fist."),
        (
            "attack.declared",
            (8, 4, 10, 10),
            "Fury Crusher 1 shoots at the Grinder with the Heavy Gyro Shot.",
        ),
        (
            "attack.declared",
            (0, 5, 0, 6),
            "Storm Runner 1 swings at Fury Runner 2 with the Fist, in a combo.",
        ),
        ("attack.declared", (3, 8, -1, -1), "Storm Crusher 1 steamrolls everything round it."),
        ("attack.declared", (3, 6, 6, 1), "Storm Crusher 1 throws Runner 2 with the Heavy Fist."),
        ("grinder.held", (5, 2), "Fury Runner 1 holds the Grinder: Armor 2."),
        ("attack.missed", (0, 5), "Storm Runner 1 misses Fury Runner 1."),
        ("attack.missed", (3, -1), "Storm Crusher 1 misses."),
        (
            "grinder.stepped",
            (place("F15"), place("F16")),
            "The Grinder rolls into the goal pit F16.",
        ),
        ("hustle.settled", (0,), "Hustle Back: no strike, nobody runs."),
        ("goal.scored", (1, 0, 1), "Goal for Fury! Storm 0–1 Fury."),
        ("game.ended", (2, 2), "Final score: Storm 2–2 Fury. A draw."),
    ],
)
def test_the_story_tells_an_event_in_a_sentence(
    kind: str, facts: tuple[int, ...], told: str
) -> None:
    assert prompts.sentence(kind, facts) == told


@pytest.mark.parametrize("kind", sorted(prompts.FACTS.keys() - {"jack.stepped", "turn.ended"}))
def test_every_other_event_has_a_sentence(kind: str) -> None:
    told = prompts.sentence(kind, [1] * len(prompts.FACTS[kind]))
    assert told.endswith((".", "!"))
    assert "{" not in told
    assert told[0].isupper()


def test_the_scene_is_told_for_those_who_cannot_see_it() -> None:
    view = changed_jack(seen({9: None}), 1, down=True)
    told = prompts.scene(field(view))
    assert told.startswith("Storm 1–0 Fury. The Grinder is on F10, in the catch. Storm Runner 1 on")
    assert "Storm Runner 2 on G7 facing Fury's end, knocked down." in told
    assert told.endswith("Fury Crusher 2 beside the field.")


# -- the terminal and the rules ----------------------------------------------------------------


def test_the_terminal_shows_jacks_with_their_facing_and_what_ails_them() -> None:
    view = changed_jack(changed_jack(seen(), 1, down=True), 5, rattled=True, facing=3)
    plain = re.sub(r"\[[^\]]*\]", "", text(view, Ask(Seat(0), "turn.choice", [(0, 0), (0, 1)])))
    assert "SR1▲ " in plain
    assert "sr2▲ " in plain
    assert "FR1◀~" in plain
    assert "(✹)" in plain
    assert "SC1 Heavy Fist · Pulverizer" in plain


def test_the_rules_have_every_section() -> None:
    sections = re.findall(r"^#+ §([\d.]+) ", RULES, re.MULTILINE)
    wanted = {1: 7, 2: 4, 3: 13, 4: 10, 5: 10, 6: 2, 7: 7, 8: 3, 9: 5, 10: 8}
    expected = [str(n) for n in wanted]
    expected += [f"{chapter}.{n}" for chapter, last in wanted.items() for n in range(1, last + 1)]
    assert sorted(sections) == sorted(expected)
