// A part of the board that can be looked at closely. `#field` is a picture in the picture of the pieces, `#field-court`
// the ground under it: both show the same box. What the server draws is all of it; how close somebody looks is kept here.
import { byId, calm, maybe } from "./dom";
import { isBusy } from "./keys";
import { settings } from "./settings";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const CLOSEST = 8;
const STEP = 1.5; // by a key or a button
const DRAG = 12; // pixels: so far a press is only a click
const GLIDE = 180;
const TWICE = 350; // milliseconds between the clicks of a double click
const MARGIN = 0.22; // what is kept in view is so far from the edge
const LINE = 33; // pixels, where a wheel counts in lines

export class Field {
  private readonly board = byId("main");
  private readonly layer = byId("pieces-layer");
  private readonly lens = makeLens();
  private whole: Box | null = null; // as drawn; null: this board has no field
  private aim: Box = { x: 0, y: 0, width: 1, height: 1 }; // what is looked at, or will be after a glide
  private shown: Box = this.aim;
  private written = "";
  private following = false;
  private gliding = 0;
  private chasing = 0;
  private from: Point | null = null; // of a mouse that is pressed
  private panning = false;
  private dragged = false; // the click that ends a drag is none
  private fingers: Point[] = [];
  private last: Point & { time: number } = { x: 0, y: 0, time: -TWICE };

  /** `takes`: whether a press there takes up a piece, and a drag carries it. */
  constructor(private readonly takes: (target: EventTarget | null) => boolean) {
    this.board.append(this.lens);
    this.lens.addEventListener("click", (event) => this.clickedLens(event));
    this.board.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    this.layer.addEventListener("pointerdown", (event) => this.press(event));
    document.addEventListener("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => this.letGo());
    document.addEventListener("pointerdown", () => (this.dragged = false), { capture: true });
    document.addEventListener("click", (event) => this.swallow(event), { capture: true });
    this.layer.addEventListener("click", (event) => this.clicked(event));
    this.layer.addEventListener("touchstart", (event) => this.touched(event), { passive: true });
    this.layer.addEventListener("touchmove", (event) => this.slid(event), { passive: false });
    for (const kind of ["touchend", "touchcancel"] as const) {
      this.layer.addEventListener(kind, (event) => this.touched(event), { passive: true });
    }
    this.layer.addEventListener("focusin", (event) => this.reveal(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    new ResizeObserver(() => this.placeLens()).observe(this.board);
  }

  /** After every change of the picture: it was drawn whole, and is looked at as before. */
  dress(): void {
    const drawn = field()?.getAttribute("viewBox") ?? "";
    if (drawn !== this.written) this.drawnAnew(drawn);
    this.board.classList.toggle("with-field", this.whole !== null);
    this.lens.hidden = this.whole === null;
    if (!this.whole) return;
    this.write(this.shown);
    const follow = maybe<HTMLButtonElement>("[name=follow]", this.lens);
    if (follow) follow.hidden = ownPiece() === null;
    this.chase();
    this.placeLens(); // a picture turned upright has its field elsewhere
  }

  /** Whether that point of the window shows a part of the field. */
  isOver(x: number, y: number): boolean {
    const at = this.fraction({ x, y });
    return at !== null && at.x >= 0 && at.x <= 1 && at.y >= 0 && at.y <= 1;
  }

  private get isClose(): boolean {
    return this.whole !== null && this.aim.width < this.whole.width * 0.999;
  }

  private drawnAnew(drawn: string): void {
    const [x, y, width, height] = drawn.split(/[\s,]+/).map(Number);
    const box = x === undefined || y === undefined || !width || !height ? null : { x, y, width, height };
    const other = box === null || this.whole === null || text(box) !== text(this.whole);
    this.whole = box;
    if (!box || !other) return;
    this.look(box, false);
  }

  // -- looking -----------------------------------------------------------------------------------

  private look(box: Box, glide: boolean): void {
    cancelAnimationFrame(this.gliding);
    this.aim = this.clamp(box);
    if (!glide || calm.matches || settings.stretch === 0) this.write(this.aim);
    else this.glide(this.shown, performance.now());
    this.tellLens();
  }

  private glide(from: Box, start: number): void {
    const to = this.aim;
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.write(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }

  private write(box: Box): void {
    this.shown = box;
    this.written = text(box);
    for (const id of ["field", "field-court"]) {
      maybe<SVGSVGElement>(`#${id}`, this.board)?.setAttribute("viewBox", this.written);
    }
  }

  private clamp(box: Box): Box {
    const whole = this.whole ?? box;
    return {
      ...box,
      x: Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width),
      y: Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height),
    };
  }

  /** Closer or further, with the same thing under that point of the box (0 to 1 both ways). */
  private zoom(by: number, at: Point, glide: boolean): void {
    if (!this.whole) return;
    const scale = Math.min(CLOSEST, Math.max(1, (this.whole.width / this.aim.width) * by));
    const [width, height] = [this.whole.width / scale, this.whole.height / scale];
    const x = this.aim.x + at.x * (this.aim.width - width);
    const y = this.aim.y + at.y * (this.aim.height - height);
    this.look({ x, y, width, height }, glide);
  }

  /** Closer or further by a key or a button: towards the own piece, if it is followed. */
  private step(by: number): void {
    const own = this.following ? this.place(ownPiece()) : null;
    this.zoom(by, own ?? { x: 0.5, y: 0.5 }, true);
    this.chase();
  }

  private showAll(): void {
    if (this.whole) this.look(this.whole, true);
  }

  private pan(by: Point, glide = false): void {
    const { x, y, width, height } = this.aim;
    this.look({ x: x - by.x * width, y: y - by.y * height, width, height }, glide);
  }

  // -- where things are --------------------------------------------------------------------------

  /** A point of the window as a part of the box that is shown: 0 to 1 both ways is inside. */
  private fraction(of: Point): Point | null {
    const area = this.area();
    if (!area) return null;
    const at = new DOMPoint(of.x, of.y).matrixTransform(area.matrix.inverse());
    return { x: (at.x - area.x) / area.width, y: (at.y - area.y) / area.height };
  }

  /** Where the box is drawn, in the units of the picture around it. It never changes its shape. */
  private area(): (Box & { matrix: DOMMatrix }) | null {
    const shown = field();
    const around = shown?.parentElement as SVGGraphicsElement | null | undefined;
    const matrix = around?.getScreenCTM();
    if (!shown || !matrix || !this.whole) return null;
    const [width, height] = [shown.width.baseVal.value, shown.height.baseVal.value];
    const scale = Math.min(width / this.whole.width, height / this.whole.height);
    const [w, h] = [this.whole.width * scale, this.whole.height * scale];
    const [x, y] = [shown.x.baseVal.value + (width - w) / 2, shown.y.baseVal.value + (height - h) / 2];
    return { x, y, width: w, height: h, matrix };
  }

  private place(element: Element | null): Point | null {
    const box = element?.getBoundingClientRect();
    return box ? this.fraction({ x: box.x + box.width / 2, y: box.y + box.height / 2 }) : null;
  }

  /** Move as little as brings it into view, or, with a margin of a half, into the middle. */
  private keep(element: Element | null, margin: number, glide: boolean): void {
    const at = this.isClose ? this.place(element) : null;
    if (!at) return;
    const by = { x: toMargin(at.x, margin), y: toMargin(at.y, margin) };
    if (by.x === 0 && by.y === 0) return;
    const { x, y, width, height } = this.shown;
    this.look({ ...this.aim, x: x - by.x * width, y: y - by.y * height }, glide);
  }

  /** What the keyboard comes to is brought into view. */
  private reveal(event: FocusEvent): void {
    const on = event.target;
    if (on instanceof Element && on.closest("#field") && on.matches(":focus-visible")) this.keep(on, 0.1, true);
  }

  // -- following ---------------------------------------------------------------------------------

  private follow(on: boolean): void {
    this.following = on;
    this.tellLens();
    if (!on) return;
    if (!this.isClose) this.zoom(3, this.place(ownPiece()) ?? { x: 0.5, y: 0.5 }, true);
    else this.keep(ownPiece(), 0.5, true);
    this.chase();
  }

  /** For as long as pieces glide to their new places the view goes along. */
  private chase(): void {
    cancelAnimationFrame(this.chasing);
    if (!this.following || !this.isClose) return;
    const glide = Number.parseFloat(document.documentElement.style.getPropertyValue("--glide")) || 0;
    const end = performance.now() + glide + 2 * GLIDE;
    const step = () => {
      if (this.following && this.shown === this.aim) this.keep(ownPiece(), MARGIN, false);
      if (this.following && performance.now() < end) this.chasing = requestAnimationFrame(step);
    };
    // not at once: to measure between two changes would start the transitions that only both together avoid
    this.chasing = requestAnimationFrame(step);
  }

  // -- mouse, wheel and keys ---------------------------------------------------------------------

  /** While a dial is asked for, the plain wheel turns that. */
  private wheeled(event: WheelEvent): void {
    const at = this.isOver(event.clientX, event.clientY) ? this.fraction(event) : null;
    const delta = wheelPixels(event);
    if (!at || event.defaultPrevented || (maybe("#dial") && !event.ctrlKey)) return;
    if (delta > 0 && !this.isClose && !event.ctrlKey) return; // no further: the page may scroll
    event.preventDefault();
    this.zoom(Math.exp(-delta * (event.ctrlKey && Math.abs(delta) < 40 ? 0.01 : 0.002)), at, false);
  }

  private press(event: PointerEvent): void {
    const held = event.button === 1 || (event.button === 0 && !this.takes(event.target));
    if (event.pointerType === "touch" || !held || !this.isOver(event.clientX, event.clientY)) return;
    if (event.button === 1) event.preventDefault(); // no scrolling by the middle button
    this.from = { x: event.clientX, y: event.clientY };
  }

  private drag(event: PointerEvent): void {
    if (!this.from) return;
    if (event.buttons === 0) this.letGo(); // let go outside the window
    else if (this.panning || away(this.from, event) >= DRAG) this.panTo(event);
  }

  private panTo(event: PointerEvent): void {
    this.panning = true;
    this.dragged = true;
    this.board.classList.add("panning");
    if (this.from) this.slide(this.from, { x: event.clientX, y: event.clientY });
    this.from = { x: event.clientX, y: event.clientY };
  }

  /** What was under the first point is under the second now. Who moves the view follows no more. */
  private slide(from: Point, to: Point): void {
    const [before, now] = [this.fraction(from), this.fraction(to)];
    if (!before || !now || !this.isClose) return;
    this.following = false;
    this.pan({ x: now.x - before.x, y: now.y - before.y });
  }

  private letGo(): void {
    this.from = null;
    this.panning = false;
    this.board.classList.remove("panning");
  }

  private swallow(event: MouseEvent): void {
    if (!this.dragged || event.detail === 0) return; // a key's click has no detail
    this.dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Twice on the ground: all of it again. */
  private clicked(event: MouseEvent): void {
    const now = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const onGround = event.target instanceof Element && !event.target.closest("[role=button]");
    const twice = now.time - this.last.time < TWICE && away(this.last, event) < 2 * DRAG;
    this.last = onGround ? now : { ...now, time: -TWICE };
    if (onGround && twice && this.isOver(now.x, now.y)) this.showAll();
  }

  private pressed(event: KeyboardEvent): void {
    if (!this.whole || isBusy(event)) return;
    const arrow = event.shiftKey && this.isClose ? arrows[event.key] : undefined;
    if (arrow) {
      this.following = false;
      this.pan(arrow, true);
    } else if (event.key === "+" || event.key === "=") this.step(STEP);
    else if (event.key === "-" || event.key === "−") this.step(1 / STEP);
    else if (event.key === "0") this.showAll();
    else return;
    event.preventDefault();
  }

  // -- fingers -----------------------------------------------------------------------------------

  private touched(event: TouchEvent): void {
    const fingers = fingersOf(event);
    const inside = fingers.every((finger) => this.isOver(finger.x, finger.y));
    this.fingers = this.whole && inside ? fingers : [];
    this.panning = false;
  }

  /** One finger scrolls the page until somebody looks closely; two always move and stretch the field. */
  private slid(event: TouchEvent): void {
    const fingers = fingersOf(event);
    const same = fingers.length === this.fingers.length && fingers.length > 0;
    if (!same || !event.cancelable || (fingers.length === 1 && !this.isClose)) return;
    const [from, to] = [centre(this.fingers), centre(fingers)];
    if (fingers.length === 1 && !this.panning && away(from, { clientX: to.x, clientY: to.y }) < DRAG) return;
    event.preventDefault();
    this.panning = true;
    const at = this.fraction(to);
    if (fingers.length > 1 && at) this.zoom(spread(fingers) / (spread(this.fingers) || 1), at, false);
    this.slide(from, to);
    this.fingers = fingers;
  }

  // -- the buttons on the board ------------------------------------------------------------------

  private clickedLens(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.name === "in") this.step(STEP);
    else if (button?.name === "out") this.step(1 / STEP);
    else if (button?.name === "all") this.showAll();
    else if (button?.name === "follow") this.follow(!this.following);
  }

  private tellLens(): void {
    const most = this.whole !== null && this.aim.width * CLOSEST <= this.whole.width * 1.001;
    const off: Record<string, boolean> = { in: most, out: !this.isClose, all: !this.isClose };
    for (const button of this.lens.querySelectorAll("button")) {
      button.setAttribute("aria-disabled", String(off[button.name] ?? false));
      if (button.name === "follow") button.setAttribute("aria-pressed", String(this.following));
    }
    this.board.classList.toggle("close", this.isClose);
  }

  /** In the field's upper right corner, wherever on the board that is. */
  private placeLens(): void {
    const around = this.board.getBoundingClientRect();
    const area = this.area();
    if (!area || !around.width || !around.height) return;
    const ends = [area.x, area.x + area.width].map((x, n) => {
      return new DOMPoint(x, area.y + n * area.height).matrixTransform(area.matrix);
    });
    const right = Math.max(...ends.map((end) => end.x));
    const top = Math.min(...ends.map((end) => end.y));
    this.lens.style.right = `${((100 * (around.right - right)) / around.width).toFixed(2)}%`;
    this.lens.style.top = `${((100 * (top - around.top)) / around.height).toFixed(2)}%`;
  }
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: 0.25, y: 0 },
  ArrowRight: { x: -0.25, y: 0 },
  ArrowUp: { x: 0, y: 0.25 },
  ArrowDown: { x: 0, y: -0.25 },
};

const icons: [name: string, label: string, path: string][] = [
  ["in", "Closer", "M12 5v14M5 12h14"],
  ["out", "Further away", "M5 12h14"],
  ["all", "All of the field", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
  ["follow", "Follow my piece", "M12 2v5M12 17v5M2 12h5M17 12h5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8"],
];

function makeLens(): HTMLElement {
  const lens = document.createElement("div");
  lens.className = "lens";
  lens.hidden = true;
  lens.setAttribute("role", "group");
  lens.setAttribute("aria-label", "Look closer");
  for (const [name, label, path] of icons) {
    const button = document.createElement("button");
    button.type = "button";
    button.name = name;
    button.setAttribute("aria-label", label);
    button.title = label;
    button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
    lens.append(button);
  }
  return lens;
}

function field(): SVGSVGElement | null {
  return maybe<SVGSVGElement>("#pieces-layer svg svg#field");
}

function ownPiece(): Element | null {
  return maybe<SVGElement>("#field [data-own]");
}

/** What a wheel has turned, up or down or, with Shift, sideways. */
export function wheelPixels(event: WheelEvent): number {
  const turned = event.deltaY || event.deltaX;
  return event.deltaMode === 0 ? turned : turned * LINE;
}

function toMargin(at: number, margin: number): number {
  return Math.min(Math.max(at, margin), 1 - margin) - at;
}

function between(one: Box, other: Box, part: number): Box {
  if (part === 1) return other;
  const mix = (from: number, to: number) => from + (to - from) * part;
  return {
    x: mix(one.x, other.x),
    y: mix(one.y, other.y),
    width: mix(one.width, other.width),
    height: mix(one.height, other.height),
  };
}

function text(box: Box): string {
  return [box.x, box.y, box.width, box.height].map((n) => String(Math.round(n * 1000) / 1000)).join(" ");
}

function away(from: Point, to: { clientX: number; clientY: number }): number {
  return Math.hypot(to.clientX - from.x, to.clientY - from.y);
}

function fingersOf(event: TouchEvent): Point[] {
  return [...event.touches].map((touch) => ({ x: touch.clientX, y: touch.clientY }));
}

function centre(points: Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread(points: Point[]): number {
  const [one, other] = points;
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
