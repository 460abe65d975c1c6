import { escapeLine } from "../../../core/text/escape.ts";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import type { Screen } from "../../output/print-item.ts";
import { wrapText } from "../../text/wrap.ts";

const INDENT = "    ";

/** A transcript as a page: per turn the speaker and start time, with the text below. */
export function transcriptPage(transcript: unknown, screen: Screen): string {
  const { style } = screen;
  if (typeof transcript !== "string" || transcript.trim() === "") return `${style.dim("No transcript.")}\n`;
  let page = "";
  let speaker: string | undefined;
  for (const line of parseTranscript(transcript)) {
    if (line.speaker !== speaker) {
      const moment = line.seconds === null ? "" : `  ${style.dim(clockText(line.seconds))}`;
      const name = line.speaker === "" ? style.dim("Somebody") : style.bold(escapeLine(line.speaker));
      page += `${page === "" ? "" : "\n"}${name}${moment}\n`;
      speaker = line.speaker;
    }
    page += `${INDENT}${wrapText(escapeLine(line.text), screen.width, INDENT)}\n`;
  }
  return page;
}
