import { ASSETS } from "../../assets/assets.ts";
import { findUsablePasskey, type UsablePasskey, usePasskeyWrite } from "../../passkeys/passkey-store.ts";
import { relyingPartyOf } from "../../passkeys/relying-party.ts";
import { newTicket, readTicket, spendTicketWrites, type Ticket } from "../../session/ticket.ts";
import { type Content, html } from "../../views/html.ts";
import { type Outcome, PageError } from "../../visit/outcome.ts";
import type { Visit } from "../../visit/visit.ts";
import { admit, failedAttempt } from "./admit.ts";

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
  const used = await verify(visit, ticket);
  const problem = new PageError(
    403,
    "This passkey does not sign anybody in here. It may have been removed, be of another address, or have been used twice. Sign in in another way.",
  );
  if (!used) throw await failedAttempt(visit, problem);
  const now = service.now();
  const also = [...spendTicketWrites(ticket, now), usePasskeyWrite(used.passkey, used.newCounter, now)];
  return admit(visit, used.user, { method: "passkey", also, problem, to: form.text("to") });
}

/** The passkey that has responded to the challenge of a ticket, and its new count of uses. */
async function verify(
  { form, service, site }: Visit,
  ticket: Ticket,
): Promise<(UsablePasskey & { newCounter: number }) | undefined> {
  const text = form.text("response");
  const relyingParty = relyingPartyOf(site);
  const credentialId = readCredentialId(text);
  if (!relyingParty || credentialId === undefined) return undefined;
  const usable = await findUsablePasskey(service.database, { credentialId, site: relyingParty.host });
  if (!usable) return undefined;
  const { verifyPasskeyUse } = await import("../../passkeys/verify-passkey.lazy.ts");
  const response = { text, challenge: ticket.secret(CHALLENGE), relyingParty };
  const newCounter = await verifyPasskeyUse(response, usable.passkey);
  return newCounter === undefined ? undefined : { ...usable, newCounter };
}

function readCredentialId(text: string): string | undefined {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === "string" && /^[\w-]{1,1400}$/.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}
