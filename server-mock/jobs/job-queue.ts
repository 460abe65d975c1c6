import type { ScoringUsage } from "../coaching/scorer.ts";
import type { Write } from "../store/database.ts";

/**
 * Longest wait of a job until it is checked again. A time further ahead was written before the clock was set back, and counts
 * as come.
 */
export const MAX_WAIT_MS = 60 * 60 * 1000;

/** Kinds of job. */
export type JobKind = "report";

/** A job as it is put into the queue. */
export interface NewJob {
  orgId: string;
  kind: JobKind;
  /** A job with the same key in the same organization is the same job: adding it again does nothing. */
  dedupeKey: string;
  /** What it is about: the id of a meeting. */
  subject: string;
  payload: object;
}

/** A job that a worker holds. It is the worker's until the lease ends or somebody else claims it. */
export interface Job {
  id: string;
  orgId: string;
  kind: JobKind;
  subject: string;
  payload: unknown;
  /** 1 for the first claim. */
  attempt: number;
  maxAttempts: number;
}

/** What is in the queue. */
export interface QueueFigures {
  waiting: number;
  running: number;
  done: number;
  failed: number;
  attempts: number;
  /** Age of the oldest job that could run and does not; 0 when there is none. */
  oldestSeconds: number;
  usage: ScoringUsage;
}

/**
 * Where jobs wait. Any number of workers may claim; a job is held by one of them, and `closing` belongs into the transaction
 * with what the job writes: a worker that has lost its job writes nothing.
 */
export interface JobQueue {
  /** How long a claim holds without being renewed. */
  readonly leaseMs: number;
  /** Adds jobs and returns how many of them are new. */
  add(jobs: readonly NewJob[]): Promise<number>;
  /** Statements that add jobs, for the transaction of a larger write. */
  adding(jobs: readonly NewJob[]): Write[];
  /** Claims the next job that is due, of the organization after `lastOrgId`: organizations take turns. */
  claim(worker: string, lastOrgId: string): Promise<Job | undefined>;
  /**
   * Claims up to `limit` jobs of the organization after `lastOrgId`, for a worker that does them at once; one alone where it was
   * begun before.
   */
  claimSeveral(worker: string, lastOrgId: string, limit: number): Promise<Job[]>;
  /** Extends the lease. False when the job is no longer the worker's. */
  renew(job: Job): Promise<boolean>;
  /** Extends the lease in a larger write, which conflicts when the job is no longer the worker's. */
  holding(job: Job): Write;
  /** Ends a job, in the transaction that it is written in. The write conflicts when the job is no longer the worker's. */
  closing(job: Job, end: JobEnd): Write;
  /** Whether a write conflicted because its job was lost. */
  isLost(conflict: unknown): boolean;
  /** Puts a job back for later, at most `MAX_WAIT_MS`. A job that is put back through no fault of its own keeps its attempts. */
  postpone(job: Job, options: { at: Date; reason: string; isOwnFault: boolean }): Promise<void>;
  /** Other jobs about the same subject that are not over. */
  openBeside(job: Job): Promise<number>;
  /** Tokens that an organization has used since a moment. */
  tokensSince(orgId: string, since: Date): Promise<number>;
  figures(): Promise<QueueFigures>;
  /** When the next job is due; undefined when nothing waits. */
  nextDue(): Promise<Date | undefined>;
}

/** How a job ended. */
export interface JobEnd {
  state: "done" | "failed";
  reason: string | null;
  usage: ScoringUsage;
}

/** No calls, no tokens. */
export const NO_USAGE: ScoringUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };
