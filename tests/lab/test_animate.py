"""Many pictures as one that moves."""

import xml.etree.ElementTree as ET

from grandstand.lab.animate import LAST, animated

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'


def film(*insides: str) -> ET.Element:
    return ET.fromstring(animated([f"{HEAD}{inside}</svg>" for inside in insides], pace=0.5))


def names(root: ET.Element) -> list[str]:
    return [element.tag.rpartition("}")[2] for element in root.iter()]


def test_what_never_changes_is_drawn_once_and_stands_still() -> None:
    root = film('<rect width="9"/><text>a &lt; b</text>', '<rect width="9"/><text>a &lt; b</text>')
    assert names(root) == ["svg", "rect", "text"]
    assert "".join(root.itertext()) == "a < b"


def test_what_has_an_id_glides() -> None:
    places = ("0 0", "0 0", "4 2", "4 2")
    root = film(*(f'<g id="ball" transform="translate({place})"><path/></g>' for place in places))
    assert names(root) == ["svg", "g", "animateTransform", "path"]
    move = root[0][0]
    whole = len(places) + LAST
    assert move.get("values") == "0 0;0 0;4 2;4 2"
    assert move.get("keyTimes") == f"0;{2 / whole:g};{3 / whole:g};1"
    assert move.get("dur") == f"{whole * 0.5:.2f}s"


def test_other_attributes_change_at_once() -> None:
    root = film('<g id="a" class="up"/>', '<g id="a" class="down"/>', '<g id="a" class="up"/>')
    change = root[0][0]
    assert change.get("attributeName") == "class"
    assert change.get("values") == "up;down;up"
    assert change.get("calcMode") == "discrete"


def test_what_is_only_there_at_times_is_shown_at_those_times() -> None:
    root = film('<g id="dice"/>', '<g id="dice"><use href="#six"/></g>', '<g id="dice"/>')
    shown = root[0][0][0]
    assert shown.get("attributeName") == "display"
    assert shown.get("values") == "none;inline;none"


def test_words_that_change_are_shown_in_turn() -> None:
    root = film('<text id="score">0</text>', '<text id="score">1</text>')
    shown = {"".join(element.itertext()): element[0].get("values") for element in root}
    assert shown == {"0": "inline;none", "1": "none;inline"}


def test_new_things_lie_where_their_picture_has_them() -> None:
    root = film("<a/><c/>", "<a/><b/><c/>", "<c/><d/>")
    assert [element.tag.rpartition("}")[2] for element in root] == ["a", "b", "c", "d"]
