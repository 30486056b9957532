// One's own works, with which a question can be answered: which they are only this browser knows.
import { maybe } from "./dom";

/** Anew with each question: one may have been made, or put right, in another window meanwhile. */
export async function fetchOwn(): Promise<void> {
  const list = maybe("#own [data-works]");
  if (!list) return;
  try {
    const reply = await fetch(list.dataset["works"] ?? "");
    const works = await reply.text();
    if (reply.ok && list.innerHTML !== works) list.innerHTML = works;
  } catch {
    // the stream says that the table can't be reached; a text can still be pasted
  }
}
