import { NONE } from "./score-text.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (part: number): string => String(part).padStart(2, "0");

const parts = (seconds: number): [hours: number, minutes: number, seconds: number] => [
  Math.floor(seconds / HOUR),
  Math.floor((seconds % HOUR) / MINUTE),
  Math.floor(seconds % MINUTE),
];

/** Formats a duration: `2480` seconds are `41m 20s`, `3725` are `1h 02m`. */
export function durationText(seconds: number): string {
  const [hours, minutes, rest] = parts(seconds);
  if (hours > 0) return `${hours}h ${two(minutes)}m`;
  return minutes > 0 ? `${minutes}m ${two(rest)}s` : `${rest}s`;
}

/** Formats a length or position in a recording as players do: `4:05`, `1:02:09`, or a dash. */
export function clockText(seconds: number | null): string {
  if (seconds === null) return NONE;
  const [hours, minutes, rest] = parts(Math.max(0, Math.round(seconds)));
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

/** Formats a position as transcripts do, rounded down to the second: `00:01:23`. */
export const timecodeText = (seconds: number): string =>
  parts(Math.max(0, Math.floor(seconds)))
    .map(two)
    .join(":");
