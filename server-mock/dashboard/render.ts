import { navigationOf } from "./routes.ts";
import { pageHead } from "./views/components.ts";
import { html } from "./views/html.ts";
import { layout } from "./views/layout.ts";
import type { Outcome, PageError, PageOutcome } from "./visit/outcome.ts";
import type { Visit } from "./visit/visit.ts";

/** Makes a response of what a handler returned. */
export async function renderOutcome(visit: Visit, outcome: Outcome): Promise<Response> {
  if (outcome instanceof Response) return withHeaders(outcome, visit);
  if (outcome.kind === "page") return htmlResponse(visit, outcome);
  const { to, notice, cookies } = outcome;
  if (notice !== undefined && visit.session)
    await visit.sessions.leaveNotice(visit.session, to.split("?")[0] ?? to, notice);
  const response = new Response(null, { status: 303, headers: { Location: to } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return withHeaders(response, visit);
}

/** An error as a page: what happened, what to do next, and the request ID to report. */
export async function renderError(visit: Visit, { status, message, headers }: PageError): Promise<Response> {
  const title = TITLES[status] ?? (status >= 500 ? "Something went wrong" : "This did not work");
  const isSignedOut = status === 401;
  const content = html`${pageHead(title)}
<p>${message}</p>
<p class="row">${isSignedOut ? html`<a class="button primary" href="/sign-in">Sign in</a>` : html`<a class="button" href="/">Go to the start page</a>`}</p>
<p class="small mute">Request ID: <code>${visit.requestId}</code></p>`;
  const response = await htmlResponse(visit, { title, content, status, errors: {}, refreshSeconds: undefined });
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
}

const TITLES: Readonly<Record<number, string>> = {
  401: "You are signed out",
  403: "Not allowed",
  404: "Not found",
  410: "The link has ended",
  429: "Too many attempts",
  503: "Not available",
};

async function htmlResponse(
  visit: Visit,
  { title, content, status, errors, refreshSeconds }: Omit<PageOutcome, "kind">,
): Promise<Response> {
  const { path, session, notice } = visit;
  const frame = { title, path, session, errors, notice, navigation: navigationOf(session?.user.role) };
  const text = (await layout(frame, content)).toString();
  const response = new Response(text, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
  if (refreshSeconds !== undefined) response.headers.set("Refresh", String(refreshSeconds));
  return withHeaders(response, visit);
}

function withHeaders(response: Response, { requestId }: Visit): Response {
  for (const [name, value] of Object.entries(PAGE_HEADERS))
    if (!response.headers.has(name)) response.headers.set(name, value);
  response.headers.set("X-Request-Id", requestId);
  return response;
}

/** Content security policy: only the dashboard's own files, nothing inline, no framing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Headers of every page. The referrer goes to no other site; with `no-referrer` browsers would hide the origin of forms, too:
 * https://fetch.spec.whatwg.org/#append-a-request-origin-header
 */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
