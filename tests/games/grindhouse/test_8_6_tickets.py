"""Tickets (§8.5, §8.6): a point each at the end; two cancel a wound."""

from grandstand.core.questions import Flow, Seat
from grandstand.core.table import Table
from grandstand.games.grindhouse.rules.body import add_hurt
from grandstand.games.grindhouse.rules.scoring import points
from grandstand.games.grindhouse.rules.tokens import lose_tickets, pass_tickets, win_tickets
from grandstand.games.grindhouse.rules.wounds import kill, pause, suffer
from grandstand.games.grindhouse.state import HEAD, LIMB, STOP, House
from tests.games.grindhouse.house import asking, body, dead, house, offered, say, told
from tests.games.grindhouse.scene import play_scene

NO_TICKETS = -1


def a_ride(s: House, t: Table) -> Flow[None]:
    """Two wounds to limbs and one to the head."""
    add_hurt(s, Seat(0), 2, LIMB)
    add_hurt(s, Seat(0), 1, HEAD)
    yield from suffer(s, t)


def a_fall(s: House, t: Table) -> Flow[None]:
    yield from kill(s, t, [Seat(0)])


def a_prize(s: House, t: Table) -> Flow[None]:
    win_tickets(s, t, Seat(0), 5)
    win_tickets(s, t, Seat(1), 9)
    pass_tickets(s, t, Seat(0), Seat(1), 2)
    lose_tickets(s, t, Seat(0), 1)
    yield from pause(s, t, STOP)


def test_each_is_a_point_at_the_end() -> None:
    s = house(2, tickets={0: 3}, wounds={0: "la1"})
    assert points(s, Seat(0)) == 11 + 3


def test_two_cancel_the_wound_that_the_sufferer_names_as_often_as_can_be_paid() -> None:
    match = play_scene(house(2, tickets={0: 5}), a_ride)
    assert offered(match, 0) == [0, 1, NO_TICKETS]
    say(match, "ticket.cancel", {0: 1})  # the head
    assert offered(match, 0) == [0, NO_TICKETS]
    say(match, "ticket.cancel", {0: 0})  # one of the limbs
    assert asking(match) == {0: "wound.part"}
    say(match, "wound.part", {0: 4})
    assert body(match, 0) == "ll1"
    assert match.state.tickets == [1, 0]
    assert match.state.supply == 11
    assert told(match, "tickets.spent") == [(0, 4)]


def test_one_may_keep_them() -> None:
    match = play_scene(house(2, tickets={0: 2}), a_ride)
    say(match, "ticket.cancel", {0: NO_TICKETS})
    say(match, "wound.part", {0: 4})
    say(match, "wound.part", {0: 5})
    assert body(match, 0) == "h1 ll1 rl1"
    assert match.state.tickets == [2, 0]


def test_one_ticket_is_not_enough() -> None:
    match = play_scene(house(2, tickets={0: 1}), a_ride)
    assert asking(match) == {0: "wound.part"}


def test_death_without_wounds_cant_be_cancelled() -> None:
    match = play_scene(house(2, tickets={0: 12}), a_fall)
    assert dead(match) == [0]
    assert match.state.supply == 12


def test_where_there_are_none_none_are_won() -> None:
    match = play_scene(house(3, tickets={2: 1}), a_prize)
    assert match.state.tickets == [2, 8, 1]
    assert match.state.supply == 1
    assert told(match, "tickets.won") == [(0, 5), (1, 6)]
    assert told(match, "tickets.passed") == [(0, 1, 2)]
