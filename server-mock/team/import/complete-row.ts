import { isUuid } from "../../../core/ids/uuid.ts";
import { NOT_A_UUID } from "../../api/validate/problems.ts";
import { EMPTY_FIELDS } from "../../generated/operations.ts";
import type { Origin, TurnTimes } from "../../records/records.ts";
import type { Insight, MeetingDetail, ReportDetail, RoleplaySession, User } from "../../records/resources.ts";
import { foldIds } from "../../store/rows.ts";
import { isEmail, ROLES } from "../administration/users.ts";
import { findContradictions } from "./contradictions.ts";
import { importedId } from "./imported-id.ts";
import type { ImportKind, ImportRow } from "./read-rows.ts";
import { findRecordProblems } from "./record-problems.ts";

/** Defaults for fields that a row omits. */
export interface RowDefaults {
  orgId: string;
  now: string;
  /** ID of the user who adds the row; undefined for the command line. */
  by?: string | undefined;
}

/** A row as the API will return it, or its problems according to the spec's schema. */
export type CompletedRow =
  | { kind: "user"; value: User }
  | { kind: "meeting"; value: MeetingDetail; turns?: TurnTimes | undefined; origin: Origin; isStartAssumed?: boolean }
  | { kind: "report"; value: ReportDetail }
  | { kind: "insight"; value: Insight }
  | { kind: "roleplay_session"; value: RoleplaySession }
  | { problems: string[] };

/** Completes a row with defaults and validates it against the spec. */
export function completeRow(row: ImportRow, defaults: RowDefaults): CompletedRow {
  const value = complete(row, { ...defaultsOf(row.kind, defaults), ...withId(row, defaults.orgId) });
  const problems = row.kind === "user" ? userProblems(value) : schemaProblems(row.kind, value);
  const found = [...problems, ...(problems.length === 0 ? findContradictions(row.kind, value) : [])];
  if (found.length > 0) return { problems: found.map((problem) => `${row.location}: ${problem}`) };
  if (hasNul(value)) return { problems: [`${row.location}: text must not contain the character U+0000.`] };
  return {
    kind: row.kind,
    value,
    turns: row.turns,
    origin: { by: defaults.by ?? "command line", at: defaults.now, format: row.format, notes: row.notes ?? [] },
    isStartAssumed: row.isStartAssumed ?? false,
  } as unknown as CompletedRow;
}

function defaultsOf(kind: ImportKind, { now }: RowDefaults): Record<string, unknown> {
  if (kind === "user") return { role: "member", is_active: true };
  if (kind === "meeting") return { ...EMPTY_FIELDS.MeetingDetail, source: "upload", created_at: now, updated_at: now };
  if (kind === "report") return { ...EMPTY_FIELDS.ReportDetail, created_at: now };
  if (kind === "insight") return { ...EMPTY_FIELDS.Insight, sentiment: "neutral", confidence: 1, created_at: now };
  return { ...EMPTY_FIELDS.RoleplaySession, created_at: now, updated_at: now };
}

/** Lowercases ids, and derives a missing id from the text of `source_id`, or else from the contents. */
function withId(row: ImportRow, orgId: string): Record<string, unknown> {
  const { source_id, ...given } = row.value;
  const folded = foldIds(given);
  if ("id" in folded) return folded;
  const identity = typeof source_id === "string" && source_id.trim() !== "" ? source_id : JSON.stringify(given);
  return { id: importedId(orgId, row.kind, identity), ...folded };
}

function complete({ kind }: ImportRow, value: Record<string, unknown>): Record<string, unknown> {
  if (kind !== "meeting") return value;
  const transcript = value["transcript"] ?? null;
  return {
    status: transcript === null ? "pending" : "fetched",
    ...value,
    // Counted from the stored reports, whatever the file says.
    report_count: 0,
    transcript,
    has_transcript: transcript !== null,
  };
}

function schemaProblems(kind: Exclude<ImportKind, "user">, value: Record<string, unknown>): string[] {
  const problems = findRecordProblems(kind === "roleplay_session" ? "session" : kind, value);
  return problems.map(({ path, message }) => `${path || kind} ${message}`);
}

function userProblems({ id, name, email, role, is_active, ...rest }: Record<string, unknown>): string[] {
  return [
    ...(typeof id === "string" && isUuid(id) ? [] : [`id ${NOT_A_UUID}`]),
    ...(typeof name === "string" && name.trim() !== "" ? [] : ["name must be a text that is not blank"]),
    ...(typeof email === "string" && isEmail(email) ? [] : ["email must be an email address"]),
    ...(ROLES.some((known) => known === role) ? [] : [`role must be one of ${ROLES.join(", ")}`]),
    ...(typeof is_active === "boolean" ? [] : ["is_active must be boolean"]),
    ...Object.keys(rest).map((field) => `${field} is not a field of a user`),
  ];
}

function hasNul(value: object): boolean {
  return JSON.stringify(value).includes("\\u0000");
}
