import type { WeeklyReport } from "./weekly-report.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `14 Nov 2026, 12:00` in the report's time zone. The words are ours: those of `Intl` change between versions of Node. */
export function timeText(iso: string, timeZone: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return iso;
  // The last millisecond of an hour is its end, to a reader.
  const instant = time % 1000 === 999 ? time + 1 : time;
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(instant);
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${Number(part("day"))} ${MONTHS[Number(part("month")) - 1]} ${part("year")}, ${part("hour")}:${part("minute")}`;
}

/** `14 Nov`. */
export const dayText = (iso: string, timeZone: string): string =>
  timeText(iso, timeZone).split(" ").slice(0, 2).join(" ");

/** `14 Nov 2026, 12:00 to 21 Nov 2026, 12:00 (UTC)`. */
export const periodText = ({ from, to }: { from: string; to: string }, timeZone: string): string =>
  `${timeText(from, timeZone)} to ${timeText(to, timeZone)} (${timeZone})`;

/** What the report is compared with, in words. */
export function comparisonText({ compared_with: compared, time_zone: zone }: WeeklyReport): string {
  if (compared === null) return "Not compared with anything.";
  const origin = compared.kind === "previous" ? "the period before, computed from reports" : "an earlier run";
  return `Compared with ${periodText(compared, zone)}: ${origin}.`;
}

/** Words for a gate's outcome. */
export const OUTCOME_TEXT = { passed: "passed", failed: "failed", warned: "warning" } as const;
