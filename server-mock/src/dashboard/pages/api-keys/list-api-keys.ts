import { listTeam } from "../../../administration/users.ts";
import { hasApiAccess } from "../../../keys/api-access.ts";
import type { ApiKey } from "../../../keys/key-store.ts";
import { badge, banner, type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { html } from "../../views/html.ts";
import { dayText, timeText } from "../../views/times.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "API keys";
const NO_ACCESS =
  "The API needs an active Business or Enterprise subscription, and your organization has none: requests get 403 subscription_required, whatever the key.";

/** The keys of the organization: whose they are, what they may do, and whether they still work. */
export async function listApiKeys(visit: MemberVisit): Promise<Outcome> {
  const { service, session, orgId } = visit;
  const keys = await service.keys.list(orgId);
  const users = await listTeam(service.database, orgId);
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const content = html`${pageHead(TITLE, { lead: "Programs use the API with a key. A key reads and writes what belongs to your organization." })}
${!hasApiAccess(session.organization) && banner(NO_ACCESS, "warn")}
${keys.length === 0 ? emptyState("No keys yet", "Create one for each program that uses the API.") : table(TITLE, columnsOf(visit, names), keys)}`;
  return page(TITLE, content);
}

function columnsOf({ zone, service }: MemberVisit, names: ReadonlyMap<string, string>): Column<ApiKey>[] {
  const now = service.now();
  return [
    { head: "Name", cell: ({ name }) => name },
    { head: "Key", cell: ({ prefix }) => html`<code>${prefix}…</code>` },
    { head: "Permissions", cell: ({ permissions }) => permissions.join(", ") },
    {
      head: "Created",
      cell: ({ created_at, created_by }) =>
        html`${dayText(created_at, zone)}${created_by && html`<br><span class="small mute">by ${names.get(created_by) ?? created_by}</span>`}`,
    },
    { head: "Last used", cell: ({ last_used_at }) => (last_used_at ? timeText(last_used_at, zone) : "never") },
    { head: "State", cell: (key) => stateOf(key, now, zone) },
  ];
}

function stateOf({ revoked_at, expires_at }: ApiKey, now: Date, zone: string) {
  if (revoked_at !== null) return html`${badge("Revoked", "mute")} ${dayText(revoked_at, zone)}`;
  if (expires_at === null) return badge("Active", "good");
  if (Date.parse(expires_at) <= now.getTime()) return html`${badge("Expired", "mute")} ${dayText(expires_at, zone)}`;
  return html`${badge("Active", "good")} until ${dayText(expires_at, zone)}`;
}
