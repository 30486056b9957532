// The page's script: finds out which page this is and brings it to life.
import { BenchPage } from "./bench";
import { byId, maybe } from "./dom";
import { GalleryPage } from "./gallery";
import { listen } from "./keys";
import { ReplayPage } from "./replay";
import { ScreenPage } from "./screen";
import { settings } from "./settings";
import { TablePage } from "./table";

document.documentElement.classList.add("scripted");

function press(id: string, does: () => void): void {
  maybe(`#${id}`)?.addEventListener("click", does);
}

press("theme", () => settings.nextTheme());
press("speed", () => settings.nextSpeed());
press("sound", () => settings.toggleSound());
press("shortcuts", () => byId<HTMLDialogElement>("keys").showModal());
settings.show();

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(".copy") : null;
  if (button) void copy(button);
});

/** Copy a link; where the browser forbids it, mark it so that a person can. */
async function copy(button: HTMLElement): Promise<void> {
  const field = maybe<HTMLInputElement>(`#${button.dataset["copy"] ?? ""}`);
  const text = field?.value ?? new URL(button.dataset["path"] ?? "", location.href).href;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    field?.focus();
    field?.select();
  }
}

if (maybe("#table")) {
  const page = new TablePage();
  page.start();
  listen(
    () => page.focusBoard(),
    () => page.clear(),
  );
} else if (maybe("#screen")) {
  new ScreenPage().start();
} else if (maybe(".bench")) {
  new BenchPage().start();
} else if (maybe(".gallery")) {
  new GalleryPage().start();
} else if (maybe("#reel")) {
  const page = new ReplayPage();
  void page.start();
  document.addEventListener("keydown", (event) => page.pressed(event));
  listen(
    () => byId("main").focus(),
    () => undefined,
  );
}
