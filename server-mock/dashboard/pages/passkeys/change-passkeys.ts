import {
  addPasskeyWrites,
  isOverLimit,
  listPasskeys,
  MOST_PASSKEYS,
  removePasskeyWrite,
} from "../../passkeys/passkey-store.ts";
import { relyingPartyOf } from "../../passkeys/relying-party.ts";
import { readTicket, spendTicketWrites, type Ticket } from "../../session/ticket.ts";
import { noSuchPage, type Outcome, orConflict, PageError, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const MAX_NAME = 60;

/** Stores a passkey that the user's device created. */
export async function addPasskey(visit: MemberVisit): Promise<Outcome> {
  const { service, session, orgId, form, site, audit } = visit;
  const user = { orgId, userId: session.user.id };
  const relyingParty = relyingPartyOf(site);
  const ticket = readTicket(service.keys, form.text("ticket"), service.now());
  if (!relyingParty || !ticket)
    throw new PageError(410, "The page was open for more than 15 minutes. Open it again, and add the passkey then.");
  if ((await listPasskeys(service.database, user)).length >= MOST_PASSKEYS) throw tooMany();
  const { verifyNewPasskey } = await import("../../passkeys/verify-passkey.lazy.ts");
  const challenge = challengeOf(visit, ticket);
  const credential = await verifyNewPasskey({ text: form.text("response"), challenge, relyingParty });
  if (!credential)
    throw new PageError(
      400,
      "The device did not send a valid passkey for this page. Open the page again, and try once more.",
    );
  const name = form.text("name").slice(0, MAX_NAME) || "Passkey";
  const now = service.now();
  const passkey = {
    id: service.ids.uuid(),
    org_id: orgId,
    user_id: session.user.id,
    site: relyingParty.host,
    name,
    ...credential,
    created_at: now.toISOString(),
    last_used_at: null,
  };
  const added = audit("passkey.add", passkey.id, { site: passkey.site });
  await orConflict(
    service.database.write([...spendTicketWrites(ticket, now), ...addPasskeyWrites(passkey), added]),
    (conflict) =>
      isOverLimit(conflict) ? tooMany() : new PageError(409, "This passkey was already added. Sign in with it."),
  );
  return redirect("/settings/passkeys", { notice: `${name} was added. Sign in with it from now on.` });
}

function tooMany(): PageError {
  return new PageError(409, `You have ${MOST_PASSKEYS} passkeys, the maximum. Remove one that you do not use.`);
}

/** Creates the challenge for a new passkey, bound to this session so that nobody can add theirs to somebody else's account. */
export function challengeOf({ session }: MemberVisit, ticket: Ticket): string {
  return ticket.secret(`passkey of ${session.id}`);
}

/** Removes a passkey of the user, who can no longer sign in with it. */
export async function removePasskey({ service, session, orgId, id, audit }: MemberVisit): Promise<Outcome> {
  const writes = [removePasskeyWrite({ id, orgId, userId: session.user.id }), audit("passkey.remove", id)];
  await orConflict(service.database.write(writes), noSuchPage);
  return redirect("/settings/passkeys", { notice: "The passkey is removed. Delete it from your device, too." });
}
