import { isTraced, trace } from "#tracing";
import type { TraceContext } from "../transport/traced-work.ts";
import type { Middleware } from "./compose.ts";

/** Runs each attempt within the tracing channel `svc-sdk:attempt`. Outside authorization, so that no subscriber ever sees the key. */
export const withTracing: Middleware = (next) => (request, call) => {
  if (!isTraced("attempt")) return next(request, call);
  const { name, method, page, attempts } = call;
  const context: TraceContext = { operation: name, method, page, attempt: attempts + 1 };
  return trace("attempt", context, async () => {
    const response = await next(request, call);
    context.status = response.status;
    context.requestId = response.requestId;
    return response;
  });
};
