"""The stylesheet: near-black with cyan and magenta light by night; by day ice, steel and ink."""

from typing import Final

DARK: Final = """
--gs-ground: #04060c; --gs-desk: #070b15; --gs-floor: #0a1020; --gs-floor-far: #05070f;
--gs-grid: #1b2a47; --gs-centre: #1d3350; --gs-border: #39e6ff; --gs-wall: #1a2440;
--gs-wall-line: #8fb4ff; --gs-wall-glow: #3d6bff; --gs-hatch: #2a3a63; --gs-edge-a: #0c1322;
--gs-edge-b: #17233d; --gs-panel: #0b111f; --gs-panel-line: #26344f; --gs-ink: #f0f6ff;
--gs-dim: #a6b6d0; --gs-cyan: #39e6ff; --gs-magenta: #ff5cc8; --gs-danger: #ff6a5c;
--gs-good: #7dffb0; --gs-lit: #ffc23d; --gs-on-lit: #201400; --gs-pad: #39e6ff;
--gs-centre-pad: #ff5cc8; --gs-pad-fill: 0.1; --gs-zone: #ff3b6b; --gs-zone-off: 0.05;
--gs-card: #121a2e; --gs-card-line: #3a4d74; --gs-start: #4a5d80; --gs-target: #ffd76a;
--gs-push: #7dffb0; --gs-dark: #05070f; --gs-plate: #05070fe0; --gs-key: #16223c;
--gs-key-legal: #0f3242; --gs-key-strained: #2c1420; --gs-m: #39e6ff; --gs-a: #ff6fb5;
--gs-p: #ffd24d; --gs-on-icon: #05070f; --gs-step: #0f1729; --gs-step-2: #10283a;
--gs-step-3: #331533; --gs-step-4: #4a3a08; --gs-beam: #ffffff; --gs-outline: #02040a;
--gs-hole: #05070f90;
"""
LIGHT: Final = """
--gs-ground: #dce4ef; --gs-desk: #cfd9e7; --gs-floor: #f7fafe; --gs-floor-far: #e3ebf5;
--gs-grid: #d3deec; --gs-centre: #c8d8ea; --gs-border: #007c96; --gs-wall: #aebdd3;
--gs-wall-line: #2d4468; --gs-wall-glow: #8ba6cf; --gs-hatch: #93a6c2; --gs-edge-a: #b9c7da;
--gs-edge-b: #a2b3cb; --gs-panel: #fbfdff; --gs-panel-line: #aebcd1; --gs-ink: #0c1422;
--gs-dim: #43516a; --gs-cyan: #00697f; --gs-magenta: #a8126f; --gs-danger: #b3200f;
--gs-good: #0a6b3a; --gs-lit: #a85c00; --gs-on-lit: #ffffff; --gs-pad: #007c96;
--gs-centre-pad: #b5137f; --gs-pad-fill: 0.12; --gs-zone: #d31145; --gs-zone-off: 0.05;
--gs-card: #ffffff; --gs-card-line: #8b9cb8; --gs-start: #8b9cb8; --gs-target: #8a5a00;
--gs-push: #0a7a45; --gs-dark: #0c1422; --gs-plate: #fffffff0; --gs-key: #e3eaf4;
--gs-key-legal: #c9ecf3; --gs-key-strained: #f7dcdc; --gs-m: #007c96; --gs-a: #b5137f;
--gs-p: #855c00; --gs-on-icon: #ffffff; --gs-step: #eef3f9; --gs-step-2: #d3ecf2;
--gs-step-3: #f3d7ea; --gs-step-4: #f6e5ae; --gs-beam: #0c1422; --gs-outline: #0c1422;
--gs-hole: #ffffffc0;
"""
# A seat's light: for hulls and badges; and as words on panels.
SEATS_DARK: Final = ("#2fe3ff", "#ff5cc8", "#ffc93c", "#a8f03c", "#b09bff", "#f4f7ff")
SEATS_LIGHT: Final = ("#006e86", "#ad1374", "#7c5a00", "#3f6a00", "#5a3cc8", "#46536b")
HULLS_LIGHT: Final = ("#12c3e2", "#f04db4", "#f5b81f", "#8fd420", "#9a80ff", "#ffffff")

GROUND: Final = """
.gravstrike { display: block; width: 100%; height: auto; font-family: var(--font-display,
  "Big Shoulders", "Arial Narrow", "Liberation Sans Narrow", sans-serif); }
.gravstrike text { text-anchor: middle; font-variant-numeric: tabular-nums; user-select: none;
  pointer-events: none; fill: var(--gs-ink); font-weight: 650; }
.gravstrike text.left { text-anchor: start; } .gravstrike text.right { text-anchor: end; }
.gravstrike .ground { fill: var(--gs-ground); } .gravstrike .desk { fill: var(--gs-desk); }
.gravstrike .viewport { overflow: hidden; }
.gs-edge { fill: url(#gs-edge); } .gs-edge-a { fill: var(--gs-edge-a); }
.gs-edge-b { fill: var(--gs-edge-b); }
.gs-floor { fill: url(#gs-light); } .gs-lit-a { stop-color: var(--gs-floor); }
.gs-lit-b { stop-color: var(--gs-floor-far); }
.gs-grid-over { fill: url(#gs-grid); } .gs-grid { fill: none; stroke: var(--gs-grid);
  stroke-width: 2.4; }
.gs-centre { fill: none; stroke: var(--gs-centre); stroke-width: 5; stroke-dasharray: 60 22; }
.gs-border { fill: none; stroke: var(--gs-border); stroke-width: 8; }
.gs-wall { fill: var(--gs-wall); stroke: var(--gs-wall-line); stroke-width: 8;
  stroke-linejoin: round; }
.gs-wall-glow { fill: none; stroke: var(--gs-wall-glow); stroke-width: 30; opacity: 0.3;
  stroke-linejoin: round; }
.gs-wall-hatch { fill: url(#gs-hatch); } .gs-hatch { stroke: var(--gs-hatch); stroke-width: 8; }
.gs-pad { fill: var(--gs-pad); fill-opacity: var(--gs-pad-fill); stroke: var(--gs-pad);
  stroke-width: 5; stroke-opacity: 0.7; }
.gs-pad.central { fill: var(--gs-centre-pad); stroke: var(--gs-centre-pad); }
.gs-pad-line { fill: none; stroke: var(--gs-ink); stroke-width: 8; opacity: 0.75; }
.gs-letter { text-anchor: middle; pointer-events: none; font-size: 150px; font-weight: 900;
  fill: var(--gs-ink); }
.gs-start { fill: none; stroke: var(--gs-start); stroke-width: 5; stroke-dasharray: 14 10; }
.gs-zone { fill: var(--gs-zone); fill-opacity: var(--heat, var(--gs-zone-off));
  stroke: var(--gs-zone); stroke-width: 6; stroke-opacity: 0.55; stroke-dasharray: 30 20; }
.gs-zone-hatch { fill: url(#gs-zone); opacity: var(--glare, 0.12); }
.gs-zone-line { stroke: var(--gs-zone); stroke-width: 10; }
.gravstrike .zones.on { --heat: 0.24; --glare: 0.6; }
"""
THINGS: Final = """
.gravstrike .last path { fill: var(--gs-hole); stroke: var(--gs-lit);
  stroke-width: 8; stroke-dasharray: 22 14; }
.gravstrike .decayed path { fill: var(--gs-hole); }
.gs-gate { stroke: var(--gs-lit); stroke-width: 9; stroke-dasharray: 26 16; }
.gs-gate-way { fill: none; stroke: var(--gs-lit); stroke-width: 9; stroke-linejoin: round; }
.gs-post { fill: var(--gs-lit); stroke: var(--gs-outline); stroke-width: 5; }
.gravstrike .gate.spent { opacity: 0.35; }
.gravstrike .gate-name { font-size: 58px; font-weight: 900; text-anchor: middle;
  fill: var(--gs-ink); stroke: var(--gs-floor); stroke-width: 14; paint-order: stroke; }
.gravstrike .toughness { font-size: 46px; font-weight: 850; fill: var(--gs-target);
  stroke: var(--gs-floor); stroke-width: 10; paint-order: stroke; }
.gravstrike .toughness.scored { opacity: 0.55; }
.gravstrike .last-word { font-size: 46px; font-weight: 850; fill: var(--gs-lit); }
.gravstrike .sig { fill: var(--hull); stroke: var(--gs-outline); stroke-width: 2;
  paint-order: stroke; }
.gs-push { fill: var(--gs-push); fill-opacity: 0.16; stroke: var(--gs-push); stroke-width: 5; }
.gs-chevron { fill: var(--gs-push); } .gs-chevron.c0 { opacity: 0.45; }
.gs-chevron.c1 { opacity: 0.7; }
.gravstrike .push.spent { opacity: 0.35; }
.gs-target { fill: var(--gs-hole); stroke: var(--gs-target); stroke-width: 5; }
.gs-target-ring { fill: none; stroke: var(--gs-target); stroke-width: 6; }
.gs-target-dot { fill: var(--gs-target); }
.gravstrike .target-number { font-size: 44px; font-weight: 850; fill: var(--gs-target);
  stroke: var(--gs-floor); stroke-width: 8; paint-order: stroke; pointer-events: none; }
.gs-wreck { fill: var(--gs-start); fill-opacity: 0.2; stroke: var(--gs-start); stroke-width: 4; }
.gs-wreck-line { stroke: var(--gs-start); stroke-width: 7; }
.gs-mark { fill: var(--gs-dark); stroke: var(--hull); stroke-width: 6; stroke-linejoin: round; }
.gs-mark-in { fill: var(--hull); }
.gravstrike .marker.moved { opacity: 0.7; }
.gravstrike .hurt { stroke: var(--gs-danger); stroke-width: 9; }
.gs-base { fill: var(--hull); fill-opacity: 0.14; stroke: var(--seat); stroke-width: 2.6;
  stroke-opacity: 0.8; }
.gs-front { fill: none; stroke: var(--gs-ink); stroke-width: 6; }
.gs-hull { fill: var(--hull); stroke: var(--gs-outline); stroke-width: 3.4;
  stroke-linejoin: round; }
.gs-deck { fill: #00000038; } .gs-canopy { fill: #06121f; stroke: #fff; stroke-width: 2.4; }
.gs-emblem { fill: #05070f; } .gs-shade { fill: var(--seat);
  fill-opacity: var(--gs-shade, 0.28); }
.gs-trail { fill: var(--seat); opacity: 0.3; }
.gravstrike .halo { fill: none; stroke: none; }
.gravstrike .turbine.now .halo { stroke: var(--seat); stroke-width: 6; stroke-dasharray: 40 21;
  opacity: 0.9; }
.gravstrike .turbine { outline: none; }
.gravstrike .turbine:focus-visible .halo { stroke: var(--gs-ink); stroke-width: 8;
  stroke-dasharray: none; }
.gs-burst-out { fill: #ff7a2e; opacity: 0.85; } .gs-burst-in { fill: #ffe48a; }
.gravstrike .plate { pointer-events: none; }
.gravstrike .plate-back { fill: var(--gs-plate); stroke: var(--seat); stroke-width: 4; }
.gravstrike .plate-text { font-size: 52px; font-weight: 850; }
.gravstrike .reach { display: none; pointer-events: none; }
.gs-arc { fill: var(--seat); opacity: 0.1; }
.gs-arc-line { stroke: var(--seat); stroke-width: 5; fill: none; }
.gs-ring { fill: none; stroke: var(--seat); stroke-width: 3.6; stroke-opacity: 0.7;
  stroke-dasharray: 16 12; }
.gs-ring.five { stroke-width: 7; stroke-dasharray: none; }
.gs-ring-text, .gs-arc-text { opacity: var(--gs-words, 1); }
.gs-ring-text { text-anchor: middle; pointer-events: none; font-size: 46px; font-weight: 800;
  fill: var(--gs-ink);
  stroke: var(--gs-floor); stroke-width: 10; paint-order: stroke; }
.gs-arc-text { text-anchor: middle; pointer-events: none; font-size: 40px; font-weight: 800;
  fill: var(--seat);
  stroke: var(--gs-floor); stroke-width: 9; paint-order: stroke; }
.gravstrike .beam-glow { stroke: var(--hull); stroke-width: 30; opacity: 0.35; fill: none; }
.gravstrike .beam-line { stroke: var(--gs-beam); stroke-width: 7; fill: none; }
.gravstrike .beam-end { fill: none; stroke: var(--gs-lit); stroke-width: 9;
  stroke-dasharray: 70 40; }
.gravstrike .dial-step { display: none; } .gravstrike .dial-step.shown { display: inline;
  --gs-shade: 0.6; }
.gs-warn { fill: var(--gs-danger); stroke: var(--gs-outline); stroke-width: 3; }
.gs-warn-in { stroke: #fff; stroke-width: 5; stroke-linecap: round; }
.gs-boost { fill: none; stroke: var(--gs-good); stroke-width: 8; stroke-linejoin: round; }
.gs-fire { fill: #ff7a2e; stroke: var(--gs-outline); stroke-width: 2; }
"""
PANELS: Final = """
.gravstrike .panel { fill: var(--gs-panel); stroke: var(--gs-panel-line); stroke-width: 1.4; }
.gravstrike .strip-phase { font-size: 29px; font-weight: 850; fill: var(--gs-cyan); }
.gravstrike .strip-turn { font-size: 18px; } .gravstrike .strip-tier { font-size: 18px;
  fill: var(--gs-magenta); font-weight: 800; }
.gravstrike .step { fill: var(--gs-step); stroke: var(--gs-panel-line); stroke-width: 1.2; }
.gravstrike .step.t2 { fill: var(--gs-step-2); } .gravstrike .step.t3 { fill: var(--gs-step-3); }
.gravstrike .step.t4 { fill: var(--gs-step-4); }
.gravstrike .step-text { font-size: 18px; font-weight: 800; }
.gravstrike .lock { fill: var(--gs-lit); } .gravstrike .lock-word { font-size: 13px;
  fill: var(--gs-lit); font-weight: 800; }
.gravstrike .badge-back { fill: var(--hull); stroke: var(--gs-outline); stroke-width: 2; }
.gravstrike .badge-sign { fill: #05070f; pointer-events: none; }
.gravstrike .row-bar { fill: var(--seat); }
.gravstrike .row.now .row-back { stroke: var(--seat); stroke-width: 3; }
.gravstrike .row.away { opacity: 0.62; }
.gravstrike .row-place { font-size: 19px; font-weight: 850; fill: var(--gs-dim); }
.gravstrike .row-name { font-size: 21px; font-weight: 800; fill: var(--seat); }
.gravstrike .row-you { font-size: 15px; fill: var(--gs-dim); }
.gravstrike .row-under { font-size: 15.5px; fill: var(--gs-dim); font-weight: 600; }
.gravstrike .row-points { font-size: 34px; font-weight: 900; }
.gravstrike .row-unit { font-size: 15px; fill: var(--gs-dim); }
.gravstrike .row-count { font-size: 17px; font-weight: 700; }
.gs-sign-line { fill: none; stroke: var(--gs-dim); stroke-width: 2.2; stroke-linejoin: round; }
.gs-sign { fill: var(--gs-dim); }
.gravstrike .extras { --gs-dim: var(--gs-lit); }
.gravstrike .dial-rim { fill: var(--gs-dark); stroke: var(--gs-panel-line); stroke-width: 1.4; }
.gravstrike .dial-track { fill: none; stroke: #ffffff2b; stroke-width: 4; }
.gravstrike .dial-arc { fill: none; stroke: var(--hull); stroke-width: 4; }
.gravstrike .dial-text { font-size: 20px; font-weight: 850; fill: #fff; }
.gravstrike .dial-back { fill: var(--gs-lit); }
.gravstrike .dial-back circle { transform: translate(15px, -14px); }
.gravstrike .dial-ask { font-size: 14px; font-weight: 900; fill: var(--gs-on-lit); }
.gravstrike .pip { fill: var(--hull); stroke: var(--gs-outline); stroke-width: 1.4; }
.gravstrike .pip.triggered { fill: none; stroke: var(--seat); stroke-width: 2.4; }
.gravstrike .pip.destroyed, .gravstrike .pip.left-out { fill: none; stroke: var(--gs-dim);
  stroke-width: 1.8; stroke-dasharray: 3 2; }
.gravstrike .pip-cross { stroke: var(--gs-danger); stroke-width: 2.6; stroke-dasharray: none; }
.gravstrike .booth-head { font-size: 20px; font-weight: 800; }
.gravstrike .booth-note { font-size: 16px; fill: var(--gs-dim); }
.gravstrike .booth-sum { font-size: 28px; font-weight: 900; }
.gravstrike .booth-won { font-size: 46px; font-weight: 900; fill: var(--gs-lit); }
.gravstrike .stake { font-size: 17px; fill: var(--gs-dim); }
.gravstrike .stake-worth { font-size: 18px; font-weight: 800; }
.gravstrike .part { fill: var(--gs-key); stroke: var(--gs-panel-line); }
.gravstrike .part.sum { fill: var(--gs-lit); stroke: none; }
.gravstrike .part-value { font-size: 27px; font-weight: 850; }
.gravstrike .part-name { font-size: 15px; fill: var(--gs-dim); }
.gravstrike .sum-value { font-size: 36px; font-weight: 900; fill: var(--gs-on-lit); }
.gravstrike .sum-name { font-size: 18px; font-weight: 850; fill: var(--gs-on-lit); }
.gravstrike .no-draw { fill: none; stroke: var(--gs-panel-line); stroke-width: 1.4;
  stroke-dasharray: 4 4; }
.gravstrike .no-draw.base { stroke: var(--gs-dim); }
.gravstrike .chip-harm { font-size: 22px; font-weight: 850; }
.gravstrike .total { font-size: 36px; font-weight: 900; fill: var(--gs-danger); }
.gravstrike .total-name { font-size: 17px; fill: var(--gs-dim); }
.gravstrike .owed { opacity: 0.32; }
"""
KEYS: Final = """
.gravstrike .key-back { fill: var(--gs-key); stroke: var(--gs-panel-line); stroke-width: 1.2; }
.gravstrike .key.legal .key-back { fill: var(--gs-key-legal); stroke: var(--gs-cyan); }
.gravstrike .key.strained .key-back { fill: var(--gs-key-strained); }
.gravstrike .key.here .key-back { stroke-width: 3; stroke: var(--gs-ink); }
.gravstrike .key.set .key-back { fill: var(--gs-lit); }
.gravstrike .key.set text { fill: var(--gs-on-lit); }
.gravstrike .aim-name { font-size: 18px; font-weight: 800; fill: var(--seat, var(--gs-ink)); }
.gravstrike .aim-how { font-size: 15px; fill: var(--gs-dim); }
.gravstrike .aim-tn { font-size: 24px; font-weight: 900; }
.gravstrike .key-number { font-size: 27px; font-weight: 850; }
.gravstrike .key-harm { font-size: 15px; fill: var(--gs-danger); }
.gravstrike .key-gain { font-size: 15px; fill: var(--gs-good); }
.gravstrike .key-note { font-size: 14px; fill: var(--gs-dim); }
.gravstrike .key-free { font-size: 15px; fill: var(--gs-good); }
.gravstrike .key-arrow path { fill: none; stroke: var(--gs-ink); stroke-width: 4.4;
  stroke-linecap: round; }
.gravstrike .key-arrow .tip { fill: var(--gs-ink); stroke-width: 2; }
.gravstrike .key.slip .key-arrow { opacity: 0.85; }
.gravstrike .key-letter { fill: var(--gs-pad); }
.gravstrike .key-letter-text { font-size: 15px; font-weight: 900; fill: var(--gs-on-icon); }
"""
CARDS: Final = """
.gravstrike .card-back { fill: var(--gs-card); stroke: var(--gs-card-line); stroke-width: 1.6; }
.gravstrike .tactic { --kind: var(--gs-cyan); } .gravstrike .turbine-card { --kind: var(--gs-a); }
.gravstrike .pilot { --kind: var(--gs-p); } .gravstrike .fixture { --kind: var(--gs-good); }
.gravstrike .card-stripe { fill: var(--kind); }
.gravstrike .card-face .card-back { stroke: var(--kind); stroke-opacity: 0.75; }
.gravstrike .card-title { font-size: 17px; font-weight: 800; }
.gravstrike .card-when { font-size: 15px; font-weight: 800; fill: var(--kind); }
.gravstrike .card-text, .gravstrike .card-stats { font-size: 14.5px; font-weight: 550;
  fill: var(--gs-dim); }
.gravstrike .card-stats { fill: var(--gs-ink); font-weight: 700; }
.gravstrike .card-rule { stroke: var(--gs-card-line); stroke-width: 1; }
.gs-icon.m { fill: var(--gs-m); } .gs-icon.a { fill: var(--gs-a); }
.gs-icon.p { fill: var(--gs-p); }
.gs-icon { stroke: var(--gs-outline); stroke-width: 1; }
.gs-cut { fill: none; stroke: var(--gs-on-icon); stroke-width: 2.8; stroke-linecap: round; }
.gs-solid { fill: var(--gs-on-icon); }
.gravstrike .harm { fill: var(--gs-danger); } .gravstrike .harm-text { font-size: 18px;
  font-weight: 900; fill: var(--gs-on-icon); }
.gs-frail { fill: var(--gs-danger); } .gs-tough { fill: none; stroke: var(--gs-dim);
  stroke-width: 3; }
.gravstrike .held { outline: none; }
.gravstrike .held:focus-visible .card-back { stroke: var(--gs-ink); stroke-width: 4; }
.gravstrike .triggered .card-back { stroke-dasharray: 6 5; }
.gravstrike .card-face.triggered, .gravstrike .card-face.left-out,
.gravstrike .card-face.destroyed { opacity: 0.6; }
.gravstrike .card-state { font-size: 15px; font-weight: 850; fill: var(--gs-danger); }
.gravstrike .pile-back { fill: var(--gs-card); stroke: var(--gs-card-line); stroke-width: 1.4; }
.gravstrike .pile-back.deck { stroke: var(--seat); stroke-width: 2.4; }
.gravstrike .pile-back.destroyed { stroke: var(--gs-danger); }
.gravstrike .pile-count { font-size: 28px; font-weight: 850; }
.gravstrike .pile-name { font-size: 15px; fill: var(--gs-dim); }
.gravstrike .pile-note { font-size: 14px; fill: var(--gs-dim); }
.gravstrike .skid-mark { fill: none; stroke: var(--gs-lit); stroke-width: 4; }
.gravstrike .empty { font-size: 18px; fill: var(--gs-dim); }
.gravstrike .module { fill: var(--kind); }
.gravstrike .stat { font-size: 38px; font-weight: 900; }
.gravstrike .stat-name { font-size: 15px; fill: var(--gs-dim); }
.gravstrike .closer { display: none; pointer-events: none; }
.gravstrike .closer .card-back { stroke-width: 3; stroke-opacity: 1; }
.gravstrike .large-title { font-size: 25px; font-weight: 850; }
.gravstrike .large-kind { font-size: 16px; fill: var(--kind); font-weight: 750; }
.gravstrike .large-when { font-size: 18px; fill: var(--kind); font-weight: 800; }
.gravstrike .large-text { font-size: 17.5px; font-weight: 550; }
.gravstrike .large-stats { font-size: 18px; font-weight: 750; }
.gravstrike .stock.s0 { --kind: var(--gs-a); } .gravstrike .stock.s1 { --kind: var(--gs-cyan); }
.gravstrike .stock.s2 { --kind: var(--gs-good); } .gravstrike .stock.s3 { --kind: var(--gs-p); }
.gravstrike .stock.s4 { --kind: var(--gs-danger); } .gravstrike .stock.s5 { --kind: var(--gs-ink);
  }
.gravstrike .deck-style { font-size: 17px; font-weight: 850; fill: var(--kind);
  letter-spacing: 1.6px; }
.gravstrike .deck-title { font-size: 24px; font-weight: 850; }
.gravstrike .deck-text { font-size: 15px; font-weight: 550; fill: var(--gs-dim); }
.gravstrike .deck-crew { font-size: 16px; font-weight: 700; }
.gravstrike .tile-title { font-size: 14.5px; font-weight: 800; }
.gravstrike .tile-harm { font-size: 16px; font-weight: 900; fill: var(--gs-danger); }
.gravstrike .tile-note { font-size: 13.5px; font-weight: 650; fill: var(--gs-dim); }
.gravstrike .tile-text { font-size: 13.5px; font-weight: 550; fill: var(--gs-dim); }
.gravstrike .offer-count { font-size: 17px; font-weight: 900; fill: var(--gs-lit); }
.gravstrike .offer.picked .card-back { stroke: var(--gs-lit); stroke-width: 4; stroke-opacity: 1; }
"""
OPTIONS: Final = """
.gravstrike .option { cursor: pointer; outline: none; }
.gravstrike .hit { fill: var(--gs-lit); fill-opacity: 0.07; stroke: var(--gs-lit);
  stroke-width: 2.6; stroke-opacity: 0.9; stroke-linejoin: round; }
.gravstrike .viewport .hit { stroke-width: 7; }
.gravstrike .option:is(:hover, :focus, .hot) .hit { fill-opacity: 0.34; stroke-width: 4; }
.gravstrike .viewport .option:is(:hover, :focus, .hot) .hit { stroke-width: 11; }
.gravstrike .option:focus-visible .hit { stroke: var(--gs-ink); }
.gravstrike .option.steer .hit { fill-opacity: 0.02; stroke-opacity: 0.55; stroke-width: 1.6; }
.gravstrike .option.steer:is(:hover, :focus, .hot) .hit { fill-opacity: 0.3; stroke-opacity: 1;
  stroke-width: 4; }
.gravstrike .ghost .hit { fill: var(--gs-lit); fill-opacity: 0.3; stroke: var(--gs-lit);
  stroke-width: 5; stroke-opacity: 0.9; }
.gravstrike .ghost .lead { stroke: var(--gs-lit); stroke-width: 3; opacity: 0.25; }
.gravstrike .ghost .shade { opacity: 0.35; pointer-events: none; }
.gravstrike .knob-cost { font-size: 48px; font-weight: 900; pointer-events: none;
  stroke: var(--gs-floor); stroke-width: 9; paint-order: stroke; }
.gravstrike :is(.ghost-reach, .ghost-sees) { display: none; pointer-events: none; }
.gravstrike .ghost-reach { opacity: 0.5; --gs-words: 0; }
.gravstrike .ghost-sees path { fill: none; }
.gravstrike .ghost-sees > path { stroke: var(--gs-lit); stroke-width: 6;
  stroke-dasharray: 22 16; }
.gravstrike .ghost-sees .tn-back { fill: var(--gs-lit); }
.gravstrike .ghost .shade.boosted { filter: drop-shadow(0 0 10px var(--gs-good)); opacity: 0.9; }
.gravstrike .ghost-more { opacity: 0; pointer-events: none; }
.gravstrike .ghost-letter { font-size: 56px; font-weight: 900; stroke: var(--gs-floor);
  stroke-width: 8; paint-order: stroke; }
.gravstrike .viewport .handle .hit { stroke-width: 3; fill-opacity: 0.3; }
.gravstrike .slip-sign { fill: none; stroke: var(--gs-lit); stroke-width: 5; }
.gravstrike .pivot { fill: none; stroke: var(--gs-ink); stroke-width: 5; }
.gravstrike .tn-back { fill: var(--gs-lit); }
.gravstrike .tn-text { font-size: 54px; font-weight: 900; fill: var(--gs-on-lit); }
.gravstrike .option.lay { opacity: 0.8; }
"""
UPRIGHT: Final = """
.gravstrike.upright .strip-phase { font-size: 23px; }
.gravstrike.upright .strip-turn, .gravstrike.upright .strip-tier { font-size: 19px; }
.gravstrike.upright .step-text { font-size: 17px; }
.gravstrike.upright .lock-word { display: none; }
.gravstrike.upright .row-under { font-size: 15px; }
.gravstrike.upright .row-name { font-size: 20px; }
.gravstrike.upright .row-points { font-size: 29px; }
.gravstrike.upright .row-count { font-size: 15.5px; }
.gravstrike.upright .card-when { font-size: 14px; }
.gravstrike.upright .card-stats { font-size: 13.5px; }
.gravstrike.upright .card-title { font-size: 17px; }
.gravstrike.upright .card-text { font-size: 15px; }
.gravstrike.upright .pile-name { font-size: 15px; }
.gravstrike.upright .key-harm, .gravstrike.upright .key-gain { font-size: 17px; }
.gravstrike.upright .key-note, .gravstrike.upright .key-free { font-size: 17px; }
.gravstrike.upright .deck-text { font-size: 17px; }
.gravstrike.upright .last-word { font-size: 54px; }
"""
MOTION: Final = """
@media (prefers-reduced-motion: no-preference) {
  .gravstrike .glide { transition: transform 0.4s cubic-bezier(.3, .7, .3, 1); }
  .gs-chevron { animation: gs-run 1.5s linear infinite; }
  .gs-chevron.c1 { animation-delay: 0.25s; }
  .gs-chevron.c2 { animation-delay: 0.5s; }
  .gravstrike .zones.on use { animation: gs-breathe 2s ease-in-out infinite; }
  .gravstrike .beam-end { animation: gs-breathe 0.9s ease-in-out infinite; }
  .gs-burst-out { animation: gs-breathe 0.5s ease-in-out infinite; }
}
@keyframes gs-run { 0%, 100% { opacity: 0.35; } 35% { opacity: 1; } }
@keyframes gs-breathe { 50% { opacity: 0.5; } }
"""
TURNS: Final = (0, 30, -30, 60, -60, 90, -90)
HAND: Final = 16  # cards that can be looked at closely


def seats(colours: tuple[str, ...], hulls: tuple[str, ...]) -> str:
    return " ".join(
        f"--gs-seat-{n}: {colour}; --gs-hull-{n}: {hull};"
        for n, (colour, hull) in enumerate(zip(colours, hulls, strict=True))
    )


def by_seat() -> str:
    return "\n".join(
        f".gravstrike .seat-{n} {{ --seat: var(--gs-seat-{n}); --hull: var(--gs-hull-{n}); }}"
        for n in range(len(SEATS_DARK))
    )


def looks() -> str:
    """What is shown while something else is looked at: arcs, cards, and ghosts with their keys."""
    looked = ":is(:hover, :focus, .hot)"
    rules = [
        f'.gravstrike:has(:is(#turbine-{n}, [data-place="turbine-{n}"]){looked}) '
        f'.reach[data-of="turbine-{n}"] {{ display: inline; }}'
        for n in range(len(SEATS_DARK))
    ]
    cards = [f"card-{n}" for n in range(HAND)]
    fixtures = [f"fixture-{seat}-{n}" for seat in range(len(SEATS_DARK)) for n in range(3)]
    rules += [
        f'.gravstrike:has(:is(#{name}, [data-place="{name}"], [data-place="{name}-ability"])'
        f'{looked}) .closer[data-of="{name}"] {{ display: inline; }}'
        for name in cards + fixtures
    ]
    rules += [rule for turn in TURNS for rule in ghost_looks(turn, looked)]
    return "\n".join(rules)


def ghost_looks(turn: int, looked: str) -> list[str]:
    """A length that is looked at, by its knob or its key: its ghost stands out, others fade."""
    names = [f"{key}{kind}-{turn}" for key in ("", "steer-") for kind in ("go", "slip")]
    marks = ", ".join(f'[data-place="{name}"]' for name in names)
    when = f".gravstrike:has(:is({marks}){looked})"
    ghost = f'[data-place="go-{turn}"]'
    return [
        f"{when} .ghost:not({ghost}) .shade {{ opacity: 0.1; }}",
        f"{when} {ghost} {{ --gs-shade: 0.85; }}",
        f"{when} {ghost} :is(.shade, .ghost-more, .lead) {{ opacity: 1; }}",
        f"{when} {ghost} :is(.ghost-reach, .ghost-sees) {{ display: inline; }}",
    ]


def stylesheet() -> str:
    dark = DARK + seats(SEATS_DARK, SEATS_DARK)
    light = f".gravstrike {{ {LIGHT} {seats(SEATS_LIGHT, HULLS_LIGHT)} }}"
    page = [
        " ".join(f"--seat-{n}: {colour};" for n, colour in enumerate(colours))
        for colours in (SEATS_DARK, SEATS_LIGHT)
    ]
    by_day = ':root:not([data-theme="dark"])'
    return "\n".join(
        (
            f".gravstrike {{ {dark} }}",
            f"@media (prefers-color-scheme: light) {{ {light} }}",
            f'[data-theme="dark"] .gravstrike {{ {dark} }}',
            f'[data-theme="light"] {light}',
            f":root {{ {page[0]} }}",
            f"@media (prefers-color-scheme: light) {{ {by_day} {{ {page[1]} }} }}",
            f':root[data-theme="light"] {{ {page[1]} }}',
            by_seat(),
            GROUND,
            THINGS,
            PANELS,
            KEYS,
            CARDS,
            OPTIONS,
            UPRIGHT,
            MOTION,
            looks(),
        )
    )
