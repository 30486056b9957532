// A finished game, moment by moment, both ways.
import { all, byId, calm, cookie, maybe, morphInside, narrow } from "./dom";
import { Field } from "./field";
import { Reach } from "./reach";
import { setGlide } from "./show";
import { settings } from "./settings";

interface Moment {
  pieces: string;
  sentence: string;
  line: string;
  answer: number;
}

const BEAT = 620;

export class ReplayPage {
  private readonly main = byId("reel");
  private readonly scrub = byId<HTMLInputElement>("scrub");
  private readonly play = byId<HTMLButtonElement>("play");
  private readonly story = byId("story");
  private readonly field = new Field(() => false);
  private readonly reach = new Reach();
  private moments: Moment[] = [];
  private at = 0;
  private timer = 0;

  async start(): Promise<void> {
    this.scrub.addEventListener("input", () => this.jump(this.scrub.valueAsNumber));
    this.play.addEventListener("click", () => this.toggle());
    byId("back").addEventListener("click", () => this.jump(this.at - 1));
    byId("on").addEventListener("click", () => this.jump(this.at + 1));
    this.story.addEventListener("click", (event) => {
      const line = event.target instanceof Element ? event.target.closest("li") : null;
      if (line) this.jump(Number(line.dataset["moment"]));
    });
    narrow.addEventListener("change", () => location.reload());
    cookie("stand_upright", narrow.matches ? "1" : "0");
    if (narrow.matches !== "upright" in this.main.dataset) location.reload();
    else await this.load(narrow.matches);
  }

  private async load(upright: boolean): Promise<void> {
    const reply = await fetch(`/t/${this.main.dataset["table"] ?? ""}/frames${upright ? "?upright" : ""}`);
    this.moments = (await reply.json()) as Moment[];
    this.scrub.max = String(this.moments.length - 1);
    this.story.replaceChildren(...this.moments.flatMap((moment, n) => (moment.sentence ? [line(moment, n)] : [])));
    this.show(0, false);
  }

  /** Keys: left and right one moment, home and end, space plays. */
  pressed(event: KeyboardEvent): void {
    if (event.defaultPrevented || (event.target === this.scrub && event.key !== " ")) return; // the slider has keys of its own
    const jumps: Record<string, number> = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      Home: 0,
      End: this.moments.length - 1,
    };
    const to = jumps[event.key];
    if (to !== undefined) this.jump(to);
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) this.toggle();
    else return;
    event.preventDefault();
  }

  private jump(to: number): void {
    this.stop();
    this.show(to, Math.abs(to - this.at) === 1);
  }

  private toggle(): void {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.at >= this.moments.length - 1) this.show(0, false);
    this.play.textContent = "Pause";
    this.play.setAttribute("aria-pressed", "true");
    this.beat();
  }

  private beat(): void {
    this.timer = window.setTimeout(() => {
      this.show(this.at + 1, true);
      if (this.at >= this.moments.length - 1) this.stop();
      else this.beat();
    }, BEAT * Math.max(0.2, settings.stretch));
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.play.textContent = "Play";
    this.play.setAttribute("aria-pressed", "false");
  }

  private show(to: number, glide: boolean): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, to));
    const moment = this.moments[this.at];
    if (!moment) return;
    setGlide(glide && !calm.matches ? 320 * Math.max(0.3, settings.stretch) : 0, false);
    morphInside(byId("pieces-layer"), moment.pieces);
    this.field.dress();
    this.reach.dress();
    this.scrub.value = String(this.at);
    const told = this.told();
    const sentence = this.moments[told]?.sentence ?? "";
    this.scrub.setAttribute("aria-valuetext", sentence);
    byId("caption").textContent = sentence;
    byId("at").textContent = `${this.at + 1} / ${this.moments.length}`;
    this.mark(told);
  }

  /** The last moment up to now that has words: some only move a piece. */
  private told(): number {
    let told = this.at;
    while (told > 0 && !this.moments[told]?.sentence) told--;
    return told;
  }

  private mark(told: number): void {
    for (const old of all("li[aria-current]", this.story)) old.removeAttribute("aria-current");
    const now = maybe(`li[data-moment="${told}"]`, this.story);
    if (!now) return;
    now.setAttribute("aria-current", "true");
    this.story.scrollTop = now.offsetTop - this.story.clientHeight / 2;
  }
}

function line(moment: Moment, n: number): HTMLLIElement {
  const item = document.createElement("li");
  item.className = moment.line;
  item.dataset["moment"] = String(n);
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1; // the slider goes to every moment by keyboard
  button.textContent = moment.sentence;
  item.append(button);
  return item;
}
