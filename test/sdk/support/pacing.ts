import type { Pacer } from "../../../src/call/pacer.ts";

/** What a service makes of a request: accepted, perhaps with what is left of its window, or to come again after so many seconds. */
export interface Verdict {
  readonly waitSeconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Traffic {
  readonly requests: number;
  /** How many are in flight at most. */
  readonly inFlight: number;
  readonly latencyMs?: number;
  readonly startMs?: number;
}

/** Sends requests as fast as a pacer lets them, each again until it is accepted. Returns when the last one was. */
export function pace(pacer: Pacer, ask: (nowMs: number) => Verdict, traffic: Traffic): number {
  const { requests, inFlight, latencyMs = 20, startMs = 0 } = traffic;
  const events: { readonly atMs: number; readonly run: (nowMs: number) => void }[] = [];
  const plan = (atMs: number, run: (nowMs: number) => void) => {
    const later = events.findIndex((event) => event.atMs > atMs);
    events.splice(later < 0 ? events.length : later, 0, { atMs, run });
  };
  let begun = 0;
  let endedAt = startMs;
  const begin = (nowMs: number) => {
    if (begun >= requests) return;
    begun += 1;
    send(nowMs);
  };
  const send = (nowMs: number) => {
    const waitMs = pacer.takeTurn(nowMs);
    if (waitMs > 0) return plan(nowMs + waitMs, send);
    const { waitSeconds, headers } = ask(nowMs);
    plan(nowMs + latencyMs, (atMs) => {
      if (waitSeconds > 0) {
        pacer.onThrottled(atMs, nowMs, waitSeconds * 1000);
        return send(atMs);
      }
      pacer.onSuccess(atMs, new Headers(headers) as never);
      endedAt = atMs;
      begin(atMs);
    });
  };
  for (let slot = 0; slot < inFlight; slot += 1) plan(startMs, begin);
  for (let event = events.shift(); event; event = events.shift()) event.run(event.atMs);
  return endedAt;
}
