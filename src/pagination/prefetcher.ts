import type { Clock } from "../call/clock.ts";
import type { Pacer } from "../call/pacer.ts";

/** A page under way or received. */
interface Prefetched<R> {
  readonly response: Promise<R>;
  hasSettled: boolean;
}

/** Number of pages to fetch ahead: fixed, or adapted to the consumer. */
export type Window = number | "adaptive";

const LARGEST_WINDOW = 8;
// Below this latency more pages in flight gain nothing and use memory.
const LATENCY_TO_HIDE_MS = 2;
// After a sign of overload the window stays as it is for a while.
const PAGES_TO_HOLD = 20;
// Latency that grows by more than this with the window says that the service serves one request at a time.
const LATENCY_FACTOR = 2;
const LATENCY_SLACK_MS = 50;

/**
 * Fetches pages in order, some of them ahead. An adaptive window is one page for a consumer slower than the network, doubles for one that
 * waits, up to eight where the end of the list is known and there is latency to hide, and halves on growing latency.
 */
export class Prefetcher<R> {
  /** Fetches a page at once. */
  readonly fetch: (page: number) => Promise<R>;
  /** Whether pages may be read in another order than they are taken in. */
  readonly isConcurrent: boolean;
  readonly #clock: Clock;
  readonly #pacer: Pacer | undefined;
  readonly #isAdaptive: boolean;
  readonly #queue: Prefetched<R>[] = [];
  #next: number;
  #size: number;
  #lowestLatencyMs = Infinity;
  #hasSlowedDown = false;
  #pagesToHold = 0;

  constructor(
    { first, window, clock, pacer }: { first: number; window: Window; clock: Clock; pacer?: Pacer },
    fetch: (page: number) => Promise<R>,
  ) {
    this.#next = first;
    this.#pacer = pacer;
    this.#isAdaptive = window === "adaptive";
    this.#size = window === "adaptive" ? 1 : window;
    this.#clock = clock;
    this.isConcurrent = window === "adaptive" || window > 1;
    this.fetch = fetch;
  }

  /** The next page. */
  async take(): Promise<R> {
    const prefetched = this.#queue.shift();
    const head = prefetched ?? this.#start();
    // Every consumer waits for the first page.
    const hadToWait = prefetched?.hasSettled === false;
    const response = await head.response;
    if (this.#isAdaptive) this.#adapt(hadToWait);
    return response;
  }

  /** Fetches prefetched pages again, from a page on, because the list changed. */
  restart(page: number): void {
    this.#queue.length = 0;
    this.#next = page;
  }

  /** Fetches ahead, never past the last page. */
  fill(last: number): void {
    // A window that grows over the unknown end of a list would only fetch pages that are not there.
    const size = this.#isAdaptive && last === Infinity ? Math.min(1, this.#size) : this.#size;
    while (this.#queue.length < size && this.#next <= last) this.#queue.push(this.#start());
  }

  #start(): Prefetched<R> {
    const startedAt = this.#clock.monotonic();
    const response = this.fetch(this.#next);
    this.#next += 1;
    const prefetched: Prefetched<R> = { response, hasSettled: false };
    response.then(
      () => {
        prefetched.hasSettled = true;
        this.#noteLatency(this.#clock.monotonic() - startedAt);
      },
      // Handled when its turn comes, which may be never.
      () => undefined,
    );
    return prefetched;
  }

  #noteLatency(latencyMs: number): void {
    this.#lowestLatencyMs = Math.min(this.#lowestLatencyMs, latencyMs);
    if (latencyMs > Math.max(this.#lowestLatencyMs * LATENCY_FACTOR, this.#lowestLatencyMs + LATENCY_SLACK_MS))
      this.#hasSlowedDown = true;
  }

  #adapt(hadToWait: boolean): void {
    const isConsumerBehind = this.#queue.length > 0 && this.#queue.every(({ hasSettled }) => hasSettled);
    this.#pagesToHold = this.#hasSlowedDown ? PAGES_TO_HOLD : this.#pagesToHold - 1;
    if (this.#hasSlowedDown || isConsumerBehind) this.#size = Math.max(1, Math.floor(this.#size / 2));
    else if (hadToWait && this.#mayGrow()) this.#size = Math.min(LARGEST_WINDOW, this.#size * 2);
    this.#hasSlowedDown = false;
  }

  #mayGrow(): boolean {
    const isCalm = this.#pacer?.isCalm(this.#clock.monotonic()) ?? false;
    return !isCalm && this.#pagesToHold <= 0 && this.#lowestLatencyMs >= LATENCY_TO_HIDE_MS;
  }
}
