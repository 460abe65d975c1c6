import { coverageText } from "../figures/coverage.ts";
import { type Figure, meanFigure } from "../figures/figure.ts";
import { emptyMean } from "../figures/mean.ts";
import type { Period } from "../periods/period.ts";
import { biggestMoves } from "../ranking/biggest-moves.ts";
import { type AdviceMaterial, coachNext, praiseNext, topicsOf, weakestCriteria } from "../ranking/coach-next.ts";
import { adviceGap, rankPeople } from "../ranking/rank-people.ts";
import { ADDED_SCORES, CLEAR, scatterOf } from "../ranking/shrunken-mean.ts";
import { type TalkRollup, talkReport } from "../talk/talk-rollup.ts";
import { countText } from "../words/count-text.ts";
import { compareFigure, compareRows } from "./compare-figures.ts";
import { type EarlierAdvice, followUp } from "./follow-up.ts";
import type { MeetingRollup } from "./meeting-rollup.ts";
import type {
  InsightFigures,
  PersonCriterion,
  PersonFigures,
  ReportFigures,
  Squares,
  TrendPoint,
} from "./report-figures.ts";
import { UNKNOWN } from "./report-input.ts";
import { talkingPoints } from "./talking-points.ts";
import type { ComparedWith, Source, WeeklyReport } from "./weekly-report.ts";

/** Data for a report. */
export interface ReportMaterial {
  now: Date;
  timeZone: string;
  period: Period;
  userId: string | undefined;
  current: ReportFigures;
  /** Averages by week; undefined if they were not read. */
  history: TrendPoint[] | undefined;
  /** People with reports in these weeks. */
  activeBefore: readonly string[];
  meetings: MeetingRollup;
  insights: InsightFigures;
  /** Undefined if the transcripts were not read. */
  talk: TalkRollup | undefined;
  /** Whether the report is for a 1-to-1 with the only person in it. */
  isForOneToOne: boolean;
  nameOf: (userId: string) => string | undefined;
  /** Why names could not be read; undefined if they could. */
  namesProblem: string | undefined;
  compared: ComparedFigures | undefined;
  sources: Source[];
}

/** Figures to compare with. */
export interface ComparedFigures {
  with: ComparedWith;
  score: Figure;
  /** By the person's ID. */
  people: ReadonlyMap<string, Figure>;
  /** By the criterion's key, or only by its name in an earlier report without keys. */
  criteria: ReadonlyMap<string, Figure>;
  /** Criteria of each person, if reports were read. */
  own?: ReadonlyMap<string, readonly PersonCriterion[]>;
  /** Advice on whom to coach, and on what. */
  advice: readonly EarlierAdvice[];
  /** Undefined if the scores themselves were not read. */
  squares?: Squares;
}

/** Builds the report: a pure function without requests, clock or text. */
export function buildReport(material: ReportMaterial): WeeklyReport {
  const { current, compared, meetings, nameOf } = material;
  const { evidence } = current;
  const people = compareRows(everybody(material), compared?.people, ({ user_id: id }) => [id]);
  const scored = people.filter(({ score }) => score.of > 0);
  const criteria = compareRows(current.criteria, compared?.criteria, ({ key, name }) => [key, name]);
  const { score, before, change } = compareFigure(current.score, compared?.score);
  const scatter = scattersOf(current, compared);
  const moves = { people: scatter.people.within, criteria: scatter.criteria.within };
  const { rise, fall } = biggestMoves(scored, criteria, moves);
  const weakest = weakestCriteria(criteria);
  const ranked = rankPeople(scored, scatter.people.across);
  const advice: AdviceMaterial = { ranked, criteria, own: evidence.people, ownBefore: compared?.own };
  const reviewed = {
    follow_up: followUp(compared?.advice ?? [], { current, scatter: moves.people }, nameOf),
    talk: material.talk ? talkReport(material.talk, nameOf) : null,
  };
  const topics = material.isForOneToOne && material.userId ? topicsOf(material.userId, advice) : undefined;
  return {
    schema_version: 1,
    generated_at: material.now.toISOString(),
    time_zone: material.timeZone,
    period: { from: material.period.from, to: material.period.to },
    user_id: material.userId ?? null,
    compared_with: compared?.with ?? null,
    reports: {
      count: current.reports,
      count_change: compared ? current.reports - compared.with.reports : null,
      average_score: score.value,
      average_score_change: change,
      score,
      before,
      without_criteria: current.withoutCriteria,
      trend: current.trend,
      history: material.history ?? null,
      lowest: current.lowest,
    },
    people,
    criteria,
    weakest_criteria: weakest,
    evidence: weakest.flatMap(({ key, label }) => {
      const quotes = evidence.criteria.get(key);
      return quotes === undefined ? [] : [{ criterion: label, ...quotes }];
    }),
    coach_next: coachNext(advice),
    coach_gap: adviceGap(ranked) ?? null,
    praise: praiseNext(advice),
    ...reviewed,
    without_calls: withoutCalls(material),
    talking_points: topics ? talkingPoints(topics, reviewed, meetings.titles) : null,
    biggest_rise: rise,
    biggest_fall: fall,
    meetings: meetings.figures,
    insights: material.insights,
    gates: null,
    sources: material.sources,
    notes: notesOf(material),
  };
}

/** Computes the deviation of single scores from the means of their person or criterion, over both periods if compared. */
export function scattersOf({ people, criteria, squares }: ReportFigures, compared: ComparedFigures | undefined) {
  const before = compared?.squares && { ...compared, squares: compared.squares };
  return {
    people: scatterOf(
      { figures: new Map(people.map((row) => [row.user_id, row.score])), squares: squares.people },
      before && { figures: before.people, squares: before.squares.people },
    ),
    criteria: scatterOf(
      { figures: new Map(criteria.map((row) => [row.key, row.score])), squares: squares.criteria },
      before && { figures: before.criteria, squares: before.squares.criteria },
    ),
  };
}

/** People with reports, then those who only have calls, or reports in the compared period. */
function everybody({ current, compared, meetings: { owners }, nameOf }: ReportMaterial): PersonFigures[] {
  const known = new Set(current.people.map(({ user_id: id }) => id));
  const others = new Set([...owners.keys(), ...(compared?.people.keys() ?? [])].filter((id) => !known.has(id)));
  const nothing = { reports: 0, average_score: null, score: meanFigure(emptyMean(), { complete: true }) };
  const rows = [...others].sort().map((id) => ({ user_id: id, ...nothing, trend: current.trend.map(() => null) }));
  return [...current.people, ...rows].map((person) => {
    const { user_id: id } = person;
    return { ...person, name: nameOf(id) ?? null, meetings: owners.get(id) ?? 0 };
  });
}

/** People who had reports before, and nothing in this period: a report of it can be of an earlier meeting. */
function withoutCalls({
  compared,
  activeBefore,
  current,
  meetings: { owners },
  nameOf,
}: ReportMaterial): WeeklyReport["without_calls"] {
  const present = new Set([...owners.keys(), ...current.people.map(({ user_id: id }) => id), UNKNOWN]);
  return [...new Set([...(compared?.people.keys() ?? []), ...activeBefore])]
    .filter((id) => !present.has(id))
    .map((id) => ({ user_id: id, name: nameOf(id) ?? null }))
    .sort((one, other) => ((one.name ?? one.user_id) < (other.name ?? other.user_id) ? -1 : 1));
}

function notesOf(material: ReportMaterial): string[] {
  const { compared, current, meetings, namesProblem } = material;
  const notes = [
    "Reports are chosen by created_at, calls by started_at, insights by occurred_at; both ends of the period are included.",
    "Averages are plain means of overall scores, and of a criterion's scores over all reports that have it, to one decimal. A criterion is one of its template.",
    `Advice and headlines stand on three scores or more, and on differences beyond ${CLEAR} standard errors. People and criteria are ordered by their means over both periods with the mean of all added ${ADDED_SCORES} times.`,
  ];
  if (compared && compared.advice.length > 0)
    notes.push(
      "The follow-up is on the advice of the earlier report, or else on what the previous period's reports imply. People chosen for low scores tend to rise a little by chance.",
    );
  if (material.talk)
    notes.push(
      "The own side of a call are the speakers whom its internal participants name; questions are counted by their marks.",
    );
  if (material.sources.length > 0)
    notes.push(
      "Names come from team statistics, else from the internal participants of a person's calls; the API lists no users.",
    );
  if (material.history) notes.push("The long trend counts the same reports, but only reads their lists.");
  if (compared?.with.kind === "previous")
    notes.push("The API has no previous period: the comparison is computed from the reports of the period before.");
  if (compared?.with.kind === "baseline") notes.push("The comparison is with the figures of an earlier run's report.");
  const { reports, score, withoutCriteria: without, dated, vanished } = current;
  if (without > 0) notes.push(`The criteria of ${without} of ${reports} reports are not in the figures.`);
  const { withReportCount, figures } = meetings;
  const gaps = [
    vanished > 0 ? `${countText(vanished, "report")} vanished while this was read; the score counts` : undefined,
    coverageText({ rows: reports, count: score.n }, "reports", "a score: averages stand on these"),
    coverageText({ rows: reports, count: dated }, "reports", "a time: the trend is based on these"),
    coverageText(
      { rows: figures.total, count: withReportCount },
      "calls",
      "a number of reports: those without a report are counted among these",
    ),
    namesProblem === undefined
      ? undefined
      : `Names from team statistics are missing: ${namesProblem.replace(/\.$/, "")}`,
  ];
  return [...notes, ...gaps.flatMap((gap) => (gap === undefined ? [] : [`${gap}.`]))];
}
