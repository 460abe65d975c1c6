import { formatCount } from "../../core/words/count-text.ts";

const INTERVAL_MS = 2_000;

/** Progress of seeding: count, rate, time left. At most one line every two seconds. */
export class SeedProgress {
  readonly #total: number;
  readonly #now: () => number;
  readonly #startedAt: number;
  #saidAt: number;

  constructor(total: number, now: () => number) {
    this.#total = total;
    this.#now = now;
    this.#startedAt = now();
    this.#saidAt = this.#startedAt;
  }

  /** A progress line; undefined if the last one is less than 2 s old. */
  lineAt(stored: number): string | undefined {
    const now = this.#now();
    if (now - this.#saidAt < INTERVAL_MS || stored === 0) return undefined;
    this.#saidAt = now;
    const perSecond = (stored * 1000) / (now - this.#startedAt);
    const left = durationOf((this.#total - stored) / perSecond);
    return `${formatCount(stored)} of ${formatCount(this.#total)} meetings, ${formatCount(Math.round(perSecond))} a second, ${left} left`;
  }
}

function durationOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
