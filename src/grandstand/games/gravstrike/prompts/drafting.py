"""Drafts in words (§13.5): what is asked, and what each card would be good for."""

from collections.abc import Mapping
from typing import Final

from grandstand.core.face import Prompt, Spot
from grandstand.core.questions import Question
from grandstand.games.gravstrike.cards import CARDS, FACTIONS, FIXTURE, ICONS, PILOT, Card
from grandstand.games.gravstrike.rules.draft import OPEN_PICKS, SET, SETS, WANTED

from .cards import profile, stats_text
from .fighting import all_icons
from .seen import COLOURS, ArenaView, DraftView, card_of, counted, effect, me, values

LONGEST: Final = 150  # of a label


NO_DRAFT: Final[DraftView] = {
    "openly": False, "building": False, "round": 0, "rounds": SETS, "picked": 0, "onward": 0,
    "turn": None, "lies": {}, "picks": [], "passed": {}, "chosen": None, "crew": [],
}  # fmt: skip


def draft_in(view: ArenaView) -> DraftView:
    return view["draft"] or NO_DRAFT


def number_in(cards: Mapping[str, int]) -> int:
    return sum(cards.values())


def picks_of(draft: DraftView, seat: int | None) -> dict[str, int]:
    """What a seat has picked, as far as the viewer may know it."""
    known = draft["picks"] if seat is not None else []
    return known[seat or 0] or {} if known else {}


def next_seat(view: ArenaView, seat: int) -> int:
    """To whom its set goes."""
    return (seat + draft_in(view)["onward"]) % len(view["turbines"])


def icons_of(cards: Mapping[str, int]) -> list[int]:
    """How many icons of each kind are on them."""
    found = [(card_of(name), count) for name, count in cards.items()]
    return [sum(card.icons[icon] * count for card, count in found) for icon in range(len(ICONS))]


# -- prompts ------------------------------------------------------------------------------------


def ask_turbines(view: ArenaView, question: Question) -> Prompt:
    told = "choose the deck whose 20 turbine cards you bring. All are shown together."
    return Prompt(f"{me(question)}: {told}", "§13.5")


def ask_pick(view: ArenaView, question: Question) -> Prompt:
    draft = draft_in(view)
    n = number_in(picks_of(draft, question.seat)) + 1
    if draft["openly"]:
        told = f"pick {n} of {OPEN_PICKS}: any tactic card that lies here."
    else:
        left = counted(number_in(draft["lies"]), "card")
        told = f"pick {n} of {SETS * SET}: {left} in this set"
        told += f", then it goes to {COLOURS[next_seat(view, question.seat)]}."
    return Prompt(f"{me(question)}: {told}", "§13.5")


def ask_drop(view: ArenaView, question: Question) -> Prompt:
    there = number_in(draft_in(view)["lies"])
    if there > WANTED:
        told = f"drop a card, {there - WANTED} to go: {WANTED} tactic cards of one faction stay."
    else:
        told = "drop a card that doesn't go with the others."
    return Prompt(f"{me(question)}: {told}", "§13.5")


def ask_fill(view: ArenaView, question: Question) -> Prompt:
    there = number_in(draft_in(view)["lies"])
    told = f"{there} of your cards go together. Take card {there + 1} of {WANTED} from the box."
    return Prompt(f"{me(question)}: {told}", "§13.5")


def ask_pilot(view: ArenaView, question: Question) -> Prompt:
    return Prompt(f"{me(question)}: choose the pilot of your deck.", "§13.5")


def ask_fixture(view: ArenaView, question: Question) -> Prompt:
    n = len(draft_in(view)["crew"])
    return Prompt(f"{me(question)}: choose fixture {n} of 2 besides your pilot.", "§13.5")


# -- labels and spots ---------------------------------------------------------------------------


def card_label(card: Card) -> str:
    """`Set the Stage: 1 Maneuver, 1 Attack, damage 2+; draw 3 cards, …`."""
    fixed = card.kind in (PILOT, FIXTURE)
    told = stats_text(card) if fixed else f"{all_icons(card)}, {profile(card)}"
    parts = [told, FACTIONS[card.faction], "veteran" if card.veteran else ""]
    parts.append(effect(card) if card.ability or card.passive else "")
    told = f"{card.title}: {'; '.join(filter(None, parts))}"
    return told if len(told) <= LONGEST else f"{told[:LONGEST].rpartition(' ')[0].rstrip(',;')} …"


def label_card(view: ArenaView, question: Question, option: object) -> str:
    return card_label(CARDS[values(option)[0]])


def label_drop(view: ArenaView, question: Question, option: object) -> str:
    return f"Drop {card_label(CARDS[values(option)[0]])}"


def spot_offer(view: ArenaView, question: Question, option: object) -> Spot:
    return Spot(None, f"offer-{values(option)[0]}")
