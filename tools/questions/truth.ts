import type { Insight, Meeting, Report, ReportDetail, RoleplaySession, SvcClient } from "../../src/index.ts";

/** Everything that the API says, read without the tool server: what its results are checked against. */
export interface Truth {
  meetings: Meeting[];
  reports: Report[];
  insights: Insight[];
  sessions: RoleplaySession[];
  transcripts: Map<string, string>;
  details: Map<string, ReportDetail>;
  /** Names of people by their ids, as the organization has them. */
  names: Map<string, string>;
  svc: SvcClient;
}

/** Reads an organization through the API alone. */
export async function readTruth(svc: SvcClient, names: Map<string, string>): Promise<Truth> {
  const [meetings, reports, insights, sessions] = await Promise.all([
    svc.meetings.list().toArray(),
    svc.reports.list().toArray(),
    svc.insights.list().toArray(),
    svc.roleplay.sessions.list().toArray(),
  ]);
  const transcripts = new Map<string, string>();
  for (const { id } of meetings) transcripts.set(id, (await svc.meetings.get(id)).transcript ?? "");
  const details = new Map<string, ReportDetail>();
  for (const { id } of reports) details.set(id, await svc.reports.get(id));
  return { meetings, reports, insights, sessions, transcripts, details, names, svc };
}

/** Current time of the questions. */
export const NOW = new Date("2026-11-20T12:00:00.000Z");

/** The timestamp `days` days ago. */
export const daysAgo = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();

/** Rows of a period, both ends included. */
export const within = <Row>(rows: readonly Row[], at: (row: Row) => string | null, from: string, to = "9999"): Row[] =>
  rows.filter((row) => (at(row) ?? "") >= from && (at(row) ?? "") <= to);

export const created = ({ created_at: at }: { created_at: string }): string => at;
export const started = ({ started_at: at }: Pick<Meeting, "started_at">): string | null => at;

/** Sum in tenths and count: scores have one decimal. */
interface Sum {
  tenths: number;
  n: number;
}

export function sumOf(scores: readonly (number | null)[]): Sum {
  const known = scores.flatMap((score) => score ?? []);
  return { tenths: known.reduce((sum, score) => sum + Math.round(score * 10), 0), n: known.length };
}

/** A mean to one decimal, half up, by whole numbers: no arithmetic of the product is used. */
export const mean = (scores: readonly (number | null)[]): number => {
  const { tenths, n } = sumOf(scores);
  return Math.floor((2 * tenths + n) / (2 * n)) / 10;
};

/** The change of a mean, rounded once. */
export const change = (before: readonly (number | null)[], after: readonly (number | null)[]): number => {
  const [one, two] = [sumOf(before), sumOf(after)];
  const numerator = two.tenths * one.n - one.tenths * two.n;
  const denominator = one.n * two.n;
  return (Math.sign(numerator) * Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator))) / 10;
};

export const scoresOf = (reports: readonly Report[]): (number | null)[] =>
  reports.map((report) => report.overall_score);

/** Groups rows. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null | undefined): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row) ?? "";
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

/** Lines of a transcript that contain a word by a pattern, without time and speaker. */
export const linesWith = (transcript: string, pattern: RegExp): string[] =>
  transcript.split("\n").filter((line) => pattern.test(line.replace(/^\[[^\]]*\] [^:]*:/, "")));
