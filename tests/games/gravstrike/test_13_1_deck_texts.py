"""Building decks (§13.1, §13.2): decks as people write them, and what is wrong with one."""

import pytest

from grandstand.games.gravstrike import GAME
from grandstand.games.gravstrike.cards.decks import DECKS, OWN, Deck, number_of, read_deck, spelt
from grandstand.games.gravstrike.crafts.deck import DECK_CRAFT

SNIPER = DECK_CRAFT.stock()["sniper"]


def changed(*pairs: tuple[str, str]) -> str:
    """The sniper's text with this instead of that."""
    text = SNIPER
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new)
    return text


def test_decks_are_the_kit_that_each_player_brings() -> None:
    assert [craft for craft in GAME.crafts() if craft.is_kit] == [DECK_CRAFT]


@pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])
def test_a_stock_deck_is_what_its_text_says(deck: Deck) -> None:
    text = DECK_CRAFT.stock()[deck.name]
    assert DECK_CRAFT.faults_for(text, {}) == []
    assert read_deck(text) is deck
    assert DECK_CRAFT.title_of(text) == deck.title


def test_a_deck_of_ones_own_is_read_and_spelt_the_same() -> None:
    text = changed(("Cold Glass", 'Tom \\"& Co\\" ½'))
    deck = read_deck(text)
    assert (deck.title, number_of(deck)) == ('Tom "& Co" ½', OWN)
    assert spelt(deck) == text
    assert read_deck(spelt(deck)) == deck
    assert len({deck, read_deck(text), *DECKS}) == 7


def test_style_and_text_may_be_left_out() -> None:
    lines = [line for line in SNIPER.splitlines() if not line.startswith(("style", "text"))]
    assert DECK_CRAFT.faults("\n".join(lines)) == []


@pytest.mark.parametrize(
    ("pairs", "told"),
    [
        (
            [("eagle-eyes = ", "eagle-eyed = ")],
            "there is no card 'eagle-eyed'; is it 'eagle-eyes'?",
        ),
        ([("eagle-eyes = ", "Eagle-Eyes = ")], "no card 'Eagle-Eyes'; is it 'eagle-eyes'?"),
        ([("title = ", "name = ")], "there is no field 'name'; there are title, style, text,"),
        ([("Cold Glass", "Cold <Glass>")], "title: not a text of 1 to 40 characters without <"),
        ([("Cold Glass", "x" * 41)], "title: not a text of 1 to 40 characters"),
        ([("Cold Glass", "a\\u001bb")], "title: not a text of 1 to 40 characters"),
        ([("[tactics]", "[tactics")], "this is not TOML: "),
        ([("[tactics]", "[tactics]\nhot-load = 1")], "tactics: Hot Load is a turbine card"),
        ([("[tactics]", "[tactics]\nclean-lap = 0")], "clean-lap: 0 is not a whole number from"),
        (
            [("[tactics]", "[tactics]\nclean-lap = 10_000_000")],
            "is not a whole number from 1 to 20",
        ),
        ([("[tactics]", "[tactics]\nclean-lap = true")], "True is not a whole number from 1 to 20"),
        ([("[tactics]", "[tactics]\nclean-lap = 1")], "21 tactic cards, not 20"),
        ([("[tactics]", "[tactics]\nclean-lap = 3")], "3 of Clean Lap, its limit is 2"),
        (
            [("[tactics]", "[tactics]\nshowboat = 1\ncall-the-shot = 1")],
            "restricted cards of Crowne 1st Corp and of Halcyon Racing",
        ),
        ([("fixtures = [", 'fixtures = ["mag-mine", ')], "4 fixtures with 1 pilot, not 3 with one"),
        ([("fixtures = [", 'fixtures = ["snap-shot", ')], "fixtures: Snap Shot is a tactic card"),
        ([("[turbines]", "[turbines]\nx = [[[[")], "this is not TOML"),
        ([("Cold Glass", "\ud800")], "this is not TOML: "),
    ],
)
def test_each_fault_is_told_in_words(pairs: list[tuple[str, str]], told: str) -> None:
    found = DECK_CRAFT.faults(changed(*pairs))
    assert any(told in fault for fault in found), found


def test_all_faults_are_told_at_once() -> None:
    assert DECK_CRAFT.faults("[tactics]\nsnap-shot = 5\nsnap-shoot = 1") == [
        "title: not a text of 1 to 40 characters without < and >",
        "tactics: there is no card 'snap-shoot'; is it 'snap-shot'?",
        "6 tactic cards, not 20",
        "0 turbine cards, not 20",
        "0 fixtures with 0 pilots, not 3 with one pilot",
        "5 of Snap Shot, its limit is 4",
    ]


def test_a_text_has_its_bounds() -> None:
    assert DECK_CRAFT.faults("#" * 4001) == ["4001 characters, not more than 4000"]
    assert "this is not TOML" in DECK_CRAFT.faults("x = " + "[" * 3000)[0]


# -- veterans -----------------------------------------------------------------------------------

VETERAN = changed(
    ("[tactics]", "[tactics]\nhundred-kill-gunner = 1"), ("eagle-eyes = 3", "eagle-eyes = 2")
)


def test_a_battle_that_says_nothing_allows_no_veterans() -> None:
    assert DECK_CRAFT.faults(VETERAN) == []
    assert DECK_CRAFT.faults_for(VETERAN, {}) == ["1 veteran, not any"]
    assert DECK_CRAFT.faults_for(VETERAN, {"veterans": 0}) == ["1 veteran, not any"]
    assert DECK_CRAFT.faults_for(VETERAN, {"veterans": 1}) == []


def test_veterans_are_counted_with_fixtures() -> None:
    text = VETERAN.replace(
        'fixtures = ["', 'fixtures = ["commodore-vashti-quill", "ring-forged-core", "'
    )
    assert "3 veterans, not 2" in DECK_CRAFT.faults_for(text, {"veterans": 2})


# -- strict seasons (§13.6) ---------------------------------------------------------------------


def test_fixtures_never_change_in_a_strict_season() -> None:
    stock = DECK_CRAFT.stock()
    brawler = stock["brawler"].splitlines()
    fixtures = next(line for line in brawler if line.startswith("fixtures"))
    mine = next(line for line in SNIPER.splitlines() if line.startswith("fixtures"))
    found = DECK_CRAFT.changes(SNIPER, changed((mine, fixtures)))
    assert found == ["other fixtures; a strict season lets none be changed"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("clean-lap = 2", []),
        (
            "clean-lap = 2\ngunnery-school = 1",
            ["3 new tactic cards besides veterans, not more than 2"],
        ),
        ("clean-lap = 2\niron-halo-survivor = 1", []),
        (
            "hundred-kill-gunner = 1\niron-halo-survivor = 1",
            ["2 new tactic veterans, not more than 1"],
        ),
    ],
)
def test_few_cards_come_in(text: str, told: list[str]) -> None:
    assert DECK_CRAFT.changes(SNIPER, changed(("[tactics]", f"[tactics]\n{text}"))) == told


def test_what_leaves_is_free() -> None:
    assert DECK_CRAFT.changes(VETERAN, SNIPER) == []
