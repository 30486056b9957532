"""The stylesheet: black, bone, blood red and candle yellow, by night and by day."""

from typing import Final

DARK: Final = """
--gh-ground: #0e0b0a; --gh-board: #1a1411; --gh-wall: #201513; --gh-damask: #34221d;
--gh-skirt: #4a2a20; --gh-shadow: #000000cc; --gh-ink: #f3e9d3; --gh-dim: #c9bca2;
--gh-paper: #e8dcc0; --gh-paper-ink: #1c1310; --gh-paper-dim: #574a3d; --gh-blood: #b5121b;
--gh-red: #ff6a5e; --gh-candle: #ffcf5a; --gh-on-candle: #261a02; --gh-leaf: #5b2f21;
--gh-leaf-line: #2b140d; --gh-frame: #8a5a3c; --gh-dark: #050303; --gh-stand: #ffffff0a;
--gh-stand-line: #ffffff1f; --gh-missing: #f3e9d366; --gh-outline: #120c0a; --gh-skin: #efe0c4;
--gh-hair: #2a1b15; --gh-sign-line: #fff6e4;
--gh-shroud: #e3f2f2; --gh-shroud-line: #ffffff; --gh-hollow: #0a0d10;
--gh-item: #efe5cc; --gh-persona: #2a0d10; --gh-persona-line: #8c2a2a; --gh-lit: #ffcf5a;
--gh-beam: #ffcf5a; --gh-empty: #ffffff33; --gh-glow-red: #ff2a1f;
"""
LIGHT: Final = """
--gh-ground: #d5c7aa; --gh-board: #c4b493; --gh-wall: #e9dfc9; --gh-damask: #dacaa9;
--gh-skirt: #6d2a22; --gh-shadow: #5a3a1a55; --gh-ink: #1d1310; --gh-dim: #4b3d30;
--gh-paper: #fdf8ea; --gh-paper-ink: #1c1310; --gh-paper-dim: #5d5145; --gh-blood: #a50f18;
--gh-red: #9a0d16; --gh-candle: #ffcf5a; --gh-on-candle: #261a02; --gh-leaf: #7c3b2a;
--gh-leaf-line: #3c170d; --gh-frame: #4c2a1b; --gh-dark: #120806; --gh-stand: #fff8e680;
--gh-stand-line: #5a3a1a44; --gh-missing: #1d131080; --gh-outline: #120c0a; --gh-skin: #f7e8cd;
--gh-hair: #2a1b15; --gh-sign-line: #1d1310;
--gh-shroud: #f7fbfb; --gh-shroud-line: #45545a; --gh-hollow: #26313a;
--gh-item: #fffaf0; --gh-persona: #3a1114; --gh-persona-line: #1a0506; --gh-lit: #b3121b;
--gh-beam: #ffb52e; --gh-empty: #1d131055; --gh-glow-red: #e0150c;
"""
# The page shows the Players in their seats' colours; these are legible on its grounds.
SEATS_DARK: Final = (
    "--seat-0: #ff7d78; --seat-1: #ffc24d; --seat-2: #b6d063; --seat-3: #5fd3cb; "
    "--seat-4: #cba8f7; --seat-5: #f3e9d3;"
)
SEATS_LIGHT: Final = (
    "--seat-0: #9c141c; --seat-1: #6e4500; --seat-2: #3f520b; --seat-3: #06554f; "
    "--seat-4: #5a2f9a; --seat-5: #4f442f;"
)
# What they wear is the same by day and by night.
CLOTHS: Final = ("#cf2f38", "#eda32a", "#84a03c", "#2ea39c", "#9466cc", "#d9ccb0")

GROUND: Final = """
.grindhouse { display: block; width: 100%; height: auto; font-family: var(--font-display,
  "Big Shoulders", "Arial Narrow", "Liberation Sans Narrow", sans-serif); }
.grindhouse text { text-anchor: middle; font-variant-numeric: tabular-nums; user-select: none;
  pointer-events: none; }
.grindhouse text.left { text-anchor: start; } .grindhouse text.right { text-anchor: end; }
.grindhouse text.printed { font-family: var(--sans, "Source Sans 3", "Liberation Sans",
  "Helvetica Neue", Arial, sans-serif); }
.grindhouse .ground { fill: var(--gh-ground); } .grindhouse .boards { fill: url(#gh-boards); }
.grindhouse .wallpaper { fill: var(--gh-wall); } .grindhouse .damask { fill: url(#gh-damask); }
.grindhouse .skirt { fill: var(--gh-skirt); } .grindhouse .vignette { fill: url(#gh-vignette); }
.gh-board-line { stroke: var(--gh-board); stroke-width: 2; fill: none; }
.gh-damask { fill: none; stroke: var(--gh-damask); stroke-width: 2.4; stroke-linecap: round; }
.gh-clear { stop-color: var(--gh-shadow); stop-opacity: 0; }
.gh-shadow { stop-color: var(--gh-shadow); stop-opacity: 0.7; }
.gh-red-in { stop-color: var(--gh-glow-red); stop-opacity: 0.75; }
.gh-red-out { stop-color: var(--gh-glow-red); stop-opacity: 0; }
.gh-warm-in { stop-color: var(--gh-beam); stop-opacity: 0.8; }
.gh-warm-out { stop-color: var(--gh-beam); stop-opacity: 0; }
.gh-beam-in { stop-color: var(--gh-beam); stop-opacity: 0.85; }
.gh-beam-out { stop-color: var(--gh-beam); stop-opacity: 0; }
"""
DOORS: Final = """
.gh-frame { fill: var(--gh-frame); stroke: var(--gh-leaf-line); stroke-width: 2; }
.gh-dark { fill: var(--gh-dark); }
.gh-leaf { fill: var(--gh-leaf); stroke: var(--gh-leaf-line); stroke-width: 2; }
.gh-panel { fill: none; stroke: var(--gh-leaf-line); stroke-width: 2.6; }
.gh-knob { fill: var(--gh-candle); stroke: var(--gh-leaf-line); stroke-width: 1.4; }
.gh-lit-room { fill: #fff1c2; } .gh-beam { fill: url(#gh-beam); }
.grindhouse .light { opacity: 0; transition-property: opacity; }
.grindhouse .door.open .light { opacity: 1; }
.grindhouse .leaf { transform: none; transform-origin: -29px 0; transition-property: transform; }
.grindhouse .door.open .leaf { transform: scaleX(0.3) skewY(9deg); }
.grindhouse .door.dark .leaf { transform: scaleX(0.72) skewY(3deg); }
.grindhouse .door.dark { opacity: 0.62; }
.grindhouse .door { transition-property: transform, opacity; }
.grindhouse .door-title { fill: var(--gh-ink); font-weight: 700; letter-spacing: 0.2px; }
.grindhouse .door.open .door-title { fill: var(--gh-ink); font-weight: 850; }
.grindhouse .halo { fill: url(#gh-red); }
.grindhouse .door.last { --gh-frame: #8c1719; --gh-leaf: #3c1110; }
.grindhouse .door.next { --gh-frame: var(--gh-candle); }
"""
SHELF: Final = """
.grindhouse .stock-words { fill: var(--gh-ink); font-weight: 650; }
.gh-face-up { fill: #fff9ec; stroke: #1c1310; stroke-width: 1.6; }
.gh-face-up-mark { fill: none; stroke: #8c0d15; stroke-width: 2; }
"""
PAPER: Final = """
.gh-sheet { fill: var(--gh-paper); } .gh-sheet-shade { fill: #000; opacity: 0.34; }
.gh-watermark { opacity: 0.05; }
.gh-stain { fill: var(--gh-blood); opacity: 0.16; }
.gh-nail { fill: #6e6a66; stroke: #191513; stroke-width: 1.4; } .gh-nail-shine { fill: #d8d2c8; }
.gh-nail-shade { fill: #0006; }
.grindhouse .paper-title { fill: var(--gh-paper-ink); font-weight: 900; letter-spacing: 0.6px; }
.grindhouse .final-room .paper-title { fill: var(--gh-blood); }
.grindhouse .paper-note { fill: var(--gh-paper-dim); font-size: 20px; font-weight: 650; }
.grindhouse .moment { fill: var(--gh-blood); font-weight: 750; }
.grindhouse .tale { fill: var(--gh-paper-ink); font-style: italic; }
.grindhouse .rule { fill: var(--gh-paper-ink); font-weight: 650; }
.grindhouse .old .tale, .grindhouse .old .rule { fill: var(--gh-paper-dim); }
.grindhouse .old .rule { font-weight: 600; }
.grindhouse .rule-mark { fill: var(--gh-blood); } .grindhouse .old .rule-mark { opacity: 0.45; }
.grindhouse .past { stroke: var(--gh-blood); stroke-width: 2; stroke-dasharray: 9 6; opacity: 0.5;
  fill: none; }
.grindhouse .stop-bar { fill: var(--gh-blood); }
.grindhouse .stop-word { fill: #fff6e4; font-size: 27px; font-weight: 900; letter-spacing: 9px; }
.grindhouse .row-back { fill: #00000010; stroke: #00000026; stroke-width: 1; }
.grindhouse .tally.won .row-back { fill: #ffcf5a66; stroke: #8a5a00; stroke-width: 2; }
.grindhouse .row-name { fill: var(--gh-paper-ink); font-weight: 850; }
.grindhouse .row-who, .grindhouse .row-sum { fill: var(--gh-paper-dim); font-weight: 650; }
.grindhouse .row-sum { font-size: 19px; } .grindhouse .row-why { fill: var(--gh-paper-dim); }
.grindhouse .row-ghost { fill: var(--gh-paper-dim); font-size: 22px; font-weight: 800; }
.grindhouse .row-total { fill: var(--gh-paper-ink); font-size: 30px; font-weight: 900; }
.gh-tux { fill: #0c0908; stroke: #000; stroke-width: 2; } .gh-shirt { fill: #f3ecdf; }
.gh-tie { fill: #b5121b; } .gh-face { fill: #fffdf6; stroke: #0c0908; stroke-width: 2; }
"""
DOLLS: Final = """
SEATS
.gh-skin { fill: var(--gh-skin); stroke: var(--gh-outline); stroke-width: 2; }
.gh-cloth { fill: var(--cloth, #9a9082); stroke: var(--gh-outline); stroke-width: 2;
  stroke-linejoin: round; }
.gh-shoe { fill: #241713; stroke: var(--gh-outline); stroke-width: 2; stroke-linejoin: round; }
.gh-collar { fill: var(--gh-skin); stroke: var(--gh-outline); stroke-width: 2;
  stroke-linejoin: round; }
.gh-hair { fill: var(--gh-hair); stroke: var(--gh-outline); stroke-width: 1; }
.gh-brim { stroke: var(--gh-hair); stroke-width: 5; stroke-linecap: round; fill: none; }
.gh-wire { fill: #ffffff66; stroke: var(--gh-outline); stroke-width: 2; }
.gh-eyes { stroke: var(--gh-outline); stroke-width: 4.4; stroke-linecap: round; }
.gh-mouth { fill: none; stroke: var(--gh-outline); stroke-width: 2; stroke-linecap: round; }
.gh-cross { fill: none; stroke: var(--gh-outline); stroke-width: 2.4; }
.gh-pins { stroke: #f6d9a0; stroke-width: 6.4; stroke-linecap: round; }
.gh-blood { fill: #d8101c; stroke: #5d0309; stroke-width: 1.4; stroke-linejoin: round; }
.gh-stitch { fill: none; stroke: #1a0506; stroke-width: 2; stroke-linecap: round; }
.gh-drip { fill: none; stroke: #d8101c; stroke-width: 3; stroke-linecap: round; }
.gh-missing { fill: none; stroke: var(--gh-missing); stroke-width: 1.6; stroke-dasharray: 4 4; }
.gh-shroud { fill: url(#gh-fade); stroke: var(--gh-shroud-line); stroke-width: 1.8;
  stroke-opacity: 0.6; }
.gh-fade-in { stop-color: var(--gh-shroud); stop-opacity: 0.85; }
.gh-fade-out { stop-color: var(--gh-shroud); stop-opacity: 0.06; }
.gh-hollow { fill: var(--gh-hollow); opacity: 0.85; }
.grindhouse .wound, .grindhouse .stump, .grindhouse .shade { opacity: 0;
  transition-property: opacity; }
.grindhouse .part.hurt .wound, .grindhouse .part.gone .stump { opacity: 1; }
.grindhouse .limb { transition-property: transform, opacity; }
.grindhouse .part.gone .limb { opacity: 0; transform: translate(0, 46px) rotate(14deg); }
.grindhouse .parts { transition-property: opacity; }
.grindhouse .ghost .parts { opacity: 0; } .grindhouse .ghost .shade { opacity: 0.9; }
.grindhouse .hand-side { fill: var(--gh-dim); font-size: 11px; font-weight: 800; }
.grindhouse .ring { fill: #d8101c44; stroke: #ff3b30; stroke-width: 2.6; }
.grindhouse .mark-count { fill: #fff; font-size: 12px; font-weight: 900; }
"""
PEOPLE: Final = """
.grindhouse .pedestal { fill: var(--gh-stand); stroke: var(--gh-stand-line); stroke-width: 1; }
.grindhouse .person.you .pedestal { stroke: var(--gh-candle); stroke-width: 2.6; }
.grindhouse .person.struck .pedestal, .grindhouse .person.doomed .pedestal {
  stroke: var(--gh-glow-red); stroke-width: 3; fill: #d8101c2b; }
.grindhouse .person.winner .pedestal { stroke: var(--gh-candle); stroke-width: 4; }
.grindhouse .nameplate { fill: var(--seat); font-weight: 850; }
.grindhouse .mask { fill: var(--gh-dim); font-weight: 650; }
.grindhouse .count { fill: var(--gh-ink); font-size: 21px; font-weight: 800; }
.gh-sign { fill: var(--cloth, #9a9082); stroke: var(--gh-sign-line); stroke-width: 2;
  stroke-linejoin: round; }
.gh-sign-mark { fill: none; stroke: #140d0a; stroke-width: 2.4; stroke-linecap: round;
  stroke-linejoin: round; }
.grindhouse .band { fill: var(--gh-blood); stroke: #fff6e4; stroke-width: 1.4; }
.grindhouse .tag-words { fill: #fff6e4; font-weight: 800; }
.grindhouse .tag.named .band { fill: var(--gh-candle); stroke: #261a02; }
.grindhouse .tag.named .tag-words { fill: var(--gh-on-candle); }
.grindhouse .tag.death .band { fill: #0a0505; stroke: #ff3b30; stroke-width: 2; }
.gh-die { fill: #fff9ec; stroke: #1c1310; stroke-width: 1.6; }
.gh-pips { stroke: #b5121b; stroke-width: 6.4; stroke-linecap: round; }
.grindhouse .total { fill: #b5121b; font-size: 21px; font-weight: 900; }
.grindhouse .die.rolling .gh-die { stroke: var(--gh-candle); }
.gh-glove { fill: #f3ecdf; stroke: #1c1310; stroke-width: 2; stroke-linejoin: round; }
.gh-crease { fill: none; stroke: #1c131099; stroke-width: 1.6; stroke-linecap: round; }
.gh-slip { fill: #fff9ec; stroke: #1c1310; stroke-width: 1.4; }
.grindhouse .slip { fill: #1c1310; font-weight: 750; }
.grindhouse .under { opacity: 0.55; }
.gh-back { fill: #7d1a1d; stroke: #f3e9d3; stroke-width: 1.6; } .gh-back-mark { fill: #f3e9d3; }
.gh-ticket { fill: #ffcf5a; stroke: #3a2600; stroke-width: 1.6; }
.gh-ticket-mark { fill: none; stroke: #3a2600; stroke-width: 2; }
.gh-mad { fill: #1f4d46; stroke: #9df0d4; stroke-width: 1.8; }
.gh-mad-mark { fill: none; stroke: #9df0d4; stroke-width: 2.4; stroke-linecap: round; }
.gh-wax { fill: #f7efdc; stroke: #1c1310; stroke-width: 1.4; }
.gh-dish { fill: #a8752c; stroke: #1c1310; stroke-width: 1.4; }
.gh-flame { fill: #ffb52e; stroke: #7a3c00; stroke-width: 1.2; } .gh-ember { fill: #fff4c4; }
.gh-bone { fill: #fffaf0; stroke: #120c0a; stroke-width: 2; } .gh-socket { fill: #120c0a; }
.gh-teeth { stroke: #120c0a; stroke-width: 1.8; }
.gh-gold { fill: #ffcf5a; stroke: #4a3000; stroke-width: 2; stroke-linejoin: round; }
.gh-jewel { stroke: #b5121b; stroke-width: 6; stroke-linecap: round; }
.gh-eye { fill: #fffaf0; stroke: var(--gh-outline); stroke-width: 1.8; }
.gh-iris { fill: #1c1310; }
.gh-lid { fill: none; stroke: var(--gh-dim); stroke-width: 2.6; stroke-linecap: round; }
.gh-drop { fill: #d8101c; stroke: #fff6e4; stroke-width: 1.6; }
.gh-mask { fill: #fffaf0; stroke: #120c0a; stroke-width: 1.6; }
"""
CARDS: Final = """
.grindhouse .item-back { fill: var(--gh-item); fill-rule: evenodd; stroke: #00000040;
  stroke-width: 1.4; }
.grindhouse .item-title { fill: #8c0d15; font-weight: 850; }
.grindhouse .item-text { fill: #1c1310; }
.grindhouse .persona-back { fill: var(--gh-persona); stroke: var(--gh-persona-line);
  stroke-width: 2.4; }
.grindhouse .persona-title { fill: #fff6e4; font-weight: 850; }
.grindhouse .persona-label { fill: #ffcf5a; font-weight: 750; letter-spacing: 0.3px; }
.grindhouse .persona-text { fill: #fff6e4; }
.grindhouse .persona-label.off { fill: #c9a978; } .grindhouse .persona-text.off { fill: #cdbcae; }
.grindhouse .empty { fill: none; stroke: var(--gh-empty); stroke-width: 1.6;
  stroke-dasharray: 7 6; }
.grindhouse .faint { fill: var(--gh-dim); font-size: 19px; font-weight: 600; }
.grindhouse .deal-title { fill: var(--gh-ink); font-size: 24px; font-weight: 850; }
.grindhouse .dealt.left { opacity: 0.4; }
.grindhouse .dealt.kept .item-back, .grindhouse .dealt.kept .persona-back {
  stroke: var(--gh-candle); stroke-width: 5; }
.grindhouse .held { cursor: pointer; }
.grindhouse .held[role="button"] .item-back { stroke: var(--gh-lit); stroke-width: 4; }
.grindhouse .held.hot[role] { filter: drop-shadow(0 0 6px var(--gh-lit)); }
.grindhouse .held.chosen[role] { filter: drop-shadow(0 0 10px var(--gh-candle)); }
.grindhouse .held.chosen[role] .item-back { stroke: var(--gh-candle); stroke-width: 6; }
"""
OPTIONS: Final = """
.grindhouse .option { cursor: pointer; }
.grindhouse .option[data-piece] { display: none; } .grindhouse .option.open { display: inline; }
.grindhouse .hit { fill: var(--gh-lit); fill-opacity: 0.07; stroke: var(--gh-lit);
  stroke-width: 3; stroke-opacity: 0.95; stroke-linejoin: round; stroke-dasharray: 10 6; }
.grindhouse .option.limb-of .hit { stroke-width: 2; fill-opacity: 0.1; }
.grindhouse .option.item .hit, .grindhouse .option.keep .hit { stroke-width: 4; }
.grindhouse .option:hover .hit, .grindhouse .option:focus .hit, .grindhouse .option.hot .hit {
  fill-opacity: 0.3; stroke-dasharray: none; }
.grindhouse .option:focus { outline: none; }
.grindhouse .option:focus .hit { stroke-width: 5; }
"""
UPRIGHT: Final = """
.grindhouse.upright .count { font-size: 23px; } .grindhouse.upright .faint { font-size: 21px; }
.grindhouse.upright .row-sum { font-size: 20px; }
.grindhouse.upright .stop-word { font-size: 29px; }
"""
MOTION: Final = """
@media (prefers-reduced-motion: no-preference) {
  .grindhouse .read { animation: gh-read 0.5s ease-out; }
  .grindhouse .stop { animation: gh-slam 0.35s cubic-bezier(.3, 1.6, .5, 1); }
  .grindhouse .mark, .grindhouse .tag.hits .band { animation: gh-throb 1s ease-in-out infinite; }
  .grindhouse .skull { animation: gh-throb 0.9s ease-in-out infinite; }
  .grindhouse .halo { animation: gh-throb 3.4s ease-in-out infinite; }
  .grindhouse .drift { animation: gh-drift 4.5s ease-in-out infinite; }
  .grindhouse .first { animation: gh-flicker 2.6s ease-in-out infinite; }
  .grindhouse .cube { transform-box: fill-box; transform-origin: center;
    animation-duration: 0.7s; animation-timing-function: cubic-bezier(.2, .8, .3, 1); }
TUMBLES
}
@keyframes gh-read { from { opacity: 0; translate: 0 6px; } }
@keyframes gh-slam { from { opacity: 0; scale: 1.3; } }
@keyframes gh-throb { 50% { opacity: 0.5; } }
@keyframes gh-drift { 50% { transform: translate(0, -7px) rotate(1.6deg); } }
@keyframes gh-flicker { 45% { opacity: 1; } 50% { opacity: 0.7; } 55% { opacity: 1; } }
"""


def seat_colours() -> str:
    """What a seat wears, and its name's colour."""
    return "\n".join(
        f".grindhouse .seat-{seat} {{ --cloth: {cloth}; --seat: var(--seat-{seat}); }}"
        for seat, cloth in enumerate(CLOTHS)
    )


def stylesheet() -> str:
    """All of it; each roll's tumbling has its own name, so that a new one starts it again."""
    spins = range(4)
    tumbles = "\n".join(f"  .grindhouse .n{n} {{ animation-name: gh-tumble-{n}; }}" for n in spins)
    frames = "\n".join(
        f"@keyframes gh-tumble-{n} {{ 0% {{ transform: translate(-24px, -46px) rotate(-300deg); }}"
        " 60% { transform: translate(0, 4px) rotate(20deg); } }"
        for n in spins
    )
    light = f".grindhouse {{ {LIGHT} }}"
    by_day = ':root:not([data-theme="dark"])'
    return "\n".join(
        (
            f".grindhouse {{ {DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {light} }}",
            f'[data-theme="dark"] .grindhouse {{ {DARK} }}',
            f'[data-theme="light"] {light}',
            f":root {{ {SEATS_DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {by_day} {{ {SEATS_LIGHT} }} }}",
            f':root[data-theme="light"] {{ {SEATS_LIGHT} }}',
            GROUND,
            DOORS,
            SHELF,
            PAPER,
            DOLLS.replace("SEATS", seat_colours()),
            PEOPLE,
            CARDS,
            OPTIONS,
            UPRIGHT,
            MOTION.replace("TUMBLES", tumbles),
            frames,
        )
    )
