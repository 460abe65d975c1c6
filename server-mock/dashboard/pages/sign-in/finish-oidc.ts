import { WriteConflict } from "../../../store/database.ts";
import { findProvidedUser } from "../../oidc/find-provided-user.ts";
import { startAgain } from "../../oidc/sign-in-failure.ts";
import { readCookie, removeCookie } from "../../session/session-cookie.ts";
import { readTicket, spendTicketWrites } from "../../session/ticket.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { Visit } from "../../visit/visit.ts";
import { admit } from "./admit.ts";
import { callbackAddress, ceremonyOf, OIDC_COOKIE, toPageError } from "./oidc-ceremony.ts";
import { returnPath } from "./return-path.ts";
import { requireFewAttempts } from "./sign-in-by-link.ts";

/** Takes somebody in whom the provider sent back. */
export async function finishOidc(visit: Visit): Promise<Outcome> {
  try {
    return await finish(visit);
  } catch (error) {
    throw toPageError(error);
  }
}

async function finish(visit: Visit): Promise<Outcome> {
  const { oidc, service, site, request } = visit;
  if (!oidc) throw noSuchPage();
  const [text, ...to] = readCookie(request, OIDC_COOKIE, site)?.split("~") ?? [];
  const ticket = readTicket(service.keys, text, service.now());
  if (!ticket) throw startAgain();
  await requireFewAttempts(visit, undefined);
  // Of its own address and not of the request's, behind a proxy: it is compared with the one that the provider was given.
  const returned = new URL(callbackAddress(site) + new URL(request.url).search);
  const identity = await oidc.finish(returned, ceremonyOf(ticket));
  const user = await findProvidedUser(service.database, oidc.settings, identity);
  const also = spendTicketWrites(ticket, service.now());
  const cookie = await admit(visit, user, { method: "oidc", also }).catch((error: unknown) => {
    throw error instanceof WriteConflict ? startAgain() : error;
  });
  return redirect(returnPath(to.join("~")), { cookies: [cookie, removeCookie(OIDC_COOKIE, site)] });
}
