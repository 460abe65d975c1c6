import { WriteConflict } from "../../../store/database.ts";
import { ASSETS } from "../../assets/assets.ts";
import { findUsablePasskey, type UsablePasskey, usePasskeyWrite } from "../../passkeys/passkey-store.ts";
import { relyingPartyOf } from "../../passkeys/relying-party.ts";
import type { PasskeyResponse } from "../../passkeys/verify-passkey.lazy.ts";
import { newTicket, readTicket, spendTicketWrites, type Ticket } from "../../session/ticket.ts";
import { type Content, html } from "../../views/html.ts";
import { type Outcome, PageError, redirect } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";
import { admit, returnPath } from "./admit.ts";
import { failedAttempt } from "./sign-in.ts";

const CHALLENGE = "passkey sign-in";
const TIMEOUT_MS = 5 * 60 * 1000;

/** The form to sign in with a passkey, where there can be one. It names no user: the device knows whose passkeys it has. */
export function passkeyForm({ service, site }: Visit, to: string): Content {
  const relyingParty = relyingPartyOf(site);
  if (!relyingParty) return undefined;
  const ticket = newTicket(service.keys, service.now());
  const options = {
    challenge: ticket.secret(CHALLENGE),
    rpId: relyingParty.host,
    userVerification: "required",
    timeout: TIMEOUT_MS,
  };
  return html`<form method="post" action="/sign-in/passkey" data-passkey="get" data-options="${JSON.stringify(options)}" hidden>
<input type="hidden" name="ticket" value="${ticket.text}">
<input type="hidden" name="to" value="${to}">
<input type="hidden" name="response" value="">
<p><button class="button primary">Sign in with a passkey</button></p>
<p class="small mute" role="status"></p>
</form>
<script type="module" src="${ASSETS.passkeys}"></script>`;
}

/** Starts the session of the user whose passkey responded to the challenge. */
export async function signInByPasskey(visit: Visit): Promise<Outcome> {
  const { form, service } = visit;
  const ticket = readTicket(service.keys, form.text("ticket"), service.now());
  if (!ticket) throw new PageError(410, "This page to sign in was open for more than 15 minutes. Open it again.");
  const usable = await findPasskey(visit, form.text("response"));
  const newCounter = usable && (await verify(visit, usable, ticket));
  if (!usable || newCounter === undefined) throw await failedAttempt(visit, rejected());
  const now = service.now();
  const also = [...spendTicketWrites(ticket, now), usePasskeyWrite(usable.passkey, newCounter, now)];
  const cookie = await admit(visit, usable.user, { method: "passkey", also }).catch((error: unknown) => {
    throw error instanceof WriteConflict ? rejected() : error;
  });
  return redirect(returnPath(form.text("to")), { cookies: [cookie] });
}

async function findPasskey({ service, site }: Visit, text: string): Promise<UsablePasskey | undefined> {
  const relyingParty = relyingPartyOf(site);
  const credentialId = readCredentialId(text);
  if (!relyingParty || credentialId === undefined) return undefined;
  return findUsablePasskey(service.database, { credentialId, site: relyingParty.host });
}

async function verify({ form, site }: Visit, { passkey }: UsablePasskey, ticket: Ticket): Promise<number | undefined> {
  const relyingParty = relyingPartyOf(site);
  if (!relyingParty) return undefined;
  const { verifyPasskeyUse } = await import("../../passkeys/verify-passkey.lazy.ts");
  const response: PasskeyResponse = { text: form.text("response"), challenge: ticket.secret(CHALLENGE), relyingParty };
  return verifyPasskeyUse(response, passkey);
}

function readCredentialId(text: string): string | undefined {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === "string" && /^[\w-]{1,1400}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

function rejected(): PageError {
  const message =
    "This passkey does not sign anybody in here. It may have been removed, be of another address, or have been used twice. Sign in in another way.";
  return new PageError(403, message);
}
