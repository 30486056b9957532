"""Team up (§2): team card, blueprint, agendas, and who starts."""

from typing import Final

from grandstand.core.questions import Seat
from grandstand.core.table import Table
from grandstand.games.goblins.cards import BLUEPRINTS, NUMBERS, TEAM_CARDS
from grandstand.games.goblins.cards.agendas import AGENDAS, BET
from grandstand.games.goblins.cards.tactics import CARDS
from grandstand.games.goblins.state import (
    BOTH,
    BUILD,
    NOBODY,
    NONE,
    PARTY,
    STANDARD,
    Works,
    clear_works,
    is_alone,
    mates,
)

THIRD: Final = 3


def team_up(s: Works, t: Table) -> None:
    """A new round: partners, a blueprint, agendas, and a pile of tiles."""
    if s.round == 0:
        shuffle_decks(s, t)
    s.round += 1
    if s.round == THIRD:
        shuffle_tactics(s, t)  # §4.2: for a third round all of them again
    clear_works(s)
    t.shuffle(s.tiles)
    s.supply = NUMBERS.tokens
    t.tell("round.started", (s.round,))
    form_teams(s, t)
    turn_blueprint(s, t)
    deal_agendas(s, t)
    s.start = starting_player(s, t)
    t.tell("start.chosen", (s.start,))
    s.phase = BUILD


def shuffle_decks(s: Works, t: Table) -> None:
    s.teams = list(range(len(TEAM_CARDS)))
    s.blueprints = list(range(len(BLUEPRINTS)))
    t.shuffle(s.teams)
    t.shuffle(s.blueprints)
    shuffle_tactics(s, t)
    # Party version (§7.2): one deck for all
    for seat in range(1 if s.version == PARTY else s.seats):
        s.agenda_decks[seat] = list(range(len(AGENDAS)))
        t.shuffle(s.agenda_decks[seat])


def shuffle_tactics(s: Works, t: Table) -> None:
    s.tactics = list(range(len(CARDS)))
    s.known = 0
    t.shuffle(s.tactics)


def form_teams(s: Works, t: Table) -> None:
    """Team card (§2.1): partners and who sits opposite; two players (§7.3) need none."""
    if s.seats == 2:
        s.side = [0, 1]
        s.opposite = [1, 0]
    else:
        card = TEAM_CARDS[s.teams.pop()]
        s.side = card.side[: s.seats]
        # Three players (§7.4): the solo player trades with each partner by turns
        s.opposite = card.opposite[:] if s.seats == 4 else [NONE] * s.seats
    for side in BOTH:
        team = mates(s, side)
        t.tell("team.formed", (team[0], team[1] if len(team) > 1 else NOBODY, side))


def turn_blueprint(s: Works, t: Table) -> None:
    """Blueprint (§2.2): four squares that nobody builds on."""
    card = s.blueprints.pop()
    s.blueprint = BLUEPRINTS[card].blocked[:]
    t.tell("blueprint.turned", (card,))


def deal_agendas(s: Works, t: Table) -> None:
    """Hidden agendas (§2.3): seven each; in the Party version (§7.2) three for all, and no bets."""
    if s.version == PARTY:
        s.open = []
        while len(s.open) < NUMBERS.agendas_open:
            card = s.agenda_decks[0].pop()
            (s.thrown[0] if card == BET else s.open).append(card)
        return
    for seat in range(s.seats):
        count = agendas_dealt(s, Seat(seat))
        s.agendas[seat] = [s.agenda_decks[seat].pop() for _ in range(count)]


def agendas_dealt(s: Works, seat: Seat) -> int:
    """The solo player (§7.5) gets six, unless everybody will be alone once, in three rounds."""
    if s.seats == 3 and s.version == STANDARD and is_alone(s, seat):
        return NUMBERS.agendas_solo
    return NUMBERS.agendas


def starting_player(s: Works, t: Table) -> Seat:
    """Starting player (§2.4): by lot, then whoever has least points; of three, a partner (§7.4)."""
    able = [Seat(seat) for seat in range(s.seats) if s.seats != 3 or not is_alone(s, Seat(seat))]
    if s.round > 1:
        lowest = min([s.score[seat] for seat in able])
        able = [seat for seat in able if s.score[seat] == lowest]
    return able[t.draw(len(able))] if len(able) > 1 else able[0]
