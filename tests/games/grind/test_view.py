"""The view: all that lies on the table, what a roll would need (§3.4), and no secret (§4.1)."""

from grandstand.core.game import Plain, View
from grandstand.core.match import Match
from grandstand.games.grind.board import X, Y, place
from grandstand.games.grind.state import Field

from .arena import (
    BREAK,
    END_TURN,
    REDLINE,
    STORM,
    action,
    activate,
    attack,
    begin,
    field,
    go,
    go_on,
    hold,
    in_catch,
    kick_off,
    mark,
    play,
    roll_to,
    with_play,
)


def part(match: Match[Field], name: str) -> View:
    value = match.view(STORM)[name]
    assert isinstance(value, dict)
    return value


def spot(space: str) -> Plain:
    return [X[place(space)], Y[place(space)]]


def attacks(match: Match[Field]) -> dict[tuple[Plain, ...], View]:
    """What the offered attacks would roll, by option."""
    listed = match.view(STORM)["attacks"]
    assert isinstance(listed, list)
    found: dict[tuple[Plain, ...], View] = {}
    for entry in listed:
        assert isinstance(entry, dict)
        option = entry.pop("option")
        assert isinstance(option, list)
        found[tuple(option)] = entry
    return found


def test_jacks_and_the_grinder_are_where_they_are() -> None:
    view = play(in_catch(field("a<!", at="C9"))).view(STORM)
    jacks = view["jacks"]
    assert isinstance(jacks, list)
    assert jacks[0] == {
        "space": spot("C9"),
        "facing": 3,
        "crusher": False,
        "arms": [0, 0],
        "down": True,
        "rattled": True,
        "activated": False,
    }
    assert view["grinder"] == {"space": [0, 0], "caught": True}


def test_before_the_field_is_set_they_are_nowhere() -> None:
    view = begin().view(None)
    assert view["grinder"] == {"space": None, "caught": False}
    assert (view["period"], view["known"], view["box"]) == (0, False, None)


def test_a_builder_sees_what_is_left_in_the_box() -> None:
    match = begin(0, -1, 0, 1)
    [seat] = match.asked
    assert match.view(seat)["box"] == [2, 0, 2, 2, 1, 1, 2, 1, 1, 1, 1]


def test_an_advance_shows_what_is_left_and_who_blocks() -> None:
    s = field(". Yv .\n . . .\n . A^ .", at="B11")
    match = play(s, activate("A"), go("C10"))
    assert part(match, "activation") == {
        "jack": 0,
        "left": 5,
        "redline": False,
        "spent": 1,
        "blockers": 1,
        "pushed": False,
        "stood": False,
    }


def test_a_roll_that_is_due_shows_what_it_needs() -> None:
    s = field(". Yv .\n . A^ Z<", at="B11", power=(1, 0))
    match = play(s, activate("A"), BREAK, action(2))
    assert part(match, "due") == {"purpose": 1, "need": 2, "boost": 0, "action": 2}


def test_a_redline_that_is_due_does_too() -> None:
    s = with_play(field("A^", at="C9"), "Isolation", "A")
    match = play(s, activate("A"), go("C10"), REDLINE, go("C12"), 0)
    assert part(match, "due") == {"purpose": 2, "need": 2, "boost": 2, "action": 0}


def test_the_last_roll_lies_as_it_fell() -> None:
    s = field(". V^ .\n . A^ .", at="B11")
    match = play(s, activate("A"), attack("V", "Fist"), action(3), dice=[0, 1, 0, 0])
    assert part(match, "roll") == {
        "seat": 0,
        "purpose": 3,
        "need": 2,
        "faces": [[2, 1, 0], [1, 0, 0], [0, 0, 0]],
        "strikes": 1,
    }


def test_each_attack_shows_its_dice_and_the_strikes_it_needs() -> None:
    s = field(
        """
        . o Vv
        . D^ .
        . . .""",
        at="B11",
        power=(2, 0),
    )
    found = attacks(play(s, activate("D")))
    basic = {"action": 4, "boost": 2, "power": 2, "least": 0, "need": 2}
    assert found[4, 0, 5] == basic  # a Heavy Fist against a Runner
    assert found[5, 0, 5] == basic | {"least": 1}
    assert found[4, 0, 10] == basic | {"need": 0}
    assert found[4, 1, 5] == basic | {"boost": 3}
    assert found[6, 0, 5] == basic | {"least": 1}


def test_against_the_grinder_the_best_hold_counts() -> None:
    s = field(". V< .\n o W< .\n A^ . .", at="C12")
    found = attacks(play(s, activate("A")))
    assert found[4, 0, 10]["need"] == 3  # two Fists, and a Magno-Grip beside them


def test_a_pull_needs_two_more_and_a_charge_adds_a_die() -> None:
    s = field(". V^ .\n . . .\n . A^ .", at="B11", arms={"A": ("Grappler", "Fist")})
    match = play(s, activate("A"))
    pull = {"action": 2, "boost": 3, "power": 0, "least": 0, "need": 4}
    assert attacks(match)[4, 0, 5] == pull
    charge = {"action": 3, "boost": 2, "power": 0, "least": 0, "need": 2}
    assert attacks(go_on(match, go("C10")))[4, 1, 5] == charge


def test_a_grinder_on_its_way_shows_momentum_spaces_left_and_who_can_stop_it() -> None:
    s = field(". . Y<\n . . .\n . o .\n . A^ .", at="B13")
    answers = [activate("A"), attack("o", "Fist"), mark("C14"), action(3)]
    match = play(s, *answers, roll_to("C12"), dice=[2, 2, 2, 0])
    assert part(match, "flight") == {"momentum": 3, "left": 5, "thrown": False}
    assert match.view(None)["mark"] == spot("C14")
    go_on(match, roll_to("C13"))
    assert part(match, "stop") == {"boost": 1, "jacks": [8]}


def test_an_attack_under_way_is_shown() -> None:
    s = field(". V< .\n o . .\n A^ . .", at="C12")
    match = play(s, activate("A"), attack("o", "Fist"), hold("V"))
    shown = {"jack": 0, "manner": 4, "slot": 0, "target": 10, "need": 2, "boost": 1, "least": 0}
    assert part(match, "attack") == shown


def test_the_play_of_the_turn_is_shown() -> None:
    assert part(play(with_play(field("A^", at="C9"), "Protect")), "play") == {
        "play": 5,
        "jack": None,
    }


def test_the_round_is_never_more_than_there_are() -> None:
    s = field("A^", at="C9")
    s.period, s.turns, s.score = 2, 9, [1, 0]
    view = play(s, END_TURN).view(None)
    assert (view["over"], view["round"], view["rounds"]) == (True, 5, 5)
    assert kick_off().view(None)["round"] == 1
