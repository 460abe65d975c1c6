import { escapeMarkdown, markdownList, markdownSection } from "../../core/formats/markdown.ts";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import { printLine, printName, printStamp } from "../../core/transcript/print-transcript.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { MeetingDetail } from "../../src/index.ts";
import { UNKNOWN } from "../text/values.ts";

/** Participants and transcript as Markdown. */
export function meetingMarkdown({ participants, transcript }: MeetingDetail): string {
  const people = (Array.isArray(participants) ? participants : []).map(({ name, title, company, is_internal: own }) =>
    [name ?? UNKNOWN, title, company, own ? "own organization" : ""].filter(Boolean).join(", "),
  );
  const lines = parseTranscript(transcript ?? "").map(spokenLine);
  return (
    markdownSection("Participants", markdownList(people)) +
    markdownSection("Transcript", lines.join("\n") || "No transcript.\n")
  );
}

function spokenLine(line: TranscriptLine): string {
  const name = printName(line);
  if (line.isContinued || name === "") return `${escapeMarkdown(printLine(line))}\n`;
  const parts = [printStamp(line).trimEnd(), line.text].filter(Boolean).map(escapeMarkdown);
  return `${[`**${escapeMarkdown(name)}**`, ...parts].join(" ")}\n`;
}
