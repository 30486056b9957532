// What a person sets for themselves: light or dark, speed, sound. Kept in this browser.
import { cookie, maybe, readCookie } from "./dom";

export type Speed = "slow" | "normal" | "fast" | "skip";

const speeds: readonly Speed[] = ["slow", "normal", "fast", "skip"];
const pace: Record<Speed, number> = { slow: 1.9, normal: 1, fast: 0.45, skip: 0 };
const themes = ["", "light", "dark"] as const;
const themeNames: Record<string, string> = { "": "Auto", light: "Light", dark: "Dark" };

class Settings {
  speed: Speed = speeds.find((speed) => speed === localStorage.getItem("speed")) ?? "normal";
  sound = localStorage.getItem("sound") === "on";

  /** By how much a frame's time is stretched. */
  get stretch(): number {
    return pace[this.speed];
  }

  nextSpeed(): void {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length] ?? "normal";
    localStorage.setItem("speed", this.speed);
    this.show();
  }

  toggleSound(): void {
    this.sound = !this.sound;
    localStorage.setItem("sound", this.sound ? "on" : "off");
    this.show();
  }

  nextTheme(): void {
    const now = themes.findIndex((theme) => theme === readCookie("stand_theme"));
    const next = themes[(now + 1) % themes.length] ?? "";
    cookie("stand_theme", next);
    if (next) document.documentElement.dataset["theme"] = next;
    else delete document.documentElement.dataset["theme"];
    this.show();
  }

  /** Say on the buttons what is set. */
  show(): void {
    const theme = themeNames[readCookie("stand_theme")] ?? "Auto";
    label("theme", theme, `Light or dark: ${theme.toLowerCase()}`);
    label("speed", this.speed.charAt(0).toUpperCase() + this.speed.slice(1), `Speed: ${this.speed}`);
    maybe("#sound")?.setAttribute("aria-pressed", String(this.sound));
    document.documentElement.classList.toggle("swift", this.speed === "skip");
  }
}

function label(id: string, word: string, name: string): void {
  const button = maybe(`#${id}`);
  if (!button) return;
  button.setAttribute("aria-label", name);
  const value = maybe(".value", button);
  if (value) value.textContent = word;
}

export const settings = new Settings();
