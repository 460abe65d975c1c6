const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Shown for a value that the service omits. */
export const UNKNOWN = "unknown";

/** `2026-11-12T14:00:00.000Z` as `9d ago` (or `in 2h`), seen from `now`; anything else unchanged. */
export function formatRelative(value: string, now: Date): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  const seconds = Math.round((now.getTime() - time) / 1000);
  const distance = describeDistance(Math.abs(seconds));
  if (distance === undefined) return "just now";
  return seconds < 0 ? `in ${distance}` : `${distance} ago`;
}

function describeDistance(seconds: number): string | undefined {
  if (seconds < 45) return undefined;
  if (seconds < HOUR) return `${Math.max(1, Math.round(seconds / MINUTE))}m`;
  if (seconds < DAY) return `${Math.round(seconds / HOUR)}h`;
  if (seconds < 60 * DAY) return `${Math.round(seconds / DAY)}d`;
  if (seconds < 730 * DAY) return `${Math.round(seconds / (30.44 * DAY))}mo`;
  return `${Math.round(seconds / (365.25 * DAY))}y`;
}
