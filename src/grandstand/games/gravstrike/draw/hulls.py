"""Symbols: hulls and emblems by seat, icons, markers, and what flies about in the arena.

A hull is drawn to scale, 100 long and 66.7 wide, its front to the right. Each seat has its own
silhouette and emblem, so that nobody has to tell them apart by colour.
"""

from typing import Final

from .layout import UNIT, num, star, track

HULLS: Final = (
    "M48 0L12 -31L-46 -31L-30 -11V11L-46 31L12 31Z",
    "M49 -25V-13L20 -7V7L49 13V25L4 32H-47V-32H4Z",
    "M46 -13V13L24 32H-34L-48 15V-15L-34 -32H24Z",
    "M49 0L26 -17L-2 -32H-34L-49 -22L-38 0L-49 22L-34 32H-2L26 17Z",
    "M12 -32C38 -32 49 -14 49 0S38 32 12 32H-32L-47 20V-20L-32 -32Z",
    "M48 -9V9H32V23H12V32H-47V15H-37V-15H-47V-32H12V-23H32V-9Z",
)
EMBLEMS: Final = (
    "M0 -11L11 9L0 4L-11 9Z",
    "M0 -12L10 0L0 12L-10 0Z",
    star(5, 12, 5),
    "M10 -5.8V5.8L0 11.5L-10 5.8V-5.8L0 -11.5ZM4 -2.4L0 -4.7L-4 -2.4V2.4L0 4.7L4 2.4Z",
    "M5 -9.5A11 11 0 1 0 5 9.5A9.6 9.6 0 0 1 5 -9.5Z",
    "M-3.8 -11H3.8V-3.8H11V3.8H3.8V11H-3.8V3.8H-11V-3.8H-3.8Z",
)
# Resource icons: a ring, a burst, a shield.
ICONS: Final = {
    "maneuver": (
        '<circle class="gs-icon m" r="11"/><path class="gs-cut" d="M-6 5.5Q-5.5 -3 2 -3.5"/>'
        '<path class="gs-solid" d="M1 -8.500L8.5 -3.500L1 1.500Z"/>'
    ),
    "attack": (
        f'<path class="gs-icon a" d="{star(4, 13.5, 6.6)}"/><circle class="gs-solid" r="3"/>'
    ),
    "protect": (
        '<path class="gs-icon p" d="M0 -12L10.5 -8V1Q9 9 0 13Q-9 9 -10.5 1V-8Z"/>'
        '<path class="gs-cut" d="M0 -6.500V7M-5 -1H5"/>'
    ),
}
MARKERS: Final = {
    "mag-mine": (
        f'<path class="gs-mark" d="{star(8, 30, 19)}"/><circle class="gs-mark-in" r="10"/>'
    ),
    "monk-drone": (
        '<path class="gs-mark" d="M0 -30L29 -6L18 28H-18L-29 -6Z"/>'
        '<path class="gs-mark-in" d="M-16 2Q0 -14 16 2Q0 18 -16 2Z"/>'
    ),
    "crowne-troopers": (
        '<path class="gs-mark" d="M-30 28V-8L-14 -22H14L30 -8V28Z"/>'
        '<path class="gs-mark-in" d="M-19 20V2H-9V20ZM-5 20V2H5V20ZM9 20V2H19V20Z"/>'
    ),
}
OTHER_MARKER: Final = '<circle class="gs-mark" r="28"/><circle class="gs-mark-in" r="12"/>'


def symbols() -> str:
    """For the court's `<defs>`."""
    found = "".join(hull(seat) for seat in range(len(HULLS)))
    found += group("trail", TRAIL)
    found += group("reach", reach())
    found += group("burst", burst())
    found += group("target", TARGET) + group("wreck", WRECK) + group("push", PUSH)
    found += "".join(group(f"icon-{name}", shape) for name, shape in ICONS.items())
    found += "".join(group(f"marker-{name}", shape) for name, shape in MARKERS.items())
    found += group("marker-other", OTHER_MARKER)
    return found + "".join(group(name, shape) for name, shape in SIGNS.items())


def group(name: str, shapes: str) -> str:
    return f'<g id="gs-{name}">{shapes}</g>'


def hull(seat: int) -> str:
    """A turbine to scale, the light of its front, and its emblem; and its ghost."""
    shape, emblem = HULLS[seat], EMBLEMS[seat]
    base = '<path class="gs-base" d="M-50 -33.3H50V33.3H-50Z"/>'
    front = '<path class="gs-front" d="M50 -33.3V33.3"/>'
    body = (
        f'<path class="gs-hull" d="{shape}"/>'
        '<path class="gs-deck" d="M-36 -21H-2L18 -9V9L-2 21H-36Z"/>'
        '<path class="gs-canopy" d="M8 -10H24L34 0L24 10H8Z"/>'
        f'<path class="gs-emblem" transform="translate(-16) scale(1.5)" d="{emblem}"/>'
    )
    return (
        group(f"hull-{seat}", base + body + front)
        + group(f"ghost-{seat}", f'{base}<path class="gs-shade" d="{shape}"/>{front}')
        + group(f"emblem-{seat}", f'<path d="{emblem}"/>')
    )


def reach() -> str:
    """Arcs (§8.4) from the corners at 45°, and where each length of range ends."""
    far = 720
    wedge = f"L{50 + far} {-33.3 - far}V{33.3 + far}L50 33.3Z"
    shapes = f'<path class="gs-arc" d="M50 -33.3{wedge}"/>'
    corners = [(x, y) for x in (50, -50) for y in (-33.3, 33.3)]
    lines = "".join(
        f"M{x} {num(y)}l{far if x > 0 else -far} {far if y > 0 else -far}" for x, y in corners
    )
    shapes += f'<path class="gs-arc-line" d="{lines}"/>'
    for n in range(1, 11):
        out = n * UNIT
        kind = "gs-ring five" if n == 5 else "gs-ring"
        shapes += (
            f'<rect class="{kind}" x="{-50 - out}" y="{-33.3 - out:g}" width="{100 + 2 * out}" '
            f'height="{66.7 + 2 * out:g}" rx="{out}"/>'
        )
        shapes += "".join(
            f'<text class="gs-ring-text" x="{x}" y="{y}">{n}</text>'
            for x, y in ((50 + out, 14), (-50 - out, 14), (0, -20 - out), (0, 48 + out))
        )
    named = (
        ("front +0", 190, -18),
        ("side +1", 0, -155),
        ("side +1", 0, 190),
        ("rear +2", -200, -18),
    )
    return shapes + "".join(
        f'<text class="gs-arc-text" x="{x}" y="{y}">{told}</text>' for told, x, y in named
    )


def burst() -> str:
    return (
        f'<path class="gs-burst-out" d="{star(11, 120, 62)}"/>'
        f'<path class="gs-burst-in" d="{star(9, 78, 38)}"/>'
    )


TRAIL: Final = "".join(
    f'<path class="gs-trail" d="M0 {-high}L{long} -3V3L0 {high}Z"/>'
    for long, high in ((100, 26), (72, 20), (46, 13))
)
TARGET: Final = (
    '<path class="gs-target" d="M-33 -33H33V33H-33Z"/><circle class="gs-target-ring" r="23"/>'
    '<circle class="gs-target-dot" r="10"/>'
    '<path class="gs-target-ring" d="M0 -33V-16M0 33V16M-33 0H-16M33 0H16"/>'
)
WRECK: Final = (
    '<path class="gs-wreck" d="M-33 -33H-8L-2 -20L6 -33H33V-4L22 4L33 14V33H4L-4 22L-12 33H-33'
    'V10L-24 0L-33 -8Z"/><path class="gs-wreck-line" d="M-14 -14L14 14M14 -14L-14 14"/>'
)
PUSH: Final = '<path class="gs-push" d="M-50 -50H50V50H-50Z"/>' + "".join(
    f'<path class="gs-chevron c{n}" d="M{x} -34l24 34l-24 34h-18l24 -34l-24 -34Z"/>'
    for n, x in enumerate((-24, 4, 32))
)
# Small signs of the panels, about 20 high.
SIGNS: Final = {
    "deck": '<path d="M-7 -9H5V9H-7ZM7 -7V11H-3" class="gs-sign-line"/>',
    "hand": '<path d="M-9 -5L-2 -8L4 8L-3 10ZM-1 -9H8V8" class="gs-sign-line"/>',
    "lost": '<path d="M-7 -7L7 7M7 -7L-7 7" class="gs-sign-line"/>',
    "chain": '<path d="M-9 0a5 5 0 0 1 5 -5h3M9 0a5 5 0 0 1 -5 5h-3M-4 0h8" class="gs-sign-line"/>',
    "spare": f'<path d="{HULLS[2]}" transform="scale(.18)" class="gs-sign"/>',
    "warn": (
        '<path class="gs-warn" d="M0 -22L22 18H-22Z"/>'
        '<path class="gs-warn-in" d="M0 -8V5M0 11V12"/>'
    ),
    "boost": f'<path class="gs-boost" d="{track(((-16, -14), (2, 0), (-16, 14)))}'
    f'{track(((0, -14), (18, 0), (0, 14)))}"/>',
    "fire": '<path class="gs-fire" d="M0 -20Q22 18 0 18Q-22 14 -5 -3Z"/>',
    "fragile": '<path class="gs-frail" d="M-8 -9H8L1 -1L6 2L-4 10L-1 2L-6 -1Z"/>',
    "rugged": '<path class="gs-tough" d="M-9 -9H9V9H-9ZM-4 -4H4V4H-4Z"/>',
}
