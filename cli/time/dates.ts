import { isTimeZone } from "../../core/periods/is-time-zone.ts";
import { MOMENT_HELP } from "../../core/periods/moment-help.ts";
import { UsageError } from "../errors/cli-error.ts";

/** Settings for resolving a date flag. */
export interface DateSettings {
  /** The flag, for messages: `--from`. */
  flag: string;
  /** `from` resolves to the start of a day or period, `to` to its end. */
  edge: "from" | "to";
  now: Date;
  /** IANA name or `UTC`. */
  timeZone: string;
}

/** Accepted ways to write a date, for help texts. */
export const DATE_HELP = MOMENT_HELP;

/**
 * Resolves a date as typed: `7d` is exactly seven days ago; `yesterday`, `last week` and `2026-11-01` are days and periods of the
 * time zone, from their first to their last millisecond; a time without an offset is in the time zone.
 *
 * @throws UsageError that lists the accepted forms
 */
export async function resolveDate(text: string, { flag, edge, now, timeZone }: DateSettings): Promise<Date> {
  const { readMoment } = await import("./moments.lazy.ts");
  const moment = readMoment(text, edge, { now, timeZone });
  if (moment) return moment;
  throw new UsageError(`Expected ${flag} to be a date, got \`${text}\`.`, `Write ${DATE_HELP}.`);
}

/** Rejects a time zone that this system does not know. */
export function checkTimeZone(timeZone: string): string {
  if (isTimeZone(timeZone)) return timeZone;
  throw new UsageError(`Expected a time zone, got \`${timeZone}\`.`, "Use an IANA name such as Europe/Berlin, or UTC.");
}
