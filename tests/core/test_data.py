"""Data files: what is wrong in one is told by file, entry and field."""

import pytest

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData


def sheet(**fields: object) -> Sheet:
    return Sheet("game/data/cards.toml", "cards, The Anvil", fields)


def test_fields_are_read_as_what_they_are() -> None:
    card = sheet(name="The Anvil", weight=3, cells=[1, -2], words=["a"], inner={"n": 1})
    assert card.text("name") == "The Anvil"
    assert card.number("weight") == 3
    assert card.numbers("cells") == [1, -2]
    assert card.texts("words") == ["a"]
    assert card.table("inner").number("n") == 1


def test_a_number_that_is_none_is_told_with_file_entry_and_field() -> None:
    expected = (
        "game/data/cards.toml, cards, The Anvil, weight: 'much' is not a whole number above 0"
    )
    with pytest.raises(BadData, match=f"^{expected}$"):
        sheet(weight="much").number("weight")


@pytest.mark.parametrize("value", [None, 0, -1, 2.5, True, "3"])
def test_only_whole_numbers_from_the_least_on_are_numbers(value: object) -> None:
    with pytest.raises(BadData, match="weight"):
        sheet(weight=value).number("weight")


def test_a_missing_field_is_told_as_none() -> None:
    with pytest.raises(BadData, match="name: None is not a text"):
        sheet().text("name")


@pytest.mark.parametrize(
    ("read", "value"),
    [("numbers", [1, "2"]), ("numbers", 3), ("texts", ["a", 1]), ("items", "ab"), ("table", [])],
)
def test_lists_and_tables_must_be_of_their_kind(read: str, value: object) -> None:
    with pytest.raises(BadData, match="The Anvil, field: "):
        getattr(sheet(field=value), read)("field")


def test_a_table_in_a_list_is_told_by_its_number() -> None:
    with pytest.raises(BadData, match="cards 2, cost: None is not"):
        [
            card.number("cost")
            for card in Sheet("f", "", {"cards": [{"cost": 1}, {}]}).tables("cards")
        ]


def test_our_own_files_can_be_opened() -> None:
    assert data_file("gridball", "pitch.toml").number("columns") == 15
