import type { FieldErrors } from "../views/forms.ts";
import type { Content } from "../views/html.ts";

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

/** A request that cannot be done; the page says what happened and what to do next. Its `cause` is for the log of the server. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** No such page, or no such object in the reader's organization; the response does not say which. */
export function noSuchPage(): PageError {
  return new PageError(404, "There is no such page. What it showed may have been deleted.");
}
