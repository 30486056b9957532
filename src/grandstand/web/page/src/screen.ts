// The big screen: shows what happens, and takes nothing.
import { byId, morphInside, morphParts } from "./dom";
import { cheer, lineClass, Show, type Frame, type Update } from "./show";
import { Stream } from "./stream";

export class ScreenPage {
  private readonly main = byId("screen");
  private readonly story = byId("story");
  private readonly pieces = byId("pieces-layer");
  private readonly show = new Show();
  private readonly lines = Number(this.main.dataset["lines"]);
  private timeUp = 0;

  start(): void {
    const path = `/t/${this.main.dataset["table"] ?? ""}/screen/live`;
    new Stream(path, this.main.dataset["version"], (update) => this.heard(update)).connect();
    this.setClock();
    setInterval(() => this.tick(), 1000);
  }

  private heard(update: Update): void {
    this.show.add(update.frames, (frame) => this.showFrame(frame), () => this.settle(update));
  }

  private showFrame(frame: Frame): void {
    if (frame.pieces) morphInside(this.pieces, frame.pieces);
    if (frame.sentence) this.tell(frame);
    if (frame.kind.endsWith(".scored")) cheer(frame.sentence);
  }

  private tell(frame: Frame): void {
    const line = document.createElement("li");
    line.className = `${lineClass(frame.kind)} fresh`;
    line.textContent = frame.sentence;
    this.story.append(line);
    while (this.story.childElementCount > this.lines) this.story.firstElementChild?.remove();
  }

  private settle(update: Update): void {
    morphInside(this.pieces, update.pieces);
    morphParts(update.panel);
    if (update.story !== null) morphInside(this.story, update.story);
    document.title = update.title;
    document.body.classList.toggle("done", update.over);
    this.setClock();
  }

  private setClock(): void {
    this.timeUp = Date.now() + 1000 * Number(byId("clock").dataset["left"] ?? 0);
  }

  private tick(): void {
    const clock = byId("clock");
    const left = Math.max(0, Math.round((this.timeUp - Date.now()) / 1000));
    if (!clock.hidden) clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}
