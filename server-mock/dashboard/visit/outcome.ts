import type { FieldErrors } from "../views/forms.ts";
import type { Content } from "../views/html.ts";

export { noSuchPage, orConflict, PageError } from "../security/page-error.ts";

/** Result of a handler. */
export type Outcome = PageOutcome | RedirectOutcome | Response;

/** A page to be shown. */
export interface PageOutcome {
  kind: "page";
  title: string;
  content: Content;
  status: number;
  /** What is wrong with the form that was sent, by its fields; empty where nothing is. */
  errors: FieldErrors;
  /** Seconds after which the browser loads the page again, where something on it is about to change. */
  refreshSeconds: number | undefined;
}

interface RedirectOutcome {
  kind: "redirect";
  /** A path of the dashboard, or an address. */
  to: string;
  /** What the page there says once; for people who are signed in. */
  notice: string | undefined;
  cookies: readonly string[];
}

/** A page. A form that was not accepted is shown again with its errors, which stand above everything and get the focus. */
export function page(
  title: string,
  content: Content,
  { errors = {}, refreshSeconds }: { errors?: FieldErrors; refreshSeconds?: number | undefined } = {},
): PageOutcome {
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  return { kind: "page", title, content, status, errors, refreshSeconds };
}

/**
 * Sends the browser to another page after a form, so that a reload does not send the form again. The notice does not pass
 * through the address: it waits in the session, sealed, until its page takes it.
 */
export function redirect(
  to: string,
  { notice, cookies = [] }: { notice?: string; cookies?: readonly string[] } = {},
): RedirectOutcome {
  return { kind: "redirect", to, notice, cookies };
}
