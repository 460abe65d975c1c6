import { readCall } from "../coaching/call-to-score.ts";
import { type Composed, composeReport } from "../coaching/compose-report.ts";
import type { Scorer, ScoringUsage } from "../coaching/scorer.ts";
import type { IdSource } from "../ids.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import type { Database } from "../store/database.ts";
import { type Job, type JobQueue, NO_USAGE } from "./job-queue.ts";
import type { JobHandler } from "./job-worker.ts";
import { loadForReport } from "./load-for-report.ts";

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

const DAY_MS = 24 * 3600 * 1000;
const UNKNOWN_SIDES =
  "It is not known which speakers are the sellers: mark them as internal, or let the meeting belong to one of them.";

/** Produces reports: scores, checks, and writes report, insights, meeting and the end of the job in one transaction. */
export class ReportHandler implements JobHandler {
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  async perform(job: Job, signal: AbortSignal): Promise<void> {
    const { service, scorer } = this.#parts;
    const payload = job.payload as ReportPayload;
    if (await this.#isOverBudget(job)) return;
    const loaded = await loadForReport(service.database, { orgId: job.orgId, ...payload });
    if (!loaded) return this.giveUp(job, "The meeting is gone.");
    const { meeting, template, ownerName } = loaded;
    if (!template) return this.giveUp(job, "The template is gone.");
    const call = readCall(meeting, ownerName);
    if (!call) return this.giveUp(job, "The meeting has no transcript.");
    if (call.sides.source === "unknown") return this.giveUp(job, UNKNOWN_SIDES);
    if (meeting.status !== "processing") await this.#begin(job);
    const scoring = await scorer.score(call, template, { signal });
    signal.throwIfAborted();
    const scored = { call, template, scorer: scorer.name, scoring };
    const composed = composeReport(scored, { ids: service.ids, now: service.now() });
    const usage = scoring.usage ?? NO_USAGE;
    if ("reason" in composed) await this.#fail(job, composed.reason, usage);
    else await this.#complete(job, composed, usage);
  }

  giveUp(job: Job, reason: string): Promise<void> {
    return this.#fail(job, reason, NO_USAGE);
  }

  /** While a model works, the meeting shows it. Held by the job, or a worker that wakes up late would reopen what is completed. */
  async #begin(job: Job): Promise<void> {
    const { service, queue } = this.#parts;
    await changeMeetings(service, this.#key(job), async ({ batch, find, change }) => {
      if ((await find(job.subject))?.status === "processing") return;
      batch.push(queue.holding(job));
      change(job.subject, { status: "processing" });
    });
  }

  async #complete(
    job: Job,
    { report, insights }: Exclude<Composed, { reason: string }>,
    usage: ScoringUsage,
  ): Promise<void> {
    const { service, queue } = this.#parts;
    await changeMeetings(service, this.#key(job), async ({ batch, find, change }) => {
      const meeting = await find(job.subject);
      if (!meeting) {
        batch.push(queue.closing(job, { state: "failed", reason: "The meeting is gone.", usage }));
        return;
      }
      batch.add({ kind: "report", value: { ...report, org_id: job.orgId } });
      for (const insight of insights) batch.add({ kind: "insight", value: { ...insight, org_id: job.orgId } });
      batch.push(queue.closing(job, { state: "done", reason: null, usage }));
      const isLast = (await queue.openBeside(job)) === 0;
      change(job.subject, {
        report_count: meeting.report_count + 1,
        status: isLast ? "completed" : "processing",
        failure_reason: null,
      });
    });
  }

  /** A meeting fails when nothing else is left to give it a report. */
  async #fail(job: Job, reason: string, usage: ScoringUsage): Promise<void> {
    const { service, queue } = this.#parts;
    await changeMeetings(service, this.#key(job), async ({ batch, find, change }) => {
      batch.push(queue.closing(job, { state: "failed", reason, usage }));
      const meeting = await find(job.subject);
      if (!meeting || (await queue.openBeside(job)) > 0) return;
      if (meeting.report_count > 0) change(job.subject, { status: "completed" });
      else if (!meeting.has_transcript) change(job.subject, { status: "no_transcript" });
      else change(job.subject, { status: "failed", failure_reason: reason });
    });
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

  #key({ orgId, subject }: Job): { orgId: string; key: string } {
    return { orgId, key: subject };
  }
}
