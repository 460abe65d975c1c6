import { type Database, insertRows, type Write } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import type { Administration } from "./administration.ts";

/** Administrative acts in the audit trail. */
export type AuditAction =
  | "organization.create"
  | "organization.change"
  | "user.add"
  | "user.change"
  | "key.create"
  | "key.rotate"
  | "key.revoke"
  | "import"
  | "person.erase"
  | "speakers.name"
  | "meeting.rename"
  | "meeting.reassign"
  | "meeting.delete"
  | "meeting.restore"
  | "retention.apply"
  | "session.start"
  | "session.end"
  | "link.create"
  | "template.create"
  | "template.change"
  | "trackers.change"
  | "report.request"
  | "passkey.add"
  | "passkey.remove";

/** One act: who did what to whom, and when. */
export interface AuditEvent {
  id: string;
  org_id: string;
  at: string;
  actor: string;
  action: AuditAction;
  /** ID of the object of the act. */
  subject: string;
  details: Record<string, unknown>;
  /** Network address of the actor; null for commands. */
  address: string | null;
}

/** Record of an act. Details contain no secrets, and of people only IDs. */
export type AuditEntry = Pick<AuditEvent, "org_id" | "action" | "subject" | "details">;

const newestEvents = defineQuery<{ orgId: string; limit: number; offset: number }, Tables["audit_events"]>(
  "select * from audit_events where org_id = :orgId order by at desc, id desc limit :limit offset :offset",
);

/** Actor, time and address of an act. */
export type AuditSource = Pick<Administration, "ids" | "now" | "actor" | "address">;

/** Statement that stores the audit entry, for the transaction of the act itself. */
export function auditWrite(admin: AuditSource, entry: AuditEntry): Write {
  const { ids, now, actor, address = null } = admin;
  const { details, ...rest } = entry;
  const row = { id: ids.uuid(), at: now().toISOString(), actor, ...rest, details: JSON.stringify(details), address };
  return insertRows("audit_events", [row]);
}

/** The latest acts in an organization, newest first. */
export async function listAudit(
  database: Database,
  { orgId, limit = 100, offset = 0 }: { orgId: string; limit?: number; offset?: number },
): Promise<AuditEvent[]> {
  const rows = await database.all(newestEvents, { orgId, limit, offset });
  return rows.map((row) => ({
    ...row,
    action: row.action as AuditAction,
    details: JSON.parse(row.details) as Record<string, unknown>,
  }));
}
