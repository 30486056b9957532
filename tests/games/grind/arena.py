"""Positions as drawings, and answers as a person would give them: what Grind's tests speak in.

A drawing has one line a row and one word a space, Fury's end on top:

    .  an empty space    #  a pillar    U  a goal pit    o  the Grinder
    A B C, D E           Storm's Runners 1–3 and Crushers 1–2
    V W X, Y Z           Fury's Runners 1–3 and Crushers 1–2
    A^ A> Av A<          and where they face; without an arrow: the other team's end
    a^                   knocked down
    A^!                  rattled

Spaces are read as people read them, column letter and row: the catch is F10, Storm's pit F4,
Fury's F16. A drawing may show a part of the field; `at` then names its upper left corner. Who isn't
drawn waits at their own end wall and faces it, so that they reach nothing: A B C, D E on
A1 B1 C1, K1 J1, and V W X, Y Z on K19 J19 I19, A19 B19. A Grinder that isn't drawn lies on A10.

Arms, unless others are given: A and V two Fists, B and W Magno-Grip and Scrambler, C and X
Interceptor and Gyro Shot, D and Y Heavy Fist and Pulverizer, E and Z Heavy Fist and Wreck-o-Matic.

Dice are told by the strikes they show, in the order in which they are rolled: action dice, then
boost dice, then power dice.
"""

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pytest

from grandstand.core.chance import Script, Source
from grandstand.core.errors import IllegalAnswer
from grandstand.core.game import Options
from grandstand.core.match import Match, start
from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table
from grandstand.games.grind import GAME
from grandstand.games.grind.board import ARENA, CATCH, FIELD, OFF, X, Y, name_of, place
from grandstand.games.grind.board import at as space_at
from grandstand.games.grind.rules.arms import ARMS
from grandstand.games.grind.state import (
    EMPTY,
    FREE,
    GRINDER,
    JACKS,
    PILLAR,
    PIT,
    Field,
    Jack,
    empty_field,
    put,
    team_of,
)

STORM: Final = Seat(0)
FURY: Final = Seat(1)
NAMES: Final = "ABCDEVWXYZ"
BALL: Final = "o"
ARROWS: Final = "^>v<"
WAITING: Final = ["A1", "B1", "C1", "K1", "J1", "K19", "J19", "I19", "A19", "B19"]
BALL_WAITING: Final = "A10"
USUAL: Final = [
    ("Fist", "Fist"), ("Magno-Grip", "Scrambler"), ("Interceptor", "Gyro Shot"),
    ("Heavy Fist", "Pulverizer"), ("Heavy Fist", "Wreck-o-Matic"),
] * 2  # fmt: skip
ARM_NAMES: Final = [arm.name for arm in ARMS]
PLAYS: Final = [
    "Clear Path", "Hail Mary", "Hit & Rip", "Hustle Back", "Isolation", "Protect", "Slingshot",
]  # fmt: skip

Arms = Mapping[str, tuple[str, str]]


# -- drawings -----------------------------------------------------------------------------------


def jack_of(name: str) -> Jack:
    return Jack(NAMES.index(name.upper()))


def thing(name: str) -> int:
    """A jack or the Grinder, as a target."""
    return GRINDER if name == BALL else jack_of(name)


def field(
    drawing: str,
    at: str = "A19",
    team: Seat = STORM,
    arms: Arms | None = None,
    power: tuple[int, int] = (0, 0),
) -> Field:
    """The drawn position, at the start of that team's turn in the first period.

    `power`: each team's power dice in the pool; the others are on the clock. The team that plays
    has all the action dice.
    """
    s = empty_field(ARENA.sudden_death)
    s.built = s.ready = True
    for jack, usual in enumerate(USUAL):
        pair = (arms or {}).get(NAMES[jack], usual)
        s.arms[2 * jack : 2 * jack + 2] = [ARM_NAMES.index(name) for name in pair]
    s.action = [ARENA.action_dice, 0] if team == STORM else [0, ARENA.action_dice]
    s.pool = list(power)
    s.clock = [ARENA.power_dice - dice for dice in power]
    s.period, s.first, s.team, s.turns = 1, STORM, team, int(team)
    stand(s, words(drawing, at))
    return s


def stand(s: Field, shown: dict[int, str]) -> None:
    """Everything that is drawn where it is drawn, and the others out of the way."""
    for space, word in shown.items():
        if word == BALL:
            put(s, GRINDER, space)
        elif word[0].upper() in NAMES:
            jack = jack_of(word[0])
            put(s, jack, space)
            s.down[jack] = word[0].islower()
            s.rattled[jack] = "!" in word
            s.facing[jack] = ARROWS.index(arrow_of(word))
    for number, home in enumerate([*WAITING, BALL_WAITING]):
        if s.at[number] == OFF:
            assert place(home) not in shown, f"{home} is drawn, but {(NAMES + BALL)[number]} waits"
            put(s, number, place(home))
            if number != GRINDER:
                s.facing[number] = 2 - 2 * team_of(number)


def arrow_of(word: str) -> str:
    for mark in word[1:]:
        if mark in ARROWS:
            return mark
    return ARROWS[2 * team_of(jack_of(word[0]))]


def words(drawing: str, at: str) -> dict[int, str]:
    """What is drawn, by space."""
    shown: dict[int, str] = {}
    corner = place(at)
    for down, line in enumerate(textwrap.dedent(drawing.strip("\n")).splitlines()):
        for across, word in enumerate(line.split()):
            space = space_at(X[corner] + across, Y[corner] - down)
            assert space in FIELD, f"{word!r} is drawn off the field"
            assert is_known(word), f"{word!r} is nothing that is drawn"
            assert ground(space) == (word if word in "#U" else "."), f"{word!r} on {name_of(space)}"
            shown[space] = word
    return shown


def is_known(word: str) -> bool:
    return word in (".", "#", "U", BALL) or (
        word[0].upper() in NAMES and all(mark in ARROWS + "!" for mark in word[1:])
    )


def ground(space: int) -> str:
    return {FREE: ".", PIT: "U", PILLAR: "#"}[EMPTY[space]]


def word_at(s: Field, space: int) -> str:
    """What is on a space, as it is drawn."""
    thing = s.on[space]
    if thing == GRINDER:
        return BALL
    if not 0 <= thing < JACKS:
        return ground(space)
    name = NAMES[thing].lower() if s.down[thing] else NAMES[thing]
    return name + ARROWS[s.facing[thing]] + ("!" if s.rattled[thing] else "")


def drawn(s: Field) -> str:
    """The whole field as a drawing."""
    rows = range(ARENA.rows // 2, -(ARENA.rows // 2) - 1, -1)
    columns = range(-(ARENA.columns // 2), ARENA.columns // 2 + 1)
    return "\n".join(
        " ".join(f"{word_at(s, space_at(x, y)):3}" for x in columns).rstrip() for y in rows
    )


def assert_field(s: Field, drawing: str, at: str = "A19") -> None:
    """The part that is drawn is as drawn; a jack without an arrow may face anywhere."""
    expected = words(drawing, at)
    now = {space: word_at(s, space) for space in expected}
    for space, word in expected.items():
        if word[0].upper() in NAMES and not set(word[1:]) & set(ARROWS):
            now[space] = now[space][0] + now[space][2:]
    wrong = [f"{name_of(n)}: {now[n]} not {expected[n]}" for n in expected if now[n] != expected[n]]
    assert not wrong, f"{', '.join(wrong)}\n{drawn(s)}"


def with_action(s: Field, dice: int) -> Field:
    """So many action dice left with the team that plays."""
    s.action = [ARENA.action_dice - dice] * 2
    s.action[s.team] = dice
    return s


def with_play(s: Field, name: str, jack: str = "") -> Field:
    """A play that has been called this turn."""
    s.play = PLAYS.index(name)
    if jack:
        s.play_jack = jack_of(jack)
    return s


def in_catch(s: Field) -> Field:
    """The Grinder hasn't left the catch since the field was set."""
    put(s, GRINDER, CATCH)
    s.caught = True
    return s


def where(s: Field, name: str) -> str:
    """The space that a jack or the Grinder is on."""
    return name_of(s.at[thing(name)])


# -- answers ------------------------------------------------------------------------------------


class Said:
    """An answer to a question of one of these kinds; what it is may depend on who is active."""

    def __init__(self, kinds: Sequence[str], value: Callable[[Field], object]) -> None:
        self.kinds = kinds
        self.value = value


def said(value: object, *kinds: str) -> Said:
    return Said(kinds, lambda _: value)


ACTIVATION: Final = "activation.action"
ADVANCES: Final = (ACTIVATION, "redline.advance", "hustle.advance")
END_TURN: Final = said((2,), "turn.choice")
BREAK: Final = said((1,), *ADVANCES)
PUSH: Final = said((2,), ACTIVATION, "redline.advance")
REDLINE: Final = said((3,), ACTIVATION)
STEAMROLL: Final = said((8,), ACTIVATION)
STOP: Final = said((10,), "redline.advance", "hustle.advance")
LET_ROLL: Final = said(-1, "stop.attempt")
STAND_STILL: Final = said((), "grinder.way")
DONE: Final = said(-1, "hustle.jack")


def activate(jack: str) -> Said:
    return said((0, jack_of(jack)), "turn.choice")


def call(name: str) -> Said:
    return said((1, PLAYS.index(name)), "turn.choice")


def go(space: str) -> Said:
    """Advance to there."""
    return said((0, place(space)), *ADVANCES)


def end(arrow: str) -> Said:
    """The activation ends, facing this way."""
    return said((9, ARROWS.index(arrow)), ACTIVATION)


def swing(manner: int, target: str, arm: str) -> Said:
    """An attack of the active jack, with its first arm of that name, or the arm in slot 0 or 1."""

    def value(s: Field) -> object:
        if arm.isdigit():
            return manner, int(arm), thing(target)
        pair = [ARM_NAMES[number] for number in s.arms[2 * s.active : 2 * s.active + 2]]
        return manner, pair.index(arm), thing(target)

    return Said((ACTIVATION,), value)


def attack(target: str, arm: str) -> Said:
    return swing(4, target, arm)


def combo(target: str, arm: str) -> Said:
    """The first attack of a combo."""
    return swing(5, target, arm)


def throw(target: str, arm: str) -> Said:
    return swing(6, target, arm)


def slam(target: str, arm: str) -> Said:
    return swing(7, target, arm)


def second(target: str) -> Said:
    """The second attack of a combo; "": none."""
    return said(thing(target) if target else -1, "combo.second")


def action(dice: int) -> Said:
    """How many action dice are rolled."""
    return said(dice, "break.action", "redline.action", "attack.action")


def power(dice: int) -> Said:
    """How many power dice are added."""
    return said(dice, "break.power", "redline.power", "attack.power", "hustle.power")


def hold(jack: str) -> Said:
    """Who holds the Grinder; "": nobody."""
    return said(jack_of(jack) if jack else -1, "grinder.hold")


def mark(space: str) -> Said:
    return said(place(space), "grinder.mark", "throw.mark")


def roll_to(space: str) -> Said:
    """The Grinder's next leg."""
    return said((place(space),), "grinder.way")


def collide(rest: str, into: str) -> Said:
    """The Grinder's next leg ends against the jack there."""
    return said((place(rest), place(into)), "grinder.way")


def gutter(way: int) -> Said:
    """The direction, 0 to 7, in which it goes on in the gutter."""
    return said(way, "gutter.way")


def try_stop(dice: int = 0) -> Said:
    """A stop attempt with so many power dice."""
    return said(dice, "stop.attempt")


def to(space: str) -> Said:
    """A space for something that is placed or moved by one question."""
    return said(
        place(space), "push.to", "push.place", "stop.place", "pull.to", "slam.to", "place.jack"
    )


def hit_to(space: str, collided: bool = False) -> Said:
    """Where a hit jack is moved to; collided: and knocked down there."""
    return said((place(space), int(collided)), "hit.to")


def facing(arrow: str) -> Said:
    return said(
        ARROWS.index(arrow), "hit.facing", "redline.facing", "hustle.facing", "place.facing"
    )


def choose(jack: str) -> Said:
    return said(jack_of(jack), "play.jack", "hustle.jack", "steamroll.jack")


def rip(called: bool) -> Said:
    return said(int(called), "rip.call")


# -- playing ------------------------------------------------------------------------------------


def faces(strikes: Sequence[int]) -> list[int]:
    """The face with so many strikes, which all three kinds of dice have in the same place."""
    found: list[int] = []
    for wanted in strikes:
        alike = [n for n in range(6) if {die[n] for die in ARENA.faces} == {wanted}]
        found.append(alike[0])
    return found


def begin(
    *answers: object, dice: Sequence[int] = (), options: Options | None = None
) -> Match[Field]:
    """A whole match from the choice of teams."""
    table = Table(Script([], Source()))
    return go_on(start(GAME, 2, options or {}, table), *answers, dice=dice)


def kick_off(first: Seat = STORM) -> Match[Field]:
    """A match at its first turn: Storm wins the initiative, both take what comes first."""
    answers = [0, 0, first, 0, 0]  # line-ups, who goes first, formations
    return begin(*answers, dice=[1, 0, 0, 0, 0, 0, 0, 0, 0, 0])


def play(s: Field, *answers: object, dice: Sequence[int] = ()) -> Match[Field]:
    """Go on from a position: each answer is given by whoever is asked, each die falls as told."""
    table = Table(Script(faces(dice), Source()))
    match = Match(GAME, 2, GAME.chosen(2, {}), table, s)
    match.start()
    return go_on(match, *answers)


def go_on(match: Match[Field], *answers: object, dice: Sequence[int] = ()) -> Match[Field]:
    """More answers in the same match, and more dice; all of the dice must be thrown."""
    script = match.table.main.source
    assert isinstance(script, Script)
    script.numbers += faces(dice)
    for answer in answers:
        give(match, answer)
    assert script.at == len(script.numbers), f"{len(script.numbers) - script.at} dice were left"
    return match


def give(match: Match[Field], answer: object) -> None:
    """One answer, by whoever is asked; of several who are asked, by the first."""
    pending = next(iter(match.asked.values()))
    if isinstance(answer, Said):
        assert pending.kind in answer.kinds, f"{pending.kind} is asked, not {answer.kinds}"
    match.answer(pending.seat, meant(match, answer))


def meant(match: Match[Field], answer: object) -> object:
    return answer.value(match.state) if isinstance(answer, Said) else answer


def question(match: Match[Field]) -> Question:
    """The one question that is asked."""
    [pending] = match.asked.values()
    return pending


def asked(match: Match[Field]) -> tuple[Seat, str]:
    """Who is asked what."""
    pending = question(match)
    return pending.seat, pending.kind


def options(match: Match[Field]) -> list[object]:
    return list(question(match).options)


def offers(match: Match[Field], answer: object) -> bool:
    """Whether this may be answered now."""
    if isinstance(answer, Said) and question(match).kind not in answer.kinds:
        return False
    return meant(match, answer) in options(match)


def goes(match: Match[Field]) -> set[str]:
    """The spaces that can be advanced to now."""
    return {
        name_of(option[1])
        for option in options(match)
        if isinstance(option, tuple) and option[0] == 0
    }


def spaces(match: Match[Field]) -> set[str]:
    """The spaces that a question about one space offers."""
    return {name_of(option) for option in options(match) if isinstance(option, int)}


def spaces_of(match: Match[Field]) -> set[str]:
    """Where a hit jack can be moved to."""
    return {name_of(option[0]) for option in options(match) if isinstance(option, tuple)}


def legs(match: Match[Field]) -> set[str]:
    """Where the Grinder can roll on to; a collision as rest and obstacle, E12-E13; "": stop."""
    return {
        "-".join(name_of(space) for space in option)
        for option in options(match)
        if isinstance(option, tuple)
    }


def refuse(match: Match[Field], *answers: object) -> None:
    """None of these may be answered now, and trying to changes nothing."""
    for answer in answers:
        value = meant(match, answer)
        before = match.clone()
        with pytest.raises(IllegalAnswer):
            match.answer(question(match).seat, value)
        assert match == before
        assert value not in options(match)


def told(match: Match[Field], kind: str) -> list[tuple[int, ...]]:
    """The facts of each event of this kind."""
    return [event.facts for event in match.story if event.kind == kind]


def kinds(match: Match[Field]) -> list[str]:
    """The kinds of all that happened, in order."""
    return [event.kind for event in match.story]
