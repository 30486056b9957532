"""The stylesheet: rust, soot and ember, by night and by day."""

from typing import Final

DARK: Final = """
--gr-soot: #120d0b; --gr-floor: #3a2d26; --gr-seam: #1b1512; --gr-rivet: #6d5a4d;
--gr-tread: #4b3f38; --gr-line: #e9c9a0; --gr-sunk: #1d1714; --gr-wall: #5d3a26;
--gr-wall-edge: #23140c; --gr-name: #f3d9ba; --gr-panel: #1b1411; --gr-panel-line: #5d3f2d;
--gr-ink: #f8eee0; --gr-dim: #c4ae99; --gr-ember: #ff8a2b; --gr-glow: #ffb627;
--gr-zone-0: #24476f; --gr-zone-1: #6d2721; --gr-zone-opacity: 0.46;
--gr-blue: #5aa9ff; --gr-blue-hull: #2f7fdf; --gr-blue-dark: #0e2b52;
--gr-red: #ff6a58; --gr-red-hull: #d93a2b; --gr-red-dark: #4d0f0b;
--gr-steel: #dcd6cd; --gr-iron: #7b7169; --gr-outline: #0f0a08; --gr-steam: #efe6dc;
--gr-steam-opacity: 0.2; --gr-smoke: #b4471a; --gr-nest: #2a211d;
--gr-lit: #ffb627; --gr-lit-fill: 0.12; --gr-chalk: #fff1c2; --gr-reach: 0.13;
--gr-spark: #8ff3ff; --gr-shock: #ffe873;
"""
LIGHT: Final = """
--gr-soot: #e6d7c4; --gr-floor: #c2b09c; --gr-seam: #8f7b68; --gr-rivet: #7d6a5a;
--gr-tread: #b3a290; --gr-line: #fff8ea; --gr-sunk: #a08d7b; --gr-wall: #7f4526;
--gr-wall-edge: #3c1e0f; --gr-name: #fff1de; --gr-panel: #2b1e18; --gr-panel-line: #8a583a;
--gr-ink: #f8eee0; --gr-dim: #d6c2ad; --gr-ember: #ff8a2b; --gr-glow: #ffb627;
--gr-zone-0: #7fa6d6; --gr-zone-1: #dd9284; --gr-zone-opacity: 0.62;
--gr-blue: #6db3ff; --gr-blue-hull: #1f6fd0; --gr-blue-dark: #0c2a55;
--gr-red: #ff7a68; --gr-red-hull: #cf3022; --gr-red-dark: #530f0a;
--gr-steel: #f3eee6; --gr-iron: #6b615a; --gr-outline: #1a110d; --gr-steam: #ffffff;
--gr-steam-opacity: 0.5; --gr-smoke: #d9793d; --gr-nest: #3a2a22;
--gr-lit: #a33b00; --gr-lit-fill: 0.14; --gr-chalk: #3a1003; --gr-reach: 0.26;
--gr-spark: #00809c; --gr-shock: #8f3f00;
"""
# The page shows the players in their seats' colours; at this table those are the teams'.
SEATS_DARK: Final = "--seat-0: #5aa9ff; --seat-1: #ff6a58;"
SEATS_LIGHT: Final = "--seat-0: #1b5fb8; --seat-1: #b82a1c;"
ARENA: Final = """
.grind { display: block; width: 100%; height: auto; font-family: var(--font-display,
  "Big Shoulders", "Arial Narrow", "Liberation Sans Narrow", sans-serif); }
.grind text { text-anchor: middle; font-variant-numeric: tabular-nums; user-select: none;
  pointer-events: none; }
.grind text.left { text-anchor: start; } .grind text.right { text-anchor: end; }
.grind .team-0 { --team: var(--gr-blue); --hull: var(--gr-blue-hull);
  --deep: var(--gr-blue-dark); --zone: var(--gr-zone-0); }
.grind .team-1 { --team: var(--gr-red); --hull: var(--gr-red-hull); --deep: var(--gr-red-dark);
  --zone: var(--gr-zone-1); }
.grind .soot { fill: var(--gr-soot); } .grind .furnace { pointer-events: none; }
.grind .haze-in { stop-color: var(--gr-smoke); stop-opacity: 0.5; }
.grind .haze-out { stop-color: var(--gr-smoke); stop-opacity: 0; }
.grind .floor { fill: var(--gr-floor); }
.grind .zone { fill: var(--zone); opacity: var(--gr-zone-opacity); }
.grind .zone-mark { fill: none; stroke: var(--gr-line); stroke-width: 1.6; opacity: 0.09; }
.grind .tread { fill: none; stroke: var(--gr-tread); stroke-width: 2; stroke-linecap: round;
  opacity: 0.5; }
.grind .scuff { fill: none; stroke: var(--gr-line); stroke-width: 1; stroke-linecap: round;
  opacity: 0.1; }
.grind .seams { fill: none; stroke: var(--gr-seam); stroke-width: 1.6; opacity: 0.85; }
.grind .rivets { stroke: var(--gr-rivet); stroke-width: 3.6; stroke-linecap: round; }
.grind .sunk { fill: var(--gr-sunk); opacity: 0.55; }
.grind .hatch { fill: none; stroke: var(--gr-ember); stroke-width: 1.3; opacity: 0.17; }
.grind .lip { fill: none; stroke: var(--gr-ember); stroke-width: 2; opacity: 0.55; }
.grind .bound { fill: none; stroke: var(--gr-line); stroke-width: 3; opacity: 0.75; }
.grind .half { fill: none; stroke: var(--gr-line); stroke-width: 1.6; stroke-dasharray: 5 7;
  opacity: 0.5; }
.grind .rim { fill: #1a0d07; stroke: var(--team); stroke-width: 3.4; }
.grind .fire-in { stop-color: #ffe9a0; } .grind .fire-mid { stop-color: #ff7a1c; }
.grind .fire-out { stop-color: #7a1c05; }
.grind .grate { fill: none; stroke: #2a0f05; stroke-width: 3; }
.grind .board { fill: none; stroke: var(--hull); stroke-width: 7.5; stroke-linecap: round; }
.grind .board-shade { fill: none; stroke: #0a0605; stroke-width: 11.5; stroke-linecap: round; }
.grind .studs { stroke: var(--gr-line); stroke-width: 3.4; stroke-linecap: round; opacity: 0.85; }
.grind .shade { fill: #000; opacity: 0.4; }
.grind .thorns { fill: var(--gr-iron); stroke: var(--gr-outline); stroke-width: 1.4;
  stroke-linejoin: round; }
.grind .column { fill: #4a423d; stroke: var(--gr-outline); stroke-width: 1.6; }
.grind .cap { fill: var(--gr-iron); stroke: #2b2420; stroke-width: 2; }
.grind .cog { fill: #6a4a34; stroke: var(--gr-outline); stroke-width: 1.6; }
.grind .bowl { fill: #17100d; stroke: var(--gr-ember); stroke-width: 2; }
.grind .wall { fill: none; stroke: var(--gr-wall); stroke-width: 18; }
.grind .wall-edge { fill: none; stroke: var(--gr-wall-edge); stroke-width: 2; }
.grind .end { fill: none; stroke: var(--hull); stroke-width: 18; }
.grind .name { fill: var(--gr-name); font-size: 14px; font-weight: 700; }
.grind .iron-in { stop-color: #b9b1a9; } .grind .iron-out { stop-color: #2a2522; }
"""
MACHINES: Final = """
.gr-base { fill: var(--deep); fill-opacity: 0.8; stroke: var(--team); stroke-width: 2;
  stroke-linejoin: round; }
.gr-plate { fill: #fff7ea; stroke: var(--gr-outline); stroke-width: 1.4; stroke-linejoin: round; }
.gr-hull { fill: var(--hull); stroke: var(--gr-outline); stroke-width: 1.5;
  stroke-linejoin: round; }
.gr-shine { fill: none; stroke: #fff; stroke-width: 1; opacity: 0.32; transform: scale(0.84); }
.gr-axle { stroke: var(--gr-iron); stroke-width: 7; }
.gr-steel { fill: var(--gr-steel); stroke: var(--gr-outline); stroke-width: 1.5;
  stroke-linejoin: round; }
.gr-dark { fill: var(--gr-iron); stroke: var(--gr-outline); stroke-width: 1.4;
  stroke-linejoin: round; }
.gr-band { stroke: var(--team); stroke-width: 2.6; }
.gr-line { fill: none; stroke: var(--gr-outline); stroke-width: 1.2; }
.gr-hole { fill: var(--gr-outline); }
.gr-magnet { fill: none; stroke: #c8452f; stroke-width: 4.8; }
.gr-pole { fill: none; stroke: #fff; stroke-width: 4.8; }
.gr-spark { fill: none; stroke: var(--spark, var(--gr-spark)); stroke-width: 1.8;
  stroke-linejoin: round; stroke-linecap: round; }
.gr-cable { fill: none; stroke: var(--gr-steel); stroke-width: 2; }
.gr-chain { fill: none; stroke: var(--gr-steel); stroke-width: 3; stroke-dasharray: 2.4 1.4; }
.gr-hook { fill: none; stroke: var(--gr-steel); stroke-width: 3; stroke-linecap: round; }
.gr-socket { fill: #0008; stroke: var(--gr-ink); stroke-width: 1.2; stroke-dasharray: 3 2.4; }
.gr-funnel { fill: #17110e; stroke: var(--gr-iron); stroke-width: 2; }
.gr-lamp { fill: none; stroke: var(--lamp, #ffe07a); stroke-width: 4.6; stroke-linecap: round; }
.gr-steam { fill: var(--gr-steam); opacity: var(--gr-steam-opacity); }
.gr-spikes { fill: #cfc8c0; stroke: var(--gr-outline); stroke-width: 1.3;
  stroke-linejoin: round; }
.gr-sphere { stroke: var(--gr-outline); stroke-width: 1.4; }
.gr-bands { fill: none; stroke: var(--gr-ember); stroke-width: 1.8; opacity: 0.85; }
.gr-rivets { stroke: #fff3de; stroke-width: 2.6; stroke-linecap: round; opacity: 0.9; }
.gr-claw { fill: #8a5a3a; stroke: var(--gr-outline); stroke-width: 1.4; stroke-linejoin: round; }
.gr-shade { fill: #000; opacity: 0.4; }
.gr-die { fill: var(--die); stroke: #0006; stroke-width: 0.8; }
.gr-die-side { fill: var(--die-side); }
.gr-burst { fill: var(--burst); }
.gr-slot { fill: none; stroke: var(--gr-dim); stroke-width: 1; opacity: 0.4; }
.gr-reach { fill: var(--team); stroke: var(--team); stroke-width: 1.4; }
.gr-cell { fill: var(--gr-lit); fill-opacity: var(--gr-lit-fill); stroke: var(--gr-lit);
  stroke-width: 1.5; stroke-opacity: 0.6; }
.gr-round { stroke-width: 4.5; stroke-dasharray: 26 14.84; stroke-dashoffset: -7.42;
  stroke-linecap: butt; }
.gr-halo { fill: var(--gr-glow); fill-opacity: 0.3; stroke: var(--gr-glow); stroke-width: 4; }
.gr-beam { opacity: var(--beam, 1); }
.grind .beam-in { stop-color: #ffe07a; stop-opacity: 0.75; }
.grind .beam-out { stop-color: #ffe07a; stop-opacity: 0; }
.gr-dot { fill: var(--gr-lit); }
.gr-ring { fill: none; stroke: var(--gr-lit); stroke-width: 3.4; stroke-linecap: round;
  stroke-linejoin: round; }
.gr-aimed { fill: none; stroke: var(--gr-ember); stroke-width: 3.4; stroke-linecap: round;
  stroke-linejoin: round; }
.gr-crash { fill: var(--gr-ember); stroke: #fff3c9; stroke-width: 1.6; stroke-linejoin: round; }
.gr-wedge, .gr-way { fill: var(--gr-glow); stroke: var(--gr-outline); stroke-width: 1.6;
  stroke-linejoin: round; }
.gr-mark { fill: none; stroke: var(--gr-chalk); stroke-width: 3; }
.gr-badge { fill: #ffd24a; stroke: var(--gr-outline); stroke-width: 1.6; }
.gr-bolt { fill: #1a0f06; }
.gr-fallen { fill: none; stroke: #1a0f06; stroke-width: 2.6; stroke-linecap: round;
  stroke-linejoin: round; }
.gr-shock { fill: none; stroke: var(--gr-shock); stroke-width: 2.4; stroke-linecap: round;
  stroke-linejoin: round; }
.gr-emblem { fill: var(--deep); stroke: var(--team); stroke-width: 3; }
"""
PIECES: Final = """
.grind .reach { opacity: var(--gr-reach); pointer-events: none; }
.grind .reach.rattled { opacity: 0.06; } .grind .reach.active { opacity: 0.42; }
HOVERS
.grind .number { fill: #1a0f08; font-size: 16px; font-weight: 800; }
.grind .jack.activated { filter: saturate(0.7) brightness(0.68); }
.grind .workshop, .grind .jack.down, .grind .jack.beside { --beam: 0; --gr-steam-opacity: 0; }
.grind .workshop, .grind .jack.beside { --spark: #8ff3ff; }
.grind .jack.beside > * { scale: 0.82; }
.grind .shop-tread { opacity: 0.4; }
.grind .jack.down .machine { transform: rotate(32deg) scale(0.92, 0.74); filter: brightness(0.66); }
.grind .jack.down .turn > use { opacity: 0.45; }
.grind .ball { pointer-events: none; }
.grind .aim { pointer-events: none; }
.grind .course { fill: none; stroke: var(--gr-chalk); stroke-width: 3; stroke-dasharray: 3 8;
  stroke-linecap: round; opacity: 0.9; }
.grind .plate { fill: var(--gr-panel); stroke: var(--gr-glow); stroke-width: 2; }
.grind .flight { pointer-events: none; }
.grind .momentum { fill: var(--gr-glow); font-size: 18px; font-weight: 750; }
.grind .far { fill: var(--gr-ink); font-size: 16px; font-weight: 600; }
.grind .option { cursor: pointer; }
.grind .option[data-piece] { display: none; } .grind .option.open { display: inline; }
.grind .hit { fill: #fff; fill-opacity: 0; }
.grind .option:hover .hit, .grind .option:focus-visible .hit, .grind .option.hot .hit {
  fill: var(--gr-glow); fill-opacity: 0.4; }
.grind .option:focus { outline: none; }
.grind .option:focus-visible .hit { stroke: var(--gr-ink); stroke-width: 3; }
.grind .option.facing:hover .hit, .grind .option.facing.hot .hit { fill-opacity: 0.12; }
.grind .option:is(.target, .smash, .jack-mark):is(:hover, .hot) .hit { fill-opacity: 0.16;
  stroke: var(--gr-glow); stroke-width: 3; }
.grind .option use, .grind .preview { pointer-events: none; }
.grind .preview { opacity: 0; }
.grind .option:hover .preview, .grind .option:focus-visible .preview, .grind .option.hot .preview {
  opacity: 0.75; }
.grind .facing .preview { --team: var(--gr-glow); }
.grind .option:hover .preview.arrow, .grind .option.hot .preview.arrow { opacity: 1; }
.grind .arrow { fill: none; stroke: var(--gr-glow); stroke-width: 4; stroke-linecap: round; }
.grind .head { fill: var(--gr-glow); }
.grind .target, .grind .smash { --gr-lit: var(--gr-ember); }
.grind .plan, .grind .plan.open { display: none; pointer-events: none; opacity: 0.8; }
.grind .plan.hot { display: inline; }
.grind .plan .number { fill: #fff; }
"""
TRAYS: Final = """
.grind .panel { fill: var(--gr-panel); stroke: var(--gr-panel-line); stroke-width: 1.6; }
.grind .tray.turn > .panel { stroke: var(--gr-glow); stroke-width: 3.4; }
.grind .team { fill: var(--team); font-size: 25px; font-weight: 800; letter-spacing: 1px; }
.grind .score { fill: var(--gr-ink); font-size: 54px; font-weight: 850; }
.grind .caption { fill: var(--gr-dim); font-size: 15px; font-weight: 600; }
.grind .count { fill: var(--gr-ink); font-size: 19px; font-weight: 800; text-anchor: end; }
.grind .count.left { text-anchor: start; }
.grind .play { fill: var(--gr-glow); font-size: 15px; font-weight: 750; }
.grind .strikes { fill: var(--gr-ink); font-size: 36px; font-weight: 850; }
.grind .need { fill: var(--gr-dim); font-size: 17px; font-weight: 650; }
.grind .made .strikes { fill: #8fe08a; } .grind .failed .strikes { fill: #ff8f7d; }
.grind .due .need { fill: var(--gr-glow); }
.grind .period { fill: var(--gr-ink); font-size: 18px; font-weight: 700; letter-spacing: 0.5px; }
.grind .action { --die: #fbf6ea; --die-side: #b9ae99; --burst: #d2430f; }
.grind .boost { --die: #3f8fe8; --die-side: #1c4f93; --burst: #fff; }
.grind .power { --die: #dd3527; --die-side: #7d120b; --burst: #ffe9b0; }
.grind .ghost { opacity: 0.5; }
.grind.upright .caption { font-size: 18px; } .grind.upright .period { font-size: 20px; }
.grind.upright .name { font-size: 16px; } .grind.upright .score { font-size: 46px; }
.grind.upright .team { font-size: 24px; } .grind.upright .need { font-size: 19px; }
.grind.upright .strikes { font-size: 30px; } .grind.upright .count { font-size: 21px; }
.grind.upright .play { font-size: 17px; }
"""
WORKSHOP: Final = """
.grind .shop { fill: var(--gr-panel); stroke: var(--gr-panel-line); stroke-width: 2; }
.grind .title { fill: var(--team); font-size: 22px; font-weight: 800; letter-spacing: 0.6px; }
.grind .tagline { fill: var(--gr-dim); font-size: 15px; text-anchor: end; }
.grind .make { fill: var(--gr-ink); font-size: 19px; font-weight: 750; }
.grind .arm-name { fill: var(--gr-dim); font-size: 16px; font-weight: 550; }
.grind .arm-name.now { fill: var(--gr-glow); font-weight: 750; }
.grind .asked { fill: var(--gr-glow); fill-opacity: 0.3; stroke: var(--gr-glow);
  stroke-width: 1.6; }
.grind .shadow { --lamp: #0b0807; --hull: #0b0807; --gr-iron: #0b0807; --gr-outline: var(--team);
  --gr-steam-opacity: 0; opacity: 0.75; }
.grind .nest { fill: var(--gr-nest); stroke: var(--gr-panel-line); stroke-width: 1.4; }
.grind .boxed.fits .nest { stroke: var(--gr-glow); stroke-width: 2.4; }
.grind .boxed.kept { opacity: 0.55; } .grind .boxed.none { opacity: 0.2; }
.grind .times { fill: var(--gr-ink); font-size: 17px; font-weight: 800; }
.grind .card-face .arm-name { font-size: 14px; }
.grind.upright .fitted .arm-name { font-size: 18px; } .grind.upright .make { font-size: 22px; }
.grind.upright .times { font-size: 20px; }
"""
MOTION: Final = """
@media (prefers-reduced-motion: no-preference) {
  .grind .jack, .grind .ball, .grind .turn, .grind .reach {
    transition: transform 0.32s cubic-bezier(.3, .7, .3, 1); }
  .gr-round { animation: gr-breathe 1.9s ease-in-out infinite; }
  .gr-steam { animation: gr-puff 1.7s ease-out infinite;
    animation-play-state: var(--puff, paused); }
  .grind .jack.active { --puff: running; }
  .grind .cube { transform-box: fill-box; transform-origin: center;
    animation-duration: 0.7s; animation-timing-function: cubic-bezier(.2, .8, .3, 1); }
TUMBLES
}
@keyframes gr-breathe { 50% { opacity: 0.55; } }
@keyframes gr-puff { to { opacity: 0; transform: translateY(9px); } }
"""


def stylesheet() -> str:
    """All of it; each roll's tumbling has its own name, so that a new one starts it again."""
    spins = range(4)
    tumbles = "\n".join(f"  .grind .n{n} {{ animation-name: gr-tumble-{n}; }}" for n in spins)
    frames = "\n".join(
        f"@keyframes gr-tumble-{n} {{ 0% {{ transform: translate(-30px, -50px) rotate(-300deg); }}"
        " 60% { transform: translate(0, 4px) rotate(20deg); } }"
        for n in spins
    )
    hovers = "\n".join(
        f'.grind:has(#j{n}:hover) #r{n}, .grind:has([data-place="j{n}"]:is(:hover, .hot)) #r{n} '
        "{ opacity: 0.5; }"
        for n in range(10)
    )
    light = f".grind {{ {LIGHT} }}"
    by_day = ':root:not([data-theme="dark"])'
    return "\n".join(
        (
            f".grind {{ {DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {light} }}",
            f'[data-theme="dark"] .grind {{ {DARK} }}',
            f'[data-theme="light"] {light}',
            f":root {{ {SEATS_DARK} }}",
            f"@media (prefers-color-scheme: light) {{ {by_day} {{ {SEATS_LIGHT} }} }}",
            f':root[data-theme="light"] {{ {SEATS_LIGHT} }}',
            ARENA,
            MACHINES,
            PIECES.replace("HOVERS", hovers),
            TRAYS,
            WORKSHOP,
            MOTION.replace("TUMBLES", tumbles),
            frames,
        )
    )
