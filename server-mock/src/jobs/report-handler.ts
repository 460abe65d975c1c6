import { setImmediate } from "node:timers/promises";
import { type CallToScore, readCall } from "../coaching/call-to-score.ts";
import { type Composed, composeReport } from "../coaching/compose-report.ts";
import type { Scorer, ScoringUsage } from "../coaching/scorer.ts";
import type { IdSource } from "../ids.ts";
import type { Template } from "../resources.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import type { Database } from "../store/database.ts";
import { type Job, type JobQueue, NO_USAGE } from "./job-queue.ts";
import type { JobHandler } from "./job-worker.ts";
import { loadForReport } from "./load-for-report.ts";
import { writeCompleted, writeFailed } from "./write-outcome.ts";

/** What producing reports takes. */
export interface ReportParts {
  service: { database: Database; ids: IdSource; now: () => Date };
  queue: JobQueue;
  scorer: Scorer;
  /** Tokens that an organization may use in a day (UTC); no bound by default. */
  dailyTokens?: number | undefined;
}

/** The job of one report: a meeting against a template. */
export interface ReportPayload {
  meetingId: string;
  templateId: string;
}

/** What a job needs to be scored, or why it cannot be. */
type Loaded = { call: CallToScore; template: Template; status: string } | { reason: string };

const DAY_MS = 24 * 3600 * 1000;
/** Enough that a flush to disk is shared by many, and few enough that nobody waits for them. */
const BATCH = 32;
const UNKNOWN_SIDES =
  "It is not known which speakers are the sellers: mark them as internal, or let the meeting belong to one of them.";

/** Produces reports: scores, checks, and writes report, insights, meeting and the end of the job in one transaction. */
export class ReportHandler implements JobHandler {
  readonly batchSize: number;
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
    this.batchSize = parts.scorer.isQuick ? BATCH : 1;
  }

  async perform(job: Job, signal: AbortSignal): Promise<void> {
    if (await this.#isOverBudget(job)) return;
    const loaded = await this.#load(job);
    if ("reason" in loaded) return this.giveUp(job, loaded.reason);
    if (loaded.status !== "processing" && !this.#parts.scorer.isQuick) await this.#begin(job);
    const { composed, usage } = await this.#score(loaded, signal);
    signal.throwIfAborted();
    if ("reason" in composed) await this.#fail(job, composed.reason, usage);
    else await this.#write([job], async (write) => writeCompleted(write, this.#parts.queue, { job, composed, usage }));
  }

  /** One report of each meeting; whatever has none is left, and says why when it is done alone. */
  async performTogether(jobs: readonly Job[], signal: AbortSignal): Promise<readonly Job[]> {
    const done: { job: Job; composed: Exclude<Composed, { reason: string }>; usage: ScoringUsage }[] = [];
    const left: Job[] = [];
    const subjects = new Set<string>();
    for (const job of jobs) {
      const loaded = subjects.has(job.subject) || signal.aborted ? { reason: "" } : await this.#load(job);
      // Scoring is all of a processor's time: what else the process does gets its turn in between.
      await setImmediate();
      const scored = "reason" in loaded ? undefined : await this.#score(loaded, signal);
      if (!scored || "reason" in scored.composed) left.push(job);
      else done.push({ job, composed: scored.composed, usage: scored.usage });
      subjects.add(job.subject);
    }
    if (done.length === 0) return left;
    // In one order everywhere, so that two workers never wait for each other.
    done.sort((one, other) => (one.job.subject < other.job.subject ? -1 : 1));
    const { queue } = this.#parts;
    await this.#write(
      done.map(({ job }) => job),
      async (write) => {
        for (const outcome of done) await writeCompleted(write, queue, outcome);
      },
    );
    return left;
  }

  giveUp(job: Job, reason: string): Promise<void> {
    return this.#fail(job, reason, NO_USAGE);
  }

  async #load(job: Job): Promise<Loaded> {
    const payload = job.payload as ReportPayload;
    const loaded = await loadForReport(this.#parts.service.database, { orgId: job.orgId, ...payload });
    if (!loaded) return { reason: "The meeting is gone." };
    const { meeting, template, ownerName } = loaded;
    if (!template) return { reason: "The template is gone." };
    const call = readCall(meeting, ownerName);
    if (!call) return { reason: "The meeting has no transcript." };
    return call.sides.source === "unknown" ? { reason: UNKNOWN_SIDES } : { call, template, status: meeting.status };
  }

  async #score(
    { call, template }: Exclude<Loaded, { reason: string }>,
    signal: AbortSignal,
  ): Promise<{ composed: Composed; usage: ScoringUsage }> {
    const { service, scorer } = this.#parts;
    const scoring = await scorer.score(call, template, { signal });
    const scored = { call, template, scorer: scorer.name, scoring };
    const composed = composeReport(scored, { ids: service.ids, now: service.now() });
    return { composed, usage: scoring.usage ?? NO_USAGE };
  }

  /** While a model works, the meeting shows it. Held by the job, or a worker that wakes up late would reopen what is completed. */
  async #begin(job: Job): Promise<void> {
    const { queue } = this.#parts;
    await this.#write([job], async ({ batch, find, change }) => {
      if ((await find(job.subject))?.status === "processing") return;
      batch.push(queue.holding(job));
      change(job.subject, { status: "processing" });
    });
  }

  #fail(job: Job, reason: string, usage: ScoringUsage): Promise<void> {
    return this.#write([job], (write) => writeFailed(write, this.#parts.queue, { job, reason, usage }));
  }

  /** Past its budget, an organization's jobs wait for the next day. */
  async #isOverBudget(job: Job): Promise<boolean> {
    const { service, queue, dailyTokens } = this.#parts;
    if (dailyTokens === undefined) return false;
    const today = Math.floor(service.now().getTime() / DAY_MS) * DAY_MS;
    if ((await queue.tokensSince(job.orgId, new Date(today))) < dailyTokens) return false;
    const reason = `The organization has used its ${dailyTokens} tokens of the day.`;
    await queue.postpone(job, { at: new Date(today + DAY_MS), reason, isOwnFault: false });
    return true;
  }

  /** One transaction about the meetings of jobs of one organization. */
  #write(jobs: readonly Job[], work: Parameters<typeof changeMeetings<void>>[2]): Promise<void> {
    const [first] = jobs;
    if (!first) return Promise.resolve();
    const key = jobs.length === 1 ? first.subject : `jobs of ${first.orgId}`;
    return changeMeetings(this.#parts.service, { orgId: first.orgId, key }, work);
  }
}
