import type { Participant } from "../../src/index.ts";
import { escapeLine, escapeText } from "../text/escape.ts";
import { UNKNOWN } from "../text/values.ts";
import { wrapText } from "../text/wrap.ts";
import type { Screen } from "./print-item.ts";

const SPOKEN_LINE = /^(\[\d{2}:\d{2}:\d{2}\]) ([^:]{1,80}):/;

/** A transcript for a reader: wrapped, with time and speaker highlighted. */
export function transcriptText(transcript: string | null | undefined, screen: Screen): string {
  if (!transcript) return `${screen.style.dim("No transcript.")}\n`;
  const lines = escapeText(transcript).trimEnd().split("\n");
  return `${lines.map((line) => paintLine(wrapText(line, screen.width, "  "), screen)).join("\n")}\n`;
}

const paintLine = (line: string, { style }: Screen): string =>
  line.replace(SPOKEN_LINE, (_, time: string, speaker: string) => `${style.dim(time)} ${style.bold(speaker)}:`);

/** Participants, one per line, and a blank line. */
export function participantLines({ participants }: { participants?: readonly Participant[] }, screen: Screen): string {
  if (!Array.isArray(participants) || participants.length === 0) return "";
  const lines = participants.map(({ name, title, company, is_internal: isInternal }) => {
    const role = [title, company].filter(Boolean).join(", ");
    return `  ${escapeLine(name ?? UNKNOWN)}${role ? screen.style.dim(` (${escapeLine(role)})`) : ""}${isInternal ? " *" : ""}`;
  });
  return `${screen.style.bold("Participants")} ${screen.style.dim("(* from the own organization)")}\n${lines.join("\n")}\n\n`;
}
