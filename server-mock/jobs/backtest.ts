import { addToMean, emptyMean, exactMeanOf, type Mean, unroundedMeanOf } from "../../core/figures/mean.ts";
import { changeOf } from "../../core/figures/round-figure.ts";
import { readCall, type ScoredMeeting } from "../coaching/call-to-score.ts";
import { composeReport } from "../coaching/compose-report.ts";
import type { Scorer } from "../coaching/scorer.ts";
import { randomIds } from "../records/ids.ts";
import type { TurnTimes } from "../records/records.ts";
import type { MeetingDetail, Template } from "../records/resources.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";
import { NO_TRANSCRIPT, UNKNOWN_SIDES } from "./failure-reasons.ts";

/** Two templates on the same calls. */
export interface BacktestOptions {
  orgId: string;
  template: Template;
  against: Template;
  /** The newest meetings with a transcript, so many of them. */
  last: number;
  scorer: Scorer;
  signal: AbortSignal;
}

/** What a template would have given. */
interface Outcome {
  /** Meetings that would have got a report. */
  reports: number;
  mean: number | null;
  /** Of all criteria of all calls, the share with a score. */
  assessedShare: number | null;
  /** Why meetings would have got none, the most frequent reason first. */
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

/** Changes that a template would make, before it goes live. Nothing is written. */
export interface Backtest {
  meetings: number;
  template: Outcome;
  against: Outcome;
  /** Who would be scored differently, the largest change first; over meetings that both score. */
  people: Move[];
}

const newestCalls = defineQuery<
  { orgId: string; last: number },
  { document: string; text: string; turns: string | null; name: string | null }
>(`
  select meetings.document, transcripts.text, transcripts.turns, users.name from meetings
  inner join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  left join users on users.id = meetings.user_id
  where meetings.org_id = :orgId order by meetings.started_at desc, meetings.id desc limit :last`);

/** Scores the newest calls against both templates. */
export async function backtest(database: Database, options: BacktestOptions): Promise<Backtest> {
  const { orgId, last, template, against } = options;
  const rows = await database.all(newestCalls, { orgId, last });
  const [after, before] = [new Counts(template), new Counts(against)];
  const people = new Map<string, Pick<Move, "userId" | "name"> & { before: Mean; after: Mean }>();
  for (const { document, text, turns: ends, name } of rows) {
    const turns = ends === null ? undefined : (JSON.parse(ends) as TurnTimes);
    const meeting = { ...(JSON.parse(document) as MeetingDetail), transcript: text, turns };
    const now = await after.score(meeting, name, options);
    const then = await before.score(meeting, name, options);
    if (now === null || then === null) continue;
    const known = people.get(meeting.user_id) ?? {
      userId: meeting.user_id,
      name,
      before: emptyMean(),
      after: emptyMean(),
    };
    people.set(meeting.user_id, known);
    addToMean(known.before, then);
    addToMean(known.after, now);
  }
  const moved = [...people.values()]
    .map(({ before: then, after: now, ...person }): Move => {
      const change = changeOf(exactMeanOf(then), exactMeanOf(now)) ?? 0;
      const [before, after] = [unroundedMeanOf(then) ?? 0, unroundedMeanOf(now) ?? 0];
      return { ...person, meetings: then.count, before, after, change };
    })
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return { meetings: rows.length, template: after.outcome(), against: before.outcome(), people: moved };
}

/** Outcomes of one template. */
class Counts {
  readonly #scores = emptyMean();
  #criteria = 0;
  #assessed = 0;
  readonly #without = new Map<string, number>();

  constructor(readonly template: Template) {}

  async score(meeting: ScoredMeeting, ownerName: string | null, options: BacktestOptions): Promise<number | null> {
    const { scorer, signal } = options;
    const call = readCall(meeting, ownerName);
    this.#criteria += this.template.grading_criteria.length;
    if (!call) return this.#miss(NO_TRANSCRIPT);
    if (call.sides.source === "unknown") return this.#miss(UNKNOWN_SIDES);
    const scoring = await scorer.score(call, this.template, { signal });
    const scored = { call, template: this.template, scorer: scorer.name, scoring };
    const composed = composeReport(scored, { ids: randomIds(), now: new Date(meeting.started_at) });
    if ("reason" in composed) return this.#miss(composed.reason);
    const { overall_score: score, criteria_scores: criteria } = composed.report;
    addToMean(this.#scores, score);
    this.#assessed += criteria.filter((criterion) => criterion.score !== null).length;
    return score;
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
