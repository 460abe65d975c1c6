import { isTimeZone } from "../../../core/periods/is-time-zone.ts";
import { type CalendarPeriod, type Period, periodBefore } from "../../../core/periods/period.ts";
import { readDay } from "../../../core/periods/read-moment.ts";
import { readPeriod, type TimeQuestion } from "../../../core/periods/read-period.ts";
import { periodText, spanText } from "../../../core/words/span-text.ts";
import { PageError } from "./page-error.ts";
import type { Visit } from "./visit.ts";

/** Two spans of time beside each other, as an address names them. */
export interface Spans extends TimeQuestion {
  span: Period | CalendarPeriod;
  beside: Period;
  /** `Week 46, 9-15 November 2026`, `Last 7 days`: a rolling span is never a calendar week. */
  title: string;
  /** The span that it is compared with, in words. */
  besideText: string;
  /** Span, other span and zone as they stand in an address, with the question mark; empty where none is set. */
  query: string;
}

const FIELDS = ["span", "beside", "zone"] as const;
const ROLLING = /^([1-9]\d{0,3})d$/;
const DATES = /^(\d{4}-\d{2}-\d{2})(?:\.\.| to | - )(\d{4}-\d{2}-\d{2})$/;

/**
 * Reads the two spans of an address. The zone stands in the address as well, so that everybody who opens it sees the same days.
 *
 * @param otherwise span where none is named
 */
export function readSpans(visit: Visit, otherwise: string): Spans {
  const { query, service } = visit;
  const zone = query.text("zone");
  if (zone !== "" && !isTimeZone(zone)) throw unreadable(zone, "a time zone, such as Europe/Berlin");
  const question = { now: service.now(), timeZone: zone || visit.zone };
  const named = query.text("span") || otherwise;
  const span = readSpan(named, question);
  const other = query.text("beside");
  const beside = other === "" ? periodBefore(span) : readSpan(other, question);
  const set = FIELDS.map((name): [string, string] => [name, query.text(name)]).filter(([, value]) => value !== "");
  return {
    ...question,
    span,
    beside,
    title: titleOf(named, span, question.timeZone),
    besideText: other === "" ? beforeText(named, beside, question.timeZone) : titleOf(other, beside, question.timeZone),
    query: set.length === 0 ? "" : `?${new URLSearchParams(set)}`,
  };
}

function readSpan(text: string, question: TimeQuestion): Period | CalendarPeriod {
  const [, first = "", last = ""] = DATES.exec(text) ?? [];
  const [from, to] = [readDay(first, "from", question), readDay(last, "to", question)];
  if (from && to && from < to) return { from: from.toISOString(), to: to.toISOString() };
  const period = readPeriod(text, question);
  if (period && Date.parse(period.from) <= question.now.getTime()) return period;
  throw unreadable(
    text,
    "a span that has begun: a week (2026-W46, last week), a month (2026-10, October), or dates (2026-11-02..2026-11-08)",
  );
}

function titleOf(text: string, span: Period | CalendarPeriod, zone: string): string {
  const [, days] = ROLLING.exec(text) ?? [];
  if (days) return days === "1" ? "Last 24 hours" : `Last ${days} days`;
  if ("isRunning" in span && span.isRunning && span.unit !== null) return `This ${span.unit} so far`;
  return spanText(span, zone);
}

function beforeText(text: string, before: Period, zone: string): string {
  const [, days] = ROLLING.exec(text) ?? [];
  return days ? `the previous ${days} days` : periodText(before, zone);
}

const unreadable = (text: string, expected: string): PageError =>
  new PageError(400, `\`${text}\` is not ${expected}. Open the page again.`);
