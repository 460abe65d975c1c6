import assert from "node:assert/strict";
import { AbortedError, type ClientOptions, type RetryEvent, SvcClient } from "../src/index.ts";

/** Time limits of a call, retries, and cancellation. */
export async function run(options: ClientOptions) {
  const retries: RetryEvent[] = [];

  // #region retries
  const svc = new SvcClient({
    ...options,
    timeoutMs: 10_000, // one attempt, body included
    deadlineMs: 30_000, // the whole call: attempts, waits, bodies
    maxRetries: 3,
    onRetry: (event) => retries.push(event),
  });
  const { data: stats, response } = await svc.team.stats().withResponse();
  // #endregion

  // #region abort
  const controller = new AbortController();
  const pending = svc.reports.list({}, { signal: controller.signal }).toArray();
  controller.abort();
  const aborted = await pending.catch((error: unknown) => error);
  // #endregion

  assert.equal(response.attempts, retries.length + 1);
  assert.ok(aborted instanceof AbortedError);
  return { stats, attempts: response.attempts, retries, aborted };
}
