"""What is printed on the cards (§2): icons, damage, stats. What they do is in the files beside.

A card is known by its number in `CARDS`; the data files are read in the order of `FILES`.
"""

from typing import Final

from grandstand.core.data import Sheet, data_file
from grandstand.core.errors import BadData

FILES: Final = ["pilots.toml", "fixtures.toml", "tactics.toml", "turbines.toml"]

# What a card is.
PILOT: Final = 0
FIXTURE: Final = 1
TACTIC: Final = 2
TURBINE: Final = 3
KINDS: Final = ["pilot", "fixture", "tactic", "turbine"]

# When its ability can be used.
NEVER: Final = 0  # there is none, or it is at work all the time
AFTER_DIALS: Final = 1  # after speeds are revealed in the Acceleration Phase
AFTER_DEALING: Final = 2  # between the dealing of initiative and the first move
MY_MANEUVERS: Final = 3  # during your Maneuver Phase, between lengths
MY_ATTACK: Final = 4  # during your Attack Phase, before or after the shot
AS_ATTACK: Final = 5  # as your attack
CHECKPOINT: Final = 6  # when you run over a checkpoint
RAMMING: Final = 7  # when you ram a turbine
MANEUVERS: Final = 8  # when this card maneuvers; a fixture: when you pay for a maneuver
ATTACKS: Final = 9  # when this card attacks; a fixture: when you pay for a shot
PROTECTS: Final = 10  # when this card protects; a fixture: when you take damage
DAMAGED: Final = 11  # when you take damage, instead of its icons
WINDOWS: Final = [
    "never", "after dials", "after dealing", "my maneuvers", "my attack", "as attack",
    "checkpoint", "ramming", "maneuvers", "attacks", "protects", "damaged",
]  # fmt: skip

# What a fixture changes all the time, while it is ready.
NO_PASSIVE: Final = 0
RAM_DAMAGE: Final = 1  # more damage to those you ram
RAM_ARMOR: Final = 2  # less damage from rams
SIDE_AIM: Final = 3  # less TN for targets that aren't in the front arc
FAR_AIM: Final = 4  # less TN for targets more than five lengths away
NEAR_AIM: Final = 5  # less TN for targets no more than two lengths away
SLIPPERY: Final = 6  # more TN for shots at you
SURE_FOOT: Final = 7  # fewer icons for the first maneuver of your move
SCAVENGER: Final = 8  # more cards for a checkpoint
PASSIVES: Final = [
    "", "ram damage", "ram armor", "side aim", "far aim", "near aim", "slippery", "sure foot",
    "scavenger",
]  # fmt: skip

# Damage chain.
PLAIN: Final = 0
PLUS: Final = 1
TIMES: Final = 2

FRAGILE: Final = 0
SOUND: Final = 1
RUGGED: Final = 2
TOUGHNESS: Final = ["fragile", "", "rugged"]

FACTIONS: Final = ["", "Crowne 1st Corp", "MONK", "Halcyon Racing", "Ashfall Combine"]
LIMITS: Final = 4


class Card:
    """One card as it is printed."""

    def __init__(self, sheet: Sheet, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.title = sheet.text("title")
        self.text = sheet.text("text") if "ability" in sheet.fields else note(sheet)
        self.ability = sheet.text("ability") if "ability" in sheet.fields else ""
        self.faction = one_of(sheet, "faction", FACTIONS, 0)
        self.veteran = sheet.flag("veteran")
        self.limit = sheet.number("limit")
        if self.limit > LIMITS:
            raise sheet.wrong("limit", f"a whole number from 1 to {LIMITS}")
        self.when = one_of(sheet, "when", WINDOWS, NEVER)
        if bool(self.ability) != bool(self.when):
            raise sheet.wrong("when", "the window of an ability, there if the ability is")
        self.icons = [0, 0, 0]
        self.damage = 0
        self.chain = PLAIN
        self.toughness = SOUND
        self.stats = [0, 0, 0, 0, 0]
        self.passive = NO_PASSIVE
        self.passive_by = 0
        self.plain = False
        if kind in (PILOT, FIXTURE):
            self.read_fixture(sheet)
        else:
            self.read_icons(sheet)

    def read_icons(self, sheet: Sheet) -> None:
        """Resource icons (§2.5), damage profile (§8.7), fragile or rugged (§3.2)."""
        icons = sheet.table("icons")
        self.icons = [icons.number(name, 0) if name in icons.fields else 0 for name in ICONS]
        if set(icons.fields) - set(ICONS) or sum(self.icons) < 1:
            raise sheet.wrong("icons", f"a table of {', '.join(ICONS)}, at least one in all")
        profile = sheet.text("damage")
        if profile not in PROFILES:
            raise sheet.wrong("damage", f"one of {', '.join(PROFILES)}")
        self.damage = int(profile[0])
        self.chain = " +x".index(profile[1:] or " ")
        self.toughness = one_of(sheet, "toughness", TOUGHNESS, SOUND)

    def read_fixture(self, sheet: Sheet) -> None:
        """Core stats (§2.1): a pilot's values, or what another fixture adds to them."""
        stats = sheet.table("stats") if "stats" in sheet.fields else sheet.inner("stats", {})
        least = 0 if self.kind == PILOT else -9
        for place, stat in enumerate(STATS):
            if self.kind == PILOT or stat in stats.fields:
                self.stats[place] = stats.number(stat, least)
        if set(stats.fields) - set(STATS):
            raise sheet.wrong("stats", f"a table of {', '.join(STATS)}")
        self.passive = one_of(sheet, "passive", PASSIVES, NO_PASSIVE)
        self.passive_by = sheet.number("by") if self.passive else 0
        self.plain = sheet.flag("plain")


ICONS: Final = ["maneuver", "attack", "protect"]
PROFILES: Final = [f"{n}{chain}" for n in range(4) for chain in ("", "+", "x")]
# Damage Draws (base and most), Hand Size, Speed Delta, Armor.
STATS: Final = ["draws", "most", "hand", "delta", "armor"]
DRAWS: Final = 0
MOST_DRAWS: Final = 1
HAND_SIZE: Final = 2
SPEED_DELTA: Final = 3
ARMOR: Final = 4


def note(sheet: Sheet) -> str:
    """What a card without an ability says: something to enjoy, or nothing."""
    return sheet.text("text") if "text" in sheet.fields else ""


def one_of(sheet: Sheet, name: str, known: list[str], default: int) -> int:
    """The place of a field's text in a list of those that there are."""
    if name not in sheet.fields:
        return default
    text = sheet.text(name)
    if text not in known:
        raise sheet.wrong(name, f"one of {', '.join(filter(None, known))}")
    return known.index(text)


def load_cards() -> list[Card]:
    """Every card of the box, file by file."""
    cards: list[Card] = []
    for kind, file in enumerate(FILES):
        sheet = data_file("gravstrike", file)
        cards += [Card(sheet.table(name), name, kind) for name in sheet.fields]
    names = [card.name for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise BadData(f"gravstrike/data: {name!r} is there twice")
    return cards


CARDS: Final = load_cards()
NUMBER: Final = {card.name: number for number, card in enumerate(CARDS)}
# What hot rules read, by card.
ICON: Final = [[card.icons[icon] for card in CARDS] for icon in range(3)]
WHEN: Final = [card.when for card in CARDS]
TOUGH: Final = [card.toughness for card in CARDS]
HARM: Final = [card.damage for card in CARDS]
CHAIN: Final = [card.chain for card in CARDS]


def plain_pilot(pilot: int) -> int:
    """The generic pilot (§10.3) of the same faction, or of none."""
    faction = CARDS[pilot].faction
    for wanted in (faction, 0):
        for number, card in enumerate(CARDS):
            if card.kind == PILOT and card.plain and card.faction == wanted:
                return number
    raise BadData("gravstrike/data/pilots.toml: there is no plain pilot without a faction")
