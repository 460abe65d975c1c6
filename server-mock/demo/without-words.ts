import type { ArchivedRecord } from "./read-archive.ts";

/** Of so many meetings the words are kept; those beyond have what lists, counts and statistics need, in a fifth of the room. */
const WITH_WORDS = 20_000;

const REPORT = {
  feedback: "The transcript of this call is no longer kept; its scores are.",
  strengths: [],
  improvements: [],
  next_steps: [],
};

/** The records of a story: from a place on without transcripts and insights, and reports that keep the scores alone. */
export function withoutWords(records: readonly ArchivedRecord[], index: number): readonly ArchivedRecord[] {
  if (index < WITH_WORDS) return records;
  return records.flatMap(({ kind, value }) => {
    if (kind === "insight") return [];
    if (kind === "meeting") return [{ kind, value: { ...value, has_transcript: false, transcript: null } }];
    if (kind !== "report") return [{ kind, value }];
    const scores = value["criteria_scores"] as readonly object[];
    return [{ kind, value: { ...value, ...REPORT, criteria_scores: scores.map(withoutEvidence) } }];
  });
}

const withoutEvidence = (criterion: object): object => ({ ...criterion, feedback: "", evidence: [] });
