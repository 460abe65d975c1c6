import { type AuditAction, type AuditEvent, listAudit } from "../../../team/administration/audit.ts";
import { peopleOf } from "../../records/people.ts";
import { type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import { listTitle, pageNumber, pagesOf } from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Audit";
const PAGE_SIZE = 50;

const ACTS: Readonly<Record<AuditAction, string>> = {
  "organization.create": "Created the organization",
  "organization.change": "Changed the organization",
  "user.add": "Added",
  "user.change": "Changed the account of",
  "key.create": "Created the API key",
  "key.rotate": "Rotated the API key",
  "key.revoke": "Revoked the API key",
  import: "Imported",
  "person.erase": "Erased",
  "speakers.name": "Named the speakers of",
  "meeting.rename": "Renamed the call",
  "meeting.reassign": "Gave to somebody else the call",
  "meeting.delete": "Deleted the call",
  "meeting.restore": "Restored the call",
  "retention.apply": "Deleted what was older than it is kept",
  "session.start": "Signed in",
  "session.end": "Signed out",
  "passkey.add": "Added a passkey",
  "passkey.remove": "Removed a passkey",
  "link.create": "Made a link to sign in for",
  "template.create": "Created the template",
  "template.change": "Changed the template",
  "trackers.change": "Changed the trackers",
  "report.request": "Asked for reports",
};

/** Who did what, when and from where. Nothing changes or deletes an entry. */
export async function showAudit(visit: MemberVisit): Promise<Outcome> {
  const { service, session, orgId, zone } = visit;
  const { database, keys } = service;
  const number = pageNumber(visit);
  const offset = (number - 1) * PAGE_SIZE;
  const events = await listAudit(database, { orgId, limit: PAGE_SIZE + 1, offset });
  const pages = pagesOf(visit, { pageSize: PAGE_SIZE, read: events.length });
  const names = new Map([
    ...[...(await peopleOf(visit)).values()].map(({ id, label }) => [id, label] as const),
    ...(await keys.list(orgId)).map(({ id, name }) => [id, name] as const),
    [orgId, session.organization.name] as const,
  ]);
  const columns: Column<AuditEvent>[] = [
    { head: "When", cell: ({ at }) => timeCell(at, zone) },
    { head: "Who", cell: ({ actor }) => names.get(actor) ?? actor },
    { head: "What", cell: (event) => actOf(event, names) },
    { head: "Details", cell: ({ details }) => detailsOf(details) },
    { head: "From", cell: ({ address }) => address ?? "the server" },
  ];
  const lead = "Who did what here and on the command line, newest first. Entries are added, never changed.";
  const content = html`${pageHead(TITLE, { lead })}
${events.length === 0 ? emptyState("Nothing yet", "What is administered from now on is listed here.") : table(TITLE, columns, events.slice(0, PAGE_SIZE))}
${pages}`;
  return page(listTitle(TITLE, [], number), content);
}

function actOf({ action, subject }: AuditEvent, names: ReadonlyMap<string, string>): Content {
  const name = names.get(subject);
  const act = ACTS[action] ?? action;
  if (/^(?:session|passkey|organization)\./.test(action)) return act;
  return html`${act} ${name === undefined ? html`<code class="small">${subject}</code>` : html`<b>${name}</b>`}`;
}

function detailsOf(details: Record<string, unknown>): Content {
  const entries = Object.entries(details).filter(([, value]) => value !== null);
  return html`<span class="small mute">${entries.map(([name, value]) => `${name.replaceAll("_", " ")}: ${textOf(value)}`).join(" · ")}</span>`;
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value);
}
