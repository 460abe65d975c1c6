import { waitForTick } from "../../machine/platform-timers.ts";
import { type CallToScore, readCall } from "../coaching/call-to-score.ts";
import { composeReport } from "../coaching/compose-report.ts";
import { unfitReason } from "../coaching/fitness.ts";
import type { Scorer, ScoringContext } from "../coaching/scorer.ts";
import type { Tracker } from "../coaching/trackers/tracker.ts";
import type { IdSource } from "../records/ids.ts";
import type { Meeting, Template } from "../records/resources.ts";
import { noUsage, type ScoringUsage } from "../records/scoring-usage.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import type { Database } from "../store/database.ts";
import { NO_TRANSCRIPT, PLAN_OVER, TEMPLATE_GONE } from "./failure-reasons.ts";
import type { Job } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import { MOST_BESIDE } from "./job-statements.ts";
import type { JobHandler } from "./job-worker.ts";
import { loadForReport, type ReadSettings, saysSomethingElse, sharedSettings } from "./load-for-report.ts";
import { SaidLately } from "./said-lately.ts";
import type { Throttle } from "./throttle-under-load.ts";
import { CallChanged, type Outcome, type Stored, writeOutcome } from "./write-outcome.ts";

/** Dependencies for producing reports. */
export interface ReportParts {
  service: { database: Database; ids: IdSource; now: () => Date };
  queue: JobQueue;
  scorer: Scorer;
  /** Tokens per organization and day (UTC); unlimited by default. */
  dailyTokens?: number | undefined;
  /** Called after each step of a quick scorer. */
  throttle?: Throttle | undefined;
}

/** Payload of a job: the meeting and the template to score it against. */
export interface ReportPayload {
  meetingId: string;
  templateId: string;
}

/** Inputs of scoring, or why there can be no report. */
type Loaded =
  | { call: CallToScore; template: Template; trackers: readonly Tracker[]; status: string }
  | { reason: string };

/** When to stop, and what a job has used so far. */
type Spending = Pick<ScoringContext, "signal" | "usage">;

/** Reads that the jobs of one batch share. */
interface Shared {
  lately: SaidLately;
  readSettings: ReadSettings;
}

const DAY_MS = 24 * 3600 * 1000;
/** Large enough to share a flush to disk, small enough that other organizations do not wait long for their turn. */
const BATCH = 32;
/** Number of times that a call is scored again at once because it changed meanwhile; then the job waits. */
const MAX_SCORINGS = 3;
/** About a millisecond of a file's write lock, which other writers wait for. */
const REPORTS_PER_WRITE = MOST_BESIDE;

/** Produces reports: scores, checks, and writes report, insights, meeting and the end of the job in one transaction. */
export class ReportHandler implements JobHandler {
  readonly batchSize: number;
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
    this.batchSize = parts.scorer.isQuick ? BATCH : 1;
  }

  async perform(job: Job, signal: AbortSignal, usage: ScoringUsage): Promise<void> {
    for (let scorings = 1; ; scorings += 1) {
      const outcome = await this.#produce(job, { signal, usage }, this.#shared());
      if (!outcome) return;
      signal.throwIfAborted();
      try {
        return await this.#write([outcome]);
      } catch (error) {
        if (!(error instanceof CallChanged) || scorings === MAX_SCORINGS) throw error;
      }
    }
  }

  async performTogether(jobs: ReadonlyMap<Job, ScoringUsage>, signal: AbortSignal): Promise<readonly Job[]> {
    const left: Job[] = [];
    const shared = this.#shared();
    for (const group of groupsOf([...jobs.keys()])) {
      const outcomes: Outcome[] = [];
      for (const job of group) {
        // Scoring is pure CPU work: yields to the event loop in between.
        await waitForTick();
        const begin = performance.now();
        const outcome = signal.aborted
          ? undefined
          : await this.#produce(job, { signal, usage: jobs.get(job) ?? noUsage() }, shared).catch(() => undefined);
        if (outcome) outcomes.push(outcome);
        else left.push(job);
        await this.#parts.throttle?.(performance.now() - begin);
      }
      const begin = performance.now();
      await this.#write(outcomes).catch(() => left.push(...outcomes.map(({ job }) => job)));
      await this.#parts.throttle?.(performance.now() - begin);
    }
    return left;
  }

  giveUp(job: Job, reason: string, usage: ScoringUsage): Promise<void> {
    return this.#write([{ job, reason, usage }]);
  }

  /** Produces a report that is not stored yet, or the reason for none; undefined if the job waits for another day. */
  async #produce(job: Job, spending: Spending, { lately, readSettings }: Shared): Promise<Outcome | undefined> {
    const { usage } = spending;
    const loaded = await this.#load(job, readSettings);
    if ("reason" in loaded) return { job, reason: loaded.reason, usage };
    const { call, template, trackers, status } = loaded;
    const { service, scorer } = this.#parts;
    const budget = await this.#budgetFor(job, loaded, usage);
    if (budget === "wait") return undefined;
    if (budget !== "enough") return { job, reason: budget.reason, usage };
    if (status !== "processing" && !scorer.isQuick) await this.#begin(job);
    const said = await lately.before(job.orgId, call.meeting);
    const scoring = await scorer.score(call, template, { ...spending, said });
    const scored = { call, template, trackers, scorer: scorer.name, scoring, said };
    const composed = composeReport(scored, { ids: service.ids, now: service.now() });
    if ("report" in composed) await lately.add(composed.report);
    return { job, ...composed, usage, scored: call.meeting };
  }

  #shared(): Shared {
    const { service } = this.#parts;
    return { lately: new SaidLately(service), readSettings: sharedSettings(service.database) };
  }

  async #load(job: Job, readSettings: ReadSettings): Promise<Loaded> {
    const payload = job.payload as ReportPayload;
    const loaded = await loadForReport(this.#parts.service.database, { orgId: job.orgId, ...payload }, readSettings);
    if (!loaded) return { reason: "The meeting is gone." };
    const { meeting, template, trackers, ownerName, isPlanOver } = loaded;
    if (isPlanOver) return { reason: PLAN_OVER };
    if (!template) return { reason: TEMPLATE_GONE };
    const call = readCall(meeting, ownerName);
    if (!call) return { reason: NO_TRANSCRIPT };
    const reason = unfitReason(call);
    return reason === undefined ? { call, template, trackers, status: meeting.status } : { reason };
  }

  /**
   * Sets the meeting's status while a model works. Guarded by the lease, so that a late worker does not reopen a completed
   * meeting.
   */
  async #begin(job: Job): Promise<void> {
    const { queue } = this.#parts;
    const { orgId, subject } = job;
    await changeMeetings(this.#parts.service, { orgId, key: subject }, async ({ batch, find, change }) => {
      if ((await find(subject))?.status === "processing") return;
      batch.push(queue.holding(job));
      change(subject, { status: "processing" });
    });
  }

  /**
   * Checks that the rest of the daily budget covers the whole call; otherwise the job waits for the next day, with that reason.
   */
  async #budgetFor(
    job: Job,
    { call, template }: Extract<Loaded, { call: CallToScore }>,
    usage: ScoringUsage,
  ): Promise<"enough" | "wait" | { reason: string }> {
    const { service, queue, scorer, dailyTokens } = this.#parts;
    if (dailyTokens === undefined) return "enough";
    const today = Math.floor(service.now().getTime() / DAY_MS) * DAY_MS;
    const used = (await queue.tokensToday(job.orgId)) + usage.inputTokens + usage.outputTokens;
    const { inputTokens, outputTokens } = (await scorer.estimate?.(call, template)) ?? noUsage();
    const needed = inputTokens + outputTokens;
    if (needed > dailyTokens)
      return { reason: `The call takes up to ${needed} tokens, more than the organization's ${dailyTokens} a day.` };
    if (used < dailyTokens && used + needed <= dailyTokens) return "enough";
    const at = new Date(today + DAY_MS);
    const left = Math.max(0, dailyTokens - used);
    const need = needed === 0 ? "" : `, and the call takes up to ${needed}`;
    const reason = `The organization has ${left} of its ${dailyTokens} daily tokens left${need}: it is scored after ${at.toISOString().slice(0, 16)}Z.`;
    await queue.postpone(job, { at, reason, isOwnFault: false, usage });
    return "wait";
  }

  /** Stores outcomes of one organization in one transaction, each of another meeting. */
  async #write(outcomes: readonly Outcome[]): Promise<void> {
    // In the same order everywhere, to avoid deadlocks between workers.
    const inOrder = [...outcomes].sort((one, other) => (one.job.subject < other.job.subject ? -1 : 1));
    const [first] = inOrder;
    if (!first) return;
    const { orgId, subject } = first.job;
    const key = inOrder.length === 1 ? subject : `jobs of ${orgId}`;
    const { service, queue } = this.#parts;
    const isChanged: Stored["isChanged"] = (change) => saysSomethingElse(service.database, { orgId, ...change });
    await changeMeetings(service, { orgId, key }, async (write) => {
      const meetings: (Meeting | undefined)[] = [];
      for (const { job } of inOrder) meetings.push(await write.find(job.subject));
      // After the meetings: a worker that ends another job of one of them changes its version, and this is repeated.
      const open = await queue.openBeside(inOrder.map(({ job }) => job));
      for (const [index, outcome] of inOrder.entries()) {
        const hasOther = open.has(outcome.job.subject);
        await writeOutcome(
          write,
          { ...{ database: service.database, queue, isChanged }, meeting: meetings[index], hasOther },
          outcome,
        );
      }
    });
  }
}

/** Groups jobs in order, each group small enough that other writers do not wait long, with each meeting at most once. */
function groupsOf(jobs: readonly Job[]): Job[][] {
  const groups: Job[][] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last && last.length < REPORTS_PER_WRITE && last.every(({ subject }) => subject !== job.subject)) last.push(job);
    else groups.push([job]);
  }
  return groups;
}
