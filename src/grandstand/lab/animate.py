"""Many pictures as one: an SVG that plays them, in any browser, without a script.

What is the same in all pictures is drawn once. An element with an id is one thing from picture to
picture: it glides when its `transform` moves it, and changes its other attributes at once. What
has no id is shown while the pictures have it.
"""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final, TypeAlias
from xml.sax.saxutils import escape, quoteattr

SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "{http://www.w3.org/1999/xlink}"
MOVED: Final = re.compile(r"^translate\(([^()]*)\)$")
LAST: Final = 6  # frames that the last picture stays for


class Node:
    """An element. Elements that are alike, with all that is in them, are one and the same Node."""

    __slots__ = ("attributes", "children", "tag", "tail", "text")

    def __init__(self, element: ET.Element, children: tuple["Node", ...]) -> None:
        self.tag = element.tag.removeprefix(f"{{{SVG}}}")
        self.attributes = {
            key.replace(XLINK, "xlink:"): value for key, value in element.attrib.items()
        }
        self.text = element.text or ""
        self.tail = element.tail or ""
        self.children = children


class Nodes:
    """All nodes of all pictures: most of a picture never changes, so they are few."""

    def __init__(self) -> None:
        self.known: dict[Hashable, Node] = {}

    def node(self, element: ET.Element) -> Node:
        children = tuple([self.node(child) for child in element])
        key = (element.tag, *element.attrib.items(), element.text, element.tail, children)
        if key not in self.known:
            self.known[key] = Node(element, children)
        return self.known[key]


Times: TypeAlias = Sequence[Node | None]  # one thing, picture by picture; None: not there


class Clock:
    """When each picture is shown, as a share of the whole."""

    def __init__(self, pictures: int, pace: float) -> None:
        self.frames = pictures + LAST
        self.pace = pace

    @property
    def timing(self) -> str:
        return f'dur="{self.frames * self.pace:.2f}s" repeatCount="indefinite"'

    def share(self, frame: int) -> str:
        return f"{frame / self.frames:.6f}".rstrip("0").rstrip(".") or "0"


def animated(pictures: Sequence[str], pace: float = 0.4) -> str:
    """One SVG that shows the pictures in turn, each for `pace` seconds, again and again."""
    nodes = Nodes()
    roots = [nodes.node(ET.fromstring(picture)) for picture in pictures]
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    return head + thing(roots, Clock(len(roots), pace)).replace("<svg", f'<svg xmlns="{SVG}"', 1)


def thing(times: Times, clock: Clock) -> str:
    """One thing over time, as one element."""
    first = next(node for node in times if node is not None)
    if all(node is first for node in times):
        return written(first)
    fixed, inner = attributes(times, clock)
    if None in times:
        shown = ["none" if node is None else "inline" for node in times]
        inner = switched("display", shown, clock) + inner
    return f"<{first.tag}{fixed}>{inner}{children(times, clock)}</{first.tag}>"


def attributes(times: Times, clock: Clock) -> tuple[str, str]:
    """The attributes as they are at first, and what changes them."""
    names = dict.fromkeys(name for node in times if node is not None for name in node.attributes)
    fixed, inner = "", ""
    for name in names:
        values = values_of(times, name)
        fixed += f" {name}={quoteattr(values[0])}"
        if len(set(values)) > 1 and not name.startswith("aria-"):  # nobody would hear it change
            glides = name == "transform" and all(MOVED.match(value) for value in values)
            inner += moved(values, clock) if glides else switched(name, values, clock)
    return fixed, inner


def values_of(times: Times, name: str) -> list[str]:
    """An attribute, picture by picture; while the thing is away, what it was, or will first be."""
    value = next(node.attributes.get(name, "") for node in times if node is not None)
    values: list[str] = []
    for node in times:
        value = value if node is None else node.attributes.get(name, "")
        values.append(value)
    return values


def children(times: Times, clock: Clock) -> str:
    """The things inside, each over time, in an order that suits every picture."""
    found = [{} if node is None else keyed(node) for node in times]
    text = next(node.text for node in times if node is not None)
    things = (thing([there.get(key) for there in found], clock) for key in merged(found))
    return escape(text) + "".join(things)


def keyed(node: Node) -> dict[Hashable, Node]:
    """The children by what makes each the same thing in another picture: its id, else all it is."""
    found: dict[Hashable, Node] = {}
    seen: Counter[Hashable] = Counter()
    for child in node.children:
        ident = child.attributes.get("id")
        changeable = ident is not None and not child.text.strip()  # words can't be animated
        key: Hashable = (child.tag, ident) if changeable else child
        seen[key] += 1
        found[key, seen[key]] = child
    return found


def merged(found: Sequence[dict[Hashable, Node]]) -> list[Hashable]:
    """All keys, new ones right after the one that they follow."""
    order: list[Hashable] = []
    known: set[Hashable] = set()
    for there in found:
        if known.issuperset(there):
            continue
        at = 0
        for key in there:
            if key in known:
                at = order.index(key)
            else:
                known.add(key)
                order.insert(at, key)
            at += 1
    return order


def switched(name: str, values: Sequence[str], clock: Clock) -> str:
    """An attribute that jumps from value to value."""
    changes = [n for n, value in enumerate(values) if n == 0 or value != values[n - 1]]
    shown = quoteattr(";".join(values[n] for n in changes))
    times = ";".join(clock.share(n) for n in changes)
    return (
        f'<animate attributeName="{name}" values={shown} keyTimes="{times}" '
        f'calcMode="discrete" {clock.timing}/>'
    )


def moved(values: Sequence[str], clock: Clock) -> str:
    """A place that glides: it stands still, then goes over in the frame in which it changes."""
    stops = [(0, values[0])]
    for n in range(1, len(values)):
        if values[n] != values[n - 1]:
            if stops[-1][0] != n:
                stops.append((n, values[n - 1]))
            stops.append((n + 1, values[n]))
    stops.append((clock.frames, values[-1]))
    places = ";".join(MOVED.sub(r"\1", value) for _, value in stops)
    times = ";".join(clock.share(n) for n, _ in stops)
    return (
        f'<animateTransform attributeName="transform" type="translate" values="{places}" '
        f'keyTimes="{times}" {clock.timing}/>'
    )


def written(node: Node) -> str:
    told = "".join(f" {key}={quoteattr(value)}" for key, value in node.attributes.items())
    inside = escape(node.text) + "".join(written(child) for child in node.children)
    return f"<{node.tag}{told}>{inside}</{node.tag}>{escape(node.tail)}"
