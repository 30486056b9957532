// Keys that work anywhere on a page with a board.
import { all, byId, maybe } from "./dom";

function press(selector: string): boolean {
  const button = maybe<HTMLButtonElement | HTMLAnchorElement>(selector);
  button?.click();
  return button !== null;
}

function pressNumber(n: number): boolean {
  const buttons = all<HTMLButtonElement>("#choice .option, #now > .option").filter((button) => button.offsetParent);
  buttons[n - 1]?.click();
  return n <= buttons.length;
}

function openMoves(): boolean {
  const moves = maybe<HTMLDetailsElement>("#moves");
  if (!moves) return false;
  moves.open = !moves.open;
  maybe(moves.open ? "button" : "summary", moves)?.focus();
  return true;
}

/** What a key does; whether it did anything. */
function does(key: string, focusBoard: () => void, clear: () => void): boolean {
  if (/^[1-9]$/.test(key)) return pressNumber(Number(key));
  switch (key.toLowerCase()) {
    case "a":
      return openMoves();
    case "b":
      focusBoard();
      return true;
    case "u":
      return press("#ask .undo");
    case "r":
      return press("#ask .section") || press("#rules");
    case "s":
      return press("#speed");
    case "m":
      return press("#sound");
    case "?":
      byId<HTMLDialogElement>("keys").showModal();
      return true;
    case "escape":
      clear();
      return true;
    default:
      return false;
  }
}

/** Whether the key is meant for something else: what is typed into, the browser, an open dialog. */
export function isBusy(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
  const others = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
  return typing || others || maybe("dialog[open]") !== null;
}

export function listen(focusBoard: () => void, clear: () => void): void {
  document.addEventListener("keydown", (event) => {
    if (isBusy(event)) return;
    if (does(event.key, focusBoard, clear)) event.preventDefault();
  });
}
