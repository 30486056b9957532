"""The front page's picture of the game: two Crushers and the Grinder between them."""

from typing import Final

from .layout import around, star, track

# The word in heavy strokes of our own, as wide as the picture.
LETTERS: Final = (
    "M82 18L66 2H18L2 18V82L18 98H66L82 82V52H50",
    "M2 100V2H62L80 18V38L62 54H2M44 54L80 100",
    "M2 0V100",
    "M2 100V2L78 98V0",
    "M2 2H54L80 28V72L54 98H2Z",
)
ADVANCES: Final = (110, 108, 34, 108, 0)

PAINTS: Final = (
    '<defs><linearGradient id="grp-sky" x2="0" y2="1"><stop stop-color="#0d0807"/>'
    '<stop offset=".42" stop-color="#3a1609"/><stop offset=".7" stop-color="#a23a0c"/>'
    '<stop offset="1" stop-color="#1a0b06"/></linearGradient>'
    '<radialGradient id="grp-glow"><stop stop-color="#fff0bd" stop-opacity=".95"/>'
    '<stop offset=".35" stop-color="#ff9a2e" stop-opacity=".6"/>'
    '<stop offset="1" stop-color="#ff5a10" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="grp-ball" cx=".36" cy=".3" r=".85"><stop stop-color="#f0e6da"/>'
    '<stop offset=".4" stop-color="#8a7f76"/><stop offset="1" stop-color="#1d1714"/>'
    "</radialGradient>"
    '<linearGradient id="grp-steel" x2="0" y2="1"><stop stop-color="#fff3dc"/>'
    '<stop offset=".5" stop-color="#ffb24a"/><stop offset="1" stop-color="#d8480f"/>'
    "</linearGradient>"
    '<linearGradient id="grp-blue" x2="0" y2="1"><stop stop-color="#57a6ff"/>'
    '<stop offset="1" stop-color="#0f3a78"/></linearGradient>'
    '<linearGradient id="grp-red" x2="0" y2="1"><stop stop-color="#ff6350"/>'
    '<stop offset="1" stop-color="#6d120b"/></linearGradient>'
    '<radialGradient id="grp-smoke"><stop stop-color="#6a554a" stop-opacity=".8"/>'
    '<stop offset="1" stop-color="#2a1c16" stop-opacity="0"/></radialGradient></defs>'
)


def picture() -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" class="poster" role="img" '
        f'aria-label="Grind">{PAINTS}<rect width="600" height="800" fill="url(#grp-sky)"/>'
        f'{rays()}{smoke()}<circle cx="300" cy="260" r="290" fill="url(#grp-glow)"/>'
        f"{sparks()}{ball()}{crusher(0)}{crusher(1)}{floor()}{title()}</svg>"
    )


def rays() -> str:
    """Light breaking from where the ball is struck."""
    beams = "".join(
        f"{track([(300, 240), shifted(620, turn - 3.2), shifted(620, turn + 3.2)])}Z"
        for turn in range(0, 360, 20)
    )
    return f'<path d="{beams}" fill="#ffb24a" opacity=".1"/>'


def shifted(radius: float, degrees: float) -> tuple[float, float]:
    x, y = around(radius, degrees)
    return round(x + 300, 1), round(y + 240, 1)


SMOKE: Final = (
    (40, 120, 120), (120, 60, 110), (0, 230, 110), (560, 120, 120), (480, 50, 110), (610, 240, 110),
    (230, 30, 100), (370, 24, 100), (56, 300, 70), (30, 250, 80), (176, 310, 50), (544, 300, 70),
    (572, 250, 80), (424, 310, 50),
)  # fmt: skip


def smoke() -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#grp-smoke)"/>' for x, y, r in SMOKE
    )


def crusher(seat: int) -> str:
    """A Crusher from the front, leaning in; Storm's shoulders are cut, Fury's are round."""
    paint = ("grp-blue", "grp-red")[seat]
    side = "translate(104 492) rotate(5)" if seat == 0 else "translate(496 492) rotate(-5)"
    flip = "" if seat == 0 else ' transform="scale(-1 1)"'
    iron = 'fill="#3b302a" stroke="#0c0705" stroke-width="7" stroke-linejoin="round"'
    hull = f'fill="url(#{paint})" stroke="#0c0705" stroke-width="7" stroke-linejoin="round"'
    shoulder = (
        "M-52 -30L0 -58L52 -30V30L0 58L-52 30Z"
        if seat == 0
        else "M0 -56A56 56 0 0 1 0 56A56 56 0 0 1 0 -56Z"
    )
    funnels = "M-74 -150V-60H-38V-150ZM38 -150V-60H74V-150Z"
    return (
        f'<g transform="{side}"><g{flip}><path d="{funnels}" {iron}/>'
        '<path d="M-80 -150H-32M32 -150H80" stroke="#ff8a2b" stroke-width="10"/>'
        f'<path d="M-96 -80H96L112 40L70 150H-70L-112 40Z" {hull}/>'
        f'<path d="M-34 -86L-26 -128H26L34 -86Z" {iron}/>'
        '<path d="M-20 -106H-6M6 -106H20" stroke="#ffe27a" stroke-width="11"/>'
        '<rect x="-52" y="6" width="104" height="92" rx="14" fill="#160a05" stroke="#0c0705" '
        'stroke-width="7"/><path d="M-38 28H38M-38 52H38M-38 76H38" stroke="#ff7a1c" '
        'stroke-width="11" stroke-linecap="round"/>'
        '<path d="M-70 -56h0M-35 -62h0M0 -64h0M35 -62h0M70 -56h0" stroke="#fff3dc" '
        'stroke-width="9" stroke-linecap="round" opacity=".85"/>'
        f'<path d="M-118 -20L-150 90L-112 96L-86 0Z" {iron}/>'
        f'<rect x="-172" y="80" width="76" height="70" rx="18" {hull}/>'
        f'<path d="M-150 146V118M-130 148V118M-112 146V118" stroke="#0c0705" stroke-width="6"/>'
        f'<path d="M78 -50L74 -150H124L140 -50Z" {iron}/>{weapon(seat, hull)}'
        f'<g transform="translate(-112 -44)"><path d="{shoulder}" {hull}/></g>'
        f'<g transform="translate(108 -44)"><path d="{shoulder}" {hull}/></g></g></g>'
    )


def weapon(seat: int, hull: str) -> str:
    """What strikes the ball: a fist for Storm, a hammer for Fury."""
    if seat == 0:
        return (
            f'<g transform="translate(100 -166) rotate(14)"><rect x="-46" y="-48" width="92" '
            f'height="74" rx="18" {hull}/><path d="M-20 -46V-14M0 -48V-14M20 -46V-14" '
            'stroke="#0c0705" stroke-width="6"/></g>'
        )
    return (
        '<g transform="translate(100 -172) rotate(14)"><rect x="-58" y="-46" width="116" '
        'height="60" rx="8" fill="#d9cfc4" stroke="#0c0705" stroke-width="7"/>'
        '<path d="M-34 -46V14M34 -46V14" stroke="#0c0705" stroke-width="6"/></g>'
    )


def ball() -> str:
    """The Grinder, hot from the blows."""
    bands = "M-104 -34Q0 34 104 -34M-34 -104Q26 0 -34 104M-88 66Q0 108 88 66"
    rivets = "".join(f"M{x:g} {y:g}h0" for x, y in (around(78, n * 45 + 20) for n in range(8)))
    return (
        f'<g transform="translate(300 232) rotate(-12)"><path d="{star(16, 172, 108)}" '
        'fill="#cfc4b8" stroke="#0c0705" stroke-width="6" stroke-linejoin="round"/>'
        '<circle r="114" fill="url(#grp-ball)" stroke="#0c0705" stroke-width="7"/>'
        f'<path d="{bands}" fill="none" stroke="#ff8a2b" stroke-width="12"/>'
        f'<path d="{bands}" fill="none" stroke="#ffe9a8" stroke-width="4"/>'
        f'<path d="{rivets}" stroke="#fff3dc" stroke-width="13" stroke-linecap="round"/></g>'
    )


def sparks() -> str:
    """Splinters of light above the ball, no two of a length."""
    lines = ""
    for n in range(16):
        turn = 147 + n * 15.2
        lines += track([shifted(186 + n * 37 % 50, turn), shifted(204 + n * 53 % 96, turn)])
    return f'<path d="{lines}" stroke="#ffe27a" stroke-width="5" stroke-linecap="round"/>'


def floor() -> str:
    return (
        '<path d="M0 632L60 606H540L600 632V800H0Z" fill="#140c09"/>'
        '<path d="M0 632L60 606H540L600 632" fill="none" stroke="#ff8a2b" stroke-width="6"/>'
        '<path d="M30 640h0M102 640h0M174 640h0M246 640h0M318 640h0M390 640h0M462 640h0M534 640h0'
        'M30 778h0M102 778h0M174 778h0M246 778h0M318 778h0M390 778h0M462 778h0M534 778h0" '
        'stroke="#6d4a33" stroke-width="11" stroke-linecap="round"/>'
    )


def title() -> str:
    """GRIND in letters cut from plate, glowing."""
    word, x = "", 0
    for strokes, advance in zip(LETTERS, ADVANCES, strict=True):
        word += f'<path transform="translate({x})" d="{strokes}"/>'
        x += advance
    at = 'transform="translate(78 664)"'
    return (
        '<g fill="none" stroke-linejoin="miter" stroke-miterlimit="2.2">'
        f'<g {at} stroke="#0a0503" stroke-width="38">{word}</g>'
        f'<g {at} stroke="#e0560f" stroke-width="25">{word}</g>'
        f'<g {at} stroke="#fff1cf" stroke-width="15">{word}</g></g>'
    )
