"""A small game with all that the kernel knows: chance, secrets, a dial, and flows together.

What was named is carried on to the next game of the same group, as a party game's rooms are.

Auction: each seat holds two cards of a shuffled deck. Each round the leader names a prize; then
all secretly pick a card, turn a dial for extra coins, and may take a private die. Shown together,
the highest total scores the prize. A public die decides who leads next.
"""

from grandstand.core.face import Card, Prompt, Shelf
from grandstand.core.game import Carried, Game, State, View
from grandstand.core.questions import Flow, Question, Seat, ask, dial, together
from grandstand.core.table import Event, Table

GONE = -1


class House(State):
    __slots__ = (
        "coins",
        "deck",
        "extra",
        "hands",
        "leader",
        "luck",
        "named",
        "picked",
        "round",
        "score",
    )

    def __init__(self, seats: int, named: list[int]) -> None:
        self.named = named
        self.deck = list(range(2 * seats + 3))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.score = [0] * seats
        self.coins = [10] * seats
        self.picked = [GONE] * seats
        self.extra = [0] * seats
        self.luck = [0] * seats
        self.leader = 0
        self.round = 0

    def copy(self) -> "House":
        twin = House(len(self.hands), self.named[:])
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.score = self.score[:]
        twin.coins = self.coins[:]
        twin.picked = self.picked[:]
        twin.extra = self.extra[:]
        twin.luck = self.luck[:]
        twin.leader = self.leader
        twin.round = self.round
        return twin


def step(s: House, t: Table) -> Flow[None]:
    """§1: the deal, then rounds."""
    if s.round == 0:
        deal(s, t)
    else:
        yield from play_round(s, t)


def deal(s: House, t: Table) -> None:
    t.shuffle(s.deck)
    for hand in s.hands:
        hand += [s.deck.pop(), s.deck.pop()]
    s.round = 1


def play_round(s: House, t: Table) -> Flow[None]:
    seats = [Seat(seat) for seat in range(len(s.hands))]
    leader = Seat(s.leader)
    prize = yield from ask(leader, "lead.prize", [1, 2, 3])
    s.named.append(prize)
    t.tell("prize.named", (leader, prize))
    sure = yield from ask(leader, "lead.sure", [(0, prize), (1, prize)])
    yield from together({seat: bid(s, t, seat) for seat in seats})
    totals = [s.hands[n][s.picked[n]] + s.extra[n] + s.luck[n] for n in seats]
    t.reveal("bids.shown", tuple(totals))
    winner = totals.index(max(totals))
    s.score[winner] += prize + sure[0]
    s.leader = t.draw(len(seats))
    t.tell("leader.rolled", (s.leader,))
    s.round += 1
    for n in seats:
        s.coins[n] -= s.extra[n]
        s.hands[n][s.picked[n]] = GONE
        s.picked[n], s.extra[n], s.luck[n] = GONE, 0, 0


def bid(s: House, t: Table, seat: Seat) -> Flow[None]:
    held = [slot for slot, card in enumerate(s.hands[seat]) if card != GONE]
    s.picked[seat] = yield from ask(seat, "bid.card", held)
    s.extra[seat] = yield from dial(seat, "bid.coins", 0, s.coins[seat], 3)
    if (yield from ask(seat, "bid.die", [0, 1])):
        s.luck[seat] = 1 + t.draw(6)
        t.tell("die.taken", (s.luck[seat],))


def faults_of_named(text: str) -> list[str]:
    right = all(sign in "123" for sign in text)
    return [] if right else [f"{text[:40]!r} is not made of 1, 2 and 3"]


class Auction(Game[House]):
    def __init__(self) -> None:
        self.name = "auction"
        self.title = "Auction"
        self.tagline = "For tests."
        self.rules = 1
        self.secrets = True
        self.seats = (2, 6)
        self.seat_names = ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"]
        self.options = {"named": Carried("Prizes named before", "", faults_of_named)}

    def setup(self, seats: int, options: dict[str, int | str]) -> House:
        return House(seats, [int(prize) for prize in str(options["named"])])

    def carried(self, s: House) -> dict[str, int | str]:
        return {"named": "".join(str(prize) for prize in s.named)}

    def step(self, s: House, t: Table) -> Flow[None]:
        return step(s, t)

    def over(self, s: House) -> bool:
        return s.round == 3

    def scores(self, s: House) -> list[int]:
        return s.score[:]

    def view(self, s: House, seat: Seat | None) -> View:
        mine = seat is not None
        return {
            "hand": [*s.hands[seat]] if seat is not None else [],
            "held": [sum(card != GONE for card in hand) for hand in s.hands],
            "mine": [s.picked[seat], s.extra[seat], s.luck[seat]] if seat is not None else [],
            "deck": len(s.deck),
            "score": [*s.score],
            "coins": [*s.coins],
            "leader": s.leader,
            "named": [*s.named],
            "round": s.round,
            "seated": mine,
        }

    def imagine(self, s: House, t: Table, seat: Seat | None) -> None:
        """Deck and others' cards, all unknown, are shuffled into one another's places."""
        unknown = s.deck[:]
        for n, hand in enumerate(s.hands):
            if n != seat:
                unknown += [card for card in hand if card != GONE]
        unknown.sort()  # no trace of where they truly are
        t.shuffle(unknown)
        s.deck = [unknown.pop() for _ in s.deck]
        for n, hand in enumerate(s.hands):
            if n != seat:
                s.hands[n] = [GONE if card == GONE else unknown.pop() for card in hand]

    def evaluate(self, s: House, seat: Seat) -> float:
        return 0.5 + (s.score[seat] - max(s.score)) / 20

    def conserved(self, s: House) -> list[int]:
        cards = len(s.deck) + sum(len(hand) for hand in s.hands)
        assert all(coins >= 0 for coins in s.coins)
        return [cards]

    def prompt(self, view: View, question: Question) -> Prompt:
        return Prompt(f"Please: {question.kind}", "§1")

    def label(self, view: View, question: Question, option: object) -> str:
        return f"take {option}"

    def facts(self, event: Event) -> dict[str, int]:
        return {f"fact {n}": fact for n, fact in enumerate(event.facts)}

    def sentence(self, event: Event) -> str:
        return f"{event.kind}: {event.facts}"

    def draw(self, view: View, question: Question | None) -> str:
        asked = "" if question is None else f"{question.kind} {list(question.options)}"
        return f'<svg xmlns="http://www.w3.org/2000/svg"><title>{view}{asked}</title></svg>'

    def gallery(self) -> list[Shelf]:
        """Every card that there is, whoever holds it."""
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>'
        )
        cards = [Card(f"Card {n}", f"Worth {n} & no more.", "One of each", svg) for n in range(9)]
        coin = Card("Coin", "Adds <one> to a bid. Señor Ash has ten.")
        return [Shelf("Cards", cards), Shelf("Purse", [coin])]

    def rulebook(self) -> str:
        return "## §1 The auction"


AUCTION = Auction()
