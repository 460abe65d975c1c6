import type { Call, SpokenLine } from "./script/call.ts";

/** What can be counted in a call. */
export interface CallFigures {
  /** Share of the talking by the selling side, in percent. */
  sharePercent: number;
  questionCount: number;
  /** Longest stretch of the selling side, in seconds. */
  longestSeconds: number;
}

export function figuresOf(call: Call): CallFigures {
  const isSelling = (line: SpokenLine) => line.voice === "R" || line.voice === "S";
  const characters = (lines: readonly SpokenLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);
  const selling = call.lines.filter(isSelling);
  const lengths = call.lines.map((line, index) =>
    isSelling(line) ? (call.lines[index + 1]?.seconds ?? call.durationSeconds) - line.seconds : 0,
  );
  return {
    sharePercent: Math.round((100 * characters(selling)) / Math.max(1, characters(call.lines))),
    questionCount: selling.filter((line) => /[?？]|か。/.test(line.text)).length,
    longestSeconds: Math.max(...lengths),
  };
}
