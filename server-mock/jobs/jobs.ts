import type { Scorer } from "../coaching/scorer.ts";
import type { IdSource } from "../records/ids.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import type { Database, Write } from "../store/database.ts";
import { type Cost, costOf } from "./cost.ts";
import type { NewJob, QueueFigures } from "./job.ts";
import { JobQueue } from "./job-queue.ts";
import type { JobWorker, WorkerParts } from "./job-worker.ts";
import { planRequest, type ReportRequest } from "./known-reports.ts";
import { listTemplates, type PlannedMeeting, planReports, type ReportPlan } from "./plan-reports.ts";
import type { Throttle } from "./throttle-under-load.ts";
import { WakeUp } from "./wake-up.ts";

/** Dependencies and limits of jobs. */
export interface JobsParts {
  database: Database;
  ids: IdSource;
  now: () => Date;
  scorer: Scorer;
  /** Tokens per organization and day (UTC); unlimited by default. */
  dailyTokens?: number | undefined;
  /** Duration of a lease that is not renewed; 60 s by default. */
  leaseMs?: number | undefined;
  /** Pauses the worker while the server is busy; never by default. */
  throttle?: Throttle | undefined;
  /** Reports whether a worker has ended; by default only its lease decides. */
  hasEnded?: (worker: string) => boolean;
}

/** Result of a request for reports. */
export interface RequestedReports {
  /** Number of new jobs. */
  added: number;
  /** Number of jobs that existed already. */
  known: number;
  /** Meetings without a matching active template. */
  withoutTemplate: string[];
  /** Requested meetings that have no transcript to score. */
  withoutTranscript: string[];
  /** Requested ids that are of no meeting in the organization. */
  unknown: string[];
}

/** Figures of the queue and its cost. */
export interface JobFigures extends QueueFigures {
  /** Null without configured token prices, and for scorers without cost. */
  cost: Cost | null;
}

/** Many share one flush to disk, yet other writers do not wait long. */
const JOBS_PER_WRITE = 200;

/** Production of reports: adds jobs, which workers of this or another process perform. */
export class Jobs {
  readonly queue: JobQueue;
  readonly wakeUp = new WakeUp();
  readonly scorer: Scorer;
  readonly #parts: JobsParts;
  /** Kept because it knows whether the scorer is unavailable. */
  #drainer: Promise<JobWorker> | undefined;

  constructor(parts: JobsParts) {
    this.#parts = parts;
    this.scorer = parts.scorer;
    this.queue = new JobQueue(parts);
  }

  /** Adds jobs for the requested meetings; by default for those with a transcript and without a report. */
  async request(request: ReportRequest): Promise<RequestedReports> {
    const result: RequestedReports = { added: 0, known: 0, withoutTemplate: [], withoutTranscript: [], unknown: [] };
    let pending: NewJob[] = [];
    const add = async () => {
      const added = await this.queue.add(pending);
      result.added += added;
      result.known += pending.length - added;
      pending = [];
    };
    const unseen = new Set(request.meetingIds);
    for await (const planned of planRequest(this.#parts.database, request, this.scorer.name)) {
      unseen.delete(planned.meetingId);
      result.known += planned.known;
      result.withoutTemplate.push(...planned.withoutTemplate);
      pending.push(...planned.reports.map(({ job }) => job));
      if (pending.length >= JOBS_PER_WRITE) await add();
    }
    await add();
    for (const id of unseen) await this.#endWithout(id, request.orgId, result);
    this.wakeUp.wake();
    return result;
  }

  /** A meeting without a transcript to score will never get a report: ends its processing (docs/decisions/0015). */
  async #endWithout(id: string, orgId: string, { unknown, withoutTranscript }: RequestedReports): Promise<void> {
    const found = await changeMeetings(this.#parts, { orgId, key: id }, async ({ find, change }) => {
      const meeting = await find(id);
      const isOver = meeting?.status === "fetched" || meeting?.status === "failed";
      if (isOver && !meeting.has_transcript) change(id, { status: "no_transcript" });
      return meeting;
    });
    (found ? withoutTranscript : unknown).push(id);
  }

  /** Retries a failed job. False if the organization has no such failed job. */
  async retry(job: { orgId: string; id: string }): Promise<boolean> {
    const isRetried = await this.queue.retry(job);
    if (isRetried) this.wakeUp.wake();
    return isRetried;
  }

  /** Statements that add jobs for new meetings, or again for changed ones, for the transaction that stores them. */
  async adding(
    orgId: string,
    meetings: readonly PlannedMeeting[],
    again?: string,
  ): Promise<{ writes: Write[]; plan: ReportPlan }> {
    const templates = await listTemplates(this.#parts.database, orgId);
    const plan = planReports(meetings, templates, { orgId, again, scorer: this.scorer.name });
    return { writes: this.queue.adding(plan.reports.map(({ job }) => job)), plan };
  }

  /** Performs every due job in this process, and returns their number. */
  async drain(): Promise<number> {
    this.#drainer ??= this.worker({ name: "drain" });
    return (await this.#drainer).drain();
  }

  /** Creates a worker for this queue. The code that produces reports is loaded with the first one. */
  async worker(options: Pick<WorkerParts, "name"> & Partial<WorkerParts>): Promise<JobWorker> {
    const [{ JobWorker }, { ReportHandler }] = await Promise.all([
      import("./job-worker.ts"),
      import("./report-handler.ts"),
    ]);
    const { now, scorer, dailyTokens, throttle } = this.#parts;
    const handler = new ReportHandler({ service: this.#parts, queue: this.queue, scorer, dailyTokens, throttle });
    return new JobWorker({ queue: this.queue, handler, wakeUp: this.wakeUp, now, ...options });
  }

  /** Current figures of the queue, of one organization or of all, and its cost at the configured prices. */
  async figures(orgId?: string): Promise<JobFigures> {
    const figures = await this.queue.figures(orgId);
    return { ...figures, cost: costOf(figures.usage, this.scorer.prices) };
  }
}
