// The drawing of a plan, with handles over it: what one sees can be dragged, turned, added and taken away.
import { entryOf, type Face, type Look, type Plan } from "./bench";
import { all, byId, maybe } from "./dom";
import {
  areaOf,
  distance,
  distanceToLine,
  isInside,
  keyOf,
  moved,
  nameOf,
  round,
  thingsOf,
  turned,
  withCorner,
  withNew,
  without,
  withoutCorner,
  withPoint,
  withThing,
  type Kind,
  type Point,
  type Shape,
  type Thing,
} from "./things";

type Change = (plan: Plan, mark: string) => void;

/** What is held while it is dragged: all of the thing, one of its points, or its direction. */
interface Grip {
  thing: Thing;
  part: number | "all" | "turn";
  from: Point;
  mark: string;
}

const HALF = 0.5;
const FINE = 0.1;
const TURN = 15; // degrees of a key
const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const SVG = "http://www.w3.org/2000/svg";

let drags = 0;

export class PlanFace implements Face {
  private readonly kinds: Kind[] = all(".palette .add").map((button) => ({
    field: button.dataset["field"] ?? "",
    title: button.dataset["title"] ?? "",
    shape: button.dataset["shape"] as Shape,
    headed: "headed" in button.dataset,
    lettered: "lettered" in button.dataset,
  }));
  private readonly layer = document.createElementNS(SVG, "svg");
  private plan: Plan | null = null;
  private frame = { left: 0, foot: 0, unit: 1 };
  private box = { x: 0, y: 0, width: 1, height: 1 };
  private things: Thing[] = [];
  private faulty: string[] = [];
  private chosen = "";
  private grip: Grip | null = null;
  private redrawing = false;

  constructor(private readonly change: Change) {
    const drawing = maybe("#drawing");
    if (!drawing) return; // a craft without a picture is written by hand
    this.layer.id = "handles";
    this.layer.setAttribute("role", "group");
    this.layer.setAttribute("aria-label", "Things on the plan");
    drawing.append(this.layer);
    this.layer.addEventListener("pointerdown", (event) => this.takeUp(event));
    this.layer.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) this.layer.addEventListener(end, () => (this.grip = null));
    this.layer.addEventListener("focusin", (event) => this.focused(event.target as Element));
    byId("chosen").addEventListener("change", (event) => this.typed(event.target as HTMLInputElement));
    byId("chosen").addEventListener("click", (event) => this.clicked(event.target as Element));
    byId("faults").addEventListener("click", (event) => this.toEntry(event.target as Element));
    maybe(".palette")?.addEventListener("click", (event) => this.add(event.target as Element));
    new ResizeObserver(() => this.draw(this.plan)).observe(drawing);
  }

  // -- drawing -----------------------------------------------------------------------------------

  draw(plan: Plan | null): void {
    this.plan = plan;
    this.things = plan ? thingsOf(plan, this.kinds) : [];
    if (!this.thing) this.chosen = "";
    const focused = document.activeElement?.closest<SVGElement>("#handles [data-key]")?.dataset["key"];
    this.layer.replaceChildren(...this.inOrder().map((thing) => this.mark(thing)));
    if (this.thing) this.layer.append(...this.handles(this.thing));
    this.redrawing = true; // the focus comes back to where it was, and chooses nothing by that
    if (focused) markOf(focused)?.focus({ preventScroll: true });
    this.redrawing = false;
    this.showChosen();
  }

  told(look: Look): void {
    if (look.frame) this.frame = look.frame;
    const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(look.svg)?.[1] ?? "").split(/[ ,]+/).map(Number);
    this.box = { x, y, width, height };
    this.layer.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    byId("drawing").style.setProperty("--ratio", String(width / height));
    byId<HTMLImageElement>("picture").src = look.svg ? `data:image/svg+xml,${encodeURIComponent(look.svg)}` : "";
    this.faulty = look.faults.map(entryOf);
    this.draw(this.plan);
  }

  private get thing(): Thing | undefined {
    return this.things.find((thing) => keyOf(thing) === this.chosen);
  }

  /** Areas below, what is small on top, and what is chosen above all. */
  private inOrder(): Thing[] {
    const rank = (thing: Thing) => (keyOf(thing) === this.chosen ? 3 : { area: 0, line: 1, place: 2 }[thing.kind.shape]);
    return [...this.things].sort((one, other) => rank(one) - rank(other));
  }

  private mark(thing: Thing): SVGElement {
    const group = element("g", { "data-key": keyOf(thing), tabindex: "0", role: "button", "aria-label": this.said(thing) });
    group.setAttribute("class", this.classOf(thing));
    group.setAttribute("aria-pressed", String(keyOf(thing) === this.chosen));
    const points = thing.points.map((point) => this.drawn(point).join()).join(" ");
    if (thing.kind.shape === "area") group.append(element("polygon", { points }));
    else if (thing.kind.shape === "line") group.append(element("polyline", { points }));
    else group.append(this.ring(thing.points[0]!, 9));
    return group;
  }

  private classOf(thing: Thing): string {
    const chosen = keyOf(thing) === this.chosen ? " chosen" : "";
    return `thing ${thing.kind.shape}${chosen}${this.faulty.includes(keyOf(thing)) ? " faulty" : ""}`;
  }

  private said(thing: Thing): string {
    const where = thing.points.map(([x, y]) => `${x}, ${y}`).join("; ");
    const heads = thing.heading === null ? "" : `, heading ${thing.heading} degrees`;
    return `${nameOf(thing)} at ${where}${heads}${this.faulty.includes(keyOf(thing)) ? ", with a fault" : ""}`;
  }

  private handles(thing: Thing): SVGElement[] {
    const corners = thing.points.map((point, n) => {
      const ring = this.ring(point, 7);
      ring.setAttribute("class", "handle");
      ring.dataset["part"] = String(n);
      return ring;
    });
    const tip = this.tip(thing);
    if (!tip) return corners;
    const [x1, y1] = this.drawn(thing.points[0]!);
    const [x2, y2] = this.drawn(tip);
    const arm = element("line", { x1: String(x1), y1: String(y1), x2: String(x2), y2: String(y2), class: "arm" });
    const ring = this.ring(tip, 7);
    ring.setAttribute("class", "handle turn");
    return [arm, ...corners, ring];
  }

  /** Where the direction of a thing is taken hold of. */
  private tip(thing: Thing): Point | null {
    if (thing.heading === null) return null;
    const far = Math.max(1.4, (44 * this.pixel) / this.frame.unit);
    const angle = (thing.heading * Math.PI) / 180;
    const [x, y] = thing.points[0]!;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  }

  private ring(point: Point, pixels: number): SVGElement {
    const [x, y] = this.drawn(point);
    return element("circle", { cx: String(x), cy: String(y), r: String(pixels * this.pixel) });
  }

  /** How much of the picture a pixel of the window is. */
  private get pixel(): number {
    return this.box.width / (this.layer.clientWidth || 1);
  }

  private drawn([x, y]: Point): Point {
    const { left, foot, unit } = this.frame;
    return [left + x * unit, foot - y * unit];
  }

  /** Where on the plan the pointer is. */
  private under(event: PointerEvent): Point {
    const seen = this.layer.getBoundingClientRect();
    const x = this.box.x + ((event.clientX - seen.left) / seen.width) * this.box.width;
    const y = this.box.y + ((event.clientY - seen.top) / seen.height) * this.box.height;
    return [(x - this.frame.left) / this.frame.unit, (this.frame.foot - y) / this.frame.unit];
  }

  // -- dragging ----------------------------------------------------------------------------------

  private takeUp(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = this.under(event);
    const reach = ((event.pointerType === "mouse" ? 12 : 22) * this.pixel) / this.frame.unit;
    const found = this.gripAt(at, reach);
    this.choose(found ? keyOf(found.thing) : "");
    if (!found) return;
    event.preventDefault();
    markOf(this.chosen)?.focus({ preventScroll: true });
    this.layer.setPointerCapture(event.pointerId);
    this.grip = { ...found, from: at, mark: `drag ${++drags}` };
  }

  /** What the pointer takes hold of: a handle of what is chosen, then what is nearest, then the area around it. */
  private gripAt(at: Point, reach: number): Pick<Grip, "thing" | "part"> | null {
    const chosen = this.thing;
    if (chosen) {
      const tip = this.tip(chosen);
      if (tip && distance(at, tip) <= reach) return { thing: chosen, part: "turn" };
      const part = nearest(chosen.points, at, reach);
      if (part >= 0) return { thing: chosen, part };
    }
    const places = this.things.filter((thing) => thing.kind.shape === "place");
    const place = nearest(places.map((thing) => thing.points[0]!), at, reach);
    if (place >= 0) return { thing: places[place]!, part: "all" };
    const line = this.things.find(({ kind, points }) => kind.shape === "line" && distanceToLine(at, points[0]!, points[1]!) <= reach);
    if (line) return { thing: line, part: "all" };
    const around = this.things.filter(({ kind, points }) => kind.shape === "area" && isInside(at, points));
    const area = around.sort((one, other) => areaOf(one.points) - areaOf(other.points))[0];
    return area ? { thing: area, part: "all" } : null;
  }

  private drag(event: PointerEvent): void {
    if (!this.grip || !this.plan) return;
    const { thing, part, from, mark } = this.grip;
    const at = this.under(event);
    const now = this.dragged(thing, part, from, at);
    if (JSON.stringify(now) !== JSON.stringify(this.thing)) this.change(withThing(this.plan, now), mark);
  }

  private dragged(thing: Thing, part: Grip["part"], from: Point, at: Point): Thing {
    const first = thing.points[0]!;
    if (part === "turn") {
      const degrees = (Math.atan2(at[1] - first[1], at[0] - first[0]) * 180) / Math.PI;
      return turned(thing, this.snaps ? Math.round(degrees / TURN) * TURN : degrees);
    }
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const point = thing.points[part === "all" ? 0 : part]!;
    const [x, y]: Point = [this.snapped(point[0] + dx), this.snapped(point[1] + dy)];
    if (dx === 0 && dy === 0) return thing;
    return part === "all" ? moved(thing, x - point[0], y - point[1]) : withPoint(thing, part, [x, y]);
  }

  private get snaps(): boolean {
    return byId<HTMLInputElement>("snap").checked;
  }

  private snapped(number: number): number {
    const step = this.snaps ? HALF : FINE;
    return round(Math.round(number / step) * step);
  }

  // -- keys and buttons --------------------------------------------------------------------------

  pressed(event: KeyboardEvent): boolean {
    const thing = this.thing;
    if (!thing || !this.plan) return false;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = (this.snaps ? HALF : FINE) * (event.shiftKey ? 4 : 1);
      this.set(moved(thing, arrow[0] * step, arrow[1] * step), `key ${this.chosen}`);
    } else if ((event.key === "[" || event.key === "]") && thing.heading !== null) {
      this.set(turned(thing, thing.heading + (event.key === "[" ? TURN : -TURN)), `turn ${this.chosen}`);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.takeAway(thing);
    } else if (event.key === "Escape") {
      this.choose("");
    } else {
      return false;
    }
    return true;
  }

  private set(thing: Thing, mark = ""): void {
    if (this.plan) this.change(withThing(this.plan, thing), mark);
  }

  private takeAway(thing: Thing): void {
    this.chosen = "";
    if (this.plan) this.change(without(this.plan, thing), "");
  }

  private add(on: Element): void {
    const kind = this.kinds.find((kind) => kind.field === on.closest<HTMLElement>(".add")?.dataset["field"]);
    if (!kind || !this.plan) return;
    const { x, y, width, height } = this.box;
    const middle: Point = [(x + width / 2 - this.frame.left) / this.frame.unit, (this.frame.foot - y - height / 2) / this.frame.unit];
    const made = withNew(this.plan, kind, [this.snapped(middle[0]), this.snapped(middle[1])]);
    if (!made) return;
    this.chosen = keyOf(made.thing);
    this.change(made.plan, "");
    markOf(this.chosen)?.focus({ preventScroll: true });
  }

  private choose(key: string): void {
    if (key === this.chosen) return;
    this.chosen = key;
    this.draw(this.plan);
  }

  private focused(on: Element): void {
    const key = on.closest<SVGElement>("[data-key]")?.dataset["key"];
    if (key && !this.redrawing) this.choose(key);
  }

  private toEntry(on: Element): void {
    const entry = on.closest<HTMLElement>("[data-entry]")?.dataset["entry"];
    if (!entry) return;
    this.choose(entry);
    markOf(entry)?.focus();
  }

  // -- what is chosen, in numbers ----------------------------------------------------------------

  private showChosen(): void {
    const box = byId("chosen");
    const thing = this.thing;
    const shape = thing ? `${keyOf(thing)} ${thing.points.length}` : "";
    if (box.dataset["shape"] !== shape) {
      box.dataset["shape"] = shape;
      box.innerHTML = thing ? numbersOf(thing) : "";
    }
    if (!thing) return;
    for (const input of all<HTMLInputElement>("input", box)) {
      const [part = "", axis = ""] = (input.dataset["number"] ?? "").split(" ");
      const value = part === "turn" ? thing.heading : thing.points[Number(part)]?.[Number(axis)];
      if (input !== document.activeElement) input.value = String(value ?? "");
    }
  }

  private typed(input: HTMLInputElement): void {
    const thing = this.thing;
    const [part = "", axis = ""] = (input.dataset["number"] ?? "").split(" ");
    if (!thing || input.value === "") return;
    const value = Number(input.value);
    if (part === "turn") {
      this.set(turned(thing, value));
      return;
    }
    const [x, y] = thing.points[Number(part)]!;
    this.set(withPoint(thing, Number(part), axis === "0" ? [value, y] : [x, value]));
  }

  private clicked(on: Element): void {
    const thing = this.thing;
    const does = on.closest<HTMLElement>("[data-does]")?.dataset["does"]?.split(" ");
    if (!thing || !does) return;
    if (does[0] === "delete") this.takeAway(thing);
    else if (does[0] === "corner") this.set(withCorner(thing, Number(does[1])));
    else if (does[0] === "fewer") this.set(withoutCorner(thing, Number(does[1])));
    else if (does[0] === "turn") this.set(turned(thing, (thing.heading ?? 0) + Number(does[1])), `turn ${this.chosen}`);
  }
}

function markOf(key: string): SVGElement | null {
  return maybe<SVGElement>(`#handles [data-key="${CSS.escape(key)}"]`);
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** The nearest of these points within reach; -1: none is. */
function nearest(points: Point[], at: Point, reach: number): number {
  const far = points.map((point) => distance(point, at));
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : -1;
}

/** Fields for the numbers of a thing; its name is of letters that need no escape, but for its title. */
function numbersOf(thing: Thing): string {
  const head = document.createElement("h3");
  head.textContent = nameOf(thing);
  const few = thing.points.length <= 3;
  const rows = thing.points.map((_, n) => {
    const more =
      thing.kind.shape === "area"
        ? `<button class="button bare" type="button" data-does="corner ${n}" aria-label="A corner after corner ${n + 1}">+</button>` +
          `<button class="button bare" type="button" data-does="fewer ${n}" aria-label="Without corner ${n + 1}"${few ? " disabled" : ""}>−</button>`
        : "";
    return `<div class="point">${numberField(`${n} 0`, "x", n)}${numberField(`${n} 1`, "y", n)}${more}</div>`;
  });
  const turn =
    thing.heading === null
      ? ""
      : `<div class="point">${numberField("turn", "°", 0)}` +
        `<button class="button bare" type="button" data-does="turn ${TURN}" aria-label="Turn left">↺</button>` +
        `<button class="button bare" type="button" data-does="turn -${TURN}" aria-label="Turn right">↻</button></div>`;
  return `${head.outerHTML}${rows.join("")}${turn}<button class="button" type="button" data-does="delete">Take it away</button>`;
}

function numberField(number: string, sign: string, n: number): string {
  const said = number === "turn" ? "Heading in degrees" : `${sign} of point ${n + 1}`;
  return `<label><span aria-hidden="true">${sign}</span><input class="text" type="number" step="any" form="none" data-number="${number}" aria-label="${said}"></label>`;
}
