"""Pictures taken apart: what the drawing tests of every game look for in an SVG."""

import re
from xml.etree import ElementTree as ET

Element = ET.Element


def parse(svg: str) -> Element:
    return ET.fromstring(svg)


def by_id(root: Element, name: str) -> Element:
    found = [each for each in root.iter() if each.get("id") == name]
    assert len(found) == 1, f"{name}: found {len(found)} times"
    return found[0]


def classes(element: Element) -> set[str]:
    return set((element.get("class") or "").split())


def options(root: Element) -> dict[int, Element]:
    return {
        int(each.attrib["data-option"]): each
        for each in root.iter()
        if "data-option" in each.attrib
    }


def place_of(element: Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])
    return float(x), float(y)
