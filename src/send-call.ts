import { traceCall } from "#tracing";
import type { Send } from "./pipeline/compose.ts";
import { readBody } from "./read-body.ts";
import type { SendCall } from "./request/fetch-client.ts";

/** One call as openapi-fetch's `fetch`: sent by the pipeline, its body parsed. A failure is thrown, never a response that is not ok. */
export function createSendCall(send: Send): SendCall {
  return (request, call) =>
    traceCall(call, async (note) => {
      const response = await send(request, call);
      note?.(response);
      const { status, headers, requestId, attempts, text } = response;
      return { ok: true, status, headers, requestId, attempts, text, body: readBody(response, call), call };
    });
}
