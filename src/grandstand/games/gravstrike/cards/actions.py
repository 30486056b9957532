"""What cards say (§13.4), two: abilities with a phase of their own, which move, harm and mark.

`use` is a flow or a plain function; a plain one asks nothing. An ability is offered only if `can`
says that it can take effect wholly (§2.9).
"""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask, dial
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import CIRCLE, HALF, LEFT, RIGHT, base, range_of, slid
from grandstand.games.gravstrike.rules.damage import harm, harm_all, take_away
from grandstand.games.gravstrike.rules.markers import (
    drop_marker,
    drop_sides,
    marker_goes,
    meet_turbines,
)
from grandstand.games.gravstrike.rules.piles import (
    discard_hand_card,
    draw_cards,
    restore_destroyed,
    stat,
    trigger,
)
from grandstand.games.gravstrike.rules.rams import collide, is_new
from grandstand.games.gravstrike.rules.sights import (
    blockers,
    features,
    marker_shape,
    place_of,
    put,
    turbine_shape,
)
from grandstand.games.gravstrike.rules.tokens import change_speed, crash, lose_speed
from grandstand.games.gravstrike.rules.tracks import ONE_WIDTH, Track
from grandstand.games.gravstrike.shapes import distance, sight
from grandstand.games.gravstrike.state import (
    MARKER_MOVE,
    NONE,
    READY,
    Arena,
    is_flying,
    marker_of,
    others,
    speed_of,
)

from . import AFTER_DEALING, AFTER_DIALS, AS_ATTACK, MY_ATTACK, MY_MANEUVERS, SPEED_DELTA
from .abilities import Ability, by_card
from .boosts import has_another, has_destroyed, has_markers, own_markers
from .markers import MARKER_NUMBER, MARKERS

FASTEST: Final = 6


# -- Verbs --------------------------------------------------------------------------------------


def in_sight(s: Arena, seat: Seat, lengths: int = 99) -> list[Seat]:
    """The other turbines that it sees, within so many lengths (§8.2)."""
    mine = turbine_shape(s, seat)
    found: list[Seat] = []
    for other in others(s, seat):
        free = sight(mine, turbine_shape(s, other), blockers(s, seat, other, NONE))
        if free >= 0 and range_of(free) <= lengths:
            found.append(other)
    return found


def sees_any(s: Arena, seat: Seat) -> bool:
    return len(in_sight(s, seat)) > 0


def choose(t: Table, seat: Seat, among: list[Seat]) -> Flow[Seat]:
    """One of these turbines; all are told which."""
    other = yield from ask(seat, "ability.turbine", among)
    t.tell("turbine.chosen", (seat, other))
    return other


def swap_initiative(s: Arena, t: Table, one: Seat, other: Seat) -> None:
    """Two turbines swap their tokens (§6.1)."""
    first, second = s.order.index(one), s.order.index(other)
    s.order[first], s.order[second] = other, one
    t.tell("initiative.swapped", (one, other))


def take_crash(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """A crash token (§6.9), and whatever the turbine is tossed into."""
    track = Track(seat, place_of(s, seat))
    yield from crash(s, t, track)
    yield from collide(s, t, track)


def set_speed(s: Arena, t: Table, seat: Seat, speed: int) -> None:
    """A new speed in the Acceleration Phase (§5.1)."""
    change_speed(s, t, seat, speed)
    s.reverse[seat] = speed < 0
    s.dials[seat] = speed


def redraw(s: Arena, t: Table, seat: Seat) -> None:
    """The hand for as many new cards."""
    count = len(s.hands[seat])
    while s.hands[seat]:
        discard_hand_card(s, t, seat, 0)
    draw_cards(s, t, seat, count)


# -- After speeds are revealed ------------------------------------------------------------------


def swift_panel(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """SWIFT Panel: another speed, with the others' dials in view."""
    speed = yield from ask(seat, "ability.speed", legal_speeds(s, seat))
    set_speed(s, t, seat, speed)


def legal_speeds(s: Arena, seat: Seat) -> list[int]:
    """Speeds that cost no damage (§5.3), but for the one it has."""
    delta = stat(s, seat, SPEED_DELTA)
    return [
        speed
        for speed in range(-FASTEST, FASTEST + 1)
        if abs(speed - s.before[seat]) <= delta and speed != s.speed[seat]
    ]


def can_choose_speed(s: Arena, seat: Seat) -> bool:
    return len(legal_speeds(s, seat)) > 0


def dead_stop(s: Arena, t: Table, seat: Seat) -> None:
    """Dead Stop: to a standstill, for nothing."""
    set_speed(s, t, seat, 0)
    s.before[seat] = 0


def can_stop(s: Arena, seat: Seat) -> bool:
    """If it moves, or if its dial stands at 0 and that would cost damage (§5.2)."""
    return is_moving(s, seat) or abs(s.before[seat]) > stat(s, seat, SPEED_DELTA)


def is_moving(s: Arena, seat: Seat) -> bool:
    return s.speed[seat] != 0


def launch_codes(s: Arena, t: Table, seat: Seat) -> None:
    """Launch Codes: Speed Delta 2 higher."""
    s.strain[seat] += 2


def slipstream_contract(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Slipstream Contract: as fast as somebody else, for nothing."""
    other = yield from choose(t, seat, others(s, seat))
    set_speed(s, t, seat, s.speed[other])
    s.before[seat] = s.speed[seat]


def has_others(s: Arena, seat: Seat) -> bool:
    return len(others(s, seat)) > 0


def scan_the_grid(s: Arena, t: Table, seat: Seat) -> None:
    """Scan the Grid: a card for each that is faster."""
    draw_cards(s, t, seat, len(faster(s, seat)))


def faster(s: Arena, seat: Seat) -> list[Seat]:
    return [other for other in others(s, seat) if speed_of(s, other) > speed_of(s, seat)]


def is_outrun(s: Arena, seat: Seat) -> bool:
    return len(faster(s, seat)) > 0


def rook_adeyemi(s: Arena, t: Table, seat: Seat) -> None:
    """Rook Adeyemi: a card, at speed."""
    draw_cards(s, t, seat, 1)


def is_quick(s: Arena, seat: Seat) -> bool:
    return speed_of(s, seat) >= 4


# -- After initiative is dealt ------------------------------------------------------------------


def steal_initiative(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Thread the Needle: the token of somebody who would move earlier."""
    other = yield from choose(t, seat, before_me(s, seat))
    swap_initiative(s, t, seat, other)


def before_me(s: Arena, seat: Seat) -> list[Seat]:
    return [other for other in s.order[: s.order.index(seat)] if is_flying(s, other)]


def can_go_earlier(s: Arena, seat: Seat) -> bool:
    return len(before_me(s, seat)) > 0


def wait_for_it(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Wait For It: the token of somebody who would move later."""
    other = yield from choose(t, seat, after_me(s, seat))
    swap_initiative(s, t, seat, other)


def after_me(s: Arena, seat: Seat) -> list[Seat]:
    return [other for other in s.order[s.order.index(seat) + 1 :] if is_flying(s, other)]


def can_go_later(s: Arena, seat: Seat) -> bool:
    return len(after_me(s, seat)) > 0


def commentators_curse(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Commentator's Curse: two others swap."""
    one = yield from choose(t, seat, others(s, seat))
    other = yield from choose(t, seat, [third for third in others(s, seat) if third != one])
    swap_initiative(s, t, one, other)


def has_two_others(s: Arena, seat: Seat) -> bool:
    return len(others(s, seat)) > 1


def unit_ninefold(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Unit Ninefold: the token next to its own."""
    other = yield from choose(t, seat, before_me(s, seat)[-1:] + after_me(s, seat)[:1])
    swap_initiative(s, t, seat, other)


# -- During your Maneuver Phase -----------------------------------------------------------------


def set_the_stage(s: Arena, t: Table, seat: Seat) -> None:
    """Set the Stage: shoots surer by 2."""
    s.aim[seat] -= 2


def bootleg_flip(s: Arena, t: Table, seat: Seat) -> None:
    """Bootleg Flip: right round, and on in the same direction."""
    s.heading[seat] = (s.heading[seat] + HALF) % CIRCLE
    s.speed[seat] = -s.speed[seat]
    s.reverse[seat] = not s.reverse[seat]
    t.tell("turbine.flipped", (seat, s.heading[seat], s.speed[seat]))


def shoulder_check(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Shoulder Check: a crash token for a neighbour."""
    other = yield from choose(t, seat, in_sight(s, seat, 1))
    yield from take_crash(s, t, other)


def has_neighbour(s: Arena, seat: Seat) -> bool:
    return len(in_sight(s, seat, 1)) > 0


def dirty_air(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Dirty Air: somebody near loses a point of speed."""
    other = yield from choose(t, seat, in_my_wake(s, seat))
    lose_speed(s, t, other, 1)


def in_my_wake(s: Arena, seat: Seat) -> list[Seat]:
    return [other for other in in_sight(s, seat, 2) if s.speed[other]]


def has_wake(s: Arena, seat: Seat) -> bool:
    return len(in_my_wake(s, seat)) > 0


def second_wind(s: Arena, t: Table, seat: Seat) -> None:
    """Second Wind: a new hand."""
    redraw(s, t, seat)


def overwatch_doctrine(s: Arena, t: Table, seat: Seat) -> None:
    """Overwatch Doctrine: stands, and shoots surer by 4."""
    if s.speed[seat]:
        change_speed(s, t, seat, 0)
    s.lengths = 0
    s.aim[seat] -= 4


def distributed_thought(s: Arena, t: Table, seat: Seat) -> None:
    """Distributed Thought: a card for each own marker, three at most."""
    draw_cards(s, t, seat, min(3, own_markers(s, seat)))


def showboat(s: Arena, t: Table, seat: Seat) -> None:
    """Showboat: a card for each turbine near."""
    draw_cards(s, t, seat, len(in_sight(s, seat, 3)))


def has_audience(s: Arena, seat: Seat) -> bool:
    return len(in_sight(s, seat, 3)) > 0


def redline_runner(s: Arena, t: Table, seat: Seat) -> None:
    """Redline Runner: two lengths more."""
    s.lengths += 2


def vector_nozzles(s: Arena, t: Table, seat: Seat) -> None:
    """Vector Nozzles: three icons off the next maneuvers."""
    s.discount += 3


def mag_skirts(s: Arena, t: Table, seat: Seat) -> None:
    """Mag Skirts: the next three skid tokens do nothing."""
    s.grip += 3


def lateral_thrusters(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Lateral Thrusters: a width to the side, where there is room."""
    side = yield from ask(seat, "ability.side", free_sides(s, seat))
    put(s, seat, slid(place_of(s, seat), side, ONE_WIDTH))
    t.tell("turbine.shifted", (seat, s.x[seat], s.y[seat]))


def free_sides(s: Arena, seat: Seat) -> list[int]:
    """Left and right, if it would newly overlap no turbine and no feature there."""
    solid = features(s) + [turbine_shape(s, other) for other in others(s, seat)]
    mine = turbine_shape(s, seat)
    place = place_of(s, seat)
    found: list[int] = []
    for side in (LEFT, RIGHT):
        x, y, heading = slid(place, side, ONE_WIDTH)
        there = base(x, y, heading)
        if not any(is_new(mine, there, shape) for shape in solid):
            found.append(side)
    return found


def has_room(s: Arena, seat: Seat) -> bool:
    return len(free_sides(s, seat)) > 0


def smoke_curtain(s: Arena, t: Table, seat: Seat) -> None:
    """Smoke Curtain: harder to hit by 4, and blinded by 2."""
    s.cover[seat] += 4
    s.aim[seat] += 2


def exhaust_flare(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Exhaust Flare: a damage for each neighbour."""
    yield from harm_all(s, t, in_sight(s, seat, 1), 1)


def sweeper_blade(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Sweeper Blade: a marker less."""
    ident = yield from ask(seat, "ability.marker", sweepable(s, seat))
    take_away(s, t, ident)


def sweepable(s: Arena, seat: Seat) -> list[int]:
    """Markers within three lengths that are no features."""
    mine = turbine_shape(s, seat)
    return [
        marker.ident
        for marker in s.markers
        if not MARKERS[marker.kind].feature and range_of(distance(mine, marker_shape(marker))) <= 3
    ]


def can_sweep(s: Arena, seat: Seat) -> bool:
    return len(sweepable(s, seat)) > 0


def shepherd_signal(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Shepherd Signal: an own marker goes two lengths at most; before a feature it stops."""
    ident = yield from ask(seat, "ability.marker", herd(s, seat))
    lengths = yield from ask(seat, "marker.lengths", [1, 2])
    s.plan = [MARKER_MOVE, ident, lengths]
    degrees = yield from dial(seat, "marker.heading", 0, 359, 30)
    s.plan = []
    marker = marker_of(s, ident)
    assert marker is not None, f"gravstrike: there is no marker {ident}"
    marker.x, marker.y = marker_goes(s, marker, lengths, degrees)
    t.tell("marker.moved", (ident, marker.kind, marker.x, marker.y))
    yield from meet_turbines(s, t, marker)


def herd(s: Arena, seat: Seat) -> list[int]:
    return [m.ident for m in s.markers if m.owner == seat and not MARKERS[m.kind].feature]


def has_herd(s: Arena, seat: Seat) -> bool:
    return len(herd(s, seat)) > 0


def photo_finish_burner(s: Arena, t: Table, seat: Seat) -> None:
    """Photo-Finish Burner: a point of speed, and a length with it (§6.11)."""
    change_speed(s, t, seat, s.speed[seat] + (-1 if s.reverse[seat] else 1))


def can_burn(s: Arena, seat: Seat) -> bool:
    return speed_of(s, seat) < FASTEST


def doc_paragon(s: Arena, t: Table, seat: Seat) -> None:
    """Doc Paragon: a destroyed card back."""
    restore_destroyed(s, t, seat, 1)


def reactive_overdrive(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Reactive Overdrive: a damage for a length more or less."""
    change = yield from ask(seat, "ability.lengths", [1, -1] if s.lengths else [1])
    yield from harm(s, t, seat, 1, False)
    if is_flying(s, seat):
        s.lengths += change


MAG_MINE: Final = MARKER_NUMBER["mag-mine"]
MONK_DRONE: Final = MARKER_NUMBER["monk-drone"]
CROWNE_TROOPERS: Final = MARKER_NUMBER["crowne-troopers"]


def drop_mag_mine(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Mag Mine: one more."""
    yield from drop_marker(s, t, seat, MAG_MINE)


def can_drop_mag_mine(s: Arena, seat: Seat) -> bool:
    return len(drop_sides(s, seat, MAG_MINE)) > 0


def drop_monk_drone(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """MONK Distributed Intelligence Drone: one more."""
    yield from drop_marker(s, t, seat, MONK_DRONE)


def can_drop_monk_drone(s: Arena, seat: Seat) -> bool:
    return len(drop_sides(s, seat, MONK_DRONE)) > 0


def drop_crowne_troopers(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Crowne 1st Corp Troopers: some more."""
    yield from drop_marker(s, t, seat, CROWNE_TROOPERS)


def can_drop_crowne_troopers(s: Arena, seat: Seat) -> bool:
    return len(drop_sides(s, seat, CROWNE_TROOPERS)) > 0


# -- During your Attack Phase -------------------------------------------------------------------


def return_to_the_well(s: Arena, t: Table, seat: Seat) -> None:
    """Return to the Well: three destroyed cards back."""
    restore_destroyed(s, t, seat, 3)


def double_tap(s: Arena, t: Table, seat: Seat) -> None:
    """Double Tap: another attack."""
    s.shots += 1


def trash_talk(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Trash Talk: somebody in sight loses a card by chance."""
    other = yield from choose(t, seat, talkable(s, seat))
    discard_hand_card(s, t, other, t.draw(len(s.hands[other])))


def talkable(s: Arena, seat: Seat) -> list[Seat]:
    return [other for other in in_sight(s, seat) if s.hands[other]]


def can_talk(s: Arena, seat: Seat) -> bool:
    return len(talkable(s, seat)) > 0


def call_the_shot(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Call the Shot: somebody is easier to hit by 2, for all."""
    other = yield from choose(t, seat, in_sight(s, seat))
    s.cover[other] -= 2


def fire_director(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Fire Director: somebody is easier to hit by 1, for all."""
    other = yield from choose(t, seat, in_sight(s, seat))
    s.cover[other] -= 1


def thermal_paint(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Thermal Paint: somebody's Armor is 2 lower."""
    other = yield from choose(t, seat, in_sight(s, seat))
    s.plating[other] -= 2


def static_burst(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Static Burst: somebody's fixture is triggered for nothing."""
    other, place = yield from ask(seat, "ability.burst", burstable(s, seat))
    trigger(s, t, other, place)


def burstable(s: Arena, seat: Seat) -> list[tuple[Seat, int]]:
    """Ready fixtures of turbines in sight: whose, and at which place."""
    found: list[tuple[Seat, int]] = []
    for other in in_sight(s, seat):
        for place, state in enumerate(s.states[other]):
            if state == READY:
                found.append((other, place))
    return found


def can_burst(s: Arena, seat: Seat) -> bool:
    return len(burstable(s, seat)) > 0


# -- As your attack -----------------------------------------------------------------------------


def grav_pulse(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Grav Pulse: two damage for all in sight within three lengths."""
    yield from harm_all(s, t, in_sight(s, seat, 3), 2)


def can_pulse(s: Arena, seat: Seat) -> bool:
    return len(in_sight(s, seat, 3)) > 0


def tow_cable(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Tow Cable: three points of somebody's speed."""
    other = yield from choose(t, seat, towable(s, seat))
    lose_speed(s, t, other, 3)


def towable(s: Arena, seat: Seat) -> list[Seat]:
    return [other for other in in_sight(s, seat, 4) if s.speed[other]]


def can_tow(s: Arena, seat: Seat) -> bool:
    return len(towable(s, seat)) > 0


def field_workshop(s: Arena, t: Table, seat: Seat) -> None:
    """Field Workshop: six destroyed cards back."""
    restore_destroyed(s, t, seat, 6)


def pit_crew_uplink(s: Arena, t: Table, seat: Seat) -> None:
    """Pit Crew Uplink: four destroyed cards back."""
    restore_destroyed(s, t, seat, 4)


def called_barrage(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Called Barrage: three damage, however far."""
    other = yield from choose(t, seat, in_sight(s, seat))
    yield from harm(s, t, other, 3, False)


def seismic_hammer(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Seismic Hammer: a crash token for all in sight within two lengths."""
    for other in in_sight(s, seat, 2):
        if is_flying(s, other):
            yield from take_crash(s, t, other)


def can_hammer(s: Arena, seat: Seat) -> bool:
    return len(in_sight(s, seat, 2)) > 0


ACTIONS: Final[dict[str, Ability]] = {
    "swift_panel": Ability(swift_panel, can_choose_speed),
    "dead_stop": Ability(dead_stop, can_stop),
    "launch_codes": Ability(launch_codes),
    "slipstream_contract": Ability(slipstream_contract, has_others),
    "scan_the_grid": Ability(scan_the_grid, is_outrun),
    "rook_adeyemi": Ability(rook_adeyemi, is_quick),
    "steal_initiative": Ability(steal_initiative, can_go_earlier),
    "wait_for_it": Ability(wait_for_it, can_go_later),
    "commentators_curse": Ability(commentators_curse, has_two_others),
    "unit_ninefold": Ability(unit_ninefold, has_others),
    "set_the_stage": Ability(set_the_stage),
    "bootleg_flip": Ability(bootleg_flip, is_moving),
    "shoulder_check": Ability(shoulder_check, has_neighbour),
    "dirty_air": Ability(dirty_air, has_wake),
    "second_wind": Ability(second_wind, has_another),
    "overwatch_doctrine": Ability(overwatch_doctrine),
    "distributed_thought": Ability(distributed_thought, has_markers),
    "showboat": Ability(showboat, has_audience),
    "redline_runner": Ability(redline_runner),
    "vector_nozzles": Ability(vector_nozzles),
    "mag_skirts": Ability(mag_skirts),
    "lateral_thrusters": Ability(lateral_thrusters, has_room),
    "smoke_curtain": Ability(smoke_curtain),
    "exhaust_flare": Ability(exhaust_flare, has_neighbour),
    "sweeper_blade": Ability(sweeper_blade, can_sweep),
    "shepherd_signal": Ability(shepherd_signal, has_herd),
    "photo_finish_burner": Ability(photo_finish_burner, can_burn),
    "doc_paragon": Ability(doc_paragon, has_destroyed),
    "reactive_overdrive": Ability(reactive_overdrive),
    "drop_mag_mine": Ability(drop_mag_mine, can_drop_mag_mine),
    "drop_monk_drone": Ability(drop_monk_drone, can_drop_monk_drone),
    "drop_crowne_troopers": Ability(drop_crowne_troopers, can_drop_crowne_troopers),
    "return_to_the_well": Ability(return_to_the_well, has_destroyed),
    "double_tap": Ability(double_tap),
    "trash_talk": Ability(trash_talk, can_talk),
    "call_the_shot": Ability(call_the_shot, sees_any),
    "fire_director": Ability(fire_director, sees_any),
    "thermal_paint": Ability(thermal_paint, sees_any),
    "static_burst": Ability(static_burst, can_burst),
    "grav_pulse": Ability(grav_pulse, can_pulse),
    "tow_cable": Ability(tow_cable, can_tow),
    "field_workshop": Ability(field_workshop, has_destroyed),
    "pit_crew_uplink": Ability(pit_crew_uplink, has_destroyed),
    "called_barrage": Ability(called_barrage, sees_any),
    "seismic_hammer": Ability(seismic_hammer, can_hammer),
}
ACTION_WINDOWS: Final = [AFTER_DIALS, AFTER_DEALING, MY_MANEUVERS, MY_ATTACK, AS_ATTACK]
ACTION_OF: Final = by_card(ACTIONS, ACTION_WINDOWS, "cards/actions.py")
