import type { TrueRecords } from "../organization/records.ts";
import { changeOf, compare, type Exact, meanOf, shown } from "./fraction.ts";
import type { ComparedSpan, Span } from "./span.ts";

/** Figures of a team or a person in a span, beside the one before. */
export interface ComparedFigures {
  reports: number;
  average: number | null;
  reports_before: number;
  average_before: number | null;
  change: number | null;
}

type Reports = TrueRecords["reports"];

export const within = ({ from, to }: Span, iso: string): boolean => Date.parse(iso) >= from && Date.parse(iso) <= to;
const reportsIn = ({ reports }: TrueRecords, span: Span): Reports =>
  reports.filter(({ created_at: at }) => within(span, at));
const scoresOf = (reports: Reports): number[] => reports.map(({ overall_score: score }) => score);

/** What the API's statistics should say. */
export function teamStats(records: TrueRecords, span: Span) {
  const reports = reportsIn(records, span);
  const rows = [...groupBy(reports, ({ user_id: id }) => id)].map(([id, own]) => ({
    ...{ id, count: own.length, exact: meanOf(scoresOf(own)) as Exact },
    name: records.users.find((user) => user.id === id)?.name,
  }));
  rows.sort((one, other) => compare(other.exact, one.exact) || other.count - one.count || (one.id < other.id ? -1 : 1));
  return {
    team_size: records.users.filter((user) => user.is_active).length,
    total_meetings: records.meetings.filter(({ started_at: at }) => within(span, at)).length,
    total_reports: reports.length,
    average_score: shown(meanOf(scoresOf(reports))) ?? 0,
    top: rows.slice(0, 5).map(({ id, name, count, exact }) => ({ id, name, count, average: shown(exact) })),
  };
}

/** Figures of everybody together. */
export function teamFigures(records: TrueRecords, span: ComparedSpan): ComparedFigures {
  return compareScores(scoresOf(reportsIn(records, span.before)), scoresOf(reportsIn(records, span)));
}

/** Figures of each person who owns a meeting or a report of the span, or a report of the one before. */
export function peopleFigures(records: TrueRecords, span: ComparedSpan) {
  const [now, before] = [reportsIn(records, span), reportsIn(records, span.before)];
  const meetings = records.meetings.filter(({ started_at: at }) => within(span, at));
  return Object.fromEntries(
    records.users.flatMap(({ id, name }) => {
      const own = <Row extends { user_id: string }>(rows: readonly Row[]): Row[] =>
        rows.filter((row) => row.user_id === id);
      const figures = compareScores(scoresOf(own(before)), scoresOf(own(now)));
      const calls = own(meetings).length;
      return figures.reports + figures.reports_before + calls === 0
        ? []
        : [[id, { name, meetings: calls, ...figures }] as const];
    }),
  );
}

/** Figures of each criterion, which is one of its template: the same name on another one is another criterion. */
export function criteriaFigures(records: TrueRecords, span: ComparedSpan, userId?: string) {
  const scores = (part: Span) =>
    groupBy(
      reportsIn(records, part)
        .filter((report) => userId === undefined || report.user_id === userId)
        .flatMap(({ template_name: template, criteria_scores: criteria }) =>
          criteria.flatMap(({ name, score }) => (score === null ? [] : [{ key: `${template} › ${name}`, score }])),
        ),
      ({ key }) => key,
    );
  const [now, before] = [scores(span), scores(span.before)];
  return Object.fromEntries(
    [...now].map(([key, own]) => {
      const earlier = before.get(key) ?? [];
      return [
        key,
        compareScores(
          earlier.map(({ score }) => score),
          own.map(({ score }) => score),
        ),
      ];
    }),
  );
}

function compareScores(before: readonly number[], now: readonly number[]): ComparedFigures {
  const [then, latest] = [meanOf(before), meanOf(now)];
  return {
    ...{ reports: now.length, average: shown(latest), reports_before: before.length, average_before: shown(then) },
    change: changeOf(then, latest),
  };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
