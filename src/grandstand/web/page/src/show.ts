// What happened is shown, frame by frame, at a pace that one can follow; a click skips the rest.
import { byId, calm } from "./dom";
import { settings } from "./settings";

export interface Frame {
  pieces: string;
  kind: string;
  sentence: string;
  facts: number[];
}

export interface Update {
  version: number;
  number: number;
  frames: Frame[];
  pieces: string;
  panel: string;
  story: string | null;
  title: string;
  yours: boolean;
  over: boolean;
}

interface Step {
  run(): void;
  hold: number;
  glide: number;
  even: boolean;
}

// Milliseconds by the verb of the event, which all games share: `ball.flew`, `range.rolled`.
const holds: Record<string, number> = {
  flew: 170,
  stepped: 150,
  placed: 150,
  rolled: 1050,
  scored: 1500,
  declared: 600,
  checked: 480,
  floored: 600,
  rattled: 600,
  hit: 500,
  missed: 700,
  failed: 700,
  won: 500,
  stopped: 700,
  called: 700,
  deflected: 420,
  started: 420,
  ended: 160,
  chosen: 260,
  read: 1900,
  opened: 1100,
  fell: 420,
  coming: 450,
  wounded: 450,
  severed: 800,
  died: 1500,
  woke: 700,
  reached: 700,
};
const HOLD = 400;
const STILL = 180; // a frame in which nothing moves is only read

export function holdOf(frame: Frame): number {
  const verb = frame.kind.slice(frame.kind.lastIndexOf(".") + 1);
  return holds[verb] ?? (frame.pieces ? HOLD : STILL);
}

export class Show {
  private steps: Step[] = [];
  private timer = 0;

  get playing(): boolean {
    return this.timer !== 0;
  }

  /** Show this after all that is still to be shown. */
  add(frames: Frame[], showFrame: (frame: Frame) => void, end: () => void): void {
    frames.forEach((frame, n) => {
      const hold = holdOf(frame);
      const last = n === frames.length - 1;
      this.steps.push({
        run: () => showFrame(frame),
        hold: last ? hold * 0.8 : hold, // what may be done next appears while the last piece settles
        glide: Math.min(450, hold * 0.95),
        even: /\.(flew|stepped)$/.test(frame.kind),
      });
    });
    this.steps.push({ run: end, hold: 0, glide: 320, even: false });
    if (!this.playing) this.next();
  }

  /** Straight to the end of what is to be shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    setGlide(0, false);
    const rest = this.steps;
    this.steps = [];
    for (const step of rest) step.run();
  }

  private next(): void {
    this.timer = 0;
    if (document.hidden || settings.stretch === 0) {
      this.skip();
      return;
    }
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      setGlide(calm.matches ? 0 : step.glide * settings.stretch, step.even);
      step.run();
      if (step.hold > 0) {
        this.timer = window.setTimeout(() => this.next(), step.hold * settings.stretch);
        return;
      }
    }
  }
}

let cheering = 0;

/** The sentence's first exclamation, over the whole board for as long as its frame is shown. */
export function cheer(sentence: string): void {
  const cheer = byId("cheer");
  cheer.textContent = sentence.split("!")[0] + "!";
  cheer.hidden = false;
  clearTimeout(cheering);
  cheering = window.setTimeout(() => (cheer.hidden = true), 1500);
}

export function lineClass(kind: string): string {
  if (kind.endsWith(".scored") || kind === "game.ended") return "great";
  return kind === "turn.started" ? "turn" : "line";
}

export function setGlide(milliseconds: number, even: boolean): void {
  const style = document.documentElement.style;
  style.setProperty("--glide", `${Math.round(milliseconds)}ms`);
  style.setProperty("--ease", even ? "linear" : "cubic-bezier(0.3, 0.7, 0.3, 1)");
}
