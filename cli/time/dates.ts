import { UsageError } from "../errors/cli-error.ts";

/** Settings for resolving a date flag. */
export interface DateSettings {
  /** The flag, for messages: `--from`. */
  flag: string;
  /** `from` means the start of a day, `to` its end. */
  edge: "from" | "to";
  now: Date;
  /** IANA name or `UTC`. */
  timeZone: string;
}

const UNITS_MS: Record<string, number> = { h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const RELATIVE = /^(\d{1,5})(h|d|w)$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Accepted ways to write a date, for help texts. */
export const DATE_HELP = "7d, 12h, today, yesterday, 2026-11-01 or 2026-11-01T09:30";

/**
 * Resolves a date as typed: `7d` is exactly seven days ago, `yesterday` and `2026-11-01` are days in the time zone,
 * from their first to their last millisecond, a time without an offset is in the time zone.
 */
export async function resolveDate(text: string, question: DateSettings): Promise<Date> {
  const relative = RELATIVE.exec(text);
  if (relative) return new Date(question.now.getTime() - Number(relative[1]) * (UNITS_MS[relative[2] ?? ""] ?? 0));
  if (text === "now") return question.now;
  if (INSTANT.test(text)) return validDate(new Date(text), text, question);
  const zone = await loadZone(question.timeZone);
  if (text === "today" || text === "yesterday")
    return zone.dayEdge(zone.dayOf(question.now, text === "today" ? 0 : -1), question.edge);
  const day = DAY.exec(text);
  if (day) return zone.dayEdge(checkedParts(day, text, question), question.edge);
  const time = LOCAL_TIME.exec(text);
  if (time) return zone.instant(checkedParts(time, text, question));
  throw invalidDate(text, question);
}

/** Wall-clock time: year, month (1-12), day, hour, minute, second, millisecond. */
type Parts = [number, number, number, number, number, number, number];

/** Arithmetic of one time zone. */
interface Zone {
  dayOf(instant: Date, offsetDays: number): Parts;
  dayEdge(day: Parts, edge: "from" | "to"): Date;
  instant(parts: Parts): Date;
}

async function loadZone(timeZone: string): Promise<Zone> {
  const make = timeZone === "UTC" ? utcInstant : await zonedInstant(timeZone);
  return {
    dayOf(instant, offsetDays) {
      const [year, month, day] = make.read(instant);
      const shifted = new Date(Date.UTC(year, month - 1, day + offsetDays));
      return [shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate(), 0, 0, 0, 0];
    },
    // A day ends one millisecond before the next one starts: also right where clocks change at midnight.
    dayEdge([year, month, day], edge) {
      const start = make.write([year, month, edge === "from" ? day : day + 1, 0, 0, 0, 0]);
      return edge === "from" ? start : new Date(start.getTime() - 1);
    },
    instant: (parts) => make.write(parts),
  };
}

interface Calendar {
  read(instant: Date): [year: number, month: number, day: number];
  write(parts: Parts): Date;
}

const utcInstant: Calendar = {
  read: (instant) => [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate()],
  write: ([year, month, ...rest]) => new Date(Date.UTC(year, month - 1, ...rest)),
};

async function zonedInstant(timeZone: string): Promise<Calendar> {
  const { TZDate } = await import("./zone.lazy.ts");
  return {
    read(instant) {
      const local = new TZDate(instant.getTime(), timeZone);
      return [local.getFullYear(), local.getMonth() + 1, local.getDate()];
    },
    write: ([year, month, ...rest]) => new Date(new TZDate(year, month - 1, ...rest, timeZone).getTime()),
  };
}

function checkedParts(match: RegExpExecArray, text: string, question: DateSettings): Parts {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const millisecond = Math.floor(Number(match[7] ?? 0) * 1000);
  const probe = new Date(Date.UTC(year, month - 1, day));
  const isReal =
    probe.getUTCMonth() === month - 1 && probe.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal) throw invalidDate(text, question);
  return [year, month, day, hour, minute, second, millisecond];
}

function validDate(date: Date, text: string, question: DateSettings): Date {
  if (Number.isNaN(date.getTime())) throw invalidDate(text, question);
  return date;
}

const invalidDate = (text: string, { flag }: DateSettings): UsageError =>
  new UsageError(`Expected ${flag} to be a date, got \`${text}\`.`, `Write ${DATE_HELP}.`);

/** Rejects a time zone that this system does not know. */
export function checkTimeZone(timeZone: string): string {
  if (timeZone === "UTC") return timeZone;
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return timeZone;
  } catch {
    throw new UsageError(
      `Expected a time zone, got \`${timeZone}\`.`,
      "Use an IANA name such as Europe/Berlin, or UTC.",
    );
  }
}
