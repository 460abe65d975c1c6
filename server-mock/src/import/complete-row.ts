import * as validators from "../generated/response-validators.js";
import type { IdSource } from "../ids.ts";
import type { ErrorDetail, MeetingDetail, ReportDetail } from "../resources.ts";
import { foldId } from "../store/rows.ts";
import { findProblems } from "../validation/problems.ts";
import type { ImportRow } from "./read-rows.ts";

/** What the fields that a row leaves out are made of. */
export interface RowDefaults {
  ids: IdSource;
  now: string;
  /** Owner of meetings that name none. */
  userId: string | undefined;
}

/** A row as the API will return it, or its problems by the spec's own schema. */
export type CompletedRow =
  | { kind: "meeting"; value: MeetingDetail }
  | { kind: "report"; value: ReportDetail }
  | { problems: string[] };

/** Fills in a row and validates it against the spec. */
export function completeRow(row: ImportRow, defaults: RowDefaults): CompletedRow {
  const given = foldIds(row.value);
  const value = row.kind === "meeting" ? completeMeeting(given, defaults) : completeReport(given, defaults);
  const validate = row.kind === "meeting" ? validators.getMeeting200 : validators.getReport200;
  const problems = findProblems(validate, { data: value, error: null, meta: null }, "body");
  if (problems.length > 0) return { problems: problems.map((problem) => describe(row, problem)) };
  if (hasNul(value)) return { problems: [`${row.location}: text must not contain the character U+0000.`] };
  if (row.kind === "meeting") return { kind: "meeting", value: value as unknown as MeetingDetail };
  return { kind: "report", value: value as unknown as ReportDetail };
}

function completeMeeting(given: Record<string, unknown>, { ids, now, userId }: RowDefaults): Record<string, unknown> {
  const transcript = given["transcript"] ?? null;
  return {
    id: ids.uuid(),
    status: transcript === null ? "pending" : "fetched",
    ...(userId === undefined ? {} : { user_id: userId }),
    source: "upload",
    call_type: null,
    ended_at: null,
    duration_seconds: null,
    participants: [],
    meeting_url: null,
    language: null,
    failure_reason: null,
    created_at: now,
    updated_at: now,
    ...given,
    // Counted from the reports of the file, whatever it says.
    report_count: 0,
    transcript,
    has_transcript: transcript !== null,
  };
}

function completeReport(given: Record<string, unknown>, { ids, now }: RowDefaults): Record<string, unknown> {
  return {
    id: ids.uuid(),
    template_id: null,
    created_at: now,
    criteria_scores: [],
    strengths: [],
    improvements: [],
    next_steps: [],
    coaching_tone: null,
    scorer: null,
    ...given,
  };
}

/** `id` and every `…_id`, where they are text; the spec's schema rejects everything else. */
function foldIds(value: Record<string, unknown>): Record<string, unknown> {
  const isId = ([name, id]: [string, unknown]) => /(?:^|_)id$/.test(name) && typeof id === "string";
  return Object.fromEntries(
    Object.entries(value).map((entry) => (isId(entry) ? [entry[0], foldId(String(entry[1]))] : entry)),
  );
}

function describe(row: ImportRow, problem: ErrorDetail): string {
  return `${row.location}: ${problem.path.replace(/^data\.?/, "") || row.kind} ${problem.message}`;
}

function hasNul(value: object): boolean {
  return JSON.stringify(value).includes("\\u0000");
}
