import { setMaxListeners } from "node:events";
import { ScoringError } from "../coaching/scoring-error.ts";
import { withLimits } from "../coaching/with-limits.ts";
import { noUsage, type ScoringUsage } from "../records/scoring-usage.ts";
import { type Job, MAX_WAIT_MS } from "./job.ts";
import type { JobQueue } from "./job-queue.ts";
import type { WakeUp } from "./wake-up.ts";

/** Performs one kind of job. */
export interface JobHandler {
  /** Maximum number of jobs to perform together; 1 if each takes long. */
  readonly batchSize: number;
  /** Performs a job and ends it, in one transaction. Adds what it uses to `usage`, which is counted here if it fails. */
  perform(job: Job, signal: AbortSignal, usage: ScoringUsage): Promise<void>;
  /** Performs several jobs and ends them, in one transaction; adds to the usage of each. Returns those that must be performed one by one. */
  performTogether(jobs: ReadonlyMap<Job, ScoringUsage>, signal: AbortSignal): Promise<readonly Job[]>;
  /** Ends a job that has failed for good. */
  giveUp(job: Job, reason: string, usage: ScoringUsage): Promise<void>;
}

/** Dependencies and settings of a worker. */
export interface WorkerParts {
  queue: JobQueue;
  handler: JobHandler;
  wakeUp: Pick<WakeUp, "wait">;
  /** Stored with the jobs that it holds. */
  name: string;
  now: () => Date;
  /** Number of concurrent jobs. */
  concurrency?: number;
  /** Polling interval of an idle worker. */
  pollMs?: number;
  /** Random source, 0 to 1, for the jitter of retries. */
  random?: () => number;
  onError?: (error: unknown, job: Job | undefined) => void;
}

const POLL_MS = 1_000;
const RETRY_MS = 2_000;
const MAX_RETRY_MS = 10 * 60_000;
const OUTAGE_MS = 1_000;
const MAX_OUTAGE_MS = 60_000;

/** Claims jobs from the queue and performs them. While the scorer is unavailable, all slots of the worker pause. */
export class JobWorker {
  readonly #parts: WorkerParts;
  #lastOrgId = "";
  #outages = 0;
  #pausedUntil = 0;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** Runs until the signal aborts, then returns unfinished jobs to the queue. */
  async run(signal: AbortSignal): Promise<void> {
    // Every slot listens to it; Node warns of a leak above ten listeners.
    setMaxListeners(0, signal);
    const slots = Array.from({ length: this.#parts.concurrency ?? 1 }, () => this.#runSlot(signal));
    await Promise.all(slots);
  }

  /** Performs every due job, one after the other, and returns their number. */
  async drain(signal: AbortSignal = new AbortController().signal): Promise<number> {
    let done = 0;
    for (;;) {
      const worked = await this.#step(signal);
      if (worked === undefined) return done;
      done += worked;
    }
  }

  async #runSlot(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const worked = await this.#step(signal).catch((error: unknown) => void this.#parts.onError?.(error, undefined));
      if (worked === undefined)
        await this.#parts.wakeUp.wait(Math.max(this.#parts.pollMs ?? POLL_MS, this.#pauseLeft()), signal);
    }
  }

  /** Returns the number of jobs performed; undefined if none is due, or the worker pauses. */
  async #step(signal: AbortSignal): Promise<number | undefined> {
    if (signal.aborted || this.#pauseLeft() > 0) return undefined;
    const { queue, handler, name } = this.#parts;
    const jobs = await queue.claim(name, this.#lastOrgId, handler.batchSize);
    const [first] = jobs;
    if (!first) return undefined;
    this.#lastOrgId = first.orgId;
    const usages = new Map(jobs.map((job) => [job, noUsage()]));
    const left = jobs.length > 1 ? await this.#workTogether(usages, signal) : jobs;
    for (const job of left) await this.#work(job, usages.get(job) ?? noUsage(), signal);
    return jobs.length;
  }

  /** Returns jobs to perform one by one: those that have failed together, so that each shows its own reason. */
  async #workTogether(usages: ReadonlyMap<Job, ScoringUsage>, stop: AbortSignal): Promise<readonly Job[]> {
    const jobs = [...usages.keys()];
    const isWorn = (job: Job) => job.attempt > job.maxAttempts;
    const renewal = this.#renew(jobs, () => undefined);
    try {
      const left = await this.#parts.handler.performTogether(
        new Map([...usages].filter(([job]) => !isWorn(job))),
        stop,
      );
      return [...left, ...jobs.filter(isWorn)];
    } catch {
      return jobs;
    } finally {
      clearInterval(renewal);
    }
  }

  #renew(jobs: readonly Job[], onLost: () => void): NodeJS.Timeout {
    const { queue, onError } = this.#parts;
    return setInterval(() => {
      for (const job of jobs)
        queue.renew(job).then(
          (isHeld) => isHeld || onLost(),
          (error: unknown) => onError?.(error, job),
        );
    }, queue.leaseMs / 3).unref();
  }

  async #work(job: Job, usage: ScoringUsage, stop: AbortSignal): Promise<void> {
    const { queue, handler, onError } = this.#parts;
    let isTakenOver = false;
    try {
      if (job.attempt > job.maxAttempts) {
        await handler.giveUp(job, `Scoring was tried ${job.attempt - 1} times without a result.`, usage);
        return;
      }
      await withLimits({ signal: stop }, async (controller) => {
        const renewal = this.#renew([job], () => {
          isTakenOver = true;
          controller.abort(new Error("The job was taken over."));
        });
        await handler.perform(job, controller.signal, usage).finally(() => clearInterval(renewal));
      });
      this.#outages = 0;
    } catch (error) {
      const count = () => queue.count(job.orgId, usage);
      const end = () => (stop.aborted ? this.#giveBack(job, usage) : this.#retry(job, error, usage));
      const ending = isTakenOver || queue.isLost(error) ? count() : end();
      await ending
        .catch((failure: unknown) => (queue.isLost(failure) ? count() : Promise.reject(failure)))
        .catch((failure: unknown) => onError?.(failure, job));
    }
  }

  async #giveBack(job: Job, usage: ScoringUsage): Promise<void> {
    const at = this.#parts.now();
    await this.#parts.queue.postpone(job, { at, reason: "The worker ended.", isOwnFault: false, usage });
  }

  async #retry(job: Job, error: unknown, usage: ScoringUsage): Promise<void> {
    const { queue, handler, onError } = this.#parts;
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof ScoringError && error.failure === "unavailable") {
      const at = this.#pause(error.retryAfterMs);
      await queue.postpone(job, { at, reason, isOwnFault: false, usage });
    } else if (!(error instanceof ScoringError)) {
      onError?.(error, job);
      await queue.postpone(job, { at: this.#later(job.attempt), reason: "Scoring failed.", isOwnFault: true, usage });
    } else if (error.failure === "unusable" && job.attempt < job.maxAttempts) {
      await queue.postpone(job, { at: this.#later(job.attempt), reason, isOwnFault: true, usage });
    } else {
      await handler.giveUp(job, reason, usage);
    }
  }

  /** The scorer's Retry-After wins; otherwise the wait doubles with each consecutive outage. */
  #pause(retryAfterMs: number | undefined): Date {
    const ownMs = Math.min(MAX_OUTAGE_MS, OUTAGE_MS * 2 ** this.#outages) * this.#jitter();
    this.#outages = Math.min(this.#outages + 1, 16);
    this.#pausedUntil = this.#parts.now().getTime() + Math.min(MAX_WAIT_MS, retryAfterMs ?? ownMs);
    return new Date(this.#pausedUntil);
  }

  /** Also 0 if the clock was set back to long before the pause. */
  #pauseLeft(): number {
    const left = this.#pausedUntil - this.#parts.now().getTime();
    return left <= MAX_WAIT_MS ? Math.max(0, left) : 0;
  }

  #later(attempt: number): Date {
    const delayMs = Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (attempt - 1)) * this.#jitter();
    return new Date(this.#parts.now().getTime() + delayMs);
  }

  /** Random factor, 0.75 to 1.25. */
  #jitter(): number {
    return 0.75 + (this.#parts.random ?? Math.random)() / 2;
  }
}
