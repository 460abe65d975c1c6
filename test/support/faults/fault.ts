import type { ClientOptions, SvcClient } from "../../../src/index.ts";
import type { FaultServer, FaultServerOptions, Responder } from "../fault-server.ts";
import type { Target } from "../fault-server-targets.ts";
import type { AcceleratedClock } from "./accelerated-clock.ts";
import { TEAM_STATS } from "./samples.ts";

export type TransportName = "default" | "fetch" | "undici";

/** What a call has at hand beside the client. */
export interface CallContext {
  readonly server: FaultServer;
  readonly clock: AcceleratedClock;
}

/** The right outcome. Times are the client's: the clock of the test runs faster than the wall. */
export interface Expectation {
  /** Resolves with this (asymmetric matchers allowed). */
  readonly value?: unknown;
  /** Rejects with the class of this name, or one of these where the layers below decide. */
  readonly error?: string | readonly string[];
  /** What the error says about itself: status, code, phase, attempts, retryAfterMs, ambiguous. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly message?: RegExp;
  /** How many requests the server saw. */
  readonly requests?: number;
  /** The least time between the first and the second request. */
  readonly waitedMs?: number;
}

export interface Fault {
  readonly name: string;
  readonly respond?: Responder;
  readonly server?: FaultServerOptions;
  /** A target below HTTP instead of the server. */
  readonly target?: () => Promise<Target>;
  readonly options?: Partial<ClientOptions>;
  readonly call?: (client: SvcClient, context: CallContext) => Promise<unknown>;
  readonly expect: Expectation;
  /** What differs over a given fetch, which reveals less of what happens below it. */
  readonly overFetch?: Expectation;
  /** Set when only one transport can meet the fault. */
  readonly only?: TransportName;
}

export const succeeds = (requests = 1): Expectation => ({ value: TEAM_STATS, requests });

/** Times of the client that a stalling server runs into: a fifth of a second on the wall, and at least a hundred turns of the event loop. */
export const SHORT_TIMEOUT_MS = 4_000;

export const PATIENT_OPTIONS = { timeoutMs: 400_000, deadlineMs: 600_000, allowInsecureHttp: true } as const;
