import type { ResponseInfo } from "../call/response-info.ts";

/** Notes the response of a traced call. */
export type NoteResponse = (response: ResponseInfo) => void;

/** Unit of tracing: a whole call, or one of its attempts. */
export type TracedWork = "call" | "attempt";

/** Message to subscribers of a tracing channel. Never the key. */
export interface TraceContext {
  /** Method and path, e.g. `GET /api/v1/meetings`. */
  readonly operation: string;
  readonly method: string;
  /** Page of a list, from 1. */
  readonly page?: number | undefined;
  /** Of an attempt: its number, from 1. */
  readonly attempt?: number;
  /** Of a call, at its end: requests sent. */
  attempts?: number;
  /** HTTP status, when there was a response. */
  status?: number;
  /** The response's `X-Request-Id`, if any. */
  requestId?: string | undefined;
}
