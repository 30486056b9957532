"""Steamjacks and arms (§3): their stats and types, which arm can do what, and the teams' choice."""

from typing import Final, TypeGuard

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData
from grandstand.core.questions import Flow, Seat, ask, together
from grandstand.core.table import Table
from grandstand.games.grind.board import DISTANCE, FACINGS, PITS, TEAM_SIZE, ZONES, at
from grandstand.games.grind.state import IS_CRUSHER, NONE, TEAMS, Field, Jack, team_of

MELEE: Final = "melee"
CONTROL: Final = "control"
RANGED: Final = "ranged"
TYPES: Final = [MELEE, CONTROL, RANGED]
ABILITIES: Final = [
    "grip", "goal tending", "enhanced stop", "enhanced grinder hold", "shock", "pull",
    "enhanced grip", "two-hand bonus", "hard hit",
]  # fmt: skip
BUILD: Final = -1


class Model:
    """Runner or Crusher: its stats (§3.1)."""

    def __init__(self, sheet: Sheet) -> None:
        self.speed = sheet.number("speed")
        self.boiler = sheet.number("boiler")
        self.armor = sheet.number("armor")
        self.team = sheet.number("team")


class Arm:
    """One kind of arm: its type (§3.3), its Attack stat (§3.4) and its abilities."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = f"arms, {self.name}"
        self.dice = sheet.number("dice")
        self.boost = sheet.number("boost")
        self.kind = one_of(sheet, "type", TYPES)
        self.crusher = one_of(sheet, "for", ["runner", "crusher"]) == "crusher"
        self.box = sheet.number("box")
        abilities = sheet.texts("abilities")
        for ability in abilities:
            if ability not in ABILITIES:
                raise sheet.wrong("abilities", f"a list of these: {', '.join(ABILITIES)}")
        self.control = self.kind == CONTROL
        self.ranged = self.kind == RANGED
        self.grip = "grip" in abilities
        self.goal_tending = "goal tending" in abilities
        self.hold = 1 if "enhanced grinder hold" in abilities else 0  # §3.8
        self.stop = 2 if "enhanced stop" in abilities else self.hold  # §3.7, §3.8: boost dice
        self.shock = "shock" in abilities
        self.pull = "pull" in abilities
        self.enhanced_grip = "enhanced grip" in abilities
        self.two_hands = "two-hand bonus" in abilities
        self.hard_hit = "hard hit" in abilities


class Lineup:
    """A team that is ready to play (§4.1): two arms for each jack."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = f"lineups, {self.name}"
        self.tagline = sheet.text("tagline")
        pairs = sheet.items("arms")
        if len(pairs) != TEAM_SIZE:
            raise sheet.wrong("arms", f"a pair of arms for each of {TEAM_SIZE} steamjacks")
        self.arms: list[int] = []
        for jack, pair in enumerate(pairs):
            self.arms += arm_pair(sheet, jack, pair)
        for arm, kind in enumerate(ARMS):
            if self.arms.count(arm) > kind.box:
                raise sheet.wrong("arms", f"in the box: it has {kind.box} {kind.name}")


class Formation:
    """Where five jacks stand when the field is set (§4.4), as seat 0 would see it."""

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.text("name")
        sheet.entry = f"formations, {self.name}"
        self.tagline = sheet.text("tagline")
        self.spaces: list[tuple[int, int, int]] = []
        for spot in sheet.items("spaces"):
            if not is_placing(spot):
                raise sheet.wrong("spaces", "a list of [x, y, facing]")
            self.spaces.append((spot[0], spot[1], spot[2]))
        taken = {at(x, y) for x, y, _ in self.spaces}
        if not len(taken) == len(self.spaces) == TEAM_SIZE or not taken <= set(ZONES[0]):
            raise sheet.wrong("spaces", f"{TEAM_SIZE} different spaces of seat 0's goal zone")

    def places(self, seat: Seat) -> list[tuple[int, int]]:
        """Space and facing of each jack; seat 1 sees the field from the other end."""
        if seat == 0:
            return [(at(x, y), facing) for x, y, facing in self.spaces]
        return [(at(-x, -y), (facing + 2) % 4) for x, y, facing in self.spaces]


def is_placing(spot: object) -> TypeGuard[list[int]]:
    """A space and a facing, as numbers."""
    if not isinstance(spot, list) or [type(n) for n in spot] != [int, int, int]:
        return False
    return spot[2] in FACINGS


def one_of(sheet: Sheet, name: str, known: list[str]) -> str:
    value = sheet.text(name)
    if value not in known:
        raise sheet.wrong(name, f"one of {', '.join(known)}")
    return value


def arm_pair(sheet: Sheet, jack: int, pair: object) -> list[int]:
    """The numbers of a jack's two arms."""
    if not isinstance(pair, list) or len(pair) != 2:
        raise sheet.wrong("arms", "a list of pairs of arms")
    numbers: list[int] = []
    for name in pair:
        fitting = [
            n for n, a in enumerate(ARMS) if a.name == name and a.crusher == IS_CRUSHER[jack]
        ]
        if not fitting:
            raise BadData(f"{sheet.file}, {sheet.entry}, arms: {name!r} fits no such steamjack")
        numbers.append(fitting[0])
    return numbers


def check_box() -> None:
    """Team construction (§4.1): the box has two arms for every jack of a team."""
    for crusher in (False, True):
        wanted = 2 * IS_CRUSHER[:TEAM_SIZE].count(crusher)
        there = sum([arm.box for arm in ARMS if arm.crusher == crusher])
        if there < wanted:
            kind = "crusher" if crusher else "runner"
            raise BadData(
                f"grind/data/arms.toml, arms: {there} for a {kind}, a team needs {wanted}"
            )


def load_models() -> list[Model]:
    sheet = data_file("grind", "arms.toml").table("jacks")
    models = [Model(sheet.table("runner")), Model(sheet.table("crusher"))]
    if models[0].team != IS_CRUSHER[:TEAM_SIZE].count(False) or models[1].team != 2:
        raise BadData(f"{sheet.file}, jacks: a team has 3 runners and 2 crushers")
    return models


MODELS: Final = load_models()
ARMS: Final = [Arm(sheet) for sheet in data_file("grind", "arms.toml").tables("arms")]
check_box()
LINEUPS: Final = [Lineup(sheet) for sheet in data_file("grind", "teams.toml").tables("lineups")]
FORMATIONS: Final = [
    Formation(sheet) for sheet in data_file("grind", "teams.toml").tables("formations")
]

# Stats (§3.1) by jack; the Grinder's Armor (§3.2) is 0.
SPEED: Final = [MODELS[1 if crusher else 0].speed for crusher in IS_CRUSHER]
BOILER: Final = [MODELS[1 if crusher else 0].boiler for crusher in IS_CRUSHER]
ARMOR: Final = [MODELS[1 if crusher else 0].armor for crusher in IS_CRUSHER] + [0]


def arm_of(s: Field, jack: Jack, slot: int) -> Arm:
    return ARMS[s.arms[2 * jack + slot]]


def control(s: Field, jack: Jack) -> int:
    """Control (§3.1): how many control arms it has."""
    return int(arm_of(s, jack, 0).control) + int(arm_of(s, jack, 1).control)


def can_grip(s: Field, jack: Jack, slot: int) -> bool:
    """Who can throw and body slam: an arm with Enhanced Grip (§3.11), a pair with Grip (§3.5)."""
    arm = arm_of(s, jack, slot)
    return arm.enhanced_grip or (arm.grip and arm_of(s, jack, 1 - slot).grip)


def grip_slot(s: Field, jack: Jack) -> int:
    """The first arm that can throw and body slam; NONE if there is none."""
    for slot in (0, 1):
        if can_grip(s, jack, slot):
            return slot
    return NONE


def two_hand_bonus(s: Field, jack: Jack) -> int:
    """Two-Hand Bonus (§3.12): with two Heavy Fists a throw or body slam rolls a boost die more."""
    return 1 if arm_of(s, jack, 0).two_hands and arm_of(s, jack, 1).two_hands else 0


def tends_goal(s: Field, jack: Jack) -> bool:
    """Goal Tending (§3.6): next to its own pit an Interceptor reaches all round."""
    if DISTANCE[s.at[jack]][PITS[team_of(jack)]] != 1:
        return False
    return arm_of(s, jack, 0).goal_tending or arm_of(s, jack, 1).goal_tending


# -- Team construction (§4.1) -------------------------------------------------------------------


def build_teams(s: Field, t: Table) -> Flow[None]:
    """Team construction (§4.1): both choose at the same time, unseen; then all is shown."""
    yield from together({Seat(0): build_team(s, Seat(0)), Seat(1): build_team(s, Seat(1))})
    s.built = True
    t.reveal("teams.shown", ())


def build_team(s: Field, seat: Seat) -> Flow[None]:
    """A ready-made line-up, or arm after arm from the team's box."""
    lineup = yield from ask(seat, "team.lineup", [*range(len(LINEUPS)), BUILD])
    first = 2 * TEAM_SIZE * seat
    if lineup != BUILD:
        s.arms[first : first + 2 * TEAM_SIZE] = LINEUPS[lineup].arms
        return
    for jack in TEAMS[seat]:
        for slot in (0, 1):
            arm = yield from ask(seat, "team.arm", arms_left(s, jack))
            s.arms[2 * jack + slot] = arm


def arms_left(s: Field, jack: Jack) -> list[int]:
    """What the team's box still has that fits this jack."""
    left = box(s, team_of(jack))
    return [n for n, arm in enumerate(ARMS) if left[n] and arm.crusher == IS_CRUSHER[jack]]


def box(s: Field, seat: Seat) -> list[int]:
    """How many of each arm the team has not fitted yet."""
    first = 2 * TEAM_SIZE * seat
    fitted = s.arms[first : first + 2 * TEAM_SIZE]
    return [arm.box - fitted.count(n) for n, arm in enumerate(ARMS)]
