import { foldText } from "../../../analysis/text/fold.ts";
import type { WordQuery } from "../../../analysis/text/word-query.ts";
import { stemOf } from "../../../analysis/text/words.ts";
import type { Screen } from "../../output/print-item.ts";
import { escapeLine } from "../../text/escape.ts";
import { formatMoment } from "../../text/moment.ts";
import type { Style } from "../../text/style.ts";
import { formatRelative, UNKNOWN } from "../../text/values.ts";
import { textWidth } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";
import type { Hit } from "./search-meetings.ts";

/** The hits of one meeting for a person: the meeting, then each line with its moment and speaker. */
export function hitText(hits: readonly Hit[], query: WordQuery, screen: Screen): string {
  const [first] = hits;
  if (!first) return "";
  const { style, width, now, nameOf, shorten } = screen;
  const facts = [
    first.started_at === null ? undefined : formatRelative(first.started_at, now),
    first.user_id === null ? undefined : nameOf?.(first.user_id),
    shorten?.(first.meeting_id) ?? first.meeting_id,
  ].filter((fact): fact is string => fact !== undefined);
  const heading = `${style.bold(escapeLine(first.title ?? UNKNOWN))}  ${style.dim(facts.map(escapeLine).join("  "))}`;
  const lines = hits.map((hit) => {
    const moment = (hit.seconds === null ? "-" : formatMoment(hit.seconds)).padStart(7);
    const speaker = hit.speaker === "" ? "" : `${escapeLine(hit.speaker)}: `;
    const indent = " ".repeat(textWidth(moment) + 2);
    const text = wrapText(`${speaker}${escapeLine(hit.text)}`, width, indent);
    return `${style.dim(moment)}  ${highlight(text, query, style)}`;
  });
  return `${wrapText(heading, width, "  ")}\n${lines.join("\n")}\n`;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Marks the words that the query asks for, in whatever form they were said. */
function highlight(text: string, { terms }: WordQuery, style: Style): string {
  const stems = new Set(terms.flatMap((term) => term.stems));
  return text.replace(WORD, (word) => (stems.has(stemOf(foldText(word))) ? style.yellow(word) : word));
}
