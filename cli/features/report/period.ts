import type { CalendarPeriod, Period } from "../../../core/periods/period.ts";
import { readPeriod, type TimeQuestion } from "../../../core/periods/read-period.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { checkTimeZone, resolveDate } from "../../time/dates.ts";

/** Flags that say which period is meant. */
export interface PeriodFlags {
  last?: string;
  /** `true` for this calendar week, or its ISO name: `2026-W47`. */
  week?: string | true;
  from?: string;
  to?: string;
  tz?: string;
}

const LAST = /^([1-9]\d{0,3})(h|d|w)$/;
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The period of the flags; the last seven days when there are none. */
export async function resolvePeriod(
  context: Context,
  flags: PeriodFlags,
  timeZone: string,
): Promise<Period | CalendarPeriod> {
  const now = context.now();
  checkTimeZone(timeZone);
  if (flags.week !== undefined) return calendarWeek(flags, { now, timeZone });
  if (flags.from === undefined && flags.to === undefined) return lastPeriod(flags.last ?? "7d", { now, timeZone });
  if (flags.last !== undefined)
    throw new UsageError("--last cannot be combined with --from or --to.", "Use --last 7d, or --from and --to.");
  const question = { now, timeZone };
  const to = flags.to === undefined ? now : await resolveDate(flags.to, { ...question, flag: "--to", edge: "to" });
  const from =
    flags.from === undefined
      ? new Date(to.getTime() - 7 * DAY_MS)
      : await resolveDate(flags.from, { ...question, flag: "--from", edge: "from" });
  if (from >= to)
    throw new UsageError(
      `Expected --from to be before --to, got ${from.toISOString()} and ${to.toISOString()}.`,
      "Swap the two dates.",
    );
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Monday to Sunday in the time zone; the running week ends now. */
function calendarWeek({ week, last, from, to }: PeriodFlags, question: TimeQuestion): CalendarPeriod {
  if (last !== undefined || from !== undefined || to !== undefined)
    throw new UsageError("--week cannot be combined with --last, --from or --to.", "Use one of them.");
  const period = readPeriod(week === true || week === undefined ? "this week" : week, question);
  if (period?.unit === "week") return period;
  throw new UsageError(`Expected --week to be a calendar week, got \`${week}\`.`, "Use --week, or --week 2026-W47.");
}

function lastPeriod(text: string, question: TimeQuestion): Period | CalendarPeriod {
  const { now } = question;
  const calendar = /^(day|week|month|quarter|year)$/.test(text) ? readPeriod(`last ${text}`, question) : undefined;
  if (calendar) return calendar;
  const [, count = "", unit = ""] = LAST.exec(text) ?? [];
  const lengthMs = Number(count) * (HOURS[unit] ?? Number.NaN) * HOUR_MS;
  if (!(lengthMs > 0))
    throw new UsageError(
      `Expected --last to be a period, got \`${text}\`.`,
      "Use 7d, 30d, 12h or 4w for a length up to now, or week, month, quarter for the last whole one.",
    );
  return { from: new Date(now.getTime() - lengthMs).toISOString(), to: now.toISOString() };
}
