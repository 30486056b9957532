"""What cards say (§13.4), one: abilities that change what is under way, a payment (§2.8) or a ram.

They read and change the state, draw cards, and ask nobody but the seat that uses them. What deals
damage or moves a turbine is in `actions`.
"""

from typing import Final

from grandstand.core.questions import Flow, Seat, ask
from grandstand.core.table import Table
from grandstand.games.gravstrike.board import FRONT
from grandstand.games.gravstrike.rules.piles import (
    destroy_fixture,
    destructible,
    discard_hand_card,
    draw_cards,
    recover,
    restore_destroyed,
    stat,
)
from grandstand.games.gravstrike.rules.scoring import MOST_CHAIN, is_leader
from grandstand.games.gravstrike.state import AT_TURBINE, TRIGGERED, Arena, Shot, speed_of

from . import ARMOR, ATTACKS, CHECKPOINT, DAMAGED, MANEUVERS, PROTECTS, RAMMING
from .abilities import Ability, by_card

ENOUGH: Final = -1  # no further card to discard
EVERY_POINT: Final = 99  # of Armor


# -- Verbs --------------------------------------------------------------------------------------


def shot_of(s: Arena) -> Shot:
    """The shot under way."""
    assert s.shot is not None, "gravstrike: there is no shot under way"
    return s.shot


def add_icons(s: Arena, count: int) -> None:
    """More icons for the payment under way."""
    s.dues[-1].paid += count


def discard_one(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    slot = yield from ask(seat, "ability.discard", [*range(len(s.hands[seat]))])
    discard_hand_card(s, t, seat, slot)


def own_markers(s: Arena, seat: Seat) -> int:
    return sum(marker.owner == seat for marker in s.markers)


def has_another(s: Arena, seat: Seat) -> bool:
    """A card in the hand besides the one that is played."""
    return len(s.hands[seat]) > 1


def has_destroyed(s: Arena, seat: Seat) -> bool:
    return len(s.destroyed[seat]) > 0


def has_triggered(s: Arena, seat: Seat) -> bool:
    return TRIGGERED in s.states[seat]


def is_crawling(s: Arena, seat: Seat) -> bool:
    return speed_of(s, seat) <= 1


def is_racing(s: Arena, seat: Seat) -> bool:
    return speed_of(s, seat) >= 5


def shoots_turbine(s: Arena, seat: Seat) -> bool:
    return shot_of(s).at == AT_TURBINE


# -- When this card maneuvers -------------------------------------------------------------------


def hard_apex(s: Arena, t: Table, seat: Seat) -> None:
    """Hard Apex: an icon off the next maneuver."""
    s.discount += 1


def heel_and_toe(s: Arena, t: Table, seat: Seat) -> None:
    """Heel and Toe: a length more."""
    s.lengths += 1


def late_braker(s: Arena, t: Table, seat: Seat) -> None:
    """Late Braker: a length less."""
    s.lengths -= 1


def has_lengths(s: Arena, seat: Seat) -> bool:
    return s.lengths > 0


def read_the_line(s: Arena, t: Table, seat: Seat) -> None:
    """Read the Line: a card."""
    draw_cards(s, t, seat, 1)


def ride_the_wall(s: Arena, t: Table, seat: Seat) -> None:
    """Ride the Wall: the next skid token does nothing."""
    s.grip += 1


def jink_drill(s: Arena, t: Table, seat: Seat) -> None:
    """Jink Drill: harder to hit by 1."""
    s.cover[seat] += 1


def full_send_hairpin(s: Arena, t: Table, seat: Seat) -> None:
    """Full-Send Hairpin: two cards for a steep maneuver."""
    draw_cards(s, t, seat, 2)


def is_steep(s: Arena, seat: Seat) -> bool:
    return s.dues[-1].need >= 3


def racing_line(s: Arena, t: Table, seat: Seat) -> None:
    """Racing Line: an icon for each chain marker."""
    add_icons(s, s.chain[seat])


def has_chain(s: Arena, seat: Seat) -> bool:
    return s.chain[seat] > 0


def reverse_gearbox(s: Arena, t: Table, seat: Seat) -> None:
    """Reverse Gearbox: two icons, backwards."""
    add_icons(s, 2)


def is_in_reverse(s: Arena, seat: Seat) -> bool:
    return s.reverse[seat]


def ballast_tanks(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Ballast Tanks: a card for two icons."""
    yield from discard_one(s, t, seat)
    add_icons(s, 2)


def ground_effect_skirts(s: Arena, t: Table, seat: Seat) -> None:
    """Ground-Effect Skirts: an icon, at speed."""
    add_icons(s, 1)


def serial_number_one(s: Arena, t: Table, seat: Seat) -> None:
    """Serial Number One: a card, and grip for one skid token."""
    draw_cards(s, t, seat, 1)
    s.grip += 1


def kit_solano_marsh(s: Arena, t: Table, seat: Seat) -> None:
    """Kit Solano-Marsh: a Maneuver icon."""
    add_icons(s, 1)


def vector_fins(s: Arena, t: Table, seat: Seat) -> None:
    """Vector Fins: two Maneuver icons."""
    add_icons(s, 2)


# -- When this card attacks ---------------------------------------------------------------------


def eagle_eyes(s: Arena, t: Table, seat: Seat) -> None:
    """Eagle Eyes: a point off the TN for each length beyond 5, three at most."""
    shot = shot_of(s)
    shot.aim -= min(3, shot.lengths - 5)


def is_far(s: Arena, seat: Seat) -> bool:
    return shot_of(s).lengths > 5


def snap_shot(s: Arena, t: Table, seat: Seat) -> None:
    """Snap Shot: sure of what isn't in front."""
    shot_of(s).aim -= 2


def is_aside(s: Arena, seat: Seat) -> bool:
    return shot_of(s).arc != FRONT


def lead_the_target(s: Arena, t: Table, seat: Seat) -> None:
    """Lead the Target: sure of what is fast."""
    shot_of(s).aim -= 2


def is_fast(s: Arena, seat: Seat) -> bool:
    return shot_of(s).speed >= 4


def point_blank_manners(s: Arena, t: Table, seat: Seat) -> None:
    """Point-Blank Manners: two damage more, near."""
    shot_of(s).bonus += 2


def is_near(s: Arena, seat: Seat) -> bool:
    return shot_of(s).lengths <= 2


def hold_your_breath(s: Arena, t: Table, seat: Seat) -> None:
    """Hold Your Breath: a draw more, from a standstill."""
    shot_of(s).draws += 1


def drive_by(s: Arena, t: Table, seat: Seat) -> None:
    """Drive-By: two damage more, at speed."""
    shot_of(s).bonus += 2


def shoot_and_scoot(s: Arena, t: Table, seat: Seat) -> None:
    """Shoot and Scoot: harder to hit by 2."""
    s.cover[seat] += 2


def finish_the_story(s: Arena, t: Table, seat: Seat) -> None:
    """Finish the Story: a damage more for every eight cards that the target has lost."""
    shot = shot_of(s)
    shot.bonus += len(s.destroyed[shot.which]) // 8


def is_worn(s: Arena, seat: Seat) -> bool:
    return shoots_turbine(s, seat) and len(s.destroyed[shot_of(s).which]) >= 8


def podium_grudge(s: Arena, t: Table, seat: Seat) -> None:
    """Podium Grudge: three damage more for a leader."""
    shot_of(s).bonus += 3


def shoots_leader(s: Arena, seat: Seat) -> bool:
    return shoots_turbine(s, seat) and is_leader(s, Seat(shot_of(s).which))


def nothing_wasted(s: Arena, t: Table, seat: Seat) -> None:
    """Nothing Wasted: two destroyed cards back."""
    restore_destroyed(s, t, seat, 2)


def hundred_kills(s: Arena, t: Table, seat: Seat) -> None:
    """Hundred-Kill Gunner: a draw more, a point of Armor less."""
    shot = shot_of(s)
    shot.draws += 1
    shot.pierce += 1


def lead_hailstorm(s: Arena, t: Table, seat: Seat) -> None:
    """Lead Hailstorm: two draws more."""
    shot_of(s).draws += 2


def hot_load(s: Arena, t: Table, seat: Seat) -> None:
    """Hot Load: a draw more."""
    shot_of(s).draws += 1


def tungsten_darts(s: Arena, t: Table, seat: Seat) -> None:
    """Tungsten Darts: two points of Armor less."""
    shot_of(s).pierce += 2


def feed_link(s: Arena, t: Table, seat: Seat) -> None:
    """Feed Link: three more draws before the limit."""
    shot_of(s).most += 3


def heavy_slug(s: Arena, t: Table, seat: Seat) -> None:
    """Heavy Slug: a draw for three damage."""
    shot = shot_of(s)
    shot.draws -= 1
    shot.bonus += 3


def has_draws(s: Arena, seat: Seat) -> bool:
    return shot_of(s).draws > 0


def brass_catcher(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Brass Catcher: two cards, of which one has to go, or another."""
    draw_cards(s, t, seat, 2)
    if s.hands[seat]:
        yield from discard_one(s, t, seat)


def overcharge_coil(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Overcharge Coil: a card for two icons."""
    yield from discard_one(s, t, seat)
    add_icons(s, 2)


def boresight(s: Arena, t: Table, seat: Seat) -> None:
    """Boresight Laser: an icon, straight ahead."""
    add_icons(s, 1)


def is_ahead(s: Arena, seat: Seat) -> bool:
    return shot_of(s).arc == FRONT


def ranging_beacon(s: Arena, t: Table, seat: Seat) -> None:
    """Ranging Beacon: another attack after a shot at no turbine."""
    s.shots += 1


def shoots_no_turbine(s: Arena, seat: Seat) -> bool:
    return not shoots_turbine(s, seat)


def long_barrel(s: Arena, t: Table, seat: Seat) -> None:
    """Long Barrel: a draw more, from afar."""
    shot_of(s).draws += 1


def sabot_rack(s: Arena, t: Table, seat: Seat) -> None:
    """Sabot Rack: a draw for all of the Armor."""
    shot = shot_of(s)
    shot.draws -= 1
    shot.pierce = EVERY_POINT


def can_pierce(s: Arena, seat: Seat) -> bool:
    return shoots_turbine(s, seat) and has_draws(s, seat)


def swarm_targeting(s: Arena, t: Table, seat: Seat) -> None:
    """Swarm Targeting: a point off the TN for each own marker, three at most."""
    shot_of(s).aim -= min(3, own_markers(s, seat))


def has_markers(s: Arena, seat: Seat) -> bool:
    return own_markers(s, seat) > 0


def old_faithful(s: Arena, t: Table, seat: Seat) -> None:
    """Old Faithful: two damage more."""
    shot_of(s).bonus += 2


def odile_renn(s: Arena, t: Table, seat: Seat) -> None:
    """Marshal Odile Renn: an Attack icon."""
    add_icons(s, 1)


def tamsin_oyelaran(s: Arena, t: Table, seat: Seat) -> None:
    """Tamsin Oyelaran: a damage more."""
    shot_of(s).bonus += 1


def juno_halfpenny(s: Arena, t: Table, seat: Seat) -> None:
    """Juno Halfpenny: a draw more."""
    shot_of(s).draws += 1


def capacitor_bank(s: Arena, t: Table, seat: Seat) -> None:
    """Capacitor Bank: two Attack icons."""
    add_icons(s, 2)


# -- When this card protects --------------------------------------------------------------------


def roll_with_it(s: Arena, t: Table, seat: Seat) -> None:
    """Roll With It: a card for every three points that come in."""
    draw_cards(s, t, seat, s.incoming // 3)


def is_heavy(s: Arena, seat: Seat) -> bool:
    return s.incoming >= 3


def flinch_first(s: Arena, t: Table, seat: Seat) -> None:
    """Flinch First: harder to hit by 3."""
    s.cover[seat] += 3


def grudge_ledger(s: Arena, t: Table, seat: Seat) -> None:
    """Grudge Ledger: shoots surer by 3."""
    s.aim[seat] -= 3


def iron_halo(s: Arena, t: Table, seat: Seat) -> None:
    """Iron Halo Survivor: a point less, a card more."""
    s.forgiven += 1
    draw_cards(s, t, seat, 1)


def circuit_breaker(s: Arena, t: Table, seat: Seat) -> None:
    """Circuit Breaker: all fixtures recover."""
    recover(s, t, seat)


def crash_foam(s: Arena, t: Table, seat: Seat) -> None:
    """Crash Foam: keeps a card."""
    s.shield += 1


def spaced_hull(s: Arena, t: Table, seat: Seat) -> None:
    """Spaced Hull: a point less of a big hit."""
    s.forgiven += 1


def is_big(s: Arena, seat: Seat) -> bool:
    return s.incoming >= 5


def drill_plate(s: Arena, t: Table, seat: Seat) -> None:
    """Drill Plate: Armor for the rest of the turn."""
    s.plating[seat] += 2


def championship_hull(s: Arena, t: Table, seat: Seat) -> None:
    """Scarred Championship Hull: keeps two cards."""
    s.shield += 2


def vashti_quill(s: Arena, t: Table, seat: Seat) -> None:
    """Commodore Vashti Quill: a point less."""
    s.forgiven += 1


def shock_gel(s: Arena, t: Table, seat: Seat) -> None:
    """Shock Gel: two points less."""
    s.forgiven += 2


# -- When you take damage -----------------------------------------------------------------------


def ditch_the_playbook(s: Arena, t: Table, seat: Seat) -> None:
    """Ditch the Playbook: the hand for as many points."""
    while s.hands[seat]:
        discard_hand_card(s, t, seat, 0)
        s.forgiven += 1


def absorption_matrix(s: Arena, t: Table, seat: Seat) -> None:
    """Absorption Matrix: keeps four cards."""
    s.shield += 4


def chaff_curtain(s: Arena, t: Table, seat: Seat) -> None:
    """Chaff Curtain: three points less."""
    s.forgiven += 3


def armor_lock(s: Arena, t: Table, seat: Seat) -> None:
    """Armor Lock: Armor once more, or against what it doesn't stop."""
    s.forgiven += stat(s, seat, ARMOR)


def has_armor(s: Arena, seat: Seat) -> bool:
    return stat(s, seat, ARMOR) > 0


def eject_panels(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Eject Panels: a fixture for all of the damage; pilots last (§2.4)."""
    place = yield from ask(seat, "ability.fixture", destructible(s, seat))
    destroy_fixture(s, t, seat, place)
    s.forgiven += s.incoming


def has_fixture(s: Arena, seat: Seat) -> bool:
    return len(destructible(s, seat)) > 0


# -- When you run over a checkpoint -------------------------------------------------------------


def emp_loophole_exploit(s: Arena, t: Table, seat: Seat) -> None:
    """EMP Loophole Exploit: a damage more to all others."""
    s.toll += 1


def crowd_favourite(s: Arena, t: Table, seat: Seat) -> None:
    """Crowd Favourite: two cards."""
    draw_cards(s, t, seat, 2)


def victory_lap_habit(s: Arena, t: Table, seat: Seat) -> None:
    """Victory Lap Habit: three lengths more."""
    s.lengths += 3


def rings_gambit(s: Arena, t: Table, seat: Seat) -> None:
    """Ring's Gambit Circuit Veteran: a damage more to all others, and a card."""
    s.toll += 1
    draw_cards(s, t, seat, 1)


def pit_gantry(s: Arena, t: Table, seat: Seat) -> None:
    """Pit Gantry: five destroyed cards back."""
    restore_destroyed(s, t, seat, 5)


def sponsor_chip(s: Arena, t: Table, seat: Seat) -> None:
    """Sponsor Chip: a chain marker more (§11.3)."""
    s.chain[seat] += 1


def lacks_chain(s: Arena, seat: Seat) -> bool:
    return s.chain[seat] < MOST_CHAIN


def chain_hopper(s: Arena, t: Table, seat: Seat) -> None:
    """Chain Hopper: a length more."""
    s.lengths += 1


# -- When you ram a turbine ---------------------------------------------------------------------


def brace_for_it(s: Arena, t: Table, seat: Seat) -> None:
    """Brace For It: Armor for the rest of the turn."""
    s.plating[seat] += 3


def follow_through(s: Arena, t: Table, seat: Seat) -> Flow[None]:
    """Follow Through: a damage for each card."""
    while s.hands[seat]:
        slots = [ENOUGH, *range(len(s.hands[seat]))]
        slot = yield from ask(seat, "ability.discard", slots)
        if slot == ENOUGH:
            return
        discard_hand_card(s, t, seat, slot)
        s.ram_bonus += 1


def full_weight_frame(s: Arena, t: Table, seat: Seat) -> None:
    """Full-Weight Frame: two damage more."""
    s.ram_bonus += 2


def slag_plow(s: Arena, t: Table, seat: Seat) -> None:
    """Slag Plow: half the speed, rounded up, on top."""
    s.ram_bonus += (speed_of(s, seat) + 1) // 2


def is_moving(s: Arena, seat: Seat) -> bool:
    return s.speed[seat] != 0


def scrap_claw(s: Arena, t: Table, seat: Seat) -> None:
    """Scrap Claw: three cards."""
    draw_cards(s, t, seat, 3)


def bastion_krell(s: Arena, t: Table, seat: Seat) -> None:
    """Bastion Krell: two damage more."""
    s.ram_bonus += 2


BOOSTS: Final[dict[str, Ability]] = {
    "hard_apex": Ability(hard_apex),
    "heel_and_toe": Ability(heel_and_toe),
    "late_braker": Ability(late_braker, has_lengths),
    "read_the_line": Ability(read_the_line),
    "ride_the_wall": Ability(ride_the_wall),
    "jink_drill": Ability(jink_drill),
    "full_send_hairpin": Ability(full_send_hairpin, is_steep),
    "racing_line": Ability(racing_line, has_chain),
    "reverse_gearbox": Ability(reverse_gearbox, is_in_reverse),
    "ballast_tanks": Ability(ballast_tanks, has_another),
    "ground_effect_skirts": Ability(ground_effect_skirts, is_racing),
    "serial_number_one": Ability(serial_number_one),
    "kit_solano_marsh": Ability(kit_solano_marsh),
    "vector_fins": Ability(vector_fins),
    "eagle_eyes": Ability(eagle_eyes, is_far),
    "snap_shot": Ability(snap_shot, is_aside),
    "lead_the_target": Ability(lead_the_target, is_fast),
    "point_blank_manners": Ability(point_blank_manners, is_near),
    "hold_your_breath": Ability(hold_your_breath, is_crawling),
    "drive_by": Ability(drive_by, is_racing),
    "shoot_and_scoot": Ability(shoot_and_scoot),
    "finish_the_story": Ability(finish_the_story, is_worn),
    "podium_grudge": Ability(podium_grudge, shoots_leader),
    "nothing_wasted": Ability(nothing_wasted, has_destroyed),
    "hundred_kills": Ability(hundred_kills),
    "lead_hailstorm": Ability(lead_hailstorm),
    "hot_load": Ability(hot_load),
    "tungsten_darts": Ability(tungsten_darts, shoots_turbine),
    "feed_link": Ability(feed_link),
    "heavy_slug": Ability(heavy_slug, has_draws),
    "brass_catcher": Ability(brass_catcher),
    "overcharge_coil": Ability(overcharge_coil, has_another),
    "boresight": Ability(boresight, is_ahead),
    "ranging_beacon": Ability(ranging_beacon, shoots_no_turbine),
    "long_barrel": Ability(long_barrel, is_far),
    "sabot_rack": Ability(sabot_rack, can_pierce),
    "swarm_targeting": Ability(swarm_targeting, has_markers),
    "old_faithful": Ability(old_faithful),
    "odile_renn": Ability(odile_renn),
    "tamsin_oyelaran": Ability(tamsin_oyelaran),
    "juno_halfpenny": Ability(juno_halfpenny),
    "capacitor_bank": Ability(capacitor_bank),
    "roll_with_it": Ability(roll_with_it, is_heavy),
    "flinch_first": Ability(flinch_first),
    "grudge_ledger": Ability(grudge_ledger),
    "iron_halo": Ability(iron_halo),
    "circuit_breaker": Ability(circuit_breaker, has_triggered),
    "crash_foam": Ability(crash_foam),
    "spaced_hull": Ability(spaced_hull, is_big),
    "drill_plate": Ability(drill_plate),
    "championship_hull": Ability(championship_hull),
    "vashti_quill": Ability(vashti_quill),
    "shock_gel": Ability(shock_gel),
    "ditch_the_playbook": Ability(ditch_the_playbook, has_another),
    "absorption_matrix": Ability(absorption_matrix),
    "chaff_curtain": Ability(chaff_curtain),
    "armor_lock": Ability(armor_lock, has_armor),
    "eject_panels": Ability(eject_panels, has_fixture),
    "emp_loophole_exploit": Ability(emp_loophole_exploit),
    "crowd_favourite": Ability(crowd_favourite),
    "victory_lap_habit": Ability(victory_lap_habit),
    "rings_gambit": Ability(rings_gambit),
    "pit_gantry": Ability(pit_gantry, has_destroyed),
    "sponsor_chip": Ability(sponsor_chip, lacks_chain),
    "chain_hopper": Ability(chain_hopper),
    "brace_for_it": Ability(brace_for_it),
    "follow_through": Ability(follow_through, has_another),
    "full_weight_frame": Ability(full_weight_frame),
    "slag_plow": Ability(slag_plow, is_moving),
    "scrap_claw": Ability(scrap_claw),
    "bastion_krell": Ability(bastion_krell),
}
BOOST_WINDOWS: Final = [CHECKPOINT, RAMMING, MANEUVERS, ATTACKS, PROTECTS, DAMAGED]
BOOST_OF: Final = by_card(BOOSTS, BOOST_WINDOWS, "cards/boosts.py")
