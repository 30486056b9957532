"""Winning and losing items (§6.4): drawn, thrown away, given, taken, swapped; and who knows."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse import GAME
from grandstand.games.grindhouse.cards import ITEM_AT
from grandstand.games.grindhouse.rules.hands import show_hand, swap_hands, take_item, win_item
from grandstand.games.grindhouse.rules.trades import give_item, look_at_persona, lose_item
from grandstand.games.grindhouse.rules.wounds import pause
from grandstand.games.grindhouse.state import STOP, House
from tests.games.grindhouse.house import PASS, asking, hand, hands, house, offered, say, told
from tests.games.grindhouse.scene import play_scene

TWO = {0: ["gauze", "loaded-die"], 1: ["carving-knife"]}


def throw_away(s: House, t: Table) -> Flow[None]:
    yield from lose_item(s, t, Seat(0))


def give(s: House, t: Table) -> Flow[None]:
    yield from give_item(s, t, Seat(0), Seat(2))


def grab(s: House, t: Table) -> Flow[None]:
    take_item(s, t, Seat(2), Seat(0))
    yield from pause(s, t, STOP)


def swap(s: House, t: Table) -> Flow[None]:
    swap_hands(s, t, Seat(0), Seat(1))
    yield from pause(s, t, STOP)


def show(s: House, t: Table) -> Flow[None]:
    """To seat 2 alone."""
    show_hand(s, t, Seat(0), 1 << 2)
    yield from pause(s, t, STOP)


def win_two(s: House, t: Table) -> Flow[None]:
    win_item(s, t, Seat(1), 2)
    yield from pause(s, t, STOP)


def peep(s: House, t: Table) -> Flow[None]:
    look_at_persona(s, t, Seat(2), Seat(0))
    yield from pause(s, t, STOP)


def known_of(s: House, seat: int, viewer: int) -> list[str]:
    """The items of a seat that a viewer knows of."""
    return [
        name
        for name in ITEM_AT
        if ITEM_AT[name] in s.hands[seat] and s.known[ITEM_AT[name]] >> viewer & 1
    ]


def test_the_loser_says_which_and_all_see_it() -> None:
    match = play_scene(house(3, items=TWO), throw_away)
    assert offered(match, 0) == [0, 1]
    say(match, "item.lose", {0: 1})
    assert hand(match, 0) == ["gauze"]
    assert told(match, "item.lost") == [(0, ITEM_AT["loaded-die"])]


def test_a_giver_says_which_and_only_these_two_see_it() -> None:
    match = play_scene(house(3, items=TWO), give)
    say(match, "item.give", {0: 0})
    assert (hand(match, 0), hand(match, 2)) == (["loaded-die"], ["gauze"])
    assert known_of(match.state, 2, 0) == ["gauze"]
    assert known_of(match.state, 2, 1) == []
    kinds = [event.kind for event in match.story_for(Seat(1))]
    assert "item.passed" in kinds
    assert "item.known" not in kinds


def test_who_had_seen_a_hand_cant_tell_what_of_it_was_given_away() -> None:
    """Seat 1 has seen the gauze; whichever goes to seat 2, it can't know where the gauze is now."""
    for given in (0, 1):
        s = house(3, items=TWO)
        s.known[ITEM_AT["gauze"]] |= 1 << 1
        match = play_scene(s, give)
        assert known_of(match.state, 0, 1) == ["gauze"]
        say(match, "item.give", {0: given})
        assert known_of(match.state, 0, 1) + known_of(match.state, 2, 1) == []
        assert known_of(match.state, 0, 0) == [["loaded-die"], ["gauze"]][given]


def test_taking_is_a_blind_grab() -> None:
    match = play_scene(house(3, items=TWO), grab, dice=[2])
    assert hand(match, 2) == ["loaded-die"]
    assert known_of(match.state, 2, 0) == ["loaded-die"]


def test_hands_are_swapped_and_both_know() -> None:
    match = play_scene(house(3, items=TWO), swap)
    assert (hand(match, 0), hand(match, 1)) == (["carving-knife"], ["gauze", "loaded-die"])
    assert known_of(match.state, 1, 0) == ["gauze", "loaded-die"]
    assert known_of(match.state, 1, 2) == []


def test_a_hand_is_shown_to_one() -> None:
    match = play_scene(house(3, items=TWO), show)
    seen = match.view(Seat(2))["bodies"]
    unseen = match.view(Seat(1))["bodies"]
    assert isinstance(seen, list)
    assert isinstance(unseen, list)
    assert isinstance(seen[0], dict)
    assert isinstance(unseen[0], dict)
    assert seen[0]["known"] == [ITEM_AT["gauze"], ITEM_AT["loaded-die"]]
    assert unseen[0]["known"] == []


def test_what_is_drawn_only_its_owner_sees() -> None:
    match = play_scene(house(3), win_two)
    assert hands(match) == [0, 2, 0]
    assert [event.audience for event in match.story if event.kind == "item.drawn"] == [(1,), (1,)]
    assert asking(match) == {1: "item.play"}
    say(match, "item.play", {1: PASS})
    assert match.over


def test_a_persona_is_seen_by_one() -> None:
    match = play_scene(house(3), peep)
    for viewer, expected in ((2, match.state.persona[0]), (1, None)):
        seen = match.view(Seat(viewer))["bodies"]
        assert isinstance(seen, list)
        assert isinstance(seen[0], dict)
        assert seen[0]["persona"] == expected


def test_what_two_players_know_of_each_other_is_not_public() -> None:
    """Who looks on sees neither the items that both know nor a persona that the other has seen."""
    match = play_scene(house(2, items=TWO), swap)
    for viewer, items in ((1, 1), (None, 0)):
        seen = match.view(None if viewer is None else Seat(viewer))["bodies"]
        assert isinstance(seen, list)
        assert isinstance(seen[0], dict)
        assert isinstance(seen[0]["known"], list)
        assert len(seen[0]["known"]) == items
    s = house(2)
    s.seen[0] |= 1 << 1
    bodies = [GAME.view(s, Seat(1))["bodies"], GAME.view(s, None)["bodies"]]
    assert [isinstance(b, list) and isinstance(b[0], dict) and b[0]["persona"] for b in bodies] == [
        s.persona[0],
        None,
    ]
