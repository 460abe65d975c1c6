import { type AnySvcError, isSvcError } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";

/** Current time, and when the call began. */
export type CallClock = Pick<ToolContext, "now" | "startedAt">;

/**
 * Time limits of a call, for lists and for all reads: assistants give up after 60 s, and a partial result is better than none.
 */
export const LISTS_MS = 25_000;
export const READING_MS = 42_000;

/** Milliseconds left of a budget, at least 0. */
export const timeLeft = (budgetMs: number, { now, startedAt }: CallClock): number =>
  Math.max(0, startedAt.getTime() + budgetMs - now().getTime());

/** Deadline in milliseconds for a request that begins now, so that the call ends before its client gives up. */
export const deadlineFor = (clock: CallClock): number => Math.max(MIN_DEADLINE_MS, timeLeft(READING_MS, clock));

const MIN_DEADLINE_MS = 5_000;

/** Reports whether a request timed out, or a limiter delayed it too long: earlier results are still valid. */
export const isOutOfTime = (error: unknown): error is AnySvcError =>
  isSvcError(error) && (error.code === "timeout" || error.code === "rate_limited");
