import { SPANS, type SpanName } from "../oracle/span.ts";
import { addDays, dateAt } from "../oracle/zone.ts";
import type { TrueRecords } from "../organization/records.ts";

/** A span as it is asked for, in UTC or in the organization's zone. */
export interface Question {
  span: SpanName;
  zone: "UTC" | "own";
}

export const zoneOf = ({ zone }: Question, records: TrueRecords): string => (zone === "UTC" ? "UTC" : records.zone);

/** The span that is meant, and the one before. */
export const spanOf = (question: Question, records: TrueRecords) =>
  SPANS[question.span](records.now.getTime(), zoneOf(question, records));

export const nameOf = ({ span, zone }: Question): string => (zone === "UTC" ? span : `${span} of the zone`);

const RANGE: Readonly<Partial<Record<SpanName, string>>> = {
  ...{ "last 7 days": "week", "last 30 days": "month", "last 90 days": "quarter", "last 365 days": "year" },
};

/** A range of the API's statistics; undefined for calendar weeks and the like. */
export const rangeOf = ({ span }: Question): string | undefined => RANGE[span];

/** Flags of the weekly report. */
export function weeklyFlags(question: Question, records: TrueRecords): string[] {
  const zone = zoneOf(question, records);
  const [first, last] = fourDays(records, zone);
  const flags: Record<SpanName, string[]> = {
    "last 7 days": ["--last", "7d"],
    "last 30 days": ["--last", "30d"],
    "last 90 days": ["--last", "90d"],
    "last 365 days": ["--last", "365d"],
    "this week": ["--week"],
    "last week": ["--last", "week"],
    "last month": ["--last", "month"],
    "four days": ["--from", first, "--to", last],
  };
  return [...flags[question.span], "--tz", zone];
}

/** Spans that pages are asked for. */
export const PAGE_SPANS: readonly Question[] = [
  { span: "last 7 days", zone: "UTC" },
  { span: "last 30 days", zone: "UTC" },
  { span: "this week", zone: "own" },
  { span: "last week", zone: "own" },
  { span: "last month", zone: "UTC" },
  { span: "four days", zone: "own" },
];

/** The span as the address of a page names it. */
export function spanQuery(question: Question, records: TrueRecords): string {
  const zone = zoneOf(question, records);
  const [first, last] = fourDays(records, zone);
  const named: Partial<Record<SpanName, string>> = {
    "last 7 days": "7d",
    "last 30 days": "30d",
    "four days": `${first}..${last}`,
  };
  return `?${new URLSearchParams({ span: named[question.span] ?? question.span, zone })}`;
}

/** Arguments of the tool for statistics. */
export function toolArguments(question: Question, records: TrueRecords): Record<string, unknown> {
  const range = rangeOf(question);
  if (range !== undefined) return { time_range: range };
  const zone = zoneOf(question, records);
  const [from, to] = fourDays(records, zone);
  const dates = question.span === "four days" ? { from, to } : { from: question.span };
  return zone === "UTC" ? dates : { ...dates, time_zone: zone };
}

function fourDays({ now }: TrueRecords, zone: string): [first: string, last: string] {
  const today = dateAt(now.getTime(), zone);
  return [addDays(today, -4), addDays(today, -1)];
}
