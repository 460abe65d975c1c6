import { findProvidedUser } from "../../oidc/find-provided-user.ts";
import { startAgain } from "../../oidc/oidc-sign-in.ts";
import type { Ceremony } from "../../oidc/provider.lazy.ts";
import { knownOrigin, type SiteAddress } from "../../security/site-address.ts";
import { readCookie, removeCookie, setCookie } from "../../session/session-cookie.ts";
import { newTicket, readTicket, spendTicketWrites, TICKET_MS, type Ticket } from "../../session/ticket.ts";
import { noSuchPage, type Outcome, PageError, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";
import { admit, failedAttempt, returnPath } from "./admit.ts";

/** Sends the browser to the provider. A link and no form: the policy of the pages lets forms lead to the dashboard alone. */
export async function startOidc({ oidc, service, site, query }: Visit): Promise<Outcome> {
  if (!oidc) throw noSuchPage();
  const ticket = newTicket(service.keys, service.now());
  const address = await oidc.begin(callbackAddress(site), ceremonyOf(ticket));
  const value = `${ticket.text}~${returnPath(query.text("to"))}`;
  const cookie = setCookie({ name: OIDC_COOKIE, value, maxAgeSeconds: TICKET_MS / 1000 }, site);
  return redirect(address, { cookies: [cookie] });
}

/** Takes somebody in whom the provider sent back. */
export async function finishOidc(visit: Visit): Promise<Outcome> {
  try {
    return await finish(visit);
  } catch (error) {
    // A failure of the provider does not count as an attempt.
    throw error instanceof PageError && error.status < 500 ? await failedAttempt(visit, error) : error;
  }
}

async function finish(visit: Visit): Promise<Outcome> {
  const { oidc, service, site, request } = visit;
  if (!oidc) throw noSuchPage();
  const [text, ...to] = readCookie(request, OIDC_COOKIE, site)?.split("~") ?? [];
  const ticket = readTicket(service.keys, text, service.now());
  if (!ticket) throw startAgain();
  // Of its own address and not of the request's, behind a proxy: it is compared with the one that the provider was given.
  const returned = new URL(callbackAddress(site) + new URL(request.url).search);
  const identity = await oidc.finish(returned, ceremonyOf(ticket));
  const user = await findProvidedUser(service.database, oidc.settings, identity);
  const also = spendTicketWrites(ticket, service.now());
  const cookies = [removeCookie(OIDC_COOKIE, site)];
  return admit(visit, user, { method: "oidc", also, problem: startAgain(), to: to.join("~"), cookies });
}

/** Cookie with the ticket and the page to open afterwards, while somebody is at the provider. */
const OIDC_COOKIE = "svc_oidc";

/** The secrets of a sign-in come from its ticket, so that nothing is stored for those who never come back. */
function ceremonyOf({ secret }: Ticket): Ceremony {
  return { state: secret("oidc state"), nonce: secret("oidc nonce"), codeVerifier: secret("oidc verifier") };
}

/** Address that the provider sends people back to; it has to be registered there. */
function callbackAddress(site: SiteAddress): string {
  const origin = knownOrigin(site);
  if (origin !== undefined) return `${origin}/sign-in/oidc/callback`;
  throw new PageError(
    503,
    "The server does not know the address that people open it at. Start svc-server with --public-url, or sign in with a link.",
  );
}
