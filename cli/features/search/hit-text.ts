import { escapeLine } from "../../../core/text/escape.ts";
import { matchedWords } from "../../../core/text/matched-words.ts";
import type { WordQuery } from "../../../core/text/word-query.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import type { Screen } from "../../output/columns.ts";
import type { Style } from "../../text/style.ts";
import { formatRelative, UNKNOWN } from "../../text/values.ts";
import { textWidth } from "../../text/width.ts";
import { wrapText } from "../../text/wrap.ts";
import type { Hit, SpokenLine } from "./search-meetings.ts";

/** The hits of one meeting for a person: the meeting, then each line with its moment and speaker, and the dimmed lines around it. */
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
  const lines = linesAround(hits).map(({ line, isHit, isApart }) => {
    const moment = clockText(line.seconds).padStart(7);
    const speaker = line.speaker === "" ? "" : `${escapeLine(line.speaker)}: `;
    const indent = " ".repeat(textWidth(moment) + 2);
    const text = wrapText(`${speaker}${escapeLine(line.text)}`, width, indent);
    const shown = `${style.dim(moment)}  ${isHit ? highlight(text, query, style) : style.dim(text)}`;
    return isApart ? `${style.dim("     --")}\n${shown}` : shown;
  });
  return `${wrapText(heading, width, "  ")}\n${lines.join("\n")}\n`;
}

interface ShownLine {
  line: SpokenLine;
  isHit: boolean;
  /** Whether lines were skipped before this one. */
  isApart: boolean;
}

/** Hits and the lines around them, each once and in order. Without context lines, gaps are not marked. */
function linesAround(hits: readonly Hit[]): ShownLine[] {
  const around = new Map<number, SpokenLine>();
  for (const { position, before, after } of hits) {
    for (const [index, line] of before.entries()) around.set(position - before.length + index, line);
    for (const [index, line] of after.entries()) around.set(position + 1 + index, line);
  }
  const hitAt = new Map(hits.map((hit) => [hit.position, hit]));
  const positions = [...new Set([...around.keys(), ...hitAt.keys()])].sort((one, other) => one - other);
  return positions.map((position, index) => {
    const isApart = around.size > 0 && index > 0 && position - (positions[index - 1] ?? 0) > 1;
    const line = hitAt.get(position) ?? around.get(position);
    return { line: line as SpokenLine, isHit: hitAt.has(position), isApart };
  });
}

/** Highlights the words that match the query. */
function highlight(text: string, query: WordQuery, style: Style): string {
  let [marked, shown] = ["", 0];
  for (const { start, end } of matchedWords(text, query)) {
    marked += text.slice(shown, start) + style.bold(style.yellow(text.slice(start, end)));
    shown = end;
  }
  return marked + text.slice(shown);
}
