import type { ScoringUsage } from "../records/scoring-usage.ts";

/**
 * Longest wait of a job until it is checked again. A later time was stored before the clock was set back, and counts as due.
 */
export const MAX_WAIT_MS = 60 * 60 * 1000;

/** Kinds of job. */
export type JobKind = "report";

/** A job as it is put into the queue. */
export interface NewJob {
  orgId: string;
  kind: JobKind;
  /** Adding a job whose key exists in the organization does nothing. */
  dedupeKey: string;
  /** ID of the meeting that it is about. */
  subject: string;
  payload: object;
}

/** A job held by a worker, until its lease ends or another worker claims it. */
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

/** Figures of the queue. */
export interface QueueFigures {
  waiting: number;
  running: number;
  done: number;
  failed: number;
  attempts: number;
  /** Age of the oldest due job that is not running; 0 if there is none. */
  oldestSeconds: number;
  usage: ScoringUsage;
}

/** End of a job: its state, reason and usage. */
export interface JobEnd {
  state: "done" | "failed";
  reason: string | null;
  usage: ScoringUsage;
}
