import { hasApiAccess } from "../../../keys/api-access.ts";
import type { ApiKey } from "../../../keys/key-store.ts";
import { isUsable } from "../../../team/administration/keys.ts";
import { peopleOf, type TeamMember } from "../../records/people.ts";
import { ACTIONS, badge, banner, type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { type Content, dayCell, html, timeCell } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { newKeyBanner } from "./new-key.ts";

const TITLE = "API keys";
const LEAD = "Programs use the API with a key. A key is for your organization alone, and shown once.";
const NO_ACCESS =
  "The API needs an active Business or Enterprise subscription, and your organization has none: requests get 403 subscription_required, whatever the key.";
const CREATE = html`<a class="button primary" href="/settings/api-keys/new">Create key</a>`;

/** The keys of the organization, those that work first, and the one that was just made. */
export async function listApiKeys(visit: MemberVisit): Promise<Outcome> {
  const { service, session, orgId } = visit;
  const keys = await service.keys.list(orgId);
  const people = await peopleOf(visit);
  const isOver = (key: ApiKey) => Number(!isUsable(key, service.now()));
  const sorted = keys.toSorted((left, right) => isOver(left) - isOver(right));
  const content = html`${pageHead(TITLE, { lead: LEAD, actions: CREATE })}
${newKeyBanner(visit)}
${!hasApiAccess(session.organization) && banner(NO_ACCESS, "warn")}
${
  keys.length === 0
    ? emptyState(
        "No keys yet",
        "Create one for each program that uses the API: then each can be revoked by itself.",
        CREATE,
      )
    : table(TITLE, columnsOf(visit, people), sorted)
}`;
  return page(TITLE, content);
}

function columnsOf({ zone, service }: MemberVisit, people: ReadonlyMap<string, TeamMember>): Column<ApiKey>[] {
  const now = service.now();
  return [
    { head: "Name", cell: ({ name }) => html`<b>${name}</b>` },
    { head: "Key", cell: ({ prefix }) => html`<code>${prefix}…</code>` },
    { head: "Permissions", cell: ({ permissions }) => permissions.join(", ") },
    {
      head: "Created by",
      cell: ({ created_by }) => (created_by === null ? "–" : (people.get(created_by)?.label ?? created_by)),
    },
    { head: "Created", cell: ({ created_at }) => dayCell(created_at, zone) },
    { head: "Last use", cell: ({ last_used_at }) => (last_used_at ? timeCell(last_used_at, zone) : "never") },
    { head: "State", cell: (key) => stateOf(key, now, zone) },
    { head: ACTIONS, cell: (key) => isUsable(key, now) && actionsOf(key) },
  ];
}

function stateOf({ revoked_at, expires_at }: ApiKey, now: Date, zone: string): Content {
  if (revoked_at !== null) return html`${badge("Revoked", "mute")} ${dayCell(revoked_at, zone)}`;
  if (expires_at === null) return "Active";
  if (Date.parse(expires_at) <= now.getTime()) return html`${badge("Expired", "mute")} ${dayCell(expires_at, zone)}`;
  return html`Active until ${timeCell(expires_at, zone)}`;
}

function actionsOf({ id, name }: ApiKey): Content {
  return html`<span class="row"><a href="/settings/api-keys/${id}/rotate">Rotate<span class="hide"> ${name}</span></a><a href="/settings/api-keys/${id}/revoke">Revoke<span class="hide"> ${name}</span></a></span>`;
}
