import { coverageText } from "../figures/coverage.ts";
import { changeOf } from "../figures/round-figure.ts";
import type { Period } from "../periods/period.ts";
import { coachNext } from "../ranking/coach-next.ts";
import { countText } from "../words/count-text.ts";
import { biggestMoves, compareCriteria, comparePeople, weakestCriteria } from "./compare-figures.ts";
import type { MeetingRollup } from "./meeting-rollup.ts";
import type { CriterionFigures, InsightFigures, PersonFigures, TrendPoint } from "./report-figures.ts";
import type { ReadReports, Source } from "./report-rollup.ts";
import type { UnroundedFigures } from "./unrounded.ts";
import type { ComparedWith, WeeklyReport } from "./weekly-report.ts";

/** Everything that was read. */
export interface ReportMaterial {
  now: Date;
  timeZone: string;
  period: Period;
  userId: string | undefined;
  current: ReadReports;
  /** Averages by week; undefined where they were not read. */
  history: TrendPoint[] | undefined;
  meetings: MeetingRollup;
  insights: InsightFigures;
  names: ReadonlyMap<string, string>;
  /** Why names could not be read, where they could not. */
  namesProblem: string | undefined;
  compared: ComparedFigures | undefined;
  sources: Source[];
}

/** The figures that this report is set against. */
export interface ComparedFigures {
  with: ComparedWith;
  people: readonly PersonFigures[];
  criteria: readonly CriterionFigures[];
  unrounded: UnroundedFigures;
}

/** The report of what was read: no request, no clock, no text. */
export function buildReport(material: ReportMaterial): WeeklyReport {
  const { current, compared, meetings } = material;
  const { figures } = current;
  const unrounded = { now: current.unrounded, before: compared?.unrounded };
  const people = comparePeople(namePeople(figures.people, material), compared?.people ?? [], unrounded);
  const criteria = compareCriteria(figures.criteria, compared?.criteria ?? [], unrounded);
  const { rise, fall } = biggestMoves(people, criteria);
  const weakest = weakestCriteria(criteria);
  return {
    schema_version: 1,
    generated_at: material.now.toISOString(),
    time_zone: material.timeZone,
    period: { from: material.period.from, to: material.period.to },
    user_id: material.userId ?? null,
    compared_with: compared?.with ?? null,
    reports: {
      count: figures.reports,
      count_change: changeOf(compared?.with.reports, figures.reports),
      average_score: figures.average_score,
      average_score_change: changeOf(unrounded.before?.average, unrounded.now.average),
      without_criteria: figures.reports_without_criteria,
      trend: figures.trend,
      history: material.history ?? null,
      lowest: current.lowest,
    },
    people,
    criteria,
    weakest_criteria: weakest,
    evidence: weakest.flatMap(({ name }) => {
      const quotes = current.evidence.criteria.get(name);
      return quotes === undefined ? [] : [{ criterion: name, ...quotes }];
    }),
    coach_next: coachNext(people, current.evidence),
    biggest_rise: rise,
    biggest_fall: fall,
    meetings: meetings.figures,
    insights: material.insights,
    gates: null,
    sources: material.sources,
    notes: notesOf(material),
  };
}

const namePeople = (people: readonly PersonFigures[], { names, meetings }: ReportMaterial): PersonFigures[] =>
  people.map((person) => ({
    ...person,
    name: names.get(person.user_id) ?? meetings.names.get(person.user_id) ?? null,
  }));

function notesOf(material: ReportMaterial): string[] {
  const { compared, current, meetings, namesProblem } = material;
  const notes = [
    "Reports are chosen by created_at, meetings by started_at, insights by occurred_at; both ends of the period are included.",
    "Averages are plain means of overall scores, and of a criterion's scores over all reports that have it, to one decimal.",
    "Names come from team statistics, else from the only internal participant of a person's meetings; the API lists no users.",
  ];
  if (material.history) notes.push("The weeks of the long trend count the same reports, by their lists alone.");
  if (compared?.with.kind === "previous")
    notes.push("The API has no previous period: the comparison is computed from the reports of the period before.");
  if (compared?.with.kind === "baseline") notes.push("The comparison is with the figures of an earlier run's report.");
  const { reports, reports_without_criteria: without } = current.figures;
  if (without > 0) notes.push(`The criteria of ${without} of ${reports} reports are not in the figures.`);
  const { unrounded, dated, vanished } = current;
  const { withReportCount, figures } = meetings;
  const gaps = [
    vanished > 0 ? `${countText(vanished, "report")} vanished while this was read; the score counts` : undefined,
    coverageText({ rows: reports, count: unrounded.scored }, "reports", "a score: averages stand on these"),
    coverageText({ rows: reports, count: dated }, "reports", "a time: the trend stands on these"),
    coverageText(
      { rows: figures.total, count: withReportCount },
      "meetings",
      "a number of reports: those without a report are counted among these",
    ),
    namesProblem === undefined
      ? undefined
      : `Names from team statistics are missing: ${namesProblem.replace(/\.$/, "")}`,
  ];
  return [...notes, ...gaps.flatMap((gap) => (gap === undefined ? [] : [`${gap}.`]))];
}
