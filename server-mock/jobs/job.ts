import type { ScoringUsage } from "../coaching/scorer.ts";

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

/** Figures of the queue. */
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

/** End of a job: its state, reason and usage. */
export interface JobEnd {
  state: "done" | "failed";
  reason: string | null;
  usage: ScoringUsage;
}

/** No calls, no tokens. */
export const NO_USAGE: ScoringUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };

/** Usage of both. */
export function sumOf(one: ScoringUsage, other: ScoringUsage): ScoringUsage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
  };
}
