import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { MeetingDetail } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";
import { cleanText } from "../text/clean-text.ts";
import { deadlineFor } from "./call-budget.ts";
import { readObject } from "./read-object.ts";

/** A meeting with its cleaned transcript; offsets refer to the cleaned text. */
export interface ReadMeeting {
  meeting: Omit<MeetingDetail, "transcript">;
  /** The full transcript; null if there is none. */
  transcript: string | null;
  lines: readonly TranscriptLine[];
}

const MAX_AGE_MS = 5 * 60_000;

/** One meeting with its transcript, fetched once for all of its pages; not cached while it is still being processed. */
export function readMeeting(id: string, context: ToolContext): Promise<ReadMeeting> {
  const { svc, signal } = context;
  const ageOf = ({ meeting }: ReadMeeting) => (meeting.status === "completed" ? MAX_AGE_MS : 0);
  return readObject(`meeting ${id}`, ageOf, context, async () => {
    const { transcript: text, ...meeting } = await svc.meetings.get(id, { signal, deadlineMs: deadlineFor(context) });
    const transcript = typeof text === "string" ? cleanText(text) : null;
    return { meeting, transcript, lines: parseTranscript(transcript ?? "") };
  });
}
