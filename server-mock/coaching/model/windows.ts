import type { TranscriptLine } from "../../../core/transcript/turn.ts";
import { estimateTokens } from "./estimate-tokens.ts";

/** What a line takes besides its words: number, side, speaker. */
const LINE_TOKENS = 16;

/** Cuts a call between turns into parts of at most so many tokens. A turn that is longer is a part of its own. */
export function cutWindows(lines: readonly TranscriptLine[], maxTokens: number): TranscriptLine[][] {
  const windows: TranscriptLine[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const tokens = LINE_TOKENS + estimateTokens(line.text);
    if (size + tokens > maxTokens) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)?.push(line);
    size += tokens;
  }
  return windows;
}
