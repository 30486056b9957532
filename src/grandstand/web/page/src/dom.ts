// Small helpers for the page's elements.
import { Idiomorph } from "idiomorph";

/** The element with this id, which the page's template promises. */
export function byId<E extends Element = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found as unknown as E;
}

export function maybe<E extends Element = HTMLElement>(selector: string, inside: ParentNode = document): E | null {
  return inside.querySelector<E>(selector);
}

export function all<E extends Element = HTMLElement>(selector: string, inside: ParentNode = document): E[] {
  return [...inside.querySelectorAll<E>(selector)];
}

/** Makes an element's inside look like the markup, keeping the elements that stay the same ones. */
export function morphInside(element: Element, markup: string): void {
  void Idiomorph.morph(element, markup, { morphStyle: "innerHTML", restoreFocus: true });
}

/** Replaces each part by the one of the same id in the markup; what a person has opened stays open. */
export function morphParts(markup: string): void {
  const box = document.createElement("template");
  box.innerHTML = markup;
  for (const part of [...box.content.children]) {
    const old = document.getElementById(part.id);
    if (!old) continue;
    void Idiomorph.morph(old, part as HTMLElement, {
      restoreFocus: true,
      // what is being typed stays; a button that keeps the focus is another option now
      ignoreActiveValue: document.activeElement instanceof HTMLInputElement,
      callbacks: {
        beforeAttributeUpdated: (name) => name !== "open",
        beforeNodeMorphed: (node) => !(node instanceof HTMLElement && "kept" in node.dataset),
      },
    });
  }
}

export function cookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

export function readCookie(name: string): string {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : "";
}

/** Where the board stands upright; the stylesheet draws the line at the same width. */
export const narrow = matchMedia("(max-width: 760px), (orientation: portrait) and (max-width: 1100px)");

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
