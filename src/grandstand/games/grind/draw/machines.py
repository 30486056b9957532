"""The machines as symbols, seen from above with their front up: steamjacks, arms, Grinder, dice.

A symbol is drawn once, in the layer that never changes, and used by name. Its colours are classes
without a place (`gr-…`): a symbol is styled where it is defined, but takes its team's colours
from where it is used.
"""

from typing import Final

from .layout import CELL, HALF, around, star, track

# Hulls: Iron Storm's are cut at angles, Steel Fury's are cast round. [seat][0 Runner, 1 Crusher]
HULLS: Final = (
    ("M0 -17L7 -9L9 5L6 15H-6L-9 5L-7 -9Z", "M0 -19L7 -14L13 -9V9L9 18H-9L-13 9V-9L-7 -14Z"),
    (
        "M0 -16C7 -15 9 -7 9 0C9 10 6 15 0 15C-6 15 -9 10 -9 0C-9 -7 -7 -15 0 -16Z",
        "M0 -18Q13 -17 13 -5V8Q13 18 4 18H-4Q-13 18 -13 8V-5Q-13 -17 0 -18Z",
    ),
)
BASES: Final = (
    "M-12 -20H-6L0 -26L6 -20H12L21 -11V11L12 20H-12L-21 11V-11Z",
    "M-7 -19.5Q-2 -21 0 -26Q2 -21 7 -19.5A20.7 20.7 0 1 1 -7 -19.5Z",
)
PLATES: Final = (
    "M0 -9L8 -4.5V4.5L0 9L-8 4.5V-4.5Z",
    "M0 -8.5A8.5 8.5 0 0 1 0 8.5A8.5 8.5 0 0 1 0 -8.5Z",
)
SHOULDERS: Final = (12, 17)  # how far out an arm is fitted, on a Runner and on a Crusher

FOREARM: Final = '<path class="gr-dark" d="M-3 0V-10H3V0Z"/><path class="gr-band" d="M-3 -5H3"/>'
HEAVY_FOREARM: Final = (
    '<path class="gr-dark" d="M-4 0V-10H4V0Z"/><path class="gr-band" d="M-4 -5H4"/>'
)
BALL_AND_CHAIN: Final = star(8, 9, 5.6)

# Each arm from its shoulder forwards, as it looks on the right; the left is its mirror image.
ARMS: Final = (
    # Fist: four fingers
    (
        FOREARM + '<rect class="gr-steel" x="-6" y="-20" width="12" height="11" rx="3.6"/>'
        '<path class="gr-line" d="M-2.8 -19.6V-14M0 -19.8V-14M2.8 -19.6V-14"/>'
    ),
    # Interceptor: a broad curved shield
    (
        FOREARM
        + '<path class="gr-steel" d="M-8 -12Q-7 -23 3 -23Q12 -22 13 -11L8 -11Q7 -17 2.5 -17.5'
        'Q-2 -17.5 -3 -12Z"/>'
    ),
    # Magno-Grip: a horseshoe magnet with pale poles
    (
        FOREARM + '<path class="gr-magnet" d="M-5 -22V-14.5A5 5 0 0 0 5 -14.5V-22"/>'
        '<path class="gr-pole" d="M-5 -23V-18.6M5 -23V-18.6"/>'
    ),
    # Scrambler: a coil and its sparks
    (
        FOREARM + '<path class="gr-steel" d="M-4 -9H4L2.6 -15H-2.6Z"/>'
        '<path class="gr-line" d="M-4 -11H4M-3.4 -13H3.4"/>'
        '<path class="gr-spark" d="M0 -15L-2 -19L2 -20L0 -26M-3 -14L-7 -17L-6 -20L-10 -23'
        'M3 -14L7 -17L6 -20L10 -23"/>'
    ),
    # Gyro Shot: one barrel on a drum
    (
        '<path class="gr-steel" d="M-2.6 -8V-24H2.6V-8Z"/><path class="gr-line" d="M-2.6 -20H2.6"/>'
        '<circle class="gr-steel" cy="-6" r="6.4"/><circle class="gr-hole" cy="-6" r="2.6"/>'
    ),
    # Grappler: a hook on a cable
    (
        '<path class="gr-dark" d="M-4 1V-9H4V1Z"/><path class="gr-cable" d="M0 -9V-19"/>'
        '<path class="gr-hook" d="M-6.5 -15Q-6.5 -22 0 -22.6Q6.5 -22 6.5 -15"/>'
        '<path class="gr-steel" d="M0 -27L2.6 -21H-2.6Z"/>'
    ),
    # Heavy Fist: the same, as wide as the shoulder
    (
        HEAVY_FOREARM + '<rect class="gr-steel" x="-8" y="-22.5" width="15" height="13.5" rx="4"/>'
        '<path class="gr-line" d="M-4.2 -22V-15M-.5 -22.2V-15M3.2 -22V-15"/>'
    ),
    # Pulverizer: a hammer
    (
        '<path class="gr-dark" d="M-2.6 0V-18H2.6V0Z"/>'
        '<rect class="gr-steel" x="-10" y="-26" width="19" height="10.5" rx="1.6"/>'
        '<path class="gr-line" d="M-5.6 -26V-15.5M4.6 -26V-15.5"/>'
    ),
    # Wreck-o-Matic: a spiked ball on a chain
    (
        '<path class="gr-dark" d="M-4 1V-6H4V1Z"/><path class="gr-chain" d="M0 -6V-13"/>'
        f'<path class="gr-steel" transform="translate(-1 -19)" d="{BALL_AND_CHAIN}"/>'
        '<circle class="gr-hole" cx="-1" cy="-19" r="2.2"/>'
    ),
    # Heavy Grappler: two hooks
    (
        '<path class="gr-dark" d="M-5.5 1V-10H5.5V1Z"/><path class="gr-cable" d="M-2.4 -10V-18'
        'M2.4 -10V-18"/><path class="gr-hook" d="M-9 -14Q-9 -22 0 -23Q9 -22 9 -14M-4 -14'
        'Q-4 -18 0 -18Q4 -18 4 -14"/><path class="gr-steel" d="M0 -28L3.2 -21.5H-3.2Z"/>'
    ),
    # Heavy Gyro Shot: two barrels on a drum
    (
        '<path class="gr-steel" d="M-6 -8V-25H-1.4V-8ZM1.4 -8V-25H6V-8Z"/>'
        '<path class="gr-line" d="M-6 -21H-1.4M1.4 -21H6"/>'
        '<circle class="gr-steel" cy="-5" r="7.6"/><circle class="gr-hole" cy="-5" r="3"/>'
    ),
)
NO_ARM: Final = '<circle class="gr-socket" cy="-11" r="6.5"/>'


def symbols() -> str:
    """Everything that is used by name."""
    arms = "".join(f'<g id="gr-arm-{n}">{shape}</g>' for n, shape in enumerate(ARMS))
    bodies = "".join(body(seat, size) for seat in (0, 1) for size in (0, 1))
    bases = "".join(
        f'<path id="gr-base-{seat}" class="gr-base" d="{BASES[seat]}"/>'
        f'<path id="gr-plate-{seat}" class="gr-plate" d="{PLATES[seat]}"/>'
        for seat in (0, 1)
    )
    return (
        f'{arms}<g id="gr-arm-none">{NO_ARM}</g>{bodies}{bases}{grinder()}{dice()}{MARKS}'
        f"{EMBLEMS}{reaches()}"
    )


def body(seat: int, size: int) -> str:
    """A hull with its shoulders, boiler, funnels, lamps, and the steam behind it."""
    out, back = SHOULDERS[size], (12, 14)[size]
    funnels = ((0, 13),) if size == 0 else ((-8, 13), (8, 13))
    joint = "M{0} -7L{1} -3V4L{0} 8L{2} 4V-3Z" if seat == 0 else ""
    reach = 5 + 1.6 * size
    shoulders = "".join(
        f'<path class="gr-hull" d="{joint.format(x, x + reach, x - reach)}"/>'
        if joint
        else f'<circle class="gr-hull" cx="{x}" r="{reach + 0.6}"/>'
        for x in (-out, out)
    )
    puffs = "".join(
        f'<circle class="gr-steam" cx="{x + dx}" cy="{back + dy}" r="{r}"/>'
        for x, _ in funnels
        for dx, dy, r in ((0, 1, 4), (2, 7, 5.4), (-2, 13, 4.2))
    )
    stacks = "".join(f'<circle class="gr-funnel" cx="{x}" cy="{y}" r="3"/>' for x, y in funnels)
    lamps, front = ((3.4, -10), (5, -12))[size]
    beam = f"M{-lamps} {front}L-13 -34H13L{lamps} {front}Z"
    return (
        f'<g id="gr-body-{seat}{size}">{puffs}<path class="gr-axle" d="M{-out} 0H{out}"/>'
        f'<path class="gr-beam" fill="url(#gr-beam)" d="{beam}"/>{shoulders}'
        f'<path class="gr-hull" d="{HULLS[seat][size]}"/>'
        f'<path class="gr-shine" d="{HULLS[seat][size]}"/>{stacks}'
        f'<path class="gr-lamp" d="M{-lamps} {front}h0M{lamps} {front}h0"/></g>'
    )


def grinder() -> str:
    """The ball: spikes, bands of steel, a light from above left; and the claws of the catch."""
    claws = "".join(
        f'<path class="gr-claw" transform="rotate({turn})" d="M-4 -23L0 -12L4 -23Z"/>'
        for turn in (45, 135, 225, 315)
    )
    return (
        f'<g id="gr-ball"><path class="gr-spikes" d="{star(12, 21, 13)}"/>'
        '<circle r="14" fill="url(#gr-iron)" class="gr-sphere"/>'
        '<path class="gr-bands" d="M-13 -4Q0 3 13 -4M-4 -13Q3 0 -4 13M-11 8Q0 13 11 8"/>'
        '<path class="gr-rivets" d="M-7 -7h0M6 -8h0M7 4h0M-7 4h0"/></g>'
        f'<g id="gr-claws">{claws}</g>'
    )


BURST: Final = star(8, 8.4, 3.8)
SMALL_BURST: Final = star(8, 6.2, 2.7)


def dice() -> str:
    """A die of any colour, its faces, and the small dice and sockets of clock, pool and well."""
    return (
        '<g id="gr-die"><rect class="gr-die-side" x="-10" y="-8.5" width="20" height="20" rx="4"/>'
        '<rect class="gr-die" x="-10" y="-10.5" width="20" height="20" rx="4"/></g>'
        f'<path id="gr-face-1" class="gr-burst" transform="translate(0 -.5)" d="{BURST}"/>'
        f'<g id="gr-face-2"><path class="gr-burst" transform="translate(-3.6 -4)" '
        f'd="{SMALL_BURST}"/><path class="gr-burst" transform="translate(3.6 3)" '
        f'd="{SMALL_BURST}"/></g>'
        '<rect id="gr-small" class="gr-die" x="-6.5" y="-6.5" width="13" height="13" rx="3"/>'
        '<rect id="gr-slot" class="gr-slot" x="-6.5" y="-6.5" width="13" height="13" rx="3"/>'
    )


def reaches() -> str:
    """The three spaces ahead, and all eight round a goal tender at its pit."""
    inset, side = 1.5, CELL - 3
    cell = f"h{side}v{side}h-{side}Z"
    ahead = "".join(f"M{-HALF + dx * CELL + inset:g} {-HALF - CELL + inset:g}{cell}" for dx in ROW)
    ring = "".join(
        f"M{-HALF + dx * CELL + inset:g} {-HALF + dy * CELL + inset:g}{cell}"
        for dx in ROW
        for dy in ROW
        if dx or dy
    )
    return (
        f'<path id="gr-reach" class="gr-reach" d="{ahead}"/>'
        f'<path id="gr-reach-all" class="gr-reach" d="{ring}"/>'
    )


ROW: Final = (-1, 0, 1)
SIDE: Final = CELL - 4
HIT: Final = f"M{-HALF:g} {-HALF:g}h{CELL}v{CELL}h-{CELL}Z"

# Marks of the options, and the tokens that lie on the field.
MARKS: Final = (
    f'<rect id="gr-cell" class="gr-cell" x="{-SIDE / 2}" y="{-SIDE / 2}" width="{SIDE}" '
    f'height="{SIDE}" rx="7"/>'
    '<circle id="gr-dot" class="gr-dot" r="4"/>'
    '<path id="gr-cross" class="gr-ring" d="M-9 0H-3M9 0H3M0 -9V-3M0 9V3"/>'
    f'<path id="gr-crash" class="gr-crash" d="{star(9, 15, 8)}"/>'
    '<path id="gr-aim" class="gr-ring" d="M-14 -25H-25V-14M14 -25H25V-14M-14 25H-25V14M14 25H25'
    'V14"/>'
    '<path id="gr-aimed" class="gr-aimed" d="M-14 -25H-25V-14M14 -25H25V-14M-14 25H-25V14M14 25H25'
    'V14"/><circle id="gr-halo" class="gr-halo" r="25"/>'
    '<circle id="gr-round" class="gr-ring gr-round" r="26"/>'
    '<path id="gr-wedge" class="gr-wedge" d="M-10 -19L0 -31L10 -19L0 -22.5Z"/>'
    '<path id="gr-way" class="gr-way" d="M-8 7L0 -9L8 7L0 3Z"/>'
    '<g id="gr-mark"><circle class="gr-mark" r="17"/><circle class="gr-mark" r="9"/>'
    '<path class="gr-mark" d="M-23 0H-12M23 0H12M0 -23V-12M0 23V12"/></g>'
    '<g id="gr-rattled"><path class="gr-shock" d="M-20 -10L-24 -3L-18 1L-23 9M20 -10L24 -3L18 1'
    'L23 9M-9 20L-3 24L2 18L9 23"/><circle class="gr-badge" cx="15" cy="-15" r="8.6"/>'
    '<path class="gr-bolt" d="M17 -22L11 -14H15L13 -8L19.5 -16.5H15.5Z"/></g>'
    '<g id="gr-down"><circle class="gr-badge" cx="-15" cy="-15" r="8.6"/>'
    '<path class="gr-fallen" d="M-15 -20V-12M-18.6 -14.6L-15 -11L-11.4 -14.6M-19.5 -9H-10.5"/></g>'
)

EMBLEMS: Final = (
    '<g id="gr-emblem-0"><path class="gr-emblem" d="M0 -36L31 -18V18L0 36L-31 18V-18Z"/></g>'
    '<g id="gr-emblem-1"><circle class="gr-emblem" r="34"/></g>'
)


def gear(teeth: int, outer: float, inner: float) -> str:
    """A cog's outline."""
    step = 360 / teeth
    rim = []
    for n in range(teeth):
        start = n * step
        rim += [around(inner, start), around(outer, start + step * 0.15)]
        rim += [around(outer, start + step * 0.45), around(inner, start + step * 0.6)]
    return track(rim) + "Z"


def machine(seat: int, crusher: bool, arms: list[int | None]) -> str:
    """A steamjack with its arms, front up."""
    out = SHOULDERS[crusher]
    left, right = ("none" if arm is None else str(arm) for arm in arms)
    return (
        f'<use href="#gr-arm-{left}" transform="translate({-out}) scale(-1 1)"/>'
        f'<use href="#gr-arm-{right}" transform="translate({out})"/>'
        f'<use href="#gr-body-{seat}{int(crusher)}"/>'
    )
