"""The stylesheet: blueprint blue, paper, goblin green and safety yellow, by night and by day."""

from typing import Final

DARK: Final = """
--go-ground: #0a1728; --go-desk: #12243c; --go-desk-line: #16304f; --go-paper-blue: #123a6b;
--go-grid: #2a5f9e; --go-line: #a8cdf5; --go-frame: #1c2f4a; --go-frame-line: #40618c;
--go-ink: #f7f1e1; --go-dim: #b6c6dc; --go-name: #c9dcf4; --go-panel: #10213a;
--go-panel-line: #2f4d75; --go-card: #efe5cb; --go-card-ink: #1d2430; --go-card-dim: #4a4f58;
--go-yellow: #ffd02e; --go-on-yellow: #241a00; --go-green: #93d64a; --go-red: #ff6b57;
--go-paper: #e9dfc5; --go-outline: #10151c; --go-steel: #93a3b5; --go-steel-edge: #38444f;
--go-glow: #8dff5a; --go-lit: #ffd02e; --go-crayon: #f4b6a6; --go-scribble: #8fb7e6;
--go-slot: #0c1b30; --go-heap: #0c1b30; --go-key: #c9d6ea;
"""
LIGHT: Final = """
--go-ground: #e9e0c9; --go-desk: #d8ccae; --go-desk-line: #cdbf9d; --go-paper-blue: #2d66a8;
--go-grid: #5e92cf; --go-line: #e3f0ff; --go-frame: #24476f; --go-frame-line: #14304f;
--go-ink: #f7f1e1; --go-dim: #c3d3e8; --go-name: #e1edfb; --go-panel: #24405f;
--go-panel-line: #14304f; --go-card: #fffaea; --go-card-ink: #1d2430; --go-card-dim: #4a4f58;
--go-yellow: #ffd02e; --go-on-yellow: #241a00; --go-green: #a5e05c; --go-red: #ff8370;
--go-paper: #f6eed8; --go-outline: #141a22; --go-steel: #98a7b8; --go-steel-edge: #3a4653;
--go-glow: #a6ff6b; --go-lit: #f08c00; --go-crayon: #ffd0c4; --go-scribble: #bcd8f7;
--go-slot: #c7b992; --go-heap: #1c3450; --go-key: #2a3442;
"""
# The page shows the players in their seats' colours; at this table those are the goblins'.
SEATS_DARK: Final = "--seat-0: #93d64a; --seat-1: #ffd23f; --seat-2: #ff7d69; --seat-3: #74b9ff;"
SEATS_LIGHT: Final = "--seat-0: #3f7412; --seat-1: #7a5c00; --seat-2: #b3291b; --seat-3: #1f5fae;"
# Skins are the same by day and by night, and so are the names, which stand on dark plates.
SKINS: Final = ("#8fd048", "#ffd23f", "#ff6f5a", "#62aefc")

GROUND: Final = """
.goblins { display: block; width: 100%; height: auto; font-family: var(--font-display,
  "Big Shoulders", "Arial Narrow", "Liberation Sans Narrow", sans-serif); }
.goblins text { text-anchor: middle; font-variant-numeric: tabular-nums; user-select: none;
  pointer-events: none; }
.goblins text.left { text-anchor: start; } .goblins text.right { text-anchor: end; }
.goblins .ground { fill: var(--go-ground); }
.goblins .desk { fill: var(--go-desk); stroke: var(--go-frame-line); stroke-width: 2; }
.goblins .desk-grain { fill: url(#go-desk); } .go-desk-line { stroke: var(--go-desk-line);
  stroke-width: 7; }
.goblins .frame { fill: var(--go-frame); stroke: var(--go-frame-line); stroke-width: 2; }
.goblins .paper { fill: var(--go-paper-blue); stroke: var(--go-line); stroke-width: 2; }
.goblins .grid { fill: url(#go-grid); opacity: 0.4; }
.go-grid { fill: none; stroke: var(--go-grid); stroke-width: 1; }
.goblins .lines { fill: none; stroke: var(--go-line); stroke-width: 1.4; opacity: 0.6;
  stroke-dasharray: 6 4; }
.goblins .bolts { stroke: var(--go-steel); stroke-width: 9; stroke-linecap: round; }
.goblins .name { fill: var(--go-name); font-size: 14px; font-weight: 700; }
.go-scribble { fill: none; stroke: var(--go-scribble); stroke-width: 4; opacity: 0.75;
  stroke-linecap: round; stroke-linejoin: round; }
"""
TILES: Final = """
.go-paper { fill: var(--go-paper); stroke: var(--go-outline); stroke-width: 2; }
.go-paper.k0 { fill: #efd9c4; } .go-paper.k1 { fill: #cfdcea; } .go-paper.k2 { fill: #f3e4a8; }
.go-paper.k3 { fill: #d3e6b8; }
.go-deck { fill: #35485e; stroke: var(--go-outline); stroke-width: 2; }
.go-metal { fill: var(--go-steel); stroke: var(--go-steel-edge); stroke-width: 2;
  stroke-linejoin: round; }
.go-shine { fill: none; stroke: #fff; stroke-width: 2; opacity: 0.55; }
.go-rivet { stroke: #2b3641; stroke-width: 6.4; stroke-linecap: round; }
.go-barrel { fill: #4b5563; stroke: var(--go-outline); stroke-width: 2.4;
  stroke-linejoin: round; }
.go-band { stroke: #a7b2bf; stroke-width: 4; }
.go-arrow { fill: #e2341d; stroke: var(--go-outline); stroke-width: 2.6; stroke-linejoin: round; }
.go-turret { fill: #3c4653; stroke: var(--go-outline); stroke-width: 3; }
.go-shield { fill: #3f7fd0; stroke: #0f2340; stroke-width: 3; stroke-linejoin: round; }
.go-boss { fill: none; stroke: #cfe2fb; stroke-width: 4; stroke-linecap: round; }
.go-bolt { stroke: #eaf3ff; stroke-width: 6; stroke-linecap: round; }
.go-engine { fill: #f2b705; stroke: var(--go-outline); stroke-width: 3; stroke-linejoin: round; }
.go-pipe { fill: #6b7785; stroke: var(--go-outline); stroke-width: 2.4; }
.go-puff { fill: #fff; stroke: #8b94a0; stroke-width: 1.4; }
.go-fin { stroke: #7a5a00; stroke-width: 3.4; stroke-linecap: round; }
.go-wheel { fill: #55606d; stroke: var(--go-outline); stroke-width: 2; stroke-linejoin: round; }
.go-hub { fill: #dfe6ee; stroke: var(--go-outline); stroke-width: 1.6; }
.go-paint { stroke: #22301a; stroke-width: 2.4; stroke-linejoin: round; }
.go-paint.a { fill: #7a2a5e; } .go-paint.b { fill: #ef5a2a; } .go-paint.c { fill: #ffd02e; }
.go-paint.d { fill: #58b13c; }
.go-tooth { fill: #fffdf2; stroke: #22301a; stroke-width: 2; stroke-linejoin: round; }
.go-pupil { fill: #1c1420; }
.go-crayon { fill: none; stroke: #22301a; stroke-width: 3.4; stroke-linecap: round; }
.go-gold { fill: #ffce2b; stroke: #5a3d00; stroke-width: 2.4; stroke-linejoin: round; }
.go-gold-hub { fill: #fff3bf; stroke: #5a3d00; stroke-width: 2; }
.go-dome { fill: #7ec0ea; stroke: var(--go-outline); stroke-width: 3; }
.go-glare { fill: none; stroke: #fff; stroke-width: 4; stroke-linecap: round; opacity: 0.8; }
"""
FIGURES: Final = """
SKINS
.go-skin { fill: var(--skin, #b7c3cf); stroke: #14200c; stroke-width: 3; stroke-linejoin: round; }
.go-eye { fill: #fffef0; stroke: #14200c; stroke-width: 2.4; }
.go-iris { stroke: #101408; stroke-width: 7; stroke-linecap: round; }
.go-nose { fill: #0003; stroke: #14200c; stroke-width: 2; }
.go-mouth { fill: #4a1220; stroke: #14200c; stroke-width: 2.4; stroke-linejoin: round; }
.go-fang { fill: #fff; }
.go-strap { stroke: #4a3420; stroke-width: 7; }
.go-lens { fill: #bfe9ff; stroke: #4a3420; stroke-width: 4; }
.go-hat { fill: #ff8c1a; stroke: #14200c; stroke-width: 3; stroke-linejoin: round; }
.go-brim { stroke: #14200c; stroke-width: 9; stroke-linecap: round; }
.go-ridge { stroke: #fff2c8; stroke-width: 5; stroke-linecap: round; }
.go-spikes { fill: #3a2f4f; stroke: #14200c; stroke-width: 3; stroke-linejoin: round; }
.go-scarf { fill: #f2efe6; stroke: #14200c; stroke-width: 3; stroke-linejoin: round; }
.go-dots { stroke: #d23a2a; stroke-width: 6; stroke-linecap: round; }
.go-ic { stroke: #1d2430; stroke-width: 2.6; stroke-linejoin: round; }
.go-ic.a { fill: #e2341d; } .go-ic.c { fill: #f2b705; } .go-ic.e { fill: #2f8fd8; }
.go-ic.g { fill: #9aa6b4; } .go-ic.p { fill: #efe5cb; }
.go-ln { fill: none; stroke: #1d2430; stroke-width: 3.4; stroke-linecap: round; }
.go-hook { fill: none; stroke: #1d2430; stroke-width: 4.4; stroke-linecap: round; }
.go-wrench { stroke: #1d2430; stroke-width: 9; stroke-linecap: round; }
.go-ring { fill: none; stroke: #1d2430; stroke-width: 4; }
.go-token { fill: #3f7fd0; stroke: #fff; stroke-width: 3; stroke-linejoin: round; }
.go-token-mark { fill: none; stroke: #fff; stroke-width: 4; stroke-linecap: round;
  stroke-linejoin: round; }
.go-die { fill: #fffaf0; stroke: #1d2430; stroke-width: 1.6; } .go-die-side { fill: #a89d86; }
.go-up { fill: var(--up, #ff6b57); stroke: #1d2430; stroke-width: 1.4; stroke-linejoin: round; }
"""
ROBOTS: Final = """
.goblins .tile.loose { opacity: 0.72; }
.goblins .joint-glow { fill: none; stroke: var(--go-glow); stroke-width: 11; opacity: 0.32;
  stroke-linecap: round; }
.goblins .joint { fill: none; stroke: var(--go-glow); stroke-width: 4.6; stroke-linecap: round; }
.goblins .joint.idle { stroke: #6d7784; }
.goblins .fresh { fill: none; stroke: var(--go-yellow); stroke-width: 4; }
.goblins .turning { fill: none; stroke: #fff; stroke-width: 5; }
.goblins .loose-line { fill: #ff3b2f1f; stroke: #ff3b2f; stroke-width: 3.4;
  stroke-dasharray: 8 5; }
.goblins .strap { stroke: #fff; stroke-width: 8; stroke-linecap: round; opacity: 0.9; }
.goblins .struck { fill: var(--go-red); fill-opacity: 0.2; stroke: var(--go-red);
  stroke-width: 3; pointer-events: none; }
.goblins .struck.next { fill-opacity: 0.3; stroke: var(--go-yellow); stroke-width: 4; }
.goblins .pill-back { fill: #0a1524; stroke: var(--go-frame-line); stroke-width: 1.4; }
.goblins .pill-text { fill: var(--go-ink); font-size: 19px; font-weight: 800; }
.goblins .pill.front { --up: #d5240f; }
.goblins .pill.front .pill-back { fill: var(--go-yellow); stroke: var(--go-on-yellow); }
.goblins .pill.front .pill-text, .goblins .front-word { fill: var(--go-on-yellow); }
.goblins .front-word { font-size: 19px; font-weight: 850; letter-spacing: 1.4px; }
.goblins .pill.fall .pill-back { fill: #c6261a; stroke: #fff; }
.goblins .pill.fall .pill-text { fill: #fff; font-size: 17px; }
.goblins .aim-ring { fill: #c6261a; stroke: #fff; stroke-width: 2; }
.goblins .aim-cross { stroke: #fff; stroke-width: 2.6; }
.goblins .stamp { pointer-events: none; }
.goblins .stamp-edge { fill: #2a0603cc; stroke: #ff4a38; stroke-width: 6; }
.goblins .stamp-word { fill: #ff6b57; font-size: 56px; font-weight: 900; letter-spacing: 4px; }
.goblins .won .stamp-edge { fill: #0c2207d9; stroke: #93d64a; }
.goblins .won .stamp-word { fill: #b9f26f; }
"""
PANELS: Final = """
.goblins .sign-back, .goblins .badge-back, .goblins .panel-back { fill: var(--go-panel);
  stroke: var(--go-panel-line); stroke-width: 1.6; }
.goblins .badge.you .badge-back { stroke: var(--seat); stroke-width: 3; }
.goblins .round { fill: var(--go-dim); font-size: 17px; font-weight: 650; }
.goblins .stage { fill: var(--go-yellow); font-size: 23px; font-weight: 800; }
.goblins .seat-name { fill: var(--seat); font-size: 21px; font-weight: 800; }
.goblins .job { fill: var(--go-dim); font-size: 17px; font-weight: 600; }
.goblins .points { fill: var(--go-ink); font-size: 34px; font-weight: 850; }
.goblins .first circle { fill: var(--go-yellow); stroke: var(--go-on-yellow); }
.goblins .one { fill: var(--go-on-yellow); font-size: 13px; font-weight: 850; }
.goblins .note { fill: var(--go-ink); font-size: 22px; font-weight: 650; }
.goblins .note.fall { fill: var(--go-red); }
.goblins .caption { fill: var(--go-dim); font-size: 17px; font-weight: 650; }
.goblins .count { fill: var(--go-ink); font-size: 19px; font-weight: 800; }
.goblins .heap { fill: var(--go-heap); opacity: 0.7; }
.goblins .spent { fill: var(--go-ink); font-size: 17px; font-weight: 650; }
.goblins .spent.goof { fill: var(--go-red); font-weight: 800; }
.goblins .no-card { fill: none; stroke: var(--go-dim); stroke-width: 1.6; opacity: 0.45;
  stroke-dasharray: 6 5; }
.goblins .none { fill: var(--go-dim); font-size: 16px; }
.goblins .spent-line { stroke: #c6261a; stroke-width: 6; stroke-linecap: round; }
.goblins .die-slot { fill: none; stroke: var(--go-dim); stroke-width: 1.6; opacity: 0.45;
  stroke-dasharray: 4 4; }
.goblins .pip { fill: #1d2430; font-size: 25px; font-weight: 850; }
.goblins .die.next .pip { fill: #c6261a; }
.goblins .die.blank { opacity: 0.55; }
"""
DESK: Final = """
.goblins .slot { fill: var(--go-slot); stroke: var(--go-frame-line); stroke-width: 2;
  stroke-dasharray: 7 6; }
.goblins .held { cursor: pointer; }
.goblins .held.hot[role] { filter: drop-shadow(0 0 6px var(--go-lit)); }
.goblins .held.chosen[role] { filter: drop-shadow(0 0 9px var(--go-yellow)); translate: 0 -8px; }
.goblins .held-name { fill: var(--go-key); font-size: 18px; font-weight: 650; }
.goblins .desk-title { fill: var(--go-key); font-size: 22px; font-weight: 800; }
.goblins .key { fill: var(--go-key); font-size: 17px; font-weight: 600; }
.goblins .agenda-back { fill: var(--go-card); stroke: #0004; stroke-width: 1; }
.goblins .agenda .stripe { fill: var(--kind); }
.goblins .agenda.safe { --kind: #4f9a2b; } .goblins .agenda.wild { --kind: #cc3a22; }
.goblins .agenda.bet { --kind: #c08a00; }
.goblins .agenda-sign { fill: #fff; }
.goblins .agenda-name { fill: var(--go-card-ink); font-size: 20px; font-weight: 800; }
.goblins .agenda-text { fill: var(--go-card-dim); font-size: 15px; font-weight: 550; }
.goblins .agenda-now { fill: #2c6b0e; font-size: 26px; font-weight: 850; }
.goblins .reckoned .agenda-now { fill: var(--go-yellow); }
.goblins .row { fill: var(--go-ink); font-size: 19px; font-weight: 600; }
.goblins .card-back { fill: var(--go-card); stroke: #0006; stroke-width: 1.6; }
.goblins .tactic.picked .card-back { stroke: var(--go-yellow); stroke-width: 6; }
.goblins .ability { fill: var(--go-card-ink); font-size: 19px; font-weight: 750; }
.goblins .dial.idle { opacity: 0.5; }
.goblins .rim { fill: #3d4a58; stroke: #10151c; stroke-width: 2; }
.goblins .dial-back { fill: #18283d; stroke: #10151c; stroke-width: 2; }
.goblins .wedge { fill: #f0e4c3; stroke: #18283d; stroke-width: 4; stroke-linejoin: round; }
.goblins .notch:not(.aim) { cursor: pointer; }
.goblins .notch.chosen .wedge, .goblins .notch.set .wedge { fill: var(--go-yellow); }
.goblins .notch[role="button"] .wedge { stroke: var(--go-lit); }
.goblins .held[role="button"] { filter: drop-shadow(0 0 3px var(--go-lit)); }
.goblins .notch:not(.aim).hot .wedge { fill: #ffe48a; }
.goblins .needle { fill: #c6261a; stroke: #10151c; stroke-width: 4; opacity: 0;
  stroke-linejoin: round; }
.goblins .needle.set, .goblins .notch.set .needle, .goblins .notch.chosen .needle { opacity: 1; }
.goblins .cap { fill: #56677a; stroke: #10151c; stroke-width: 3; }
.goblins .dial-title { fill: #fff; font-size: 18px; font-weight: 800; }
.goblins .dial-dice { fill: #1d2430; font-size: 19px; font-weight: 800; }
.goblins .dial-face, .goblins .dial-free { fill: #1d2430; font-size: 17px; font-weight: 700; }
.goblins .ticks { stroke: #b9c8da; stroke-width: 6; stroke-linecap: round; }
.goblins .face-down { fill: var(--go-dim); font-size: 40px; font-weight: 800; }
.goblins .small-face { fill: var(--go-ink); font-size: 19px; font-weight: 700; }
"""
OPTIONS: Final = """
.goblins .option { cursor: pointer; }
.goblins .option[data-piece] { display: none; } .goblins .option.open { display: inline; }
.goblins .hit { fill: var(--go-lit); fill-opacity: 0.06; stroke: var(--go-lit);
  stroke-width: 3; stroke-opacity: 0.8; stroke-linejoin: round; }
.goblins .option.go .hit { fill-opacity: 0.16; stroke-width: 2; }
.goblins .option.give .hit, .goblins .option.drop .hit, .goblins .option.pick .hit {
  fill-opacity: 0.02; }
.goblins .option:hover .hit, .goblins .option:focus .hit, .goblins .option.hot .hit {
  fill-opacity: 0.36; }
.goblins .option:focus { outline: none; }
.goblins .option:focus .hit { stroke: #fff; stroke-width: 4; }
.goblins .option.drop:hover .hit, .goblins .option.drop.hot .hit { fill: #c6261a;
  stroke: #c6261a; }
.goblins .dot { fill: var(--go-lit); }
.goblins .option use, .goblins .preview, .goblins .dot { pointer-events: none; }
.goblins .preview { opacity: 0; }
.goblins .option:hover .preview, .goblins .option:focus .preview,
.goblins .option.hot .preview { opacity: 0.85; }
.goblins .option:hover .solid, .goblins .option:focus .solid, .goblins .option.hot .solid {
  opacity: 1; }
.goblins .shield .hit { rx: 20px; }
"""
UPRIGHT: Final = """
.goblins.upright .name { font-size: 14px; } .goblins.upright .stage { font-size: 24px; }
.goblins.upright .job { font-size: 19px; } .goblins.upright .seat-name { font-size: 23px; }
.goblins.upright .agenda-name { font-size: 23px; }
.goblins.upright .agenda-text { font-size: 18px; }
.goblins.upright .ability { font-size: 20px; } .goblins.upright .caption { font-size: 20px; }
.goblins.upright .count { font-size: 22px; } .goblins.upright .row { font-size: 20px; }
.goblins.upright .spent { font-size: 19px; } .goblins.upright .pip { font-size: 26px; }
.goblins.upright .dial-face, .goblins.upright .dial-free, .goblins.upright .dial-dice {
  font-size: 21px; }
.goblins.upright .small-face { font-size: 23px; }
"""
MOTION: Final = """
@media (prefers-reduced-motion: no-preference) {
  .goblins .held { transition: translate 0.16s; }
  .goblins .joint-glow { animation: go-breathe 2.4s ease-in-out infinite; }
  .goblins .struck.next { animation: go-breathe 1s ease-in-out infinite; }
  .goblins .cube { transform-box: fill-box; transform-origin: center;
    animation-duration: 0.7s; animation-timing-function: cubic-bezier(.2, .8, .3, 1); }
TUMBLES
}
@keyframes go-breathe { 50% { opacity: 0.55; } }
"""


def skins() -> str:
    """A seat's colour, for its goblin and for its name."""
    return "\n".join(
        f".go-seat-{seat}, .goblins .seat-{seat} {{ --skin: {skin}; --seat: {skin}; }}"
        for seat, skin in enumerate(SKINS)
    )


def stylesheet() -> str:
    """All of it; each roll's tumbling has its own name, so that a new one starts it again."""
    spins = range(4)
    tumbles = "\n".join(f"  .goblins .n{n} {{ animation-name: go-tumble-{n}; }}" for n in spins)
    frames = "\n".join(
        f"@keyframes go-tumble-{n} {{ 0% {{ transform: translate(-30px, -50px) rotate(-300deg); }}"
        " 60% { transform: translate(0, 4px) rotate(20deg); } }"
        for n in spins
    )
    light = f".goblins {{ {LIGHT} }}"
    by_day = ':root:not([data-theme="dark"])'
    return "\n".join(
        (
            f".goblins {{ {DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {light} }}",
            f'[data-theme="dark"] .goblins {{ {DARK} }}',
            f'[data-theme="light"] {light}',
            f":root {{ {SEATS_DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {by_day} {{ {SEATS_LIGHT} }} }}",
            f':root[data-theme="light"] {{ {SEATS_LIGHT} }}',
            GROUND,
            TILES,
            FIGURES.replace("SKINS", skins()),
            ROBOTS,
            PANELS,
            DESK,
            OPTIONS,
            UPRIGHT,
            MOTION.replace("TUMBLES", tumbles),
            frames,
        )
    )
