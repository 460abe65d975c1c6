import { isMidnight, startOfUnit } from "../../core/periods/calendar.ts";
import type { CalendarPeriod, Period } from "../../core/periods/period.ts";
import { readPeriod, type TimeQuestion } from "../../core/periods/read-period.ts";
import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { checkTimeZone, resolveDate } from "./dates.ts";
import type { PeriodFlags } from "./period-flags.ts";

/** The period of the flags; the usual length up to its end, or up to now, when no flag begins it. */
export async function resolvePeriod(
  context: Context,
  flags: PeriodFlags,
  timeZone: string,
): Promise<Period | CalendarPeriod> {
  const now = context.now();
  checkTimeZone(timeZone);
  if (flags.week !== undefined) return calendarUnit("week", flags, { now, timeZone });
  if (flags.month !== undefined) return calendarUnit("month", flags, { now, timeZone });
  const { usual = "7d" } = flags;
  if (flags.from === undefined && flags.to === undefined) return lastPeriod(flags.last ?? usual, { now, timeZone });
  if (flags.last !== undefined)
    throw new UsageError("--last cannot be combined with --from or --to.", "Use --last 7d, or --from and --to.");
  const question = { now, timeZone };
  const to = flags.to === undefined ? now : await resolveDate(flags.to, { ...question, flag: "--to", edge: "to" });
  const from =
    flags.from === undefined
      ? usualStart(usual, to, timeZone)
      : await resolveDate(flags.from, { ...question, flag: "--from", edge: "from" });
  if (from >= to)
    throw new UsageError(
      `Expected --from to be before --to, got ${from.toISOString()} and ${to.toISOString()}.`,
      "Swap the two dates.",
    );
  return { from: from.toISOString(), to: to.toISOString() };
}

/** The start of a period of the usual length; at midnight if it ends with a day, also where clocks change. */
function usualStart(usual: string, to: Date, timeZone: string): Date {
  const after = new Date(to.getTime() + 1);
  const isWholeDays = isMidnight(after, timeZone);
  const start = new Date(lastPeriod(usual, { now: isWholeDays ? after : to, timeZone }).from);
  return isWholeDays ? startOfUnit(new Date(start.getTime() + HALF_DAY_MS), "day", timeZone) : start;
}

const HALF_DAY_MS = 43_200_000;

const EXAMPLES = { week: "2026-W47", month: "2026-11" };

/** A calendar week or month in the time zone: by its ISO name, or the current one, which ends now. */
function calendarUnit(unit: "week" | "month", flags: PeriodFlags, question: TimeQuestion): CalendarPeriod {
  const { last, from, to, week, month } = flags;
  if ([last, from, to, week, month].filter((value) => value !== undefined).length > 1)
    throw new UsageError(`--${unit} cannot be combined with another period.`, "Use one of them.");
  const named = flags[unit] ?? true;
  const period = readPeriod(named === true ? `this ${unit}` : named, question);
  if (period?.unit === unit) return period;
  throw new UsageError(
    `Expected --${unit} to be a calendar ${unit}, got \`${named}\`.`,
    `Use --${unit}, or --${unit} ${EXAMPLES[unit]}.`,
  );
}

/** `week` is the last complete one; a length such as `7d` ends now. */
function lastPeriod(text: string, question: TimeQuestion): CalendarPeriod {
  const isUnit = /^(day|week|month|quarter|year)$/.test(text);
  const period = readPeriod(isUnit ? `last ${text}` : text, question);
  if (period && (isUnit || period.unit === null)) return period;
  throw new UsageError(
    `Expected --last to be a period, got \`${text}\`.`,
    "Use 7d, 30d, 12h or 4w for a length up to now, or week, month, quarter for the last whole one.",
  );
}
