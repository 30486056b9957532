// Shelves of parts: how many of each are in the work, and the list of them at the side.
import type { Face, Look, Plan, Value } from "./bench";
import { all, byId, maybe } from "./dom";
import { GalleryPage } from "./gallery";

interface Part {
  name: string;
  title: string;
  most: number;
  element: HTMLElement;
}

interface Rack {
  field: string;
  title: string;
  wanted: number;
  listed: boolean;
  parts: Part[];
  tally: HTMLElement;
}

type Change = (plan: Plan, mark: string) => void;

export class RackFace implements Face {
  private plan: Plan | null = null;
  private readonly racks: Rack[] = all(".rack").map((shelf) => ({
    field: shelf.dataset["field"] ?? "",
    title: maybe("h2 .name", shelf)?.textContent ?? "",
    wanted: Number(shelf.dataset["wanted"]),
    listed: shelf.dataset["listed"] === "yes",
    tally: maybe("h2 .rackful", shelf)!,
    parts: all(".workpart", shelf).map((element) => ({
      name: element.dataset["name"] ?? "",
      title: maybe("h3", element)?.textContent ?? "",
      most: Number(element.dataset["most"]),
      element,
    })),
  }));

  constructor(private readonly change: Change) {
    new GalleryPage("here").start();
    for (const rack of this.racks) {
      for (const part of rack.parts) {
        maybe(".less", part.element)!.addEventListener("click", () => this.add(rack, part, -1));
        maybe(".more", part.element)!.addEventListener("click", () => this.add(rack, part, 1));
      }
    }
    byId("listed").addEventListener("click", (event) => this.clicked(event.target as Element));
  }

  draw(plan: Plan | null): void {
    this.plan = plan;
    const full: string[] = [];
    for (const rack of this.racks) {
      const all = rack.parts.reduce((sum, part) => sum + this.count(rack, part), 0);
      rack.tally.textContent = `${all} of ${rack.wanted}`;
      rack.tally.classList.toggle("full", all === rack.wanted);
      full.push(`${rack.title}: ${all} of ${rack.wanted}`);
      for (const part of rack.parts) this.drawPart(rack, part, all);
    }
    this.list();
  }

  told(_: Look): void {
    // what is drawn follows from the plan alone
  }

  pressed(_: KeyboardEvent): boolean {
    return false;
  }

  private drawPart(rack: Rack, part: Part, all: number): void {
    const count = this.count(rack, part);
    part.element.classList.toggle("in", count > 0);
    maybe("output", part.element)!.textContent = String(count);
    maybe<HTMLButtonElement>(".less", part.element)!.disabled = count === 0 || !this.plan;
    maybe<HTMLButtonElement>(".more", part.element)!.disabled = count >= part.most || all >= rack.wanted || !this.plan;
  }

  private count(rack: Rack, part: Part): number {
    const value = this.plan?.[rack.field];
    if (Array.isArray(value)) return value.filter((name) => name === part.name).length;
    const count = isTable(value) ? value[part.name] : 0;
    return typeof count === "number" && count > 0 ? count : 0;
  }

  private add(rack: Rack, part: Part, n: number): void {
    if (!this.plan) return;
    const value = this.plan[rack.field];
    this.change({ ...this.plan, [rack.field]: rack.listed ? listWith(value, part.name, n) : tableWith(value, part.name, n) }, "");
  }

  // -- the list at the side ----------------------------------------------------------------------

  private list(): void {
    const box = byId("listed");
    const focused = (document.activeElement as HTMLElement | null)?.dataset["line"];
    box.replaceChildren(
      ...this.racks.flatMap((rack, n) => {
        const lines = rack.parts.filter((part) => this.count(rack, part) > 0).map((part) => this.line(rack, part, n));
        const head = document.createElement("h3");
        head.textContent = `${rack.title} `;
        const tally = document.createElement("span");
        tally.className = rack.tally.className;
        tally.textContent = rack.tally.textContent;
        head.append(tally);
        const list = document.createElement("ul");
        list.append(...lines);
        return lines.length ? [head, list] : [head];
      }),
    );
    if (focused) maybe(`[data-line="${CSS.escape(focused)}"]`, box)?.focus();
  }

  private line(rack: Rack, part: Part, n: number): HTMLElement {
    const line = document.createElement("li");
    const name = document.createElement("span");
    name.className = "name";
    name.textContent = part.title;
    const count = document.createElement("output");
    count.textContent = String(this.count(rack, part));
    const more = maybe<HTMLButtonElement>(".more", part.element)!.disabled;
    line.append(step("−", `One ${part.title} less`, `${n} less ${part.name}`, false), count, step("+", `One ${part.title} more`, `${n} more ${part.name}`, more), name);
    return line;
  }

  private clicked(on: Element): void {
    const [n, way, ...words] = (on.closest<HTMLElement>("[data-line]")?.dataset["line"] ?? "").split(" ");
    const rack = this.racks[Number(n)];
    const part = rack?.parts.find((part) => part.name === words.join(" "));
    if (rack && part) this.add(rack, part, way === "more" ? 1 : -1);
  }
}

function step(sign: string, label: string, line: string, disabled: boolean): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button bare";
  button.textContent = sign;
  button.setAttribute("aria-label", label);
  button.dataset["line"] = line;
  button.disabled = disabled;
  return button;
}

function isTable(value: Value | undefined): value is { [name: string]: Value } {
  return typeof value === "object" && !Array.isArray(value);
}

function listWith(value: Value | undefined, name: string, n: number): Value {
  const names = Array.isArray(value) ? [...value] : [];
  if (n > 0) names.push(name);
  else names.splice(names.lastIndexOf(name), names.includes(name) ? 1 : 0);
  return names;
}

function tableWith(value: Value | undefined, name: string, n: number): Value {
  const table = isTable(value) ? { ...value } : {};
  const before = table[name];
  const count = (typeof before === "number" ? before : 0) + n;
  if (count > 0) table[name] = count;
  else delete table[name];
  return table;
}
