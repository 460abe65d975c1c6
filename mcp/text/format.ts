import { timecodeText } from "../../core/words/duration-text.ts";
import { readNumber, readText, readTime } from "./read-value.ts";

/** Shown for a name or label that the service does not send. */
export const UNKNOWN = "(unknown)";

/** A timestamp to the minute, in UTC: `2026-11-12T14:00Z`. Anything that is no timestamp is returned as text. */
export function toMinute(timestamp: unknown): string | undefined {
  const time = readTime(timestamp);
  return time === undefined ? readText(timestamp) : `${new Date(time).toISOString().slice(0, 16)}Z`;
}

/** A duration in whole minutes. */
export function toMinutes(seconds: unknown): number | undefined {
  const number = readNumber(seconds);
  return number === undefined ? undefined : Math.round(number / 60);
}

/** A position in a recording, in the transcripts' format: `00:01:23`. */
export function toClock(seconds: unknown): string | undefined {
  const number = readNumber(seconds);
  return number === undefined ? undefined : timecodeText(number);
}

/** Text that ends with a period unless it already ends a sentence. */
export function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
