// What stands on a plan, as its text has it: places, lines and areas, in lengths, y upwards.
import type { Plan, Value } from "./bench";

export type Shape = "place" | "line" | "area";
export type Point = [number, number];

/** A kind of thing. */
export interface Kind {
  field: string;
  title: string;
  shape: Shape;
  headed: boolean;
  lettered: boolean;
}

/** One of them: its points, and where it heads. `id` is its number from 1, or its letter. */
export interface Thing {
  kind: Kind;
  id: string;
  points: Point[];
  heading: number | null;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function keyOf(thing: Thing): string {
  return `${thing.kind.field} ${thing.id}`;
}

export function nameOf(thing: Thing): string {
  return `${thing.kind.title} ${thing.id}`;
}

/** All that can be read; what can't is left for the text. */
export function thingsOf(plan: Plan, kinds: Kind[]): Thing[] {
  return kinds.flatMap((kind) =>
    entriesOf(plan[kind.field]).flatMap(([id, value]) => {
      const read = readEntry(kind, value);
      return read ? [{ kind, id, ...read }] : [];
    }),
  );
}

function entriesOf(value: Value | undefined): [string, Value][] {
  if (Array.isArray(value)) return value.map((entry, n) => [String(n + 1), entry]);
  return typeof value === "object" ? Object.entries(value) : [];
}

function readEntry(kind: Kind, value: Value): Pick<Thing, "points" | "heading"> | null {
  if (!Array.isArray(value)) return null;
  if (kind.shape === "area") {
    const points = value.filter((point): point is Point => isNumbers(point) && point.length === 2);
    return points.length === value.length && points.length > 0 ? { points: points.map(([x, y]) => [x, y]), heading: null } : null;
  }
  if (!isNumbers(value)) return null;
  const [x = 0, y = 0, third = 0, fourth = 0] = value;
  if (kind.shape === "line") return value.length === 4 ? { points: [[x, y], [third, fourth]], heading: null } : null;
  return value.length >= 2 ? { points: [[x, y]], heading: kind.headed ? third : null } : null;
}

function isNumbers(value: Value): value is number[] {
  return Array.isArray(value) && value.every((part) => typeof part === "number");
}

function written(thing: Thing): Value {
  if (thing.kind.shape === "area") return thing.points;
  const numbers = thing.points.flat();
  return thing.heading === null ? numbers : [...numbers, thing.heading];
}

// -- changed plans -----------------------------------------------------------------------------

/** The plan with this thing as it is now. */
export function withThing(plan: Plan, thing: Thing): Plan {
  const value = plan[thing.kind.field];
  if (Array.isArray(value)) {
    return { ...plan, [thing.kind.field]: value.map((entry, n) => (String(n + 1) === thing.id ? written(thing) : entry)) };
  }
  return { ...plan, [thing.kind.field]: { ...(value as Plan), [thing.id]: written(thing) } };
}

export function without(plan: Plan, thing: Thing): Plan {
  const value = plan[thing.kind.field];
  if (Array.isArray(value)) return { ...plan, [thing.kind.field]: value.filter((_, n) => String(n + 1) !== thing.id) };
  const { [thing.id]: _, ...others } = value as Plan;
  return { ...plan, [thing.kind.field]: others };
}

/** The plan with one more of that kind, and which one that is. */
export function withNew(plan: Plan, kind: Kind, [x, y]: Point): { plan: Plan; thing: Thing } | null {
  const value = plan[kind.field] ?? (kind.lettered ? {} : []);
  const shapes: Record<Shape, Point[]> = {
    place: [[x, y]],
    line: [[x - 2, y], [x + 2, y]],
    area: [[x - 1, y - 1], [x + 1, y - 1], [x + 1, y + 1], [x - 1, y + 1]],
  };
  const taken = entriesOf(value).map(([id]) => id);
  const id = Array.isArray(value) ? String(value.length + 1) : [...LETTERS].find((letter) => !taken.includes(letter));
  if (!id || typeof value !== "object") return null;
  const thing: Thing = { kind, id, points: shapes[kind.shape], heading: kind.headed ? 0 : null };
  const entries = Array.isArray(value) ? [...value, written(thing)] : { ...value, [id]: written(thing) };
  return { plan: { ...plan, [kind.field]: entries }, thing };
}

export function moved(thing: Thing, dx: number, dy: number): Thing {
  return { ...thing, points: thing.points.map(([x, y]) => [round(x + dx), round(y + dy)]) };
}

export function withPoint(thing: Thing, n: number, point: Point): Thing {
  return { ...thing, points: thing.points.map((old, at) => (at === n ? point : old)) };
}

/** A corner more, in the middle of the side after this one. */
export function withCorner(thing: Thing, n: number): Thing {
  const one = thing.points[n]!;
  const next = thing.points[(n + 1) % thing.points.length]!;
  const between: Point = [round((one[0] + next[0]) / 2), round((one[1] + next[1]) / 2)];
  return { ...thing, points: [...thing.points.slice(0, n + 1), between, ...thing.points.slice(n + 1)] };
}

export function withoutCorner(thing: Thing, n: number): Thing {
  return { ...thing, points: thing.points.filter((_, at) => at !== n) };
}

export function turned(thing: Thing, heading: number): Thing {
  return { ...thing, heading: ((Math.round(heading) % 360) + 360) % 360 };
}

export function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

// -- geometry ----------------------------------------------------------------------------------

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** How far a point is from a line's nearest place. */
export function distanceToLine(point: Point, one: Point, other: Point): number {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const square = dx * dx + dy * dy;
  const along = square ? ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / square : 0;
  const part = Math.max(0, Math.min(1, along));
  return distance(point, [one[0] + part * dx, one[1] + part * dy]);
}

export function isInside(point: Point, corners: Point[]): boolean {
  let inside = false;
  corners.forEach(([x, y], n) => {
    const [px, py] = corners[(n + corners.length - 1) % corners.length]!;
    if (y > point[1] !== py > point[1] && point[0] < ((px - x) * (point[1] - y)) / (py - y) + x) inside = !inside;
  });
  return inside;
}

export function areaOf(corners: Point[]): number {
  const twice = corners.reduce((sum, [x, y], n) => {
    const [nx, ny] = corners[(n + 1) % corners.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}
