import { traceAttempt } from "#tracing";
import type { Middleware } from "./compose.ts";

/** Traces each attempt. Outside authorization, so that no subscriber ever sees the key. */
export const withTracing: Middleware = (next) => (request, call) => traceAttempt(call, () => next(request, call));
