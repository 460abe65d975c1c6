import type { Call, SpokenLine } from "./script/call.ts";

/** What can be counted in a call. */
export interface CallFigures {
  /** Share of the characters said by the selling side, 0 to 1. */
  share: number;
  /** Lines of the selling side that ask a question. */
  questionCount: number;
  /** Longest turn of the selling side: its length in seconds and the number of its line. */
  longestSeconds: number;
  longestLine: number;
}

export function figuresOf({ lines, durationSeconds }: Call): CallFigures {
  let selling = 0;
  let all = 0;
  let longestSeconds = 0;
  let longestLine = 0;
  for (const [index, line] of lines.entries()) {
    all += line.text.length;
    if (!isSelling(line)) continue;
    selling += line.text.length;
    const seconds = (lines[index + 1]?.seconds ?? durationSeconds) - line.seconds;
    if (seconds <= longestSeconds) continue;
    longestSeconds = seconds;
    longestLine = index;
  }
  const questionCount = lines.filter(({ question }) => question !== null).length;
  return { share: selling / Math.max(1, all), questionCount, longestSeconds, longestLine };
}

function isSelling({ voice }: SpokenLine): boolean {
  return voice === "R" || voice === "S";
}
