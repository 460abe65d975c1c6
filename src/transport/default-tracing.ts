import type { Call } from "../call/call.ts";
import type { NoteResponse } from "./traced-work.ts";

/** This platform has no tracing channels. */
export function traceCall<T>(_call: Call, send: (note?: NoteResponse) => Promise<T>): Promise<T> {
  return send();
}

export { traceCall as traceAttempt };
