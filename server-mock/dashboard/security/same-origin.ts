import type { SiteAddress } from "./site-address.ts";

/**
 * Says why a form did not come from a page of the dashboard; undefined if it did. A browser states the origin of every POST and
 * a page cannot change it, so that no token in the form is needed: what states none is no browser, or one that hides it.
 *
 * Stricter than Hono's `csrf`, which accepts a request if one of the two headers agrees, and checks some content types alone.
 */
export function findForeignOrigin(headers: Headers, site: SiteAddress): string | undefined {
  const origin = headers.get("origin");
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return "The form came from another site, so nothing was done.";
  if (origin === null || origin === "null" || !URL.canParse(origin))
    return "The browser did not say which page the form came from, so nothing was done.";
  const { host, protocol } = new URL(origin);
  if (site.publicOrigin !== undefined && origin !== site.publicOrigin)
    return `The dashboard is at ${site.publicOrigin}, and the form came from elsewhere, so nothing was done. Open it there.`;
  if (site.publicOrigin === undefined && host !== site.host)
    return "The form came from another address than this server's, so nothing was done. If the dashboard is behind a proxy, start svc-server with --public-url and the address that people open.";
  if (site.isSecure && protocol !== "https:")
    return "Away from its own machine the dashboard needs HTTPS. Put a proxy that ends TLS in front of it.";
  return undefined;
}
