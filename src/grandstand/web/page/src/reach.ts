// How far a piece reaches is shown while it is looked at: pointed at, focused, or tapped where a tap does nothing else.
import { isLook } from "./board";
import { all, byId, maybe } from "./dom";
import { isBusy } from "./keys";

export class Reach {
  private readonly layer = byId("pieces-layer");
  private pointed = "";
  private focused = "";
  private tapped = "";
  private everyone = false;
  private byTouch = false;

  constructor() {
    this.layer.addEventListener("pointerdown", (event) => (this.byTouch = event.pointerType === "touch"));
    this.layer.addEventListener("pointerover", (event) => this.point(event));
    this.layer.addEventListener("pointerleave", () => this.look({ pointed: "" }));
    this.layer.addEventListener("focusin", (event) => isLook(event) && this.look({ focused: this.owner(event.target) }));
    this.layer.addEventListener("focusout", () => this.look({ focused: "" }));
    this.layer.addEventListener("click", (event) => this.look({ tapped: this.tap(event.target) }));
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  /** After every change of the picture. */
  dress(): void {
    for (const id of this.owners()) this.makeFocusable(id);
    this.show();
  }

  private show(): void {
    const looked = [this.pointed, this.focused, this.tapped];
    for (const reach of this.all()) {
      reach.classList.toggle("looked-at", this.everyone || looked.includes(reach.dataset["of"] ?? ""));
    }
  }

  private look(at: { pointed?: string; focused?: string; tapped?: string }): void {
    this.pointed = at.pointed ?? this.pointed;
    this.focused = at.focused ?? this.focused;
    this.tapped = at.tapped ?? this.tapped;
    this.show();
  }

  private all(): SVGElement[] {
    return all<SVGElement>(".reach[data-of]", this.layer);
  }

  private owners(): Set<string> {
    return new Set(this.all().flatMap((reach) => reach.dataset["of"] || []));
  }

  /** The piece there, of those that have a reach; "" if none is. */
  private owner(of: EventTarget | null): string {
    const owners = this.owners();
    for (let at = of instanceof Element ? of : null; at && at !== this.layer; at = at.parentElement) {
      if (owners.has(at.id)) return at.id;
    }
    return "";
  }

  private point(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.look({ pointed: this.owner(event.target) });
  }

  private tap(target: EventTarget | null): string {
    const isOption = target instanceof Element && target.closest("[role=button]") !== null;
    const owner = isOption || !this.byTouch ? "" : this.owner(target);
    return owner === this.tapped ? "" : owner;
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== "e" || isBusy(event) || this.owners().size === 0) return;
    this.everyone = !this.everyone;
    this.show();
    event.preventDefault();
  }

  /** The keyboard comes to it too. Where it can be picked the board says how. */
  private makeFocusable(id: string): void {
    const piece = maybe<SVGElement>(`#${CSS.escape(id)}`, this.layer);
    if (!piece || piece.hasAttribute("tabindex")) return;
    piece.setAttribute("tabindex", "0");
    if (!piece.hasAttribute("role")) piece.setAttribute("role", "img");
    const name = piece.dataset["name"] ?? maybe<SVGElement>(":scope > title", piece)?.textContent ?? id;
    if (!piece.hasAttribute("aria-label")) piece.setAttribute("aria-label", name);
  }
}
