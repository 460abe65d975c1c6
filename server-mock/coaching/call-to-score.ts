import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { TurnTimes } from "../records/records.ts";
import type { MeetingDetail } from "../records/resources.ts";
import { type SideFacts, type Sides, sortSpeakers } from "./sides.ts";

/** A meeting with what its recorder knows of the times in it. */
export type ScoredMeeting = MeetingDetail & { turns?: TurnTimes | undefined };

/** A call as scorers see it. */
export interface CallToScore {
  meeting: MeetingDetail;
  lines: readonly TranscriptLine[];
  sides: Sides;
}

/** Reads a meeting's transcript. Undefined if it contains no speech. */
export function readCall(
  { turns, ...meeting }: ScoredMeeting,
  ownerName: SideFacts["ownerName"],
): CallToScore | undefined {
  const lines = withTurnTimes(parseTranscript(meeting.transcript ?? ""), turns);
  if (lines.length === 0) return undefined;
  const sides = sortSpeakers(lines, { participants: meeting.participants, ownerName });
  return { meeting, lines, sides };
}

/** Lines with the starts and ends that were imported with them; those of another text, with more or fewer lines, are not used. */
export function withTurnTimes(
  lines: readonly TranscriptLine[],
  turns: TurnTimes | undefined,
): readonly TranscriptLine[] {
  if (turns?.length !== lines.length) return lines;
  return lines.map((line, index) => {
    const [start, end] = turns[index] as TurnTimes[number];
    return { ...line, startMs: Math.round(start * 1000), endMs: Math.round(Math.max(start, end) * 1000) };
  });
}
