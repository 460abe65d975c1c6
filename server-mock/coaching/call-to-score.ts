import type { TurnTimes } from "../records/records.ts";
import type { MeetingDetail } from "../records/resources.ts";
import { type SideFacts, type Sides, sortSpeakers } from "./sides.ts";
import { type CallLine, parseTranscript } from "./transcript.ts";

/** A meeting with what its recorder knows of the times in it. */
export type ScoredMeeting = MeetingDetail & { turns?: TurnTimes | undefined };

/** A call as scorers see it. */
export interface CallToScore {
  meeting: MeetingDetail;
  lines: readonly CallLine[];
  sides: Sides;
  /** Length of the call; of the transcript where the meeting does not say. */
  durationSeconds: number | null;
}

/** Reads a meeting's transcript. Undefined when nobody says anything in it. */
export function readCall(
  { turns, ...meeting }: ScoredMeeting,
  ownerName: SideFacts["ownerName"],
): CallToScore | undefined {
  const lines = parseTranscript(meeting.transcript ?? "", turns);
  if (lines.length === 0) return undefined;
  const sides = sortSpeakers(lines, { participants: meeting.participants, ownerName });
  return { meeting, lines, sides, durationSeconds: meeting.duration_seconds ?? lines.at(-1)?.seconds ?? null };
}
