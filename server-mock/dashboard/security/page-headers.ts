/** Nothing is loaded but what the dashboard serves itself, nothing inline runs, and nobody frames it. */
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
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
