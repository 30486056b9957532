// Cards on shelves: a text field hides those that don't have its words, and tags those that don't have them.
import { all, byId } from "./dom";

export class GalleryPage {
  private readonly field = byId<HTMLInputElement>("find");
  private readonly shelves = all(".shelf").map((shelf) => ({
    shelf,
    cards: all(".card", shelf).map((card) => ({ card, words: plain(`${shelf.querySelector("h2")?.textContent} ${card.textContent}`) })),
  }));

  constructor(private readonly where = "in the box") {}

  start(): void {
    this.field.addEventListener("input", () => this.find());
    for (const tag of all("[name=tag]")) tag.addEventListener("change", () => this.find());
    this.find(); // what a browser has kept in the field
  }

  private find(): void {
    const wanted = plain(this.field.value).split(" ").filter(Boolean);
    const tags = all<HTMLInputElement>("[name=tag]:checked").map((tag) => tag.value);
    let found = 0;
    for (const { shelf, cards } of this.shelves) {
      let here = 0;
      for (const { card, words } of cards) {
        const has = card.dataset["tags"]?.split("|") ?? [];
        card.hidden = !wanted.every((word) => words.includes(word)) || !tags.every((tag) => has.includes(tag));
        here += card.hidden ? 0 : 1;
      }
      shelf.hidden = here === 0;
      found += here;
    }
    byId("found").textContent = wanted.length + tags.length ? `${found} found` : `${found} ${this.where}`;
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
