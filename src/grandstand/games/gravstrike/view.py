"""What a seat may know (§1.5): everything but others' hands, and dials until they are shown.

Measuring is free (§8.10): so the view also says where each length would end and what each shot
would take. Places are in lengths and degrees here.
"""

from itertools import pairwise
from typing import Final

from grandstand.core.game import Plain, View
from grandstand.core.questions import Seat
from grandstand.core.table import Table

from .board import MILLION, Place, base, path_of_pivot
from .cards import CARDS, STATS
from .cards.decks import DECKS, OWN, Deck, number_of
from .cards.markers import MARKERS
from .rules.attack import SHOOT_TURBINE, aimed, range_modifier, shots, target_number
from .rules.draft import SET, SETS, in_hand, kept, onward, picked_from, picks, turns_at, whose_pick
from .rules.fields import checkpoint_under, is_active
from .rules.gates import gate_passed
from .rules.maneuver import HALFWAY, TURNS, WHOLE, cost, track_of
from .rules.markers import marker_goes
from .rules.piles import stat
from .rules.sights import blockers, features, place_of, put, touching, turbine_shape
from .shapes import overlap, sight
from .state import (
    ATTACK,
    BOOSTERS,
    BRING,
    BUILD,
    MANEUVER,
    MARKER_MOVE,
    NONE,
    PIVOTING,
    SET_UP,
    Arena,
    Draft,
    Shot,
    is_flying,
    marker_of,
    others,
)

PHASES: Final = [
    "set up", "acceleration", "initiative", "maneuver", "attack", "reload", "over",
    "turbine cards", "draft", "deck building",
]  # fmt: skip
STATES: Final = ["ready", "triggered", "destroyed", "left out"]
ICON_NAMES: Final = ["maneuver", "attack", "protect"]
AIMED_AT: Final = ["nothing", "turbine", "target", "marker"]
GATES: Final = ["none", "both ways", "one way"]
FINE: Final = 5  # steps of the previews of a dial


def view_of(s: Arena, seat: Seat | None) -> View:
    """The one redaction."""
    arena = s.map
    return {
        "seat": seat,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "limit": s.limit,
        "to_win": s.to_win,
        "tier": s.tier,
        "arena": arena.source,
        "order": [*s.order],
        "active": active(s),
        "moving": s.moving,
        "lengths": s.lengths if s.phase == MANEUVER else 0,
        "discount": s.discount if s.moving else 0,
        "fields": [*s.fields],
        "exclusion": is_active(s),
        "gates": GATES[s.gates],
        "decayed": [name for n, name in enumerate(arena.names) if s.crossed >> n & 1],
        "targets": [*s.targets],
        "target_damage": s.target_damage,
        "target_blast": s.target_blast,
        "markers": [*(marker_view(s, marker.ident) for marker in s.markers)],
        "turbines": [turbine_view(s, Seat(other), seat) for other in range(s.seats)],
        "dues": [
            {"seat": due.seat, "icon": ICON_NAMES[due.icon], "need": due.need, "paid": due.paid}
            for due in s.dues
        ],
        "flown": [s.dues[-1].turn, s.dues[-1].aside] if s.dues else [],
        "incoming": s.incoming,
        "forgiven": s.forgiven,
        "shield": s.shield,
        "shot": None if s.shot is None else shot_view(s.shot),
        "shots": s.shots if s.phase == ATTACK else 0,
        "plan": [*s.plan],
        "previews": previews(s),
        "dial": dial_previews(s),
        "aims": aims(s),
        "winners": [*s.winners],
        "draft": None if s.draft is None else draft_view(s, s.draft, seat),
    }


def active(s: Arena) -> int | None:
    """Whose phase it is, where it is somebody's."""
    if s.phase == MANEUVER and s.at < s.seats:
        return s.order[s.at]
    if s.phase == ATTACK and s.at >= 0:
        return s.order[s.at]
    return None


def lengths(value: int) -> float:
    return value / MILLION


def marker_view(s: Arena, ident: int) -> Plain:
    marker = marker_of(s, ident)
    assert marker is not None, f"gravstrike: there is no marker {ident}"
    return {
        "ident": ident,
        "kind": MARKERS[marker.kind].name,
        "owner": marker.owner,
        "x": lengths(marker.x),
        "y": lengths(marker.y),
        "damage": marker.damage,
        "moved": marker.moved,
    }


def is_choosing(s: Arena, seat: int) -> bool:
    """Whether others may not know yet which deck a seat chooses or brings."""
    return not s.fixtures[seat] and s.phase in (SET_UP, BRING)


def deck_view(deck: Deck) -> Plain:
    """The stock decks are known; what is in another is told."""
    own = number_of(deck) == OWN
    return {
        "title": deck.title,
        "style": deck.style,
        "text": deck.text,
        "cards": counts(deck.cards) if own else {},
    }


def counts(cards: list[int]) -> dict[str, Plain]:
    """How many there are of each card, by name."""
    return {CARDS[card].name: cards.count(card) for card in sorted(set(cards))}


def turbine_view(s: Arena, seat: Seat, viewer: Seat | None) -> Plain:
    last = s.last_checkpoint[seat]
    mine = seat == viewer
    # a chosen deck stays secret until all have chosen (§4.1)
    chosen = s.deck_of[seat] if mine or not is_choosing(s, seat) else None
    return {
        "seat": seat,
        "deck": None if chosen is None else deck_view(chosen),
        "here": s.here[seat],
        "eliminated": s.eliminated[seat],
        "exploding": seat in s.exploding,
        "respawns": s.respawns[seat],
        "x": lengths(s.x[seat]),
        "y": lengths(s.y[seat]),
        "heading": lengths(s.heading[seat]),
        "speed": s.speed[seat],
        "reverse": s.reverse[seat],
        "dial": s.dials[seat] if s.shown or mine else None,
        "vp": s.vp[seat],
        "chain": s.chain[seat],
        "last": None if last == NONE else s.map.names[last],
        "scored": [n for n in range(len(s.targets)) if s.scored[seat] >> n & 1],
        "kills": s.kills[seat],
        "boosted": s.boosted[seat],
        "aim": s.aim[seat],
        "cover": s.cover[seat],
        "plating": s.plating[seat],
        "stats": {name: stat(s, seat, which) for which, name in enumerate(STATS)},
        "fixtures": [
            {"card": CARDS[card].name, "state": STATES[s.states[seat][place]]}
            for place, card in enumerate(s.fixtures[seat])
        ],
        "cards": len(s.decks[seat]),
        "holds": len(s.hands[seat]),
        "hand": names(s.hands[seat]) if mine else None,
        "played": names(s.played[seat]),
        "discards": names(s.discards[seat]),
        "destroyed": names(s.destroyed[seat]),
    }


def names(cards: list[int]) -> list[Plain]:
    return [CARDS[card].name for card in cards]


def shot_view(shot: Shot) -> dict[str, Plain]:
    """A target number, piece by piece (§8.5)."""
    return {
        "seat": shot.seat,
        "at": AIMED_AT[shot.at],
        "which": shot.which,
        "tn": target_number(shot),
        "speed": shot.speed,
        "range": shot.lengths,
        "range_modifier": range_modifier(shot.lengths),
        "arc": ["front", "side", "rear"][shot.arc],
        "arc_modifier": shot.arc,
        "size": shot.size,
        "more": shot.aim,
        "draws": shot.draws,
        "most": shot.most,
        "bonus": shot.bonus,
        "drawn": names(shot.drawn),
    }


def aims(s: Arena) -> list[Plain]:
    """Every shot that the attacker could take, measured."""
    if s.phase != ATTACK or s.at < 0 or s.shot is not None or s.shots < 1:
        return []
    seat = s.order[s.at]
    if not is_flying(s, seat):
        return []
    return [shot_view(aimed(s, seat, move)) for move in shots(s, seat)]


def previews(s: Arena) -> list[Plain]:
    """Where each length of the mover would end, and what it would meet there."""
    if s.phase != MANEUVER or not s.moving or s.plan or s.dues or not s.lengths:
        return []
    seat = s.order[s.at]
    if not is_flying(s, seat):
        return []
    found: list[Plain] = []
    for turn in TURNS:
        end = track_of(s, seat, turn, 0).end
        sees = sights_from(s, seat, end)
        found.append({"turn": turn, "cost": cost(turn, False), "sees": sees, **met(s, seat, end)})
    return found


def sights_from(s: Arena, seat: Seat, place: Place) -> list[Plain]:
    """Turbines that could be shot at from a place, and the TN of each as it is now (§8.10)."""
    there = s.copy()
    put(there, seat, place)
    mine = turbine_shape(there, seat)
    return [
        {"seat": other, "tn": target_number(aimed(there, seat, (SHOOT_TURBINE, other)))}
        for other in others(there, seat)
        if sight(mine, turbine_shape(s, other), blockers(there, seat, other, NONE)) >= 0
    ]


def dial_previews(s: Arena) -> list[Plain]:
    """Where what a dial is turned for would end, step by step."""
    if not s.plan:
        return []
    seat = s.order[s.at]
    start = place_of(s, seat)
    which = s.plan[1]
    if s.plan[0] == MARKER_MOVE:
        return [marker_step(s, which, degrees) for degrees in range(0, 360, FINE)]
    if s.plan[0] == PIVOTING:
        return [
            {"value": degrees, **met(s, seat, pivot_end(start, which, degrees))}
            for degrees in range(-HALFWAY, HALFWAY + 1, FINE)
        ]
    return [
        {
            "value": aside,
            **met(s, seat, track_of(s, seat, which, aside).end),
        }
        for aside in range(-WHOLE, WHOLE + 1, FINE)
    ]


def pivot_end(start: Place, corner: int, degrees: int) -> Place:
    return path_of_pivot(start, corner, degrees)[-1] if degrees else start


def marker_step(s: Arena, ident: int, degrees: int) -> Plain:
    marker = marker_of(s, ident)
    assert marker is not None, f"gravstrike: there is no marker {ident}"
    x, y = marker_goes(s, marker, s.plan[2], degrees)
    return {"value": degrees, "x": lengths(x), "y": lengths(y), "heading": 0.0}


def met(s: Arena, seat: Seat, place: Place) -> dict[str, Plain]:
    """What a turbine at that place would ram, cross, run over."""
    shape = base(place[0], place[1], place[2])
    began = turbine_shape(s, seat)
    crossed = checkpoint_under(s, shape, s.last_checkpoint[seat])
    gate = gate_passed(s, seat, place_of(s, seat), place) if s.gates and s.lengths else NONE
    solid = [wall for wall in touching(shape, features(s)) if not overlap(began, wall)]
    rammed: list[Plain] = [
        other
        for other in others(s, seat)
        if overlap(shape, turbine_shape(s, other)) and not overlap(began, turbine_shape(s, other))
    ]
    arena = s.map
    boosts = [
        spot
        for number, spot in enumerate(s.fields)
        if not s.boosted[seat] >> number & 1 and overlap(shape, arena.spots[spot])
    ]
    return {
        "x": lengths(place[0]),
        "y": lengths(place[1]),
        "heading": lengths(place[2]),
        "rams": rammed,
        "wall": bool(solid),
        "crosses": None if crossed == NONE else arena.letters[crossed],
        "passes": None if gate == NONE else gate + 1,
        "boost": boosts[0] if boosts else None,
        "burns": is_active(s) and any(overlap(shape, field) for field in arena.exclusion),
    }


# -- a draft --------------------------------------------------------------------------------------


def draft_view(s: Arena, d: Draft, seat: Seat | None) -> Plain:
    """What lies before the seat and what it has (§13.5); openly, what everybody has."""
    openly = s.drafting != BOOSTERS
    building = s.phase == BUILD
    lies = [] if seat is None else kept(s, seat) if building else in_hand(s, d, seat)
    return {
        "openly": openly,
        "building": building,
        "round": len(d.sets) // s.seats,
        "rounds": SETS,
        "picked": d.picked,
        "onward": 0 if openly else onward(len(d.sets) // s.seats - 1),
        "turn": whose_pick(s, d) if openly and not building else None,
        "lies": counts(d.pool if openly and not building else lies),
        "picks": [
            counts(picks(s, other)) if openly or other == seat else None for other in range(s.seats)
        ],
        "passed": counts(passed_on(s, d, seat)),
        "chosen": None if seat is None or d.chosen[seat] == NONE else CARDS[d.chosen[seat]].name,
        "crew": [] if seat is None else names(d.crew[seat]),
    }


def passed_on(s: Arena, d: Draft, seat: Seat | None) -> list[int]:
    """What a seat has just handed on; nobody has picked from it since."""
    if seat is None or s.drafting != BOOSTERS or s.phase == BUILD or not 0 < d.picked < SET:
        return []
    return in_hand(s, d, (seat + onward(len(d.sets) // s.seats - 1)) % s.seats)


# -- what can't be known, dealt anew ------------------------------------------------------------


def imagine(s: Arena, t: Table, seat: Seat | None) -> None:
    """Others' hands, from what is neither discarded nor destroyed; a deck has no order."""
    if s.draft is not None and s.drafting == BOOSTERS:
        draft_again(s, s.draft, t, seat)
    for other in range(s.seats):
        s.decks[other].sort()  # what the truth's order was must not tell
        if other != seat:
            deal_again(s, t, other)
            if s.deck_of[other] is not None and is_choosing(s, other):
                s.deck_of[other] = DECKS[t.draw(len(DECKS))]  # it is brought, and not yet shown


def deal_again(s: Arena, t: Table, seat: int) -> None:
    pool = sorted(s.decks[seat] + s.hands[seat])
    count = len(s.hands[seat])
    for slot in range(count):
        other = slot + t.draw(len(pool) - slot)
        pool[slot], pool[other] = pool[other], pool[slot]
    s.hands[seat] = pool[:count]
    s.decks[seat] = pool[count:]


def draft_again(s: Arena, d: Draft, t: Table, seat: Seat | None) -> None:
    """Sets of tactic cards (§13.5): what a seat has seen in one stays there; who of the others
    picked which of it, nobody knows. What it never saw may be anything else of the boxes."""
    unseen: list[tuple[int, int]] = []  # by set and place in it
    for index, pack in enumerate(d.sets):
        gone = picked_from(s, d, index)
        views = [] if seat is None else [at for at in turns_at(s, index, seat) if at <= gone]
        first = views[0] if views else SET
        unseen += [(index, place) for place in range(first)]
        for at, end in pairwise([*views, SET]):
            begin = at + (at < gone)  # its own pick stays
            mixed = sorted(pack[begin:end])
            t.shuffle(mixed)
            pack[begin:end] = mixed
    rest = sorted(d.pool + [d.sets[index][place] for index, place in unseen])
    t.shuffle(rest)
    for index, place in unseen:
        d.sets[index][place] = rest.pop()
    d.pool = rest
