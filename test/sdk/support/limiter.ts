import type { Script } from "./scripted-service.ts";

/** A service behind a token bucket that says with 429 when the next token is there: in whole seconds, or to the millisecond. */
export class Limiter {
  readonly #perSecond: number;
  readonly #burst: number;
  readonly #unit: "seconds" | "milliseconds";
  #tokens: number;
  #at = 0;

  constructor(perSecond: number, burst: number, unit: "seconds" | "milliseconds" = "seconds") {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#unit = unit;
    this.#tokens = burst;
  }

  /** The least time in which it accepts so many requests. */
  capacityMs(count: number): number {
    return ((count - this.#burst) / this.#perSecond) * 1000;
  }

  /** The longest wait that it orders. */
  get longestOrderMs(): number {
    return this.#unit === "seconds" ? Math.ceil(1 / this.#perSecond) * 1000 : Math.ceil(1000 / this.#perSecond);
  }

  /** The time that a client needs which waits as long as it is ordered to and no longer, and asks for so many pages at once in between. */
  obedientMs(count: number, inFlight: number, latencyMs: number): number {
    const service = new Limiter(this.#perSecond, this.#burst, this.#unit);
    // The first page says how many there are.
    let [nowMs, left] = [latencyMs, count - 1];
    service.ask(0);
    while (left > 0) {
      const orders = Array.from({ length: Math.min(inFlight, left) }, () => service.ask(nowMs));
      left -= orders.filter((seconds) => seconds === 0).length;
      nowMs += latencyMs + Math.max(...orders) * 1000;
    }
    return nowMs;
  }

  /** Seconds that a request at this time has to wait; 0 when it is accepted. */
  ask(nowMs: number): number {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((nowMs - this.#at) / 1000) * this.#perSecond);
    this.#at = nowMs;
    if (this.#tokens >= 1 - 1e-9) {
      this.#tokens -= 1;
      return 0;
    }
    const seconds = (1 - this.#tokens) / this.#perSecond;
    return this.#unit === "seconds" ? Math.ceil(seconds) : Math.ceil(seconds * 1000) / 1000;
  }

  /** The service behind this limiter. */
  before(script: Script, latencyMs: number): Script {
    return (request, requestNumber) => {
      const waitSeconds = this.ask(request.sentAtMs);
      if (waitSeconds === 0) return { latencyMs, ...script(request, requestNumber) };
      return { latencyMs, status: 429, headers: { "retry-after": String(waitSeconds) }, body: { error: "slow down" } };
    };
  }
}
