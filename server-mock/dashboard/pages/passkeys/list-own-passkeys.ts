import type { Tables } from "../../../store/tables.ts";
import { ASSETS } from "../../assets/assets.ts";
import { listPasskeys } from "../../passkeys/passkey-store.ts";
import { type RelyingParty, relyingPartyOf } from "../../passkeys/relying-party.ts";
import { knownOrigin } from "../../security/site-address.ts";
import { newTicket } from "../../session/ticket.ts";
import { ACTIONS, buttonForm, type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { formActions, textField } from "../../views/forms.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { challengeOf } from "./change-passkeys.ts";

const TITLE = "Passkeys";

/** The passkeys of the reader, and the form that adds one. */
export async function listOwnPasskeys(visit: MemberVisit): Promise<Outcome> {
  const { service, session, orgId, site, zone } = visit;
  const own = await listPasskeys(service.database, { orgId, userId: session.user.id });
  const relyingParty = relyingPartyOf(site);
  const lead = "Sign in with your fingerprint, your face or the PIN of your device instead of a link.";
  const content = html`${pageHead(TITLE, { lead })}
${own.length === 0 ? emptyState("No passkeys yet", "Add one below: the next sign-in on this device takes a second.") : table(TITLE, columnsOf(zone), own)}
<h2>Add a passkey</h2>
${relyingParty ? await addForm(visit, relyingParty, own) : noRelyingParty(visit)}`;
  return page(TITLE, content);
}

function columnsOf(zone: string): Column<Tables["passkeys"]>[] {
  return [
    { head: "Name", cell: ({ name }) => html`<b>${name}</b>` },
    { head: "Works at", cell: ({ site }) => site },
    { head: "Added", cell: ({ created_at }) => timeCell(created_at, zone) },
    { head: "Last used", cell: ({ last_used_at }) => timeCell(last_used_at, zone) },
    {
      head: ACTIONS,
      cell: ({ id, name }) =>
        buttonForm({ label: "Remove", of: name, action: `/settings/passkeys/${id}/remove` }, "link"),
    },
  ];
}

async function addForm(
  visit: MemberVisit,
  relyingParty: RelyingParty,
  own: readonly Tables["passkeys"][],
): Promise<Content> {
  const { service, session } = visit;
  const ticket = newTicket(service.keys, service.now());
  const { optionsForNewPasskey } = await import("../../passkeys/verify-passkey.lazy.ts");
  const options = await optionsForNewPasskey(session.user, {
    relyingParty,
    challenge: challengeOf(visit, ticket),
    existing: own.map(({ credential_id }) => credential_id),
  });
  const hint = "So that you know later which device it is on.";
  return html`<p data-without-passkeys>This browser does not support passkeys, or scripts are disabled.</p>
<form method="post" action="/settings/passkeys" data-passkey="create" data-options="${JSON.stringify(options)}" hidden>
<input type="hidden" name="ticket" value="${ticket.text}">
<input type="hidden" name="response" value="">
${textField({ name: "name", label: "Name", hint, maxLength: 60, isRequired: true })}
${formActions("Add a passkey")}
<p class="small mute" role="status"></p>
</form>
<script type="module" src="${ASSETS.passkeys}"></script>`;
}

function noRelyingParty({ site }: MemberVisit): Content {
  if (knownOrigin(site) === undefined)
    return html`<p>The server does not know the address that people open it at. Start it with <code>--public-url</code>.</p>`;
  const reason = "Browsers create passkeys for host names, not for IP addresses.";
  if (site.publicOrigin !== undefined)
    return html`<p>${reason} Start the server with a host name in <code>--public-url</code>.</p>`;
  const { port } = new URL(site.origin);
  return html`<p>${reason} On this machine, open <code>${`http://localhost${port && `:${port}`}`}</code>.</p>`;
}
