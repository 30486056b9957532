"""Small things on the table: the seats' signs, dice, tickets, candles, skulls and crowns."""

from typing import Final

from .layout import use

# Each seat has a sign of its own, told by its outline alone; the page's badges have the same.
SIGNS: Final = (
    ("M-5 -11H5L11 0L5 11H-5L-11 0Z", "M-4 -5L1 0L-4 5M2 -5L7 0L2 5"),
    (
        "M0 -11.5A11.5 11.5 0 1 1 0 11.5A11.5 11.5 0 1 1 0 -11.5Z",
        "M0 -6A6 6 0 1 1 0 6A6 6 0 1 1 0 -6Z",
    ),
    ("M-10.5 -10.5H10.5V10.5H-10.5Z", "M-5 -5V5M0 -5V5M5 -5V5"),
    ("M0 -12.5L12.5 0L0 12.5L-12.5 0Z", "M0 -5V5M-5 0H5"),
    ("M0 -11.5L12 10H-12Z", "M0 1.5A2.6 2.6 0 1 1 0 6.7A2.6 2.6 0 1 1 0 1.5Z"),
    (
        "M-4.5 -12H4.5V-4.5H12V4.5H4.5V12H-4.5V4.5H-12V-4.5H-4.5Z",
        "M-3.4 -3.4L3.4 3.4M3.4 -3.4L-3.4 3.4",
    ),
)

PIPS: Final = {
    1: "M0 0h0",
    2: "M-7 -7h0M7 7h0",
    3: "M-7 -7h0M0 0h0M7 7h0",
    4: "M-7 -7h0M7 -7h0M-7 7h0M7 7h0",
    5: "M-7 -7h0M7 -7h0M0 0h0M-7 7h0M7 7h0",
    6: "M-7 -7h0M7 -7h0M-7 0h0M7 0h0M-7 7h0M7 7h0",
}

PICTURES: Final = {
    "die": '<rect class="gh-die" x="-15" y="-15" width="30" height="30" rx="6"/>',
    "two-dice": (
        '<rect class="gh-die" x="-21" y="-9" width="26" height="26" rx="5" '
        'transform="rotate(-9)"/>'
        '<rect class="gh-die" x="-5" y="-17" width="30" height="30" rx="6"/>'
    ),
    # a die under a hand
    "cover": (
        '<rect class="gh-die" x="-13" y="-3" width="26" height="24" rx="5"/>'
        '<path class="gh-glove" d="M-21 -16Q-10 -22 6 -20Q20 -18 21 -6Q21 4 18 9Q15 11 13 8L12 0V11'
        "Q11 15 8 14Q6 13 6 10L5 2V13Q4 17 1 16Q-2 15 -2 12V3L-4 11Q-6 15 -9 13Q-11 12 -10 8L-9 -1"
        'Q-15 4 -19 2Q-22 -1 -17 -5Q-20 -9 -21 -16Z"/>'
        '<path class="gh-crease" d="M-9 -1L-8 -7M-2 3V-6M5 2L4 -6M12 0L10 -7"/>'
    ),
    "open-hand": '<path class="gh-slip" d="M-17 -11L17 -13L18 12L-16 13Z"/>',
    "card": (
        '<rect class="gh-back" x="-9" y="-12" width="18" height="24" rx="3"/>'
        '<path class="gh-back-mark" d="M0 -6L4 0L0 6L-4 0Z"/>'
    ),
    "cast-off": (
        '<rect class="gh-face-up" x="-9" y="-12" width="18" height="24" rx="3"/>'
        '<path class="gh-face-up-mark" d="M-5 -6H5M-5 -1H5M-5 4H1"/>'
    ),
    "ticket": (
        '<path class="gh-ticket" d="M-14 -8H14V-3A3 3 0 0 0 14 3V8H-14V3A3 3 0 0 0 -14 -3Z"/>'
        '<path class="gh-ticket-mark" d="M-5 -8V8M0 -3H9M0 2H9"/>'
    ),
    "insane": (
        '<circle class="gh-mad" r="13"/>'
        '<path class="gh-mad-mark" d="M1 0C1 -3 -4 -2 -3 2C-2 6 6 6 6 -1'
        'C6 -8 -5 -9 -8 -2C-10 6 -2 11 5 9"/>'
    ),
    "candle": (
        '<path class="gh-wax" d="M-5 -1H5V15H-5Z"/><path class="gh-dish" d="M-10 15H10L7 19H-7Z"/>'
        '<path class="gh-flame" d="M0 -17C7 -9 6 -2 0 -2C-6 -2 -7 -9 0 -17Z"/>'
        '<path class="gh-ember" d="M0 -10C3 -6 3 -3 0 -3C-3 -3 -3 -6 0 -10Z"/>'
    ),
    "skull": (
        '<path class="gh-bone" d="M0 -17C13 -17 17 -8 16 0C16 5 12 7 10 9V16H-10V9C-12 7 -16 5'
        ' -16 0C-17 -8 -13 -17 0 -17Z"/><path class="gh-socket" d="M-11 -3A4.6 5 0 1 1 -2 -3'
        "A4.6 5 0 1 1 -11 -3ZM2 -3A4.6 5 0 1 1 11 -3A4.6 5 0 1 1 2 -3ZM0 3L2.4 7H-2.4Z"
        '"/><path class="gh-teeth" d="M-5 10V16M0 10V16M5 10V16"/>'
    ),
    "crown": (
        '<path class="gh-gold" d="M-17 10L-20 -8L-9 0L0 -14L9 0L20 -8L17 10Z"/>'
        '<path class="gh-jewel" d="M-9 5h0M0 4h0M9 5h0"/>'
    ),
    "awake": (
        '<path class="gh-eye" d="M-13 0Q0 -11 13 0Q0 11 -13 0Z"/><circle class="gh-iris" r="4"/>'
    ),
    "asleep": '<path class="gh-lid" d="M-12 -2Q0 8 12 -2M-8 3L-11 7M0 5V10M8 3L11 7"/>',
    "drop": '<path class="gh-drop" d="M0 -13C6 -4 9 0 9 5A9 9 0 0 1 -9 5C-9 0 -6 -4 0 -13Z"/>',
    "mask": (
        '<path class="gh-mask" d="M-14 -15Q0 -20 14 -15Q17 4 0 19Q-17 4 -14 -15Z"/>'
        '<path class="gh-socket" d="M-10 -5Q-6 -9 -2 -5Q-6 -2 -10 -5ZM2 -5Q6 -9 10 -5Q6 -2 2 -5Z"/>'
    ),
    "nail": (
        '<circle class="gh-nail-shade" cx="2" cy="4" r="7"/><circle class="gh-nail" r="7"/>'
        '<circle class="gh-nail-shine" cx="-2" cy="-2" r="2"/>'
    ),
    "host": (
        '<path class="gh-tux" d="M0 -150C22 -150 26 -118 22 -98L16 -84L60 -66Q78 -56 82 -20L96 110'
        "H58L54 20L52 150H-52L-54 20L-58 110H-96L-82 -20Q-78 -56 -60 -66L-16 -84L-22 -98"
        'C-26 -118 -22 -150 0 -150Z"/>'
        '<path class="gh-shirt" d="M-13 -82L0 -30L13 -82L0 -72Z"/>'
        '<path class="gh-tie" d="M-9 -78L9 -66V-78L-9 -66Z"/>'
        '<path class="gh-face" d="M-17 -132Q0 -146 17 -132Q20 -104 0 -86Q-20 -104 -17 -132Z"/>'
        '<path class="gh-glove" d="M-96 108H-58V128Q-77 146 -96 128Z'
        'M96 108H58V128Q77 146 96 128Z"/>'
    ),
}


def symbols() -> str:
    told = ""
    for seat, (outline, inside) in enumerate(SIGNS):
        told += (
            f'<g id="gh-sign-{seat}"><path class="gh-sign" d="{outline}"/>'
            f'<path class="gh-sign-mark" d="{inside}"/></g>'
        )
    for name, shapes in PICTURES.items():
        told += f'<g id="gh-{name}">{shapes}</g>'
    for face, pips in PIPS.items():
        told += f'<g id="gh-face-{face}">{use("die")}<path class="gh-pips" d="{pips}"/></g>'
    return told
