// One event stream a page, opened again when it breaks.
import { byId } from "./dom";
import type { Update } from "./show";

const RETRY = 2000;

export class Stream {
  version: number;
  private source: EventSource | null = null;

  constructor(
    private readonly path: string,
    version: string | undefined,
    private readonly heard: (update: Update) => void,
  ) {
    this.version = Number(version);
  }

  /** From the version that the page has; `anew`: the present whole, whatever it has. */
  connect(anew = false): void {
    this.source?.close();
    const source = new EventSource(anew ? this.path : `${this.path}?after=${this.version}`);
    this.source = source;
    source.addEventListener("open", () => this.connected(true));
    source.addEventListener("update", (event) => this.update(JSON.parse(event.data) as Update));
    source.addEventListener("error", () => {
      this.connected(false);
      // the browser tries again by itself, unless the server has refused
      if (source.readyState === EventSource.CLOSED) setTimeout(() => this.source === source && this.connect(), RETRY);
    });
  }

  private update(update: Update): void {
    this.version = update.version;
    this.heard(update);
  }

  private connected(yes: boolean): void {
    byId("link").hidden = yes;
  }
}
