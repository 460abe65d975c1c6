import type { Scorer, ScoringUsage } from "../coaching/scorer.ts";
import type { IdSource } from "../records/ids.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import type { Database, Write } from "../store/database.ts";
import { type Cost, costOf } from "./cost.ts";
import type { NewJob, QueueFigures } from "./job.ts";
import { JobQueue } from "./job-queue.ts";
import type { JobWorker, WorkerParts } from "./job-worker.ts";
import { findKnown } from "./known-reports.ts";
import { listMeetingsToScore, type MeetingSelection } from "./list-meetings.ts";
import {
  listTemplates,
  type PlannedMeeting,
  type PlannedReport,
  type PlanOptions,
  planReports,
  type ReportPlan,
} from "./plan-reports.ts";
import type { Throttle } from "./throttle-under-load.ts";
import { LocalWakeUp } from "./wake-up.ts";

/** Dependencies and limits of jobs. */
export interface JobsParts {
  database: Database;
  ids: IdSource;
  now: () => Date;
  scorer: Scorer;
  /** Tokens that an organization may use in a day (UTC); no bound by default. */
  dailyTokens?: number | undefined;
  /** How long a claim holds without being renewed; 60 s by default. */
  leaseMs?: number | undefined;
  /** Pauses the worker while the server is busy; never by default. */
  throttle?: Throttle | undefined;
  /** Reports whether the worker of a name has ended; by default only its lease says so. */
  hasEnded?: (worker: string) => boolean;
}

/** Which reports are asked for. */
export type ReportRequest = PlanOptions & MeetingSelection;

/** Result of a request for reports. */
export interface RequestedReports {
  /** Jobs that are new. */
  added: number;
  /** Jobs that there were already. */
  known: number;
  /** Meetings that no active template fits. */
  withoutTemplate: string[];
  /** Meetings that the request names, and that have no transcript to score. */
  withoutTranscript: string[];
  /** Ids that the request names, and that are of no meeting of the organization. */
  unknown: string[];
}

/** Figures of the queue, with its cost. */
export interface JobFigures extends QueueFigures {
  /** Null where the prices of tokens are not set, and for a scorer that has none. */
  cost: Cost | null;
}

/** One flush to disk for all of them, and short enough that other writers need not wait long. */
const JOBS_PER_WRITE = 200;

/** Production of reports: jobs are added here, and done by workers of this process or of another. */
export class Jobs {
  readonly queue: JobQueue;
  readonly wakeUp = new LocalWakeUp();
  readonly scorer: Scorer;
  readonly #parts: JobsParts;
  /** Kept, for it knows whether the scorer is down. */
  #drainer: Promise<JobWorker> | undefined;

  constructor(parts: JobsParts) {
    this.#parts = parts;
    this.scorer = parts.scorer;
    this.queue = new JobQueue(parts);
  }

  /** Adds the jobs of meetings that have a transcript: those without a report unless the request names others. */
  async request(request: ReportRequest): Promise<RequestedReports> {
    const { database } = this.#parts;
    const templates = await listTemplates(database, request.orgId);
    const result: RequestedReports = { added: 0, known: 0, withoutTemplate: [], withoutTranscript: [], unknown: [] };
    let pending: NewJob[] = [];
    const add = async () => {
      const added = await this.queue.add(pending);
      result.added += added;
      result.known += pending.length - added;
      pending = [];
    };
    const unseen = new Set(request.meetingIds);
    for await (const meeting of listMeetingsToScore(database, request)) {
      unseen.delete(meeting.id);
      const { reports, withoutTemplate } = planReports([meeting], templates, { ...request, scorer: this.scorer.name });
      const known = await this.#known(reports, request);
      result.known += known.size;
      result.withoutTemplate.push(...withoutTemplate);
      pending.push(...reports.filter((report) => !known.has(report)).map(({ job }) => job));
      if (pending.length >= JOBS_PER_WRITE) await add();
    }
    await add();
    for (const id of unseen) await this.#endWithout(id, request.orgId, result);
    if (result.added > 0) this.wakeUp.wake();
    return result;
  }

  /** What was fetched and has no transcript to score waits for nothing any more (docs/decisions/0015). */
  async #endWithout(id: string, orgId: string, { unknown, withoutTranscript }: RequestedReports): Promise<void> {
    const found = await changeMeetings(this.#parts, { orgId, key: id }, async ({ find, change }) => {
      const meeting = await find(id);
      if (meeting?.status === "fetched") change(id, { status: "no_transcript" });
      return meeting;
    });
    (found ? withoutTranscript : unknown).push(id);
  }

  /** Lets a failed job run again. False when the organization has no such job that has failed. */
  async retry(job: { orgId: string; id: string }): Promise<boolean> {
    const isRetried = await this.queue.retry(job);
    if (isRetried) this.wakeUp.wake();
    return isRetried;
  }

  /** Statements that add the jobs of new meetings, or of changed ones again, for the transaction that stores them. */
  async adding(
    orgId: string,
    meetings: readonly PlannedMeeting[],
    again?: string,
  ): Promise<{ writes: Write[]; plan: ReportPlan }> {
    const templates = await listTemplates(this.#parts.database, orgId);
    const plan = planReports(meetings, templates, { orgId, again, scorer: this.scorer.name });
    return { writes: this.queue.adding(plan.reports.map(({ job }) => job)), plan };
  }

  /** Does every job that is due, in this process, and returns how many that was. */
  async drain(): Promise<number> {
    this.#drainer ??= this.worker({ name: "drain" });
    return (await this.#drainer).drain();
  }

  /** A worker on this queue. What produces reports is loaded with the first. */
  async worker(options: Pick<WorkerParts, "name"> & Partial<WorkerParts>): Promise<JobWorker> {
    const [{ JobWorker }, { ReportHandler }] = await Promise.all([
      import("./job-worker.ts"),
      import("./report-handler.ts"),
    ]);
    const { now, scorer, dailyTokens, throttle } = this.#parts;
    const handler = new ReportHandler({ service: this.#parts, queue: this.queue, scorer, dailyTokens, throttle });
    return new JobWorker({ queue: this.queue, handler, wakeUp: this.wakeUp, now, ...options });
  }

  /** What is in the queue, and what it has cost at the prices that are set now. */
  async figures(): Promise<JobFigures> {
    const figures = await this.queue.figures();
    return { ...figures, cost: costOf(figures.usage, this.scorer.prices) };
  }

  /** What usage costs at the prices that are set; null where none are. */
  costOf(usage: ScoringUsage): Cost | null {
    return costOf(usage, this.scorer.prices);
  }

  /** Planned reports that a request would only make once more. */
  async #known(reports: readonly PlannedReport[], { orgId, again }: PlanOptions): Promise<Set<PlannedReport>> {
    if (again !== undefined) return new Set();
    return findKnown(this.#parts.database, reports, { orgId, scorer: this.scorer.name });
  }
}
