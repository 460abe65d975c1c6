import { endOfUnit } from "./calendar.ts";
import { isDay, readPeriod, type TimeQuestion } from "./read-period.ts";
import { toInstant, type WallTime } from "./time-zone.ts";

/** Start or end of a day or period. */
export type Edge = "from" | "to";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?$/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

/**
 * Reads a time: an ISO 8601 date and time (in the time zone unless it has an offset), `now`, or one end of a period (see
 * `readPeriod`): `yesterday` is its first or last millisecond, even of a current period. A length such as `7d` is that long
 * ago, for either edge. `undefined` for other text, or a day that does not exist.
 */
export function readMoment(text: string, edge: Edge, question: TimeQuestion): Date | undefined {
  const written = text.trim();
  if (written.toLowerCase() === "now") return question.now;
  if (INSTANT.test(written)) return readInstant(written);
  const local = LOCAL_TIME.exec(written);
  if (local) return readLocalTime(local, question);
  const period = readPeriod(written, question);
  if (!period) return undefined;
  const from = new Date(period.from);
  return edge === "from" || period.unit === null ? from : endOfUnit(from, period.unit, question.timeZone);
}

/** One end of a day such as `2026-11-20`; `undefined` for anything else. */
export const readDay = (text: string, edge: Edge, question: TimeQuestion): Date | undefined =>
  DAY.test(text) ? readMoment(text, edge, question) : undefined;

function readInstant(text: string): Date | undefined {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split("-").map(Number);
  const date = new Date(text.replace(" ", "T").toUpperCase());
  return isDay([year, month, day]) && !Number.isNaN(date.getTime()) ? date : undefined;
}

function readLocalTime(match: RegExpExecArray, { timeZone }: TimeQuestion): Date | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wallTime: WallTime = [year, month, day, hour, minute, second, Math.floor(Number(match[7] ?? 0) * 1000)];
  return isDay(wallTime) && hour < 24 && minute < 60 && second < 60 ? toInstant(wallTime, timeZone) : undefined;
}
