// A dial: slider, number, wheel and arrow keys say the same, and the picture shows at once what the number would do.
import { all, byId, maybe } from "./dom";
import { wheelPixels } from "./field";
import { isBusy } from "./keys";

const NOTCH = 40; // pixels: smaller turns of a wheel are added up
const SHORT = 72; // a longer range is turned through by fives, one as long as a circle's or more in 72 notches
const PAGE = 10;

export class Dial {
  private asked = "";
  private value = 0;
  private rest = 0;

  constructor() {
    document.addEventListener("input", (event) => this.turned(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    byId("main").addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
  }

  /** After every change of the panel: a new dial starts anew, the same one stays as it was turned. */
  dress(): void {
    const number = maybe<HTMLInputElement>("#dialled");
    const asked = number ? questionOf(number) : "";
    const typing = asked === this.asked && document.activeElement === number;
    if (asked !== this.asked) this.value = Number(maybe("#answer .dial")?.dataset["start"] ?? 0);
    this.asked = asked;
    if (number && !typing) this.turnTo(this.value);
    else this.show();
  }

  /** What is greater is further right, unless the picture says that it is further left. */
  private get leftward(): boolean {
    return maybe('#pieces-layer [data-greater="left"]') !== null;
  }

  /** After every change of the picture: exactly the step that is nearest is shown. */
  show(): void {
    const steps = all<SVGElement>("#pieces-layer [data-dial]");
    const off = (step: SVGElement) => Math.abs(Number(step.dataset["dial"]) - this.value);
    const least = Math.min(...steps.map(off));
    const near = this.asked ? steps.find((step) => off(step) === least) : undefined;
    for (const step of steps) step.classList.toggle("looked-at", step === near);
    const slider = maybe<HTMLInputElement>("#dial");
    if (slider) slider.dir = this.leftward ? "rtl" : "ltr";
    if (near) this.tell(near.dataset["says"] ?? maybe<SVGElement>("title", near)?.textContent ?? "");
  }

  private turnTo(value: number): void {
    const [slider, number] = [maybe<HTMLInputElement>("#dial"), maybe<HTMLInputElement>("#dialled")];
    if (!slider || !number) return;
    this.value = Math.min(Number(slider.max), Math.max(Number(slider.min), value));
    slider.value = String(this.value);
    number.value = String(this.value);
    this.show();
  }

  private turned(event: Event): void {
    const by = event.target;
    if (!(by instanceof HTMLInputElement) || !["dial", "dialled"].includes(by.id)) return;
    if (Number.isNaN(by.valueAsNumber)) return; // a number that is only begun
    this.value = by.valueAsNumber;
    byId<HTMLInputElement>(by.id === "dial" ? "dialled" : "dial").value = by.value;
    this.show();
  }

  private wheeled(event: WheelEvent): void {
    const slider = maybe<HTMLInputElement>("#dial");
    const pixels = wheelPixels(event);
    if (!slider || event.ctrlKey || pixels === 0) return;
    event.preventDefault();
    this.rest = Math.sign(this.rest) === Math.sign(pixels) ? this.rest + pixels : pixels;
    if (Math.abs(this.rest) < NOTCH) return;
    const range = Number(slider.max) - Number(slider.min);
    const step = event.shiftKey || range <= SHORT ? 1 : 5 * Math.ceil(range / (5 * SHORT));
    this.turnTo(this.value - Math.sign(this.rest) * step);
    this.rest = 0;
  }

  private pressed(event: KeyboardEvent): void {
    const right = this.leftward ? -1 : 1;
    const by: Record<string, number> = { ArrowLeft: -right, ArrowRight: right, PageDown: -PAGE, PageUp: PAGE };
    const turn = by[event.key];
    const elsewhere = event.target instanceof Element && event.target.matches("a, button, summary, [role=button]");
    if (!this.asked || isBusy(event) || event.shiftKey) return;
    if (turn !== undefined) this.turnTo(this.value + turn);
    else if (event.key === "Enter" && !elsewhere) maybe<HTMLButtonElement>("#answer .dial .button")?.click();
    else return;
    event.preventDefault();
  }

  /** It stays while nothing else is pointed at. */
  private tell(words: string): void {
    const hint = maybe("#hint");
    if (!hint) return;
    hint.dataset["idle"] = words;
    if (hint.textContent !== words) hint.textContent = words;
  }
}

function questionOf(number: HTMLInputElement): string {
  const field = (name: string) => maybe<HTMLInputElement>(`#answer [name=${name}]`)?.value ?? "";
  return [field("seat"), field("number"), number.min, number.max].join(" ");
}
