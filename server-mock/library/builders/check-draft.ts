import { unknownNameMessage } from "../../api/validate/nearest-name.ts";
import type { MeetingDetail } from "../../records/resources.ts";
import { foldIds } from "../../store/rows.ts";
import { completeDraft } from "./complete-draft.ts";
import type { Draft, DraftKind } from "./draft.ts";

const SAMPLE = {
  id: "00000000-0000-4000-8000-000000000001",
  now: "2026-01-01T00:00:00.000Z",
  userId: "00000000-0000-4000-8000-000000000002",
  meetingId: "00000000-0000-4000-8000-000000000003",
};
/** Builders of drafts, as messages name them. */
export const DRAFT_NAMES: Record<DraftKind, string> = {
  user: "aUser",
  template: "aTemplate",
  meeting: "aMeeting",
  report: "aReport",
  insight: "anInsight",
  session: "aRoleplaySession",
};

/**
 * Rejects an object that the service would never return: testing a client with it would prove nothing.
 *
 * @throws TypeError that lists every problem
 */
export async function checkDraft<Kind extends DraftKind>(draft: Draft<Kind>): Promise<void> {
  const value = foldIds(completeDraft(draft, SAMPLE));
  const problems = [...findUnknown(draft), ...(await findSchemaProblems(draft.kind, value))];
  if (draft.kind === "meeting") problems.push(...findMeetingProblems(draft.values as Partial<MeetingDetail>));
  if (problems.length > 0) throw new TypeError(`${DRAFT_NAMES[draft.kind]}: ${problems.join("; ")}.`);
}

function findUnknown<Kind extends DraftKind>(draft: Draft<Kind>): string[] {
  const known = Object.keys(completeDraft({ kind: draft.kind, values: {} } as Draft<Kind>, SAMPLE));
  return Object.keys(draft.values)
    .filter((name) => !known.includes(name))
    .map((name) => `\`${name}\` ${unknownNameMessage(name, known)}`);
}

/** Validates by the response schemas, which are large and loaded with the first object. */
async function findSchemaProblems(kind: DraftKind, value: object): Promise<string[]> {
  if (kind === "user") return [];
  const { findRecordProblems } = await import("../../team/import/record-problems.ts");
  return findRecordProblems(kind, value).map(({ path, message }) => `\`${path}\` ${message}`);
}

/** Finds violations of rules that a schema cannot express. */
function findMeetingProblems({ status, transcript, has_transcript }: Partial<MeetingDetail>): string[] {
  const problems: string[] = [];
  if (has_transcript !== undefined) problems.push("`has_transcript` follows from `transcript`; leave it out");
  if ((status === "pending" || status === "no_transcript") && typeof transcript === "string")
    problems.push(`a meeting with status \`${status}\` has no transcript`);
  return problems;
}
