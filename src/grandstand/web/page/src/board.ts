// The board under a person's hand: pieces are taken up, targets light up, one click does it. The
// buttons of the form are the truth; marks on the board lead to them.
import { all, byId, maybe } from "./dom";

type Mark = SVGGElement;

const REACH = 24; // pixels: a target is at least 44 across
const DRAG = 12; // pixels: so far a pressed piece is only clicked

export class Board {
  private readonly layer = byId("pieces-layer");
  private chosen: string | null = null;
  private here: string | null = null; // what the arrow keys have come to
  private quietly = false;
  private pressing: { piece: string; x: number; y: number } | null = null;
  private dragged = false;

  /** `isSeen`: whether that point of the window is one of the field's, where the board has one. */
  constructor(
    private readonly pick: (option: string) => void,
    private readonly isSeen: (x: number, y: number) => boolean,
  ) {
    this.layer.addEventListener("click", (event) => this.clicked(event));
    this.layer.addEventListener("pointerdown", (event) => this.press(event));
    document.addEventListener("pointermove", (event) => this.drag(event));
    document.addEventListener("pointerup", (event) => this.drop(event));
    this.layer.addEventListener("keydown", (event) => this.pressed(event));
    for (const kind of ["pointerover", "focusin"]) {
      this.layer.addEventListener(kind, (event) => isLook(event) && this.lookAt(event.target));
      document.addEventListener(kind, (event) => isLook(event) && this.lookFromList(event.target));
    }
    for (const kind of ["pointerout", "focusout"]) {
      this.layer.addEventListener(kind, () => this.lookAway());
    }
  }

  /** Whether the arrow keys are on the board. */
  get focused(): boolean {
    return this.layer.contains(document.activeElement);
  }

  /** After every change of the picture: say what each mark is, and open the chosen piece's. */
  dress(): void {
    const pieces = this.pieces();
    if (this.chosen && !pieces.has(this.chosen)) this.chosen = null;
    if (!this.chosen && pieces.size === 1) this.chosen = [...pieces][0] ?? null;
    for (const piece of pieces) this.dressPiece(piece);
    for (const mark of this.marks()) this.dressMark(mark);
    this.rove();
  }

  /** Put the piece down, and forget what was to be chosen between. */
  clear(): void {
    this.chosen = null;
    this.endChoice();
    this.lookAway();
    this.dress();
  }

  focus(): void {
    const items = this.items();
    const item = items.find((each) => keyOf(each) === (this.chosen ?? this.here)) ?? items[0];
    if (item) item.focus();
    else byId("main").focus();
  }

  /** Whether a press there takes up a piece. */
  takesUp(target: EventTarget | null): boolean {
    const on = this.target(target);
    return on !== null && on.dataset["option"] === undefined;
  }

  private buttons(): HTMLButtonElement[] {
    return all<HTMLButtonElement>("#moves button.option");
  }

  private button(option: string | undefined): HTMLButtonElement | null {
    return maybe<HTMLButtonElement>(`#moves button.option[value="${option}"]`);
  }

  private pieces(): Set<string> {
    return new Set([...this.buttons(), ...this.marks()].flatMap((each) => each.dataset["piece"] ?? []));
  }

  private marks(): Mark[] {
    return all<SVGGElement>("g.option[data-option]", this.layer);
  }

  private isOpen(mark: Mark): boolean {
    const piece = mark.dataset["piece"];
    return piece === undefined || piece === this.chosen;
  }

  /** What can be reached now: with a piece in hand its targets and itself, else all pieces. */
  private items(): SVGGElement[] {
    const pieces = [...this.pieces()].map((id) => this.layer.querySelector<SVGGElement>(`#${CSS.escape(id)}`));
    const known = pieces.filter((piece) => piece !== null);
    return [...known, ...this.marks().filter((mark) => this.isOpen(mark))];
  }

  private reachable(): SVGGElement[] {
    if (!this.chosen || this.pieces().size === 1) return this.items();
    return this.items().filter((item) => item.dataset["option"] !== undefined || item.id === this.chosen);
  }

  private dressPiece(id: string): void {
    const piece = this.layer.querySelector<SVGGElement>(`#${CSS.escape(id)}`);
    if (!piece) return;
    const labels = this.buttonsOf(id).map(labelOf);
    piece.setAttribute("role", "button");
    piece.setAttribute("aria-label", `${piece.dataset["name"] ?? commonStart(labels)}: ${labels.length} ${labels.length === 1 ? "move" : "moves"}`);
    piece.setAttribute("aria-pressed", String(id === this.chosen));
    piece.classList.toggle("chosen", id === this.chosen);
  }

  /** All that can be done with a piece: a pair of pieces may be taken up by either of them. */
  private buttonsOf(piece: string): HTMLButtonElement[] {
    const marked = this.marks().filter((mark) => mark.dataset["piece"] === piece);
    const options = new Set(marked.map((mark) => mark.dataset["option"]));
    return this.buttons().filter((button) => button.dataset["piece"] === piece || options.has(button.value));
  }

  private dressMark(mark: Mark): void {
    const button = this.button(mark.dataset["option"]);
    mark.setAttribute("role", "button");
    mark.setAttribute("aria-label", button ? labelOf(button) : "");
    mark.classList.toggle("open", this.isOpen(mark));
    mark.classList.remove("hot");
    maybe("title", mark)?.remove(); // the words stand under the board; a tooltip would hide it
  }

  /** One of them is reached by Tab, the others by the arrow keys. */
  private rove(): void {
    const items = this.items();
    const current = items.find((item) => keyOf(item) === this.here) ?? items.find((item) => item.id === this.chosen);
    const stop = current ?? items[0];
    for (const item of items) item.setAttribute("tabindex", item === stop ? "0" : "-1");
  }

  private target(of: EventTarget | null): SVGGElement | null {
    if (!(of instanceof Element)) return null;
    const mark = of.closest<SVGGElement>("g.option[data-option]");
    if (mark) return mark;
    const pieces = this.pieces();
    for (let at: Element | null = of; at && at !== this.layer; at = at.parentElement) {
      if (at instanceof SVGGElement && pieces.has(at.id)) return at;
    }
    return null;
  }

  /** A piece is dragged by mouse or pen; a finger scrolls the page, and taps. */
  private press(event: PointerEvent): void {
    this.dragged = false;
    const target = this.target(event.target);
    const piece = target && target.dataset["option"] === undefined ? target.id : null;
    const drags = piece !== null && event.button === 0 && event.pointerType !== "touch";
    this.pressing = drags ? { piece, x: event.clientX, y: event.clientY } : null;
  }

  private drag(event: PointerEvent): void {
    const from = this.pressing;
    if (!from || this.dragged || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG) return;
    this.dragged = true;
    if (this.chosen !== from.piece) this.choose(from.piece);
  }

  /** Let go over one of its places, the piece goes there; anywhere else it stays in hand. */
  private drop(event: PointerEvent): void {
    const target = this.pressing && this.dragged ? this.target(event.target) : null;
    this.pressing = null;
    if (target && target.dataset["option"] !== undefined) this.goTo(target);
  }

  private clicked(event: MouseEvent): void {
    if (this.dragged) {
      this.dragged = false; // the click that ends a drag
      return;
    }
    const target = this.target(event.target) ?? this.nearest(event.clientX, event.clientY);
    if (target) this.act(target);
    else this.clear();
  }

  /** A thumb is less exact than the picture: whatever is within its reach is meant. */
  private nearest(x: number, y: number): SVGGElement | null {
    let best: SVGGElement | null = null;
    let least = REACH;
    for (const item of this.items()) {
      const at = middle(item);
      if (item.closest("#field") && !this.isSeen(at.x, at.y)) continue;
      const away = Math.hypot(at.x - x, at.y - y);
      if (away < least) [best, least] = [item, away];
    }
    return best;
  }

  private act(target: SVGGElement): void {
    if (target.dataset["option"] === undefined) this.choose(target.id);
    else this.goTo(target);
  }

  private choose(piece: string): void {
    this.endChoice();
    this.chosen = this.chosen === piece && this.pieces().size > 1 ? null : piece;
    this.here = piece;
    this.dress();
    if (this.chosen) this.tell(this.layer.querySelector(`#${CSS.escape(piece)}`)?.getAttribute("aria-label") ?? "");
  }

  /** Do what lies there; if several things do, ask which. */
  private goTo(mark: Mark): void {
    const there = this.marks().filter((other) => this.isOpen(other) && other.dataset["place"] === mark.dataset["place"]);
    if (there.length <= 1) this.pick(mark.dataset["option"] ?? "");
    else this.offer(there.map((other) => other.dataset["option"] ?? ""));
  }

  private offer(options: string[]): void {
    this.endChoice();
    const row = document.createElement("div");
    row.id = "choice";
    row.className = "choice";
    row.setAttribute("role", "group");
    row.setAttribute("aria-label", "Which of these?");
    for (const option of options) {
      const button = this.button(option)?.cloneNode(true);
      if (button) row.append(button);
    }
    byId("now").before(row);
    maybe("button", row)?.focus();
  }

  private endChoice(): void {
    maybe("#choice")?.remove();
  }

  private pressed(event: KeyboardEvent): void {
    const target = this.target(event.target);
    if (event.key === "Escape") {
      event.preventDefault();
      const back = this.chosen;
      this.clear();
      this.here = back ?? this.here;
      this.focus();
    } else if (target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.act(target);
    } else if (event.key.startsWith("Arrow") && !event.shiftKey && this.items().length > 0) {
      event.preventDefault();
      this.step(event.key);
    }
  }

  /** To the nearest in that direction; straight ahead counts for more than far to the side. */
  private step(key: string): void {
    const [dx, dy] = arrows[key] ?? [0, 0];
    const from = middle(document.activeElement);
    let best: SVGGElement | null = null;
    let least = Infinity;
    for (const item of this.reachable()) {
      const to = middle(item);
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const cost = ahead + 2.2 * aside;
      if (item !== document.activeElement && ahead > 2 && cost < least) [best, least] = [item, cost];
    }
    if (!best) return;
    this.here = keyOf(best);
    this.rove();
    best.focus();
  }

  private lookAt(of: EventTarget | null): void {
    const target = this.target(of);
    if (!target) return;
    this.tell(target.getAttribute("aria-label") ?? "");
    target.classList.add("hot");
    for (const mark of this.marks()) if (mark.dataset["option"] === target.dataset["option"]) mark.classList.add("hot");
    maybe(`#now > .option[value="${target.dataset["option"]}"]`)?.classList.add("lit");
  }

  /** A button of the list shows on the board what it would do. */
  private lookFromList(of: EventTarget | null): void {
    const button = of instanceof Element ? of.closest<HTMLButtonElement>("#ask button.option") : null;
    if (!button) {
      if (this.quietly) this.lookAway();
      return;
    }
    this.lookAway();
    this.quietly = true;
    const marks = this.marks().filter((each) => each.dataset["option"] === button.value);
    for (const mark of marks) mark.classList.add("open", "hot");
    if (button.parentElement?.id === "now") this.tell(labelOf(button));
  }

  private lookAway(): void {
    this.quietly = false;
    this.tell("");
    for (const hot of all(".hot", this.layer)) hot.classList.remove("hot");
    for (const lit of all("#now > .lit")) lit.classList.remove("lit");
    for (const mark of this.marks()) mark.classList.toggle("open", this.isOpen(mark));
  }

  private tell(words: string): void {
    const hint = maybe("#hint");
    if (hint) hint.textContent = words;
  }
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focus that a click has left behind is no look: nothing would be pointed at. */
export function isLook(event: Event): boolean {
  return event.type !== "focusin" || (event.target instanceof Element && event.target.matches(":focus-visible"));
}

function keyOf(item: SVGGElement): string {
  const option = item.dataset["option"];
  return option === undefined ? item.id : `${item.dataset["piece"] ?? ""}@${item.dataset["place"] ?? ""}`;
}

function middle(element: Element | null): { x: number; y: number } {
  const hit = element?.querySelector(".hit") ?? element;
  const box = hit?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}

function labelOf(button: HTMLButtonElement): string {
  return (button.firstChild?.textContent ?? "").trim();
}

/** What all labels of a piece start with is the piece's name. */
export function commonStart(labels: string[]): string {
  const words = labels.map((label) => label.split(" "));
  const first = words[0] ?? [];
  let n = 0;
  while (n < first.length && words.every((each) => each[n] === first[n])) n++;
  n = Math.min(n, first.length - 1);
  while (n > 1 && /^[a-z]/.test(first[n - 1] ?? "")) n--; // `Coral 2 to` without its `to`
  return first.slice(0, Math.max(1, n)).join(" ").replace(/[,:;]$/, "");
}
