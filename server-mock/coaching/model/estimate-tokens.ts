import type { TranscriptLine } from "../../../core/transcript/turn.ts";

const ASCII_PER_TOKEN = 3.5;
const OTHER_PER_TOKEN = 1.1;
const OTHER = /[^\u0020-\u007e]/g;

/** About how many tokens a text has, rather too many: tokenizers differ, and a request must not be cut. */
export function estimateTokens(text: string): number {
  const others = text.match(OTHER)?.length ?? 0;
  return Math.ceil((text.length - others) / ASCII_PER_TOKEN + others / OTHER_PER_TOKEN);
}

/** Estimated tokens of a line, with its number, side and speaker. */
export const lineTokens = ({ text }: TranscriptLine): number => 16 + estimateTokens(text);

/** Cuts a call between turns into parts of at most so many tokens. A turn that is longer is a part of its own. */
export function cutWindows(lines: readonly TranscriptLine[], maxTokens: number): TranscriptLine[][] {
  const windows: TranscriptLine[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const tokens = lineTokens(line);
    if (size + tokens > maxTokens) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)?.push(line);
    size += tokens;
  }
  return windows;
}
