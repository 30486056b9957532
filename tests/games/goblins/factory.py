"""Robots as drawings, and answers as people give them: what the tests of Goblins, Inc. speak in.

A drawing has five lines of five words, side N on top:

    .          an empty square
    #          one that the blueprint forbids
    C          the cockpit, always in the middle
    D  D2      a decoration, a premium one
    E  E2      an engine, a premium one
    W^  W2^>   a weapon with its arrow up; a premium one with an arrow up and one to the right
    A<  A2vv   armor with its plate on the left; with both plates below
    W^:ns      exactly these edges are metal, here the upper and the lower one; `:-` is none

Without `:` a tile has metal towards all that is drawn next to it, as far as the box has such tiles,
and as much as there is besides. Nothing may be loose, unless a drawing is said to be `loose=True`.
Each tile of the box is there once. Squares are read as people read them: the cockpit is C3, the
upper left square A1.

The seats: with two players 0 plays side 0 and 1 side 1; with three 0 and 1 play against 2; with
four 0 and 1 play against 2 and 3, 0 facing 2. Seat 0 starts, so that the first pilots are 0 and 1,
or 0 and 2.

Answers are `(seat, kind, value)`, or what the functions below make of it. Dice are told as they
show, 0 a blank and 1 to 5 a line, in the order in which they are rolled: all of side 0, then all of
side 1, then those that are rolled again. A lot that is drawn before them is `lot(n)`, the n-th of
those it is drawn between.
"""

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import pytest

from grandstand.core.chance import Script, Seeded, Source
from grandstand.core.errors import IllegalAnswer
from grandstand.core.game import Options
from grandstand.core.match import Match, start
from grandstand.core.questions import Question, Seat
from grandstand.core.table import Table
from grandstand.games.goblins import GAME
from grandstand.games.goblins.board import (
    ARMOR,
    ARROWS,
    COCKPIT,
    COCKPIT_LAID,
    COUNT,
    DECORATION,
    DISTINCT,
    EMPTY,
    ENGINE,
    METAL,
    NEIGHBOUR,
    OFF,
    PLATES,
    SIDES,
    SIZE,
    SQUARES,
    TILES,
    WEAPON,
    empty_yard,
    loose,
    name_of,
)
from grandstand.games.goblins.cards.tactics import ABILITY_NAMES, CARDS, FACES
from grandstand.games.goblins.state import (
    BUILD,
    FIGHT,
    FULL,
    NO_SQUARE,
    PARTY,
    READY,
    STANDARD,
    Works,
    empty_works,
)

N: Final = 0
E: Final = 1
S: Final = 2
W: Final = 3
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT: Final = 3
NITRO: Final = 0
DYNAMITE: Final = 1
CRANE: Final = 2
SABOTAGE: Final = 3
HOMING: Final = 4
EMERGENCY: Final = 5
DUCT_TAPE: Final = 6
DONE: Final = -1
ALL: Final = -1
TOKENS: Final = 15
LOT: Final = 100
POINTERS: Final = "^>v<"
LETTERS: Final = {"W": WEAPON, "A": ARMOR, "E": ENGINE, "D": DECORATION}
VERSIONS: Final = {"standard": STANDARD, "full": FULL, "party": PARTY}
# Sides, partners opposite, and the first pilot and tactician of each side, by number of players.
SIDE: Final = {2: [0, 1], 3: [0, 0, 1], 4: [0, 0, 1, 1]}
OPPOSITE: Final = {2: [1, 0], 3: [-1, -1, -1], 4: [2, 3, 0, 1]}
PILOTS: Final = {2: [0, 1], 3: [0, 2], 4: [0, 2]}
TACTICIANS: Final = {2: [0, 1], 3: [1, 2], 4: [1, 3]}
CORNERS: Final = [0, 4, 20, 24]

# A plain robot: a weapon to every side, two engines with the cockpit's, no armor.
PLAIN: Final = """
    . . W^ . .
    . . E  . .
    . W< C W> .
    . . Wv . .
    . . .  . ."""

Answer = tuple[int, str, object]
Token = tuple[str, ...]


# -- drawings -----------------------------------------------------------------------------------


def at(name: str) -> int:
    """The square of that name."""
    return (int(name[1]) - 1) * SIZE + "ABCDE".index(name[0].upper())


class Word:
    """One drawn tile: what it must look like."""

    def __init__(self, square: int, word: str) -> None:
        look, _, metal = word.partition(":")
        kind = look.rstrip(POINTERS)
        assert kind.rstrip("2") in LETTERS, f"{word!r} is nothing that is drawn"
        self.square = square
        self.word = word
        self.kind = LETTERS[kind[0]]
        self.premium = kind.endswith("2")
        self.points = [look.count(pointer) for pointer in POINTERS]
        self.metal = [edge in metal for edge in "nesw"] if ":" in word else None

    def fits(self, laid: int) -> bool:
        """Whether a tile, as it lies, looks like this."""
        tile = TILES[laid // 4]
        if (tile.kind, tile.premium) != (self.kind, self.premium):
            return False
        if self.metal is not None and METAL[laid] != self.metal:
            return False
        if self.kind == ARMOR:
            return PLATES[laid] == self.points
        return self.kind != WEAPON or ARROWS[laid] == self.points


def words(drawing: str) -> list[str]:
    """What is drawn, by square."""
    lines = textwrap.dedent(drawing.strip("\n")).splitlines()
    found = [word for line in lines for word in line.split()]
    assert len(found) == SQUARES, f"{len(found)} squares are drawn, not {SQUARES}"
    assert found[COCKPIT] == "C", "the cockpit isn't in the middle"
    return found


def robot(drawing: str, taken: set[int] | None = None, loose: bool = False) -> list[int]:
    """The drawn yard, made of tiles that aren't taken yet; then they are."""
    taken = set() if taken is None else taken
    shown = words(drawing)
    tiles = [Word(square, word) for square, word in enumerate(shown) if word not in (".", "#", "C")]
    tiles.sort(key=lambda word: word.metal is None)  # the ones that are hard to find first
    yard = empty_yard()
    for word in tiles:
        yard[word.square] = best_fit(word, shown, taken)
        taken.add(yard[word.square] // 4)
    assert loose or not fallen(yard), f"loose: {fallen(yard)}\n{drawn(yard)}"
    return yard


def best_fit(word: Word, shown: list[str], taken: set[int]) -> int:
    """Of the tiles that look so the one with most metal towards its neighbours, then most metal."""
    near = [
        edge
        for edge in SIDES
        if NEIGHBOUR[word.square][edge] != OFF and shown[NEIGHBOUR[word.square][edge]] not in ".#"
    ]
    fitting = [
        4 * tile + turn
        for tile in range(COUNT)
        for turn in DISTINCT[tile]
        if tile not in taken and word.fits(4 * tile + turn)
    ]
    assert fitting, f"the box has no {word.word} left for {name_of(word.square)}"
    return max(fitting, key=lambda laid: (sum(METAL[laid][e] for e in near), sum(METAL[laid])))


def fallen(yard: list[int]) -> list[str]:
    """The names of the squares whose tiles are loose."""
    return [name_of(square) for square in loose(yard)]


def word_of(laid: int) -> str:
    """What lies there, as it is drawn, with its metal."""
    if laid in (EMPTY, COCKPIT_LAID):
        return "C" if laid == COCKPIT_LAID else "."
    tile = TILES[laid // 4]
    points = ARROWS[laid] if tile.kind == WEAPON else PLATES[laid]
    pointers = "".join(sign * n for sign, n in zip(POINTERS, points, strict=True))
    metal = "".join(edge for edge, there in zip("nesw", METAL[laid], strict=True) if there)
    return f"{'WAED'[tile.kind]}{'2' if tile.premium else ''}{pointers}:{metal or '-'}"


def drawn(yard: list[int]) -> str:
    """A yard as a drawing, for messages."""
    rows = [yard[row * SIZE : row * SIZE + SIZE] for row in range(SIZE)]
    return "\n".join(" ".join(f"{word_of(laid):9}" for laid in row).rstrip() for row in rows)


def assert_robot(yard: list[int], drawing: str) -> None:
    """The yard looks as drawn; metal that isn't drawn may be any."""
    for square, word in enumerate(words(drawing)):
        laid = yard[square]
        here = f"{name_of(square)}: {word_of(laid)} not {word}\n{drawn(yard)}"
        if word in (".", "#", "C"):
            assert laid == (COCKPIT_LAID if word == "C" else EMPTY), here
        else:
            assert laid != EMPTY, here
            assert Word(square, word).fits(laid), here


def tile_like(word: str, taken: Iterable[int] = ()) -> int:
    """The number of a tile that looks so, however it is turned."""
    wanted = Word(0, word)
    for tile in range(COUNT):
        if tile not in taken and any(wanted.fits(4 * tile + turn) for turn in SIDES):
            return tile
    raise AssertionError(f"the box has no {word}")


def turn_like(tile: int, word: str) -> int:
    """The turn with which that tile looks so."""
    [turn] = [turn for turn in DISTINCT[tile] if Word(0, word).fits(4 * tile + turn)]
    return turn


# -- positions ----------------------------------------------------------------------------------


def works(
    a: str = PLAIN,
    b: str = PLAIN,
    seats: int = 2,
    phase: int = FIGHT,
    loose: bool = False,
) -> Works:
    """Both robots as drawn, before that phase begins: FIGHT, the first round of combat.

    Before a fight tokens lie where the armor says, two goblins of each player are in the cockpits,
    and everybody has agendas 0 to 3 (earlier: 0 to 6). N is in front of both robots. `with_…`
    change that.
    """
    s = empty_works(seats, STANDARD, False, 2)
    taken: set[int] = set()
    s.yards = [robot(a, taken, loose), robot(b, taken, loose)]
    s.tiles = [tile for tile in range(COUNT) if tile not in taken]
    marked = {square for yard in (a, b) for square, w in enumerate(words(yard)) if w == "#"}
    s.blueprint = sorted(marked) or CORNERS[:]
    s.round, s.phase, s.start = 1, phase, Seat(0)
    s.side, s.opposite = SIDE[seats][:], OPPOSITE[seats][:]
    s.pilots = [Seat(seat) for seat in PILOTS[seats]]
    s.tacticians = [Seat(seat) for seat in TACTICIANS[seats]]
    s.build = {2: 8, 3: 8, 4: 5}[seats]
    s.goblins = [2] * seats if phase == FIGHT else [0] * seats
    s.agenda_decks = [list(range(21)) for _ in range(seats)]
    s.teams, s.blueprints = [1, 2], list(range(1, 8))
    s.tactics = list(range(len(CARDS)))
    s.supply = TOKENS
    if phase == FIGHT:
        s.tokens = [tokens_of(yard) for yard in s.yards]
        s.supply = TOKENS - sum(len(tokens) for tokens in s.tokens)
        deal_agendas(s, [[0, 1, 2, 3]] * seats)
    elif phase in (BUILD, READY):
        deal_agendas(s, [list(range(7))] * seats)
    return s


def tokens_of(yard: list[int]) -> list[int]:
    """Where the tokens of a robot lie before the fight (§4.5)."""
    tokens: list[int] = []
    for square, laid in enumerate(yard):
        if laid in (EMPTY, COCKPIT_LAID):
            continue
        for edge in SIDES:
            near = NEIGHBOUR[square][edge]
            meets = near not in (OFF, COCKPIT) and yard[near] != EMPTY
            meets = meets and METAL[yard[near]][(edge + 2) % 4]
            tokens += [32 * square + (near if meets else NO_SQUARE)] * PLATES[laid][edge]
    return tokens


def deal_agendas(s: Works, hands: Sequence[Sequence[int]]) -> Works:
    """These agendas in each seat's hand, those that come after them in the deck."""
    s.agendas = [list(hand) for hand in hands]
    s.agenda_decks = [[n for n in range(21) if n not in hand] for hand in hands]
    return s


def with_tokens(s: Works, a: Sequence[Token] = (), b: Sequence[Token] = ()) -> Works:
    """Other tokens than the armor says: each on one or two squares, ("B1", "B2")."""
    s.tokens = []
    for given in (a, b):
        pairs = [[*map(at, token), NO_SQUARE] for token in given]
        s.tokens.append([32 * pair[0] + pair[1] for pair in pairs])
    s.supply = TOKENS - len(a) - len(b) - sum(s.scrap_tokens)
    return s


def with_supply(s: Works, tokens: int) -> Works:
    """Only so many tokens left; the others are destroyed, half of them each side's."""
    gone = TOKENS - tokens - sum(len(tokens) for tokens in s.tokens)
    s.scrap_tokens = [gone // 2, gone - gone // 2]
    s.supply = tokens
    return s


def with_goblins(s: Works, goblins: Mapping[int, int]) -> Works:
    """So many goblins of these seats are left in their cockpit; the others are knocked out."""
    for seat, n in goblins.items():
        s.scrap_goblins[s.side[seat]] += s.goblins[seat] - n
        s.goblins[seat] = n
    return s


def with_fronts(s: Works, a: int = N, b: int = N) -> Works:
    s.front = [a, b]
    return s


def with_combat(s: Works, number: int) -> Works:
    """Before combat round 1 to 4, with the jobs as they are then; three cards a round are gone."""
    s.combat = number - 1
    s.known = (1 << 3 * s.combat) - 1
    if number % 2 == 0:
        s.pilots, s.tacticians = s.tacticians, s.pilots
    return s


def with_scrap(s: Works, side: int, *tiles: str, tokens: int = 0) -> Works:
    """Tiles that look so, and so many tokens, in a side's scrapyard."""
    for word in tiles:
        tile = tile_like(word, taken=[n for n in range(COUNT) if n not in s.tiles])
        s.tiles.remove(tile)
        s.scrap_tiles[side].append(tile)
    s.scrap_tokens[side] += tokens
    s.supply -= tokens
    return s


def with_cards(s: Works, *names: str) -> Works:
    """These tactics cards are turned up next: "Nitro", "Crane+Nitro"; after `with_combat`."""
    first: list[int] = []
    for name in names:
        wanted = sorted(ABILITY_NAMES.index(ability) for ability in name.split("+"))
        alike = [n for n in range(len(CARDS)) if sorted(CARDS[n]) == wanted and n not in first]
        first.append(alike[0])
    rest = [n for n in s.tactics if n not in first]
    s.tactics = rest[: 3 * s.combat] + first + rest[3 * s.combat :]
    return s


def with_goofs(s: Works) -> Works:
    s.goofs = True
    return s


def with_version(s: Works, version: str) -> Works:
    s.version = VERSIONS[version]
    s.rounds = 2 if version == "standard" else 3
    return s


# -- answers ------------------------------------------------------------------------------------


def pilot(seat: int, steer: int, target: int) -> Answer:
    return seat, "pilot.set", (steer, target)


def pick(seat: int, card: int) -> Answer:
    """The left (0), middle (1) or right (2) card."""
    return seat, "tactics.pick", card


def use(seat: int, ability: int) -> Answer:
    """An ability before the roll; DONE: none."""
    return seat, "card.use", ability


def crane(seat: int, square: str) -> Answer:
    return seat, "crane.tile", at(square)


def crane_to(seat: int, square: str, turn: int = 0) -> Answer:
    return seat, "crane.to", (at(square), turn)


def tape(seat: int, square: str) -> Answer:
    return seat, "tape.tile", at(square)


def change(seat: int, ability: int) -> Answer:
    """An ability after the roll; DONE: none."""
    return seat, "roll.use", ability


def nitro(seat: int, die: int) -> Answer:
    return seat, "nitro.die", die


def homing(seat: int, die: int, line: int) -> Answer:
    return seat, "homing.die", (die, line)


def order(seat: int, *lines: int) -> list[Answer]:
    """The lines that hit next; name them only while the rest differ."""
    return [(seat, "order.next", line) for line in lines]


def lose_token(seat: int, index: int) -> Answer:
    return seat, "hit.token", index


def give_tiles(seat: int, first: int, second: int) -> Answer:
    return seat, "plan.give", (first, second)


def lay(seat: int, slot: int, square: str, turn: int = 0) -> list[Answer]:
    return [(seat, "build.place", (slot, at(square))), (seat, "build.turn", turn)]


def done(seat: int, sure: int = 1) -> Answer:
    return seat, "build.done", sure


def throw(seat: int, slot: int, *bet: int) -> Answer:
    """An agenda thrown away; with the last one the side of the bet, if the betting card is kept."""
    return seat, "agenda.discard", (slot, *bet)


# -- playing ------------------------------------------------------------------------------------


def lot(n: int) -> int:
    """In a row of dice: something else that is drawn, which comes to n."""
    return LOT + n


def faces(dice: Sequence[int]) -> list[int]:
    """What is drawn when dice show this."""
    return [n - LOT if n >= LOT else FACES.index(n) for n in dice]


def flat(answers: Iterable[Answer | list[Answer]]) -> list[Answer]:
    given: list[Answer] = []
    for answer in answers:
        given += answer if isinstance(answer, list) else [answer]
    return given


def play(
    s: Works,
    *answers: Answer | list[Answer],
    dice: Sequence[int] = (),
    seed: int | None = None,
) -> Match[Works]:
    """Go on from a position. All dice must be thrown; more are drawn only if there is a seed."""
    luck = Source() if seed is None else Seeded(seed)
    match = Match(GAME, s.seats, GAME.chosen(s.seats, {}), Table(Script(faces(dice), luck)), s)
    match.start()
    return go_on(match, *answers)


def go_on(
    match: Match[Works], *answers: Answer | list[Answer], dice: Sequence[int] = ()
) -> Match[Works]:
    """More answers in the same match, and more dice."""
    script = match.table.main.source
    assert isinstance(script, Script)
    script.numbers += faces(dice)
    for seat, kind, value in flat(answers):
        pending = match.asked.get(Seat(seat))
        asked = {asked.seat: asked.kind for asked in match.asked.values()}
        assert pending is not None, f"{kind} of seat {seat}: asked is {asked}"
        assert pending.kind == kind, f"{kind} of seat {seat}: asked is {asked}"
        match.answer(Seat(seat), value)
    left = script.numbers[script.at :]
    assert not left, f"{left} were not thrown"
    return match


def fight(
    s: Works,
    *answers: Answer | list[Answer],
    steer: tuple[int, int] = (FRONT, FRONT),
    target: tuple[int, int] = (FRONT, FRONT),
    picked: tuple[int, int] = (0, 1),
    dice: Sequence[int] = (),
) -> Match[Works]:
    """A round of combat with these settings of the sides; then the answers, and the roll."""
    settings: list[Answer] = []
    for side in (0, 1):
        settings.append(pilot(s.pilots[side], steer[side], target[side]))
        settings.append(pick(s.tacticians[side], picked[side]))
    return play(s, settings, *answers, dice=dice)


def settle(match: Match[Works]) -> Match[Works]:
    """No more abilities, dice in the order in which they lie, first tokens first: to the end of the
    round of combat."""
    asides = ("card.use", "roll.use", "order.next", "hit.token")
    while match.asked:
        pending = next(iter(match.asked.values()))
        if pending.kind not in asides:
            break
        options = list(pending.options)
        match.answer(pending.seat, DONE if DONE in options else options[0])
    return match


def begin(seats: int = 2, seed: int = 1, options: Options | None = None) -> Match[Works]:
    """A whole match, from the start."""
    return start(GAME, seats, options or {}, Table(Seeded(seed)))


def until(match: Match[Works], *kinds: str, seed: int = 1) -> Match[Works]:
    """Answered at random until somebody is asked one of these kinds, or to the end."""
    chance = Seeded(seed)
    while match.asked and not any(asked.kind in kinds for asked in match.asked.values()):
        pending = next(iter(match.asked.values()))
        index = chance.below(len(pending.options))
        if pending.kind == "build.done":
            match.answer(pending.seat, 1)  # what is built stays
        else:
            match.pick(pending.seat, index)
    return match


# -- what is asked and told ---------------------------------------------------------------------


def asked(match: Match[Works]) -> dict[int, str]:
    """Who is asked what kind of question."""
    return {int(seat): question.kind for seat, question in match.asked.items()}


def question(match: Match[Works], seat: int) -> Question:
    return match.asked[Seat(seat)]


def options(match: Match[Works], seat: int) -> list[object]:
    return list(match.asked[Seat(seat)].options)


def squares(match: Match[Works], seat: int) -> set[str]:
    """The squares that a question offers: as numbers, or first (crane.to) or last of a pair."""
    kind = question(match, seat).kind
    found: set[str] = set()
    for option in options(match, seat):
        square = option
        if isinstance(option, tuple):
            square = option[0] if kind == "crane.to" else option[-1]
        assert isinstance(square, int)
        found.add(name_of(square))
    return found


def refuse(match: Match[Works], seat: int, *values: object) -> None:
    """None of these may be answered now, and trying to changes nothing."""
    for value in values:
        before = match.clone()
        with pytest.raises(IllegalAnswer):
            match.answer(Seat(seat), value)
        assert match == before


def told(match: Match[Works], kind: str) -> list[tuple[int, ...]]:
    """The facts of each event of this kind."""
    return [event.facts for event in match.story if event.kind == kind]


def kinds(match: Match[Works]) -> list[str]:
    """The kinds of all that happened, in order."""
    return [event.kind for event in match.story]


def gone(match: Match[Works], side: int) -> list[str]:
    """The squares of all tiles that a side has lost in this match, in order: hit or fallen."""
    lost = ("tile.destroyed", "tile.fell")
    return [
        name_of(event.facts[1])
        for event in match.story
        if event.kind in lost and event.facts[0] == side
    ]


def token_names(s: Works, side: int) -> list[Token]:
    """Where the tokens of a side lie, in their order."""
    found: list[Token] = []
    for token in s.tokens[side]:
        first, second = token >> 5, token & 31
        found.append(
            (name_of(first),) if second == NO_SQUARE else (name_of(first), name_of(second))
        )
    return found
