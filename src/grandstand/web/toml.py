"""TOML between a text and the plan that a page edits: a work's fields as plain data.

Whoever writes by hand writes comments too: what a page has not changed stays as it was written.
"""

import json
import math
import re
import tomllib
from collections.abc import Iterator
from typing import Final

from grandstand.core.game import Plain

Plan = dict[str, Plain]

LONGEST_LINE: Final = 4_000  # characters: keys with thousands of dots in them take long to read
MOST_NUMBER: Final = 2**53  # beyond it a browser counts wrong
DEEPEST: Final = 8
WIDE: Final = 96  # letters of a list on one line
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
# What a line's end may stand in: texts of four kinds, comments, brackets.
SIGNS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|[\[\]{}\n]',
    re.DOTALL,
)


def plan_of(text: str) -> Plan | None:
    """The text's fields; None if it isn't TOML, or says what a page can't work with."""
    if max(map(len, text.split("\n"))) > LONGEST_LINE:
        return None
    try:
        plan: Plan = tomllib.loads(text)
    except (ValueError, RecursionError):
        return None
    return plan if is_plain(plan) else None


def is_plain(value: object, depth: int = 0) -> bool:
    """Texts, numbers that a browser can count, lists and tables of them: no dates, no infinity."""
    if isinstance(value, dict):
        return depth < DEEPEST and all(is_plain(part, depth + 1) for part in value.values())
    if isinstance(value, list):
        return depth < DEEPEST and all(is_plain(part, depth + 1) for part in value)
    if isinstance(value, int | float):
        return math.isfinite(value) and abs(value) <= MOST_NUMBER
    return isinstance(value, str)


# -- writing ------------------------------------------------------------------------------------


def written(plan: Plan) -> str:
    """The plan as a text: what stands alone, then the tables."""
    lines = [f"{key(name)} = {item(value)}" for name, value in alone(plan)]
    for name, table in plan.items():
        if isinstance(table, dict):
            lines += ["", f"[{key(name)}]"]
            lines += [f"{key(part)} = {item(value)}" for part, value in table.items()]
    return "\n".join(lines).lstrip("\n") + "\n"


def alone(plan: Plan) -> list[tuple[str, Plain]]:
    return [(name, value) for name, value in plan.items() if not isinstance(value, dict)]


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else quoted(name)


def item(value: Plain, indent: str = "") -> str:
    """A value; a list that is too long for a line has its parts on lines of their own."""
    line = inline(value)
    if not isinstance(value, list) or len(line) + len(indent) <= WIDE or not value:
        return line
    deeper = indent + "    "
    parts = "".join(f"{deeper}{item(part, deeper)},\n" for part in value)
    return f"[\n{parts}{indent}]"


def inline(value: Plain) -> str:
    if isinstance(value, dict):
        parts = ", ".join(f"{key(name)} = {inline(part)}" for name, part in value.items())
        return f"{{ {parts} }}" if parts else "{}"
    if isinstance(value, list):
        return f"[{', '.join(inline(part) for part in value)}]"
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def quoted(words: str) -> str:
    """A string of JSON is one of TOML too, but for one letter that TOML wants escaped."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


# -- changing what is there ---------------------------------------------------------------------


def rewritten(text: str, plan: Plan) -> str:
    """The text with the plan's fields in it, and its comments where they were."""
    before = plan_of(text)
    if before is None:
        return written(plan)
    if before == plan:
        return text
    changed = "".join(Sheet(text).lines_with(before, plan))
    return changed if plan_of(changed) == plan else written(plan)


class Sheet:
    """A text as statements, each with the table that it stands in and the name that it sets."""

    def __init__(self, text: str) -> None:
        self.statements: list[tuple[str, str, str]] = []  # table, name, the lines themselves
        table = ""
        for statement in statements(text):
            said = plan_of(statement) or {}
            name = next(iter(said), "")
            if statement.lstrip().startswith("["):
                table, name = name, ""
            self.statements.append((table, name, statement))

    def lines_with(self, before: Plan, plan: Plan) -> list[str]:
        """All statements, with what is new or different in place of what was."""
        old, new = flat(before), flat(plan)
        found = [
            (table, name, self.now(lines, (table, name), old, new))
            for table, name, lines in self.statements
        ]
        for place in new:
            if place not in old:
                self.put_in(found, place, f"{key(place[1])} = {item(new[place])}\n")
        return [lines for _, _, lines in found]

    def now(
        self,
        lines: str,
        place: tuple[str, str],
        old: dict[tuple[str, str], Plain],
        new: dict[tuple[str, str], Plain],
    ) -> str:
        if not place[1]:
            return lines
        if place not in new:
            return ""
        if old.get(place) == new[place]:
            return lines
        return f"{key(place[1])} = {item(new[place])}\n"

    def put_in(self, found: list[tuple[str, str, str]], place: tuple[str, str], line: str) -> None:
        """After the last statement of its table; a table that isn't there comes at the end."""
        last = [n for n, (table, name, lines) in enumerate(found) if table == place[0] and lines]
        said = [n for n in last if found[n][2].strip() and not found[n][2].startswith("#")]
        if not said and place[0]:
            found.append((place[0], "", f"\n[{key(place[0])}]\n"))
        at = said[-1] + 1 if said else len(found) if place[0] else 0
        found.insert(at, (*place, line))


def statements(text: str) -> Iterator[str]:
    """The text in pieces that can be read by themselves: lines, but for what is in brackets."""
    start = depth = 0
    for sign in SIGNS.finditer(text):
        depth += (sign[0] in ("[", "{")) - (sign[0] in ("]", "}"))
        if sign[0] == "\n" and depth == 0:
            yield text[start : sign.end()]
            start = sign.end()
    if start < len(text):
        yield f"{text[start:]}\n"


def flat(plan: Plan) -> dict[tuple[str, str], Plain]:
    """Each field by its table, "" for what stands alone, and its name."""
    fields: dict[tuple[str, str], Plain] = {("", name): value for name, value in alone(plan)}
    for table, parts in plan.items():
        if isinstance(parts, dict):
            fields |= {(table, name): value for name, value in parts.items()}
    return fields
