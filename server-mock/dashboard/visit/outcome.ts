import type { Content } from "../views/html.ts";

/** Result of a handler. */
export type Outcome = PageOutcome | RedirectOutcome | Response;

/** A page to be shown. */
export interface PageOutcome {
  kind: "page";
  title: string;
  content: Content;
  status: number;
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

/** A page. A form that was not accepted is shown again, with status 422. */
export function page(
  title: string,
  content: Content,
  { status = 200, refreshSeconds }: { status?: number; refreshSeconds?: number | undefined } = {},
): PageOutcome {
  return { kind: "page", title, content, status, refreshSeconds };
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
