// The workshop's bench: keeps the text, its plan and what the server says of them in step, with a way back.
import { all, byId, maybe } from "./dom";
import { RackFace } from "./racks";
import { PlanFace } from "./plan";

export type Value = string | number | boolean | Value[] | { [name: string]: Value };
export type Plan = { [name: string]: Value };

export interface Look {
  text: string;
  title: string;
  plan: Plan | null; // null: it can't be read, only be written on
  faults: string[];
  charts: string;
  svg: string;
  frame: { left: number; foot: number; unit: number } | null;
}

/** What a person works on: shelves of parts, or a drawing. */
export interface Face {
  /** The plan as it is now, at once; `null`: the text can't be read. */
  draw(plan: Plan | null): void;
  /** What the server says of it, a moment later. */
  told(look: Look): void;
  /** Whether the key was for it. */
  pressed(event: KeyboardEvent): boolean;
}

/** One moment of the work: of text and plan what has changed is known at once, the other when the server has answered. */
interface Moment {
  text: string | null;
  plan: Plan | null;
}

const PAUSE = 160; // milliseconds in which nothing more is changed, before the server is asked
const TYPING = 1200; // what is changed in the same way within so long is taken back at once

export class BenchPage {
  private readonly main = byId("main");
  private readonly form = byId<HTMLFormElement>("work");
  private readonly pane = byId<HTMLTextAreaElement>("text");
  private readonly saved = this.pane.value;
  private readonly face: Face;
  private now: Moment = { text: this.pane.value, plan: null };
  private base = this.pane.value; // the newest text that is known: what is changed is changed in it
  private past: Moment[] = [];
  private future: Moment[] = [];
  private lastMark = "";
  private lastTime = 0;
  private timer = 0;
  private asked = 0;
  private waiting: (() => void)[] = [];
  private leaving = false;

  constructor() {
    const change = (plan: Plan, mark: string) => this.change({ text: null, plan }, mark);
    this.face = maybe(".rack") ? new RackFace(change) : new PlanFace(change);
  }

  start(): void {
    this.pane.addEventListener("input", () => this.change({ text: this.pane.value, plan: null }, "typing"));
    byId("undo").addEventListener("click", () => this.undo());
    byId("redo").addEventListener("click", () => this.redo());
    byId("open-sheet").addEventListener("click", () => this.openSheet());
    byId("file").addEventListener("change", () => void this.open());
    byId("fields").addEventListener("input", (event) => this.setField(event.target as HTMLInputElement));
    this.form.addEventListener("submit", (event) => this.submitted(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    window.addEventListener("beforeunload", (event) => {
      if (!this.leaving && this.isChanged()) event.preventDefault();
    });
    maybe<HTMLDetailsElement>(".toml")!.open = maybe(".rack") === null;
    void this.ask();
  }

  // -- changing ----------------------------------------------------------------------------------

  /** Go on to this; changes with the same mark that follow one another are one step on the way back. */
  private change(moment: Moment, mark: string): void {
    const goesOn = mark !== "" && mark === this.lastMark && (mark.startsWith("drag") || Date.now() - this.lastTime < TYPING);
    if (!goesOn) this.past.push(this.now);
    this.lastMark = mark;
    this.lastTime = Date.now();
    this.future = [];
    this.go(moment);
  }

  private undo(): void {
    const before = this.past.pop();
    if (!before) return;
    this.future.push(this.now);
    this.lastMark = "";
    this.go(before);
  }

  private redo(): void {
    const after = this.future.pop();
    if (!after) return;
    this.past.push(this.now);
    this.lastMark = "";
    this.go(after);
  }

  private go(moment: Moment): void {
    this.now = moment;
    if (moment.text !== null && moment.text !== this.pane.value) this.pane.value = moment.text;
    if (moment.plan) this.show(moment.plan);
    this.setButtons();
    this.askSoon();
  }

  private setButtons(): void {
    byId<HTMLButtonElement>("undo").disabled = this.past.length === 0;
    byId<HTMLButtonElement>("redo").disabled = this.future.length === 0;
  }

  private isChanged(): boolean {
    return this.now.text === null || this.now.text.trim() !== this.saved.trim();
  }

  /** A file from this device takes the place of the text. */
  private async open(): Promise<void> {
    const field = byId<HTMLInputElement>("file");
    const file = field.files?.[0];
    if (!file) return;
    const text = await file.text();
    field.value = "";
    this.change({ text, plan: null }, "file");
  }

  // -- asking ------------------------------------------------------------------------------------

  private askSoon(): void {
    // not put off by the next change: while something is dragged the picture follows
    if (this.timer) return;
    this.timer = window.setTimeout(() => void this.ask(), PAUSE);
  }

  private async ask(): Promise<void> {
    this.timer = 0;
    const asked = ++this.asked;
    const { text, plan } = this.now;
    const moment = this.now;
    const body = JSON.stringify(text === null ? { plan, text: this.base } : { text });
    try {
      const reply = await fetch(`${this.main.dataset["home"]}/look`, {
        method: "POST",
        body,
        headers: { "Content-Type": "application/json", Accept: "application/json" },
      });
      const told: unknown = await reply.json();
      if (asked !== this.asked) return; // a newer question is on its way
      if (reply.ok) this.told(moment, told as Look);
      else this.trouble((told as { error: string }).error);
    } catch {
      this.trouble("The workshop can’t be reached. What you do is kept here; it is looked over when it can be.");
    }
  }

  private told(moment: Moment, look: Look): void {
    this.trouble("");
    const typed = moment.text !== null;
    moment.plan = look.plan;
    if (!typed) moment.text = look.text;
    this.base = moment.text ?? look.text;
    if (moment !== this.now) return; // it has been changed meanwhile, and is asked about anew
    if (!typed) this.pane.value = look.text;
    if (typed) this.show(look.plan);
    byId("title").textContent = look.title || `New ${this.main.dataset["craft"]}`;
    byId("charts").innerHTML = look.charts;
    this.face.told(look);
    showFaults(look.faults);
    for (const done of this.waiting.splice(0)) done();
  }

  private trouble(text: string): void {
    if (text) this.waiting = [];
    byId("trouble").textContent = text;
    byId("trouble").hidden = text === "";
  }

  private show(plan: Plan | null): void {
    this.face.draw(plan);
    this.showFields(plan ?? {});
  }

  // -- small fields ------------------------------------------------------------------------------

  /** What stands alone in the text, to be set without it: a title, a number. */
  private showFields(plan: Plan): void {
    const box = byId("fields");
    const first = this.main.dataset["titleField"] ?? "";
    const alone = Object.entries(plan).filter(([, value]) => typeof value === "string" || typeof value === "number");
    alone.sort(([a], [b]) => Number(b === first) - Number(a === first));
    const names = alone.map(([name]) => name).join();
    if (box.dataset["names"] !== names) {
      box.dataset["names"] = names;
      box.replaceChildren(...alone.map(([name, value]) => fieldFor(name, value)));
    }
    for (const input of all<HTMLInputElement>("input", box)) {
      if (input !== document.activeElement) input.value = String(plan[input.name] ?? "");
    }
  }

  private setField(input: HTMLInputElement): void {
    const plan = this.now.plan;
    if (!plan || (input.type === "number" && input.value === "")) return;
    const value = input.type === "number" ? Number(input.value) : input.value;
    this.change({ text: null, plan: { ...plan, [input.name]: value } }, `field ${input.name}`);
  }

  // -- the page ----------------------------------------------------------------------------------

  private openSheet(): void {
    const open = byId("sheet").classList.toggle("open");
    byId("open-sheet").setAttribute("aria-expanded", String(open));
    byId("inside").scrollTop = 0;
    byId("faults").scrollIntoView({ block: "nearest" });
  }

  /** What is saved is the text as it is after the last change. */
  private submitted(event: SubmitEvent): void {
    if (this.now.text !== null) {
      this.pane.value = this.now.text;
      this.leaving = true;
      return;
    }
    event.preventDefault();
    this.waiting.push(() => this.form.requestSubmit(event.submitter));
    this.askSoon();
  }

  private pressed(event: KeyboardEvent): void {
    const typing = event.target instanceof HTMLElement && event.target.matches("input:not([type=checkbox]), textarea, select");
    if (typing) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "z" && key !== "y") return;
      if (key === "y" || event.shiftKey) this.redo();
      else this.undo();
      event.preventDefault();
    } else if (!event.altKey && this.face.pressed(event)) {
      event.preventDefault();
    }
  }
}

function fieldFor(name: string, value: Value): HTMLElement {
  const field = document.createElement("div");
  field.className = "field";
  const label = document.createElement("label");
  label.textContent = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
  label.htmlFor = `field-${name}`;
  const input = document.createElement("input");
  input.className = "text";
  input.id = label.htmlFor;
  input.name = name;
  input.type = typeof value === "number" ? "number" : "text";
  if (input.type === "number") input.step = "any";
  input.setAttribute("form", "none"); // it is the text that is sent
  field.append(label, input);
  return field;
}

/** Each fault in a line; one that names an entry of the drawing leads to it. */
function showFaults(faults: string[]): void {
  byId("state").textContent = faults.length ? `${faults.length} fault${faults.length > 1 ? "s" : ""}` : "Nothing wrong";
  byId("sheet").classList.toggle("sound", faults.length === 0);
  const box = byId("faults");
  if (faults.length === 0) {
    const right = document.createElement("p");
    right.className = "faultless";
    right.textContent = "Nothing is wrong with it.";
    box.replaceChildren(right);
    return;
  }
  const list = document.createElement("ul");
  for (const fault of faults) {
    const line = document.createElement("li");
    const entry = entryOf(fault);
    if (entry && maybe(`[data-key="${entry}"]`)) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "to-entry";
      button.dataset["entry"] = entry;
      button.textContent = fault;
      line.append(button);
    } else {
      line.textContent = fault;
    }
    list.append(line);
  }
  box.replaceChildren(list);
}

/** `walls 3` of "walls 3: …", `checkpoints A` of "checkpoints, A: …". */
export function entryOf(fault: string): string {
  const found = /^([\w-]+)[ ,.]+(\w+)\b[^:]*:/.exec(fault);
  return found ? `${found[1]} ${found[2]}` : "";
}
