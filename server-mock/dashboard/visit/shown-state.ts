import { type Html, html } from "../views/html.ts";
import type { Fields } from "./form.ts";

// Of two who have a form open, the one who saves last must not take back unseen what the other has saved.

const FIELD = "shown";

/** The values that a form was made of, in the form. */
export function shownState(values: readonly string[]): Html {
  return html`<input type="hidden" name="${FIELD}" value="${JSON.stringify(values)}">`;
}

/** Reports whether a form was made of other values than those that are stored now. */
export function isStale(form: Fields, values: readonly string[]): boolean {
  const shown = form.text(FIELD);
  return shown !== "" && shown !== JSON.stringify(values);
}

/** Message for a stale form, which is shown again below what is stored now. */
export function staleMessage(what: string): string {
  return `Somebody has changed ${what} meanwhile; what is stored now is shown above. Save again to replace it with what is below.`;
}
