import { hash } from "node:crypto";
import { DOCUMENT_FIELDS } from "../generated/operations.ts";
import type {
  Insight,
  MeetingDetail,
  Organization,
  ReportDetail,
  RoleplaySession,
  Template,
  User,
} from "../records/resources.ts";
import { briefOf } from "./brief-reports.ts";
import { fold } from "./fold.ts";
import { roundScore } from "./score-buckets.ts";
import type { Tables } from "./tables.ts";

// From the API's objects to rows. Ids are compared as text, so that all of them are lower case.

/** Normalizes an id for storage: UUIDs may be written in capitals. */
export function foldId<Id extends string | null>(id: Id): Id {
  return (id === null ? null : id.toLowerCase()) as Id;
}

/** Lowercases `id` and every `…_id` that is text. */
export function foldIds<Value extends object>(value: Value): Value {
  const isId = (name: string, field: unknown) => /(?:^|_)id$/.test(name) && typeof field === "string";
  const entries = Object.entries(value).map(([name, field]) => [name, isId(name, field) ? foldId(field) : field]);
  return Object.fromEntries(entries) as Value;
}

export function organizationRow(
  { id, name, plan, subscription_status }: Organization,
  createdAt: string,
): Tables["organizations"] {
  return { id: foldId(id), name, plan, subscription_status, created_at: createdAt, retention_days: null };
}

export function userRow(orgId: string, { id, name, email, role, is_active }: User): Tables["users"] {
  return { id: foldId(id), org_id: foldId(orgId), name, email, role, is_active: is_active ? 1 : 0 };
}

export function meetingRow(orgId: string, meeting: MeetingDetail): Tables["meetings"] {
  const stored = storedFields("Meeting", meeting);
  const { id, user_id, status, started_at } = stored;
  return { id, org_id: foldId(orgId), user_id, status, started_at, version: 1, document: JSON.stringify(stored) };
}

export function templateRow(orgId: string, template: Template): Tables["templates"] {
  const stored = storedFields("Template", template);
  const { id, call_type, is_active, created_at, version } = stored;
  const document = JSON.stringify(stored);
  return {
    id,
    org_id: foldId(orgId),
    call_type,
    is_active: is_active ? 1 : 0,
    created_at,
    version,
    etag: etagOf(version, document),
    document,
  };
}

export function reportRow(orgId: string, report: ReportDetail): Tables["reports"] {
  const stored = storedFields("Report", { ...report, overall_score: roundScore(report.overall_score) });
  const { id, meeting_id, user_id, template_id, overall_score, created_at } = stored;
  return {
    id,
    org_id: foldId(orgId),
    meeting_id,
    user_id,
    template_id,
    overall_score,
    created_at,
    document: JSON.stringify(stored),
    detail: JSON.stringify(storedFields("ReportDetail", report)),
    brief: JSON.stringify(briefOf(report)),
  };
}

export function insightRow(orgId: string, insight: Insight): Tables["insights"] {
  const stored = storedFields("Insight", insight);
  const { id, occurred_at, meeting_id, industry, prospect_title } = stored;
  return {
    id,
    org_id: foldId(orgId),
    occurred_at,
    folded_industry: industry === null ? null : fold(industry),
    folded_prospect_title: prospect_title === null ? null : fold(prospect_title),
    meeting_id,
    document: JSON.stringify(stored),
  };
}

export function sessionRow(orgId: string, session: RoleplaySession): Tables["roleplay_sessions"] {
  const stored = storedFields("RoleplaySession", session);
  const { id, user_id, template_id, status, created_at } = stored;
  return { id, org_id: foldId(orgId), user_id, template_id, status, created_at, document: JSON.stringify(stored) };
}

/** Fields of the spec, in its order: callers may have added others. */
function storedFields<Value extends object>(schema: keyof typeof DOCUMENT_FIELDS, value: Value): Value {
  const fields = Object.entries<string>(DOCUMENT_FIELDS[schema]).map(([name, format]) => {
    const member = (value as Record<string, unknown>)[name];
    if (typeof member !== "string") return [name, member];
    return [name, format === "uuid" ? foldId(member) : format === "date-time" ? isoTime(member) : member];
  });
  return Object.fromEntries(fields) as Value;
}

/** Fixed-width UTC, so that text order is time order. */
function isoTime(text: string): string {
  return new Date(text).toISOString();
}

/** Strong entity tag of one version of an object: depends on its version and content. */
function etagOf(version: number, document: string): string {
  return `"${version}-${hash("sha256", document).slice(0, 8)}"`;
}
