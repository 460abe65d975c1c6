import { isSvcError } from "../../src/index.ts";
import type { ToolContext } from "../context/tool.ts";

/** A call's clock. */
export type CallClock = Pick<ToolContext, "now" | "startedAt">;

/**
 * Time in which a call reads lists, and time for all of its reading: assistants give up after 60 s, and what is read by then is worth more
 * than nothing.
 */
export const LISTS_MS = 25_000;
export const READING_MS = 42_000;

/** Milliseconds that are left of a budget; none if it is used up. */
export const timeLeft = (budgetMs: number, { now, startedAt }: CallClock): number =>
  Math.max(0, startedAt.getTime() + budgetMs - now().getTime());

/** Longest duration of a request that begins now, so that the call ends before its client gives up. */
export const deadlineFor = (clock: CallClock): number => Math.max(MIN_DEADLINE_MS, timeLeft(READING_MS, clock));

const MIN_DEADLINE_MS = 5_000;

/** Reports whether a request took too long, or a limiter let it through too late: what was read before is still true. */
export const isOutOfTime = (error: unknown): boolean =>
  isSvcError(error) && (error.code === "timeout" || error.code === "rate_limited");
