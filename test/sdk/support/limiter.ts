import type { Script } from "./scripted-service.ts";

/** A service behind a token bucket that says with 429 and whole seconds when the next token is there. */
export class Limiter {
  throttled = 0;
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #at = 0;

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
  }

  /** The least time that so many requests take. */
  idealMs(count: number): number {
    return ((count - this.#burst) / this.#perSecond) * 1000;
  }

  /** Seconds that a request at this time has to wait; 0 when it is accepted. */
  ask(nowMs: number): number {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((nowMs - this.#at) / 1000) * this.#perSecond);
    this.#at = nowMs;
    if (this.#tokens >= 1 - 1e-9) {
      this.#tokens -= 1;
      return 0;
    }
    this.throttled += 1;
    return Math.ceil((1 - this.#tokens) / this.#perSecond);
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
