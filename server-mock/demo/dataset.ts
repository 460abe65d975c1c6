import type { ServiceRecord } from "../records/records.ts";
import { defaultMeetings } from "./default-size.ts";
import { demoId } from "./id.ts";
import { type ArchivedRecord, readLines, type Story, storyAt, storyReader } from "./read-archive.ts";
import { revive } from "./revive.ts";
import { startOf } from "./timeline.ts";

/** Selection of demo data. */
export interface DemoOptions {
  /** A different seed gives other IDs and other meetings; `demo` by default. */
  seed?: string;
  /** Number of meetings over all organizations; 400 by default. */
  meetings?: number;
  /** Time that all timestamps are relative to. */
  now: Date;
}

/** Roleplay sessions per hundred meetings. */
const SESSIONS_PER_HUNDRED = 15;

/**
 * Generates the demo data, parents before children, read from the archive on demand. Timestamps are relative to `now`;
 * everything else depends only on the seed and a record's number.
 *
 * @throws RangeError when `meetings` is not a whole number from 0.
 */
export function* demoDataset(options: DemoOptions): Generator<ServiceRecord, void, undefined> {
  const { meetings = defaultMeetings } = options;
  if (!Number.isSafeInteger(meetings) || meetings < 0)
    throw new RangeError(`Expected \`meetings\` to be a whole number from 0, got \`${meetings}\``);
  yield* organizations(options);
  yield* stories("meetings", meetings, options);
  yield* stories("sessions", Math.round((meetings * SESSIONS_PER_HUNDRED) / 100), options);
}

/** Generates organizations, users and templates. */
export function* organizations({ seed = "demo", now }: DemoOptions): Generator<ServiceRecord, void, undefined> {
  for (const record of readLines<ArchivedRecord>("organizations"))
    yield revive(record, { seed, index: 0, beganMs: now.getTime(), now });
}

function* stories(
  kind: "meetings" | "sessions",
  count: number,
  { seed = "demo", now }: DemoOptions,
): Generator<ServiceRecord, void, undefined> {
  const read = storyReader<Story>(kind);
  for (let index = 0; index < count; index += 1) {
    const { story, repetition } = storyAt(kind, index, firstStoryOf(seed));
    const { start, records } = read(story);
    const place = { seed, index, beganMs: startOf(start, { now, repetition }), now };
    for (const record of withoutWords(records, index)) yield revive(record, place);
  }
}

/** Story that a seed's meetings begin with, after the newest ones. */
export function firstStoryOf(seed: string): number {
  return seed === "demo" ? 0 : Number.parseInt(demoId(seed, "scenario", 0).slice(0, 8), 16);
}

/** Number of meetings with transcripts; further ones only have what lists and statistics need, in a fifth of the space. */
const WITH_WORDS = 20_000;

const REPORT = {
  feedback: "The transcript of this call is no longer kept; its scores are.",
  strengths: [],
  improvements: [],
  next_steps: [],
};

/** Records of a story; above the limit without transcripts and insights, and with reports reduced to their scores. */
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
