import { parseTranscript } from "../../../../core/transcript/parse-transcript.ts";
import { printName, UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import type { TranscriptLine } from "../../../../core/transcript/turn.ts";
import { estimateTimes, type RawTurn } from "./estimate-times.ts";
import type { SpokenCall } from "./spoken-call.ts";

/** Reads a plain text transcript in any form of the shared grammar. Undefined if the text has no turns. */
export function readTextTranscript(
  text: string,
): Pick<SpokenCall, "turns" | "isEstimated" | "title" | "attendees"> | undefined {
  const lines = parseTranscript(text);
  const first = lines.findIndex(({ speaker }) => speaker !== "");
  const spoken = lines.slice(first);
  const hasTimes = spoken.some(({ startMs }) => startMs !== undefined);
  if (first < 0 || (!hasTimes && spoken.filter(({ isContinued }) => !isContinued).length < 2)) return undefined;
  const title = /^(.+?)\s+[-–]\s+(?:transcript|transkript|transcripción|transcription)$/i.exec(
    lines[0]?.text ?? "",
  )?.[1];
  return {
    ...estimateTimes(turnsOf(spoken)),
    attendees: attendeesIn(
      lines
        .slice(0, first)
        .concat(spoken)
        .map((line) => line.text),
    ),
    ...(title === undefined ? {} : { title }),
  };
}

/** Turns: what one speaker says until another name or time. */
function turnsOf(lines: readonly TranscriptLine[]): RawTurn[] {
  const turns: RawTurn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.isContinued && last) last.text = `${last.text} ${line.text}`;
    else {
      const start = line.startMs === undefined ? null : line.startMs / 1000;
      const end = line.endMs === undefined ? null : line.endMs / 1000;
      turns.push({ start, end, speaker: printName(line) || UNKNOWN_SPEAKER, text: line.text });
    }
  }
  return turns;
}

/** Attendees of a Google Meet transcript, which follow a heading. */
function attendeesIn(lines: readonly string[]): { name: string }[] {
  const at = lines.findIndex((line) => /^(?:attendees|invited|teilnehmer|asistentes|participants)$/i.test(line));
  if (at < 0) return [];
  return (lines[at + 1] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ name }));
}
