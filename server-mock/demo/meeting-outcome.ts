import type { Random } from "./prng.ts";
import type { MeetingStatus } from "./types.ts";

/** What became of a recording. */
export interface Outcome {
  status: MeetingStatus;
  hasTranscript: boolean;
  failureReason: string | null;
}

/** The newest meetings are still under way; their states are fixed, so that every state can be seen on the first page. */
const newest: readonly MeetingStatus[] = [
  "pending",
  "processing",
  "completed",
  "fetched",
  "completed",
  "processing",
  "failed",
  "completed",
  "no_transcript",
  "completed",
];

const failuresBeforeTheTranscript = [
  "The recording is protected by a passcode that the service does not have.",
  "The recording could not be downloaded: the meeting platform answered 404 three times.",
  "The audio file is damaged after 00:03:12 and could not be decoded.",
  "The recording is longer than four hours.",
] as const;

const failuresAfterTheTranscript = [
  "Scoring failed: the model did not answer within 120 seconds (3 attempts).",
  "Scoring failed: no active template fits this kind of call.",
  "Scoring failed: the answer of the model was not valid after 3 attempts.",
] as const;

export function pickOutcome(index: number, random: Random): Outcome {
  const usual = random.weighted([
    ["completed", 87],
    ["no_transcript", 5],
    ["failed", 5],
    ["fetched", 3],
  ] as const);
  const status = newest[index] ?? usual;
  const failsLate = random.chance(0.45);
  if (status === "failed") {
    const failureReason = random.pick(failsLate ? failuresAfterTheTranscript : failuresBeforeTheTranscript);
    return { status, hasTranscript: failsLate, failureReason };
  }
  return { status, hasTranscript: status !== "pending" && status !== "no_transcript", failureReason: null };
}
