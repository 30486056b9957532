// The card gallery: a text field hides what doesn't have its words.
import { all, byId } from "./dom";

export class GalleryPage {
  private readonly field = byId<HTMLInputElement>("find");
  private readonly shelves = all(".shelf").map((shelf) => ({
    shelf,
    cards: all(".card", shelf).map((card) => ({ card, words: plain(`${shelf.querySelector("h2")?.textContent} ${card.textContent}`) })),
  }));

  start(): void {
    this.field.addEventListener("input", () => this.find());
    this.find(); // what a browser has kept in the field
  }

  private find(): void {
    const wanted = plain(this.field.value).split(" ").filter(Boolean);
    let found = 0;
    for (const { shelf, cards } of this.shelves) {
      let here = 0;
      for (const { card, words } of cards) {
        card.hidden = !wanted.every((word) => words.includes(word));
        here += card.hidden ? 0 : 1;
      }
      shelf.hidden = here === 0;
      found += here;
    }
    byId("found").textContent = wanted.length ? `${found} found` : `${found} in the box`;
    byId("nothing").hidden = found > 0;
  }
}

/** Without accents, capitals and signs: as one types it. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}
