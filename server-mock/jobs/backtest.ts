import { addToMean, emptyMean, exactMeanOf, type Mean, unroundedMeanOf } from "../../core/figures/mean.ts";
import { changeOf } from "../../core/figures/round-figure.ts";
import { readCall, type ScoredMeeting } from "../coaching/call-to-score.ts";
import { composeReport } from "../coaching/compose-report.ts";
import { unfitReason } from "../coaching/fitness.ts";
import type { Scorer } from "../coaching/scorer.ts";
import { randomIds } from "../records/ids.ts";
import type { TurnTimes } from "../records/records.ts";
import type { MeetingDetail, ReportDetail, Template } from "../records/resources.ts";
import { addUsage, noUsage, type ScoringUsage } from "../records/scoring-usage.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import { NO_TRANSCRIPT } from "./failure-reasons.ts";

/** Options of a comparison of two templates on the same calls. */
export interface BacktestOptions {
  orgId: string;
  template: Template;
  against: Template;
  /** Number of meetings with a transcript to score, newest first. */
  last: number;
  scorer: Scorer;
  signal: AbortSignal;
}

/** Results of one template. */
interface Outcome {
  /** Meetings that get a report. */
  reports: number;
  mean: number | null;
  /** Share of all criteria of all calls that have a score. */
  assessedShare: number | null;
  /** Reasons why meetings get no report, most frequent first. */
  without: { reason: string; meetings: number }[];
}

/** Mean scores of one person. */
interface Move {
  userId: string;
  name: string | null;
  meetings: number;
  /** Not rounded. */
  before: number;
  after: number;
  /** Rounded once. */
  change: number;
}

/** Changes of one criterion, matched by name, over the calls that both templates score. */
interface CriterionMove {
  name: string;
  /** Calls in which the criterion has a score. */
  scoredBefore: number;
  scoredAfter: number;
  /** Means, not rounded; null without scores, or if only the other template has the criterion. */
  before: number | null;
  after: number | null;
  /** Calls whose score of the criterion changes. */
  moved: number;
  /** Quotes that are evidence under the new template only. */
  newQuotes: number;
  /** One of these quotes. */
  example: string | null;
}

/** Changes that a template would make, before it goes live. Nothing is stored. */
export interface Backtest {
  meetings: number;
  template: Outcome;
  against: Outcome;
  /** People whose scores change, over meetings that both templates score; the largest change first. */
  people: Move[];
  /** Criteria of the new template in its order, then those that it drops. */
  criteria: CriterionMove[];
  /** Model calls and tokens that both templates used. */
  usage: ScoringUsage;
}

const newestCalls = defineQuery<{ orgId: string; last: number }, StoredCall>(`
  select meetings.document, transcripts.text, transcripts.turns, users.name from meetings
  inner join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  left join users on users.id = meetings.user_id
  where meetings.org_id = :orgId order by meetings.started_at desc, meetings.id desc limit :last`);

type StoredCall = { document: string; text: string; turns: string | null; name: string | null };

/** Converts a stored call for scoring. */
function meetingOf({ document, text, turns }: StoredCall): ScoredMeeting {
  const ends = turns === null ? undefined : (JSON.parse(turns) as TurnTimes);
  return { ...(JSON.parse(document) as MeetingDetail), transcript: text, turns: ends };
}

/** Estimates the maximum usage before a backtest: both templates on every call that can be scored. */
export async function estimateBacktest(
  database: Database,
  { orgId, last, template, against, scorer }: Omit<BacktestOptions, "signal">,
): Promise<{ calls: number; usage: ScoringUsage }> {
  const estimate = { calls: 0, usage: noUsage() };
  for (const row of await database.all(newestCalls, { orgId, last })) {
    const call = readCall(meetingOf(row), row.name);
    if (!call || unfitReason(call) !== undefined) continue;
    estimate.calls += 1;
    for (const one of [template, against]) addUsage(estimate.usage, await scorer.estimate?.(call, one));
  }
  return estimate;
}

/** Scores the newest calls against both templates. */
export async function backtest(database: Database, options: BacktestOptions): Promise<Backtest> {
  const { orgId, last, template, against } = options;
  const rows = await database.all(newestCalls, { orgId, last });
  const [after, before] = [new Counts(template), new Counts(against)];
  const criteria = new CriterionMoves(template, against);
  const people = new Map<string, Pick<Move, "userId" | "name"> & { before: Mean; after: Mean }>();
  for (const row of rows) {
    const { name } = row;
    const meeting = meetingOf(row);
    const now = await after.score(meeting, name, options);
    const then = await before.score(meeting, name, options);
    if (now === null || then === null) continue;
    criteria.add(then, now);
    const known = people.get(meeting.user_id) ?? {
      userId: meeting.user_id,
      name,
      before: emptyMean(),
      after: emptyMean(),
    };
    people.set(meeting.user_id, known);
    addToMean(known.before, then.overall_score);
    addToMean(known.after, now.overall_score);
  }
  const moved = [...people.values()]
    .map(({ before: then, after: now, ...person }): Move => {
      const change = changeOf(exactMeanOf(then), exactMeanOf(now)) ?? 0;
      const [before, after] = [unroundedMeanOf(then) ?? 0, unroundedMeanOf(now) ?? 0];
      return { ...person, meetings: then.count, before, after, change };
    })
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  const outcomes = { template: after.outcome(), against: before.outcome() };
  const usage = addUsage(after.usage, before.usage);
  return { meetings: rows.length, ...outcomes, people: moved, criteria: criteria.list(), usage };
}

/** Scores and quotes of the criteria of two templates. */
class CriterionMoves {
  readonly #rows = new Map<string, Omit<CriterionMove, "name" | "before" | "after"> & { before: Mean; after: Mean }>();

  constructor(template: Template, against: Template) {
    for (const { name } of [...template.grading_criteria, ...against.grading_criteria])
      this.#rows.set(name, {
        ...{ scoredBefore: 0, scoredAfter: 0, moved: 0, newQuotes: 0, example: null },
        before: emptyMean(),
        after: emptyMean(),
      });
  }

  add(then: ReportDetail, now: ReportDetail): void {
    for (const [name, row] of this.#rows) {
      const [old, next] = [then, now].map((report) => report.criteria_scores.find((one) => one.name === name));
      addToMean(row.before, old?.score ?? null);
      addToMean(row.after, next?.score ?? null);
      row.scoredBefore += Number(typeof old?.score === "number");
      row.scoredAfter += Number(typeof next?.score === "number");
      row.moved += Number(old !== undefined && next !== undefined && old.score !== next.score);
      const known = new Set(old?.evidence.map(({ quote }) => quote));
      const quotes = next?.evidence.map(({ quote }) => quote).filter((quote) => !known.has(quote)) ?? [];
      row.newQuotes += quotes.length;
      row.example ??= quotes[0] ?? null;
    }
  }

  list(): CriterionMove[] {
    return [...this.#rows].map(([name, { before, after, ...counts }]) => ({
      ...{ name, ...counts },
      before: unroundedMeanOf(before),
      after: unroundedMeanOf(after),
    }));
  }
}

/** Outcomes of one template. */
class Counts {
  readonly usage = noUsage();
  readonly #scores = emptyMean();
  #criteria = 0;
  #assessed = 0;
  readonly #without = new Map<string, number>();

  constructor(readonly template: Template) {}

  async score(
    meeting: ScoredMeeting,
    ownerName: string | null,
    options: BacktestOptions,
  ): Promise<ReportDetail | null> {
    const { scorer, signal } = options;
    const call = readCall(meeting, ownerName);
    this.#criteria += this.template.grading_criteria.length;
    if (!call) return this.#miss(NO_TRANSCRIPT);
    const unfit = unfitReason(call);
    if (unfit !== undefined) return this.#miss(unfit);
    const scoring = await scorer.score(call, this.template, { signal, usage: this.usage });
    const scored = { call, template: this.template, scorer: scorer.name, scoring };
    const composed = composeReport(scored, { ids: randomIds(), now: new Date(meeting.started_at) });
    if ("reason" in composed) return this.#miss(composed.reason);
    const { overall_score: score, criteria_scores: criteria } = composed.report;
    addToMean(this.#scores, score);
    this.#assessed += criteria.filter((criterion) => criterion.score !== null).length;
    return composed.report;
  }

  outcome(): Outcome {
    return {
      reports: this.#scores.count,
      mean: unroundedMeanOf(this.#scores),
      assessedShare: this.#criteria === 0 ? null : this.#assessed / this.#criteria,
      without: [...this.#without]
        .map(([reason, meetings]) => ({ reason, meetings }))
        .sort((one, other) => other.meetings - one.meetings),
    };
  }

  #miss(reason: string): null {
    this.#without.set(reason, (this.#without.get(reason) ?? 0) + 1);
    return null;
  }
}
