import { escapeMarkdown, markdownList, markdownSection } from "../../core/formats/markdown.ts";
import { escapeLine } from "../../core/text/escape.ts";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import { printLine, printName, printStamp } from "../../core/transcript/print-transcript.ts";
import type { TranscriptLine } from "../../core/transcript/turn.ts";
import type { MeetingDetail, Participant } from "../../src/index.ts";
import { UNKNOWN } from "../text/values.ts";
import { wrapText } from "../text/wrap.ts";
import type { Screen } from "./columns.ts";

/** A transcript for people, normalized to the API's form and wrapped, with time and speaker highlighted. */
export function transcriptText(transcript: string | null | undefined, screen: Screen): string {
  const lines = parseTranscript(transcript ?? "");
  if (lines.length === 0) return `${screen.style.dim("No transcript.")}\n`;
  return `${lines.map((line) => lineText(line, screen)).join("\n")}\n`;
}

function lineText(line: TranscriptLine, { style, width }: Screen): string {
  const text = wrapText(escapeLine(printLine(line)), width, "  ");
  const stamp = printStamp(line);
  const name = escapeLine(printName(line));
  if (line.isContinued || !text.startsWith(stamp + name)) return text;
  return `${stamp && `${style.dim(stamp.trimEnd())} `}${name && style.bold(name)}${text.slice(stamp.length + name.length)}`;
}

/** Participants, one per line, and a blank line. */
export function participantLines({ participants }: { participants?: readonly Participant[] }, screen: Screen): string {
  if (!Array.isArray(participants) || participants.length === 0) return "";
  const lines = participants.map(({ name, title, company, is_internal: isInternal }) => {
    const role = [title, company].filter(Boolean).join(", ");
    return `  ${escapeLine(name ?? UNKNOWN)}${role ? screen.style.dim(` (${escapeLine(role)})`) : ""}${isInternal ? " *" : ""}`;
  });
  return `${screen.style.bold("Participants")} ${screen.style.dim("(* from the own organization)")}\n${lines.join("\n")}\n\n`;
}

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
