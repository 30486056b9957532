"""The card pool (§13.2, §13.4): how many of what, and the cards that the rulebook names."""

import pytest

from grandstand.core.errors import BadData
from grandstand.games.gravstrike.cards import (
    AFTER_DEALING,
    ATTACKS,
    CARDS,
    CHECKPOINT,
    DAMAGED,
    FACTIONS,
    FIXTURE,
    MANEUVERS,
    MY_MANEUVERS,
    NEVER,
    NUMBER,
    PASSIVES,
    PILOT,
    PLUS,
    PROTECTS,
    TACTIC,
    TIMES,
    TURBINE,
    WINDOWS,
    Card,
)
from grandstand.games.gravstrike.cards.abilities import Ability, by_card, nothing
from grandstand.games.gravstrike.cards.actions import ACTIONS
from grandstand.games.gravstrike.cards.boosts import BOOST_WINDOWS, BOOSTS

PLAYED = [card for card in CARDS if card.kind in (TACTIC, TURBINE)]
FIXED = [card for card in CARDS if card.kind in (PILOT, FIXTURE)]
PLAIN_STATS = [3, 6, 6, 2, 1]


def card(name: str) -> Card:
    return CARDS[NUMBER[name]]


def share(some: list[Card]) -> float:
    return len(some) / len(PLAYED)


@pytest.mark.parametrize(
    ("kind", "fresh", "veterans"),
    [(PILOT, 13, 1), (FIXTURE, 24, 1), (TACTIC, 48, 3), (TURBINE, 48, 3)],
)
def test_how_many_there_are(kind: int, fresh: int, veterans: int) -> None:
    cards = [card for card in CARDS if card.kind == kind]
    assert sum(not card.veteran for card in cards) == fresh
    assert sum(card.veteran for card in cards) == veterans


def test_each_faction_has_restricted_cards_of_every_type() -> None:
    for faction in range(1, len(FACTIONS)):
        kinds = [card.kind for card in CARDS if card.faction == faction and not card.plain]
        counts = [kinds.count(kind) for kind in (PILOT, FIXTURE, TACTIC, TURBINE)]
        assert counts == [1, 1, 2, 3], FACTIONS[faction]


def test_a_plain_pilot_for_each_faction_and_one_for_none() -> None:
    plain = [card for card in CARDS if card.plain]
    assert sorted(card.faction for card in plain) == [*range(len(FACTIONS))]
    assert all(card.stats == PLAIN_STATS and not card.ability for card in plain)


def test_other_pilots_trade_their_stats_for_an_ability() -> None:
    for pilot in CARDS:
        if pilot.kind == PILOT and not pilot.plain and not pilot.veteran:
            gain = sum(mine - plain for mine, plain in zip(pilot.stats, PLAIN_STATS, strict=True))
            assert pilot.ability
            assert gain <= 1, pilot.title


# -- Icons and damage ---------------------------------------------------------------------------


def test_icons() -> None:
    totals = [sum(card.icons[icon] for card in PLAYED) for icon in range(3)]
    assert all(sum(card.icons) >= 1 for card in PLAYED)
    assert sum(totals) / len(PLAYED) == pytest.approx(1.6, abs=0.05)
    maneuver, attack, protect = totals
    assert maneuver / protect == pytest.approx(2, abs=0.15)
    assert attack / protect == pytest.approx(2, abs=0.15)


def test_damage() -> None:
    assert {card.damage for card in PLAYED} == {0, 1, 2, 3}
    assert sum(card.damage for card in PLAYED) / len(PLAYED) == pytest.approx(2, abs=0.05)
    assert share([card for card in PLAYED if card.chain == PLUS]) == pytest.approx(1 / 4, abs=0.03)
    assert share([card for card in PLAYED if card.chain == TIMES]) == pytest.approx(1 / 6, abs=0.03)


def test_limits_and_toughness() -> None:
    assert {card.limit for card in PLAYED} == {1, 2, 3, 4}
    assert all(card.limit == 1 for card in FIXED)
    assert {card.toughness for card in PLAYED} == {0, 1, 2}
    for toughness in (0, 2):
        assert 0.08 < share([card for card in PLAYED if card.toughness == toughness]) < 0.2


def test_a_good_share_works_with_its_icons() -> None:
    joined = [card for card in PLAYED if card.when in (MANEUVERS, ATTACKS, PROTECTS)]
    assert share(joined) > 0.4
    for one in joined:
        assert one.icons[[MANEUVERS, ATTACKS, PROTECTS].index(one.when)], one.title
    assert 3 <= sum(card.when == NEVER for card in PLAYED) <= 8


def test_every_window_and_every_passive_is_used() -> None:
    assert {card.when for card in CARDS} == {*range(len(WINDOWS))}
    assert {card.passive for card in CARDS} == {*range(len(PASSIVES))}


# -- Words --------------------------------------------------------------------------------------


def test_every_card_has_a_name_and_a_text_of_its_own() -> None:
    assert len({card.title for card in CARDS}) == len(CARDS)
    assert len({card.text for card in CARDS}) == len(CARDS)
    assert all(10 < len(card.text) < 200 for card in CARDS)


OPENINGS = {
    1: "fter speeds are revealed",
    2: "fter initiative is dealt",
    3: "uring your Maneuver Phase",
    4: "uring your Attack Phase",
    5: "s your attack",
    6: "hen you run over a checkpoint",
    7: "hen you ram a turbine",
    8: "hen this card",
    9: "hen this card",
    10: "hen this card",
    11: "hen you take damage",
}
PAYING = {8: "hen you pay for a maneuver", 9: "hen you pay for a shot", 10: "hen you take damage"}


def test_a_text_begins_with_its_window() -> None:
    for one in CARDS:
        if one.when != NEVER:
            fixed = one.kind in (PILOT, FIXTURE)
            opening = PAYING.get(one.when, OPENINGS[one.when]) if fixed else OPENINGS[one.when]
            start = "Trigger " if fixed else ""
            assert one.text.startswith(start), one.title
            assert one.text.removeprefix(start)[1:].startswith(opening), one.title


def test_what_a_fixture_changes_all_the_time_is_said() -> None:
    for fixture in FIXED:
        if fixture.passive:
            assert str(fixture.passive_by) in fixture.text, fixture.title


# -- Abilities ----------------------------------------------------------------------------------


def test_no_two_cards_share_an_ability() -> None:
    names = [card.ability for card in CARDS if card.ability]
    assert len(names) == len({*names}) == len(BOOSTS) + len(ACTIONS)


def test_an_ability_without_a_card_is_told() -> None:
    with pytest.raises(BadData, match=r"cards/boosts\.py: the ability 'juggle' has no card"):
        by_card({**BOOSTS, "juggle": Ability(nothing)}, BOOST_WINDOWS, "cards/boosts.py")


def test_a_card_without_its_ability_is_told() -> None:
    rest = {name: BOOSTS[name] for name in BOOSTS if name == "hard_apex"}
    with pytest.raises(BadData, match=r"pilots\.toml, kit-solano-marsh, ability: 'kit_solano"):
        by_card(rest, [MANEUVERS], "cards/boosts.py")


def test_nothing_is_done_by_a_card_without_an_ability() -> None:
    abilities = by_card(BOOSTS, BOOST_WINDOWS, "cards/boosts.py")
    assert abilities[NUMBER["clean-lap"]].use is nothing


# -- The cards that the rulebook names ----------------------------------------------------------


@pytest.mark.parametrize("name", ["thread-the-needle", "set-the-stage", "eagle-eyes"])
def test_one_maneuver_and_one_attack_icon(name: str) -> None:
    assert card(name).icons == [1, 1, 0]


@pytest.mark.parametrize("name", ["return-to-the-well", "lead-hailstorm"])
def test_no_maneuver_icon(name: str) -> None:
    assert card(name).icons[0] == 0


@pytest.mark.parametrize(
    ("name", "title", "kind", "when"),
    [
        ("swift-panel", "SWIFT Panel", FIXTURE, 1),
        ("reactive-overdrive", "Reactive Overdrive", FIXTURE, MY_MANEUVERS),
        ("mag-mine", "Mag Mine", FIXTURE, MY_MANEUVERS),
        ("monk-drone", "MONK Distributed Intelligence Drone", FIXTURE, MY_MANEUVERS),
        ("crowne-troopers", "Crowne 1st Corp Troopers", FIXTURE, MY_MANEUVERS),
        ("emp-loophole-exploit", "EMP Loophole Exploit", TURBINE, CHECKPOINT),
        ("thread-the-needle", "Thread the Needle", TACTIC, AFTER_DEALING),
        ("set-the-stage", "Set the Stage", TACTIC, MY_MANEUVERS),
        ("eagle-eyes", "Eagle Eyes", TACTIC, ATTACKS),
        ("return-to-the-well", "Return to the Well", TACTIC, 4),
        ("lead-hailstorm", "Lead Hailstorm", TURBINE, ATTACKS),
        ("redline-runner", "Redline Runner", TURBINE, MY_MANEUVERS),
        ("absorption-matrix", "Absorption Matrix", TURBINE, DAMAGED),
        ("rings-gambit-circuit-veteran", "Ring's Gambit Circuit Veteran", TACTIC, CHECKPOINT),
    ],
)
def test_named_cards(name: str, title: str, kind: int, when: int) -> None:
    assert (card(name).title, card(name).kind, card(name).when) == (title, kind, when)


def test_exactly_three_fixtures_drop_markers() -> None:
    droppers = [card.name for card in CARDS if card.ability.startswith("drop_")]
    assert droppers == ["mag-mine", "monk-drone", "crowne-troopers"]


def test_a_pilot_may_give_a_maneuver_icon() -> None:
    assert card("kit-solano-marsh").when == MANEUVERS
