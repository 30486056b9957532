// A table's page: hears of changes by its event stream, shows them, and sends what a person picks.
import { Board } from "./board";
import { Dial } from "./dial";
import { all, byId, cookie, maybe, morphInside, morphParts, narrow } from "./dom";
import { Field } from "./field";
import { fetchOwn } from "./own";
import { Reach } from "./reach";
import { cheer, lineClass, Show, type Frame, type Update } from "./show";
import { hear, hearYourTurn } from "./sound";
import { Stream } from "./stream";

const PATIENCE = 2500; // so long the stream may take to bring what an answer has changed

export class TablePage {
  private readonly main = byId("table");
  private readonly home = `/t/${this.main.dataset["table"] ?? ""}`;
  private readonly story = byId("story");
  private readonly pieces = byId("pieces-layer");
  private readonly board = new Board(
    (option) => void this.answer(option),
    (x, y) => this.field.isOver(x, y),
  );
  private readonly field = new Field((target) => this.board.takesUp(target));
  private readonly reach = new Reach();
  private readonly dial = new Dial();
  private readonly show = new Show();
  private readonly stream = new Stream(`${this.home}/live`, this.main.dataset["version"], (update) => this.heard(update));
  private sending = false;
  private sent = 0;
  private timeUp = 0;
  private hurried = false;
  private keepFocus: "board" | "ask" | null = null;

  start(): void {
    document.addEventListener("submit", (event) => this.submitted(event));
    document.addEventListener("pointerdown", (event) => this.hurry(event), { capture: true });
    document.addEventListener("click", (event) => this.hurriedClick(event), { capture: true });
    document.addEventListener("keydown", (event) => this.hurryByKey(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.show.playing && this.show.skip());
    this.watchWidth();
    this.dress();
    this.toEndOfStory();
    this.setClock();
    setInterval(() => this.tick(), 1000);
    this.stream.connect();
  }

  focusBoard(): void {
    this.board.focus();
  }

  clear(): void {
    if (this.show.playing) this.show.skip();
    const moves = maybe<HTMLDetailsElement>("#moves[open]");
    if (moves) moves.open = false;
    this.board.clear();
  }

  // -- hearing -----------------------------------------------------------------------------------

  private heard(update: Update): void {
    this.sending = false;
    this.show.add(update.frames, (frame) => this.showFrame(frame), () => this.settle(update));
  }

  private showFrame(frame: Frame): void {
    document.body.classList.add("showing");
    if (frame.pieces) this.draw(frame.pieces);
    if (frame.sentence) this.tell(frame);
    if (frame.kind.endsWith(".scored")) cheer(frame.sentence);
    hear(frame.kind);
  }

  /** The change has been shown: this is the table now. */
  private settle(update: Update): void {
    const wasYours = document.body.classList.contains("yours");
    this.noteFocus();
    this.draw(update.pieces);
    morphParts(update.panel);
    maybe("#choice")?.remove();
    if (update.story !== null) {
      morphInside(this.story, update.story);
      this.toEndOfStory();
    }
    document.title = update.title;
    document.body.classList.remove("showing");
    document.body.classList.toggle("yours", update.yours);
    document.body.classList.toggle("done", update.over);
    this.dress();
    this.hideTakenSeats();
    this.setClock();
    this.giveFocus();
    if (update.yours && !wasYours) hearYourTurn();
  }

  private draw(pieces: string): void {
    morphInside(this.pieces, pieces);
    this.dressPicture();
  }

  /** The picture comes as the game draws it; what a person looks at stays as it was. */
  private dressPicture(): void {
    this.field.dress();
    this.reach.dress();
    this.dial.show();
  }

  private dress(): void {
    this.dressPicture();
    this.dial.dress();
    this.board.dress();
    void fetchOwn();
  }

  private tell(frame: Frame): void {
    const line = document.createElement("li");
    line.className = `${lineClass(frame.kind)} fresh`;
    line.textContent = frame.sentence;
    this.story.append(line);
    this.caption(frame.sentence);
    while (this.story.childElementCount > 200) this.story.firstElementChild?.remove();
    this.toEndOfStory();
  }

  /** Where eyes are while it is shown; on a phone the story is out of sight. The log says it aloud. */
  private caption(sentence: string): void {
    const say = maybe("#prompt .say");
    if (!say) return;
    byId("prompt").setAttribute("aria-live", "off"); // until the panel is replaced
    say.textContent = sentence;
  }

  private toEndOfStory(): void {
    this.story.scrollTop = this.story.scrollHeight;
  }

  /** The server says how long is left; from then on the seconds are counted here. */
  private setClock(): void {
    this.timeUp = Date.now() + 1000 * Number(byId("clock").dataset["left"] ?? 0);
  }

  private tick(): void {
    const clock = byId("clock");
    const left = Math.max(0, Math.round((this.timeUp - Date.now()) / 1000));
    if (!clock.hidden) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }

  private hideTakenSeats(): void {
    for (const offer of all("#share [data-seat]")) {
      offer.hidden = !maybe(`#players [data-open="${offer.dataset["seat"]}"]`);
    }
    for (const way of all("#share [data-join]")) way.hidden = !maybe("#players [data-open]");
  }

  // -- focus -------------------------------------------------------------------------------------

  /** Where the focus was: what had it may be gone after the change. */
  private noteFocus(): void {
    if (this.board.focused) this.keepFocus = "board";
    else if (byId("ask").contains(document.activeElement)) this.keepFocus = "ask";
    else if (document.activeElement !== document.body) this.keepFocus = null;
  }

  private giveFocus(): void {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!lost || !this.keepFocus) return;
    if (this.keepFocus === "board") this.board.focus();
    else (maybe("#ask .dial .button") ?? maybe("#ask button.option") ?? maybe("#ask .button") ?? byId("main")).focus();
  }

  // -- doing -------------------------------------------------------------------------------------

  private submitted(event: SubmitEvent): void {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !["answer", "undo", "sit"].includes(form.id)) return;
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    this.noteFocus();
    void this.send(form, fields);
  }

  private async answer(option: string): Promise<void> {
    const form = maybe<HTMLFormElement>("#answer");
    if (!form) return;
    const fields = new FormData(form);
    fields.set("option", option);
    this.noteFocus();
    await this.send(form, fields);
  }

  private async send(form: HTMLFormElement, fields: FormData): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const sent = ++this.sent;
    const body = new URLSearchParams();
    for (const [name, value] of fields) body.append(name, String(value));
    try {
      const reply = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
      if (reply.ok) setTimeout(() => this.sending && this.sent === sent && location.reload(), PATIENCE);
      else this.refused(((await reply.json()) as { error: string }).error, reply.status === 409);
    } catch {
      this.refused("The table can’t be reached. Try again in a moment.", false);
    }
  }

  private refused(why: string, stale: boolean): void {
    this.sending = false;
    const alert = maybe("#wrong") ?? document.createElement("p");
    alert.id = "wrong";
    alert.className = "wrong";
    alert.setAttribute("role", "alert");
    alert.textContent = why;
    byId("prompt").after(alert); // gone with the next change
    if (stale) this.stream.connect();
  }

  /** Who presses something while a change is shown sees its end. It is no answer: the question is another one now. */
  private hurry(event: PointerEvent): void {
    this.hurried = this.isHurry(event) && !this.field.isOver(event.clientX, event.clientY);
    if (this.hurried) this.show.skip();
  }

  /** A press on the field may become a look around; so it is the click that counts. */
  private hurriedClick(event: MouseEvent): void {
    const onField = this.isHurry(event) && this.field.isOver(event.clientX, event.clientY);
    if (onField) this.show.skip();
    if (onField || this.hurried) this.swallow(event);
  }

  private isHurry(event: Event): boolean {
    const on = event.target instanceof Element ? event.target : null;
    return this.show.playing && on !== null && on.closest("#main, #ask") !== null && !on.closest(".lens");
  }

  private hurryByKey(event: KeyboardEvent): void {
    const on = event.target;
    const elsewhere = on instanceof Element && on.matches("a, button, input") && !on.closest("#main, #ask");
    if (!this.show.playing || elsewhere || !/^([1-9uU ]|Enter)$/.test(event.key)) return;
    this.show.skip();
    this.swallow(event);
  }

  private swallow(event: Event): void {
    this.hurried = false;
    event.preventDefault();
    event.stopPropagation();
  }

  // -- the shape of the window -------------------------------------------------------------------

  private watchWidth(): void {
    const fit = () => void this.stand(narrow.matches);
    narrow.addEventListener("change", fit);
    fit();
  }

  /** Draw the board upright or lengthways, and hear of changes so drawn. */
  private async stand(upright: boolean): Promise<void> {
    cookie("stand_upright", upright ? "1" : "0");
    if (upright === ("upright" in this.main.dataset)) return;
    this.main.toggleAttribute("data-upright", upright);
    byId("main").classList.toggle("upright", upright);
    const reply = await fetch(`${this.home}/board${upright ? "?upright" : ""}`);
    const drawn = (await reply.json()) as { court: string; pieces: string };
    byId("court-layer").innerHTML = drawn.court;
    this.pieces.innerHTML = drawn.pieces;
    this.dress();
    this.stream.connect(true); // what was drawn may be older than what was heard meanwhile
  }
}
