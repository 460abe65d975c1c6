/** A UTC timestamp to the minute: `2026-11-12T14:00Z`. Anything else is returned unchanged. */
export function toMinute(timestamp: string | null): string | null {
  return timestamp === null ? null : timestamp.replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d(\.\d+)?)?Z$/, "$1Z");
}

/** A duration in whole minutes. */
export function toMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds / 60);
}

/** A position in a recording, in the transcripts' format: `00:01:23`. */
export function toClock(seconds: number | null): string | null {
  if (seconds === null) return null;
  const whole = Math.max(0, Math.floor(seconds));
  return [whole / 3600, (whole / 60) % 60, whole % 60]
    .map((part) => String(Math.floor(part)).padStart(2, "0"))
    .join(":");
}

/** Text that ends with a period unless it already ends a sentence. */
export function toSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
