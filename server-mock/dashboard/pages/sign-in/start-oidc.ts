import { setCookie } from "../../session/session-cookie.ts";
import { newTicket, TICKET_MS } from "../../session/ticket.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { Visit } from "../../visit/visit.ts";
import { callbackAddress, ceremonyOf, OIDC_COOKIE, toPageError } from "./oidc-ceremony.ts";
import { returnPath } from "./return-path.ts";

/** Sends the browser to the provider. A link and no form: the policy of the pages lets forms lead to the dashboard alone. */
export async function startOidc(visit: Visit): Promise<Outcome> {
  try {
    return await start(visit);
  } catch (error) {
    throw toPageError(error);
  }
}

async function start({ oidc, service, site, query }: Visit): Promise<Outcome> {
  if (!oidc) throw noSuchPage();
  const ticket = newTicket(service.keys, service.now());
  const address = await oidc.begin(callbackAddress(site), ceremonyOf(ticket));
  const value = `${ticket.text}~${returnPath(query.text("to"))}`;
  const cookie = setCookie({ name: OIDC_COOKIE, value, maxAgeSeconds: TICKET_MS / 1000 }, site);
  return redirect(address, { cookies: [cookie] });
}
