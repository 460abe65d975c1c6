import { UnexpectedResponseError } from "../errors/usage-errors.ts";
import type { RawResponse } from "../transport/transport.ts";
import type { Call, HttpRequest, HttpResponse } from "./exchange.ts";
import { isWrite } from "./methods.ts";
import { readRequestId } from "./request-id.ts";

// The body of a refusal is only read to say why; an error page of megabytes is not worth it.
const MAX_ERROR_BODY_BYTES = 1024 * 1024;

const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Reads the body of an answer: no redirect, within the limit, valid UTF-8. */
export async function readResponse(raw: RawResponse, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { status, headers } = raw;
  const refuse = (message: string): UnexpectedResponseError => {
    raw.discard();
    return unexpected(message, raw, request, call);
  };
  if (status >= 300 && status < 400 && status !== 304) {
    throw refuse(
      `answered with a redirect (${status}), which is never followed with the key. Set \`baseUrl\` to the final address`,
    );
  }
  if (status === 204 || status === 304 || request.method === "HEAD") {
    // To its end, which is here already, so that the connection can be used again.
    await raw.readBody(call.options.maxResponseBytes);
    return { status, headers, text: "" };
  }
  if (status >= 400) return { status, headers, text: await readRefusal(raw, call) };
  const { maxResponseBytes } = call.options;
  if (Number(headers.get("content-length") ?? 0) > maxResponseBytes) {
    throw refuse(`answered with more than ${maxResponseBytes} bytes (\`maxResponseBytes\`)`);
  }
  const bytes = await raw.readBody(maxResponseBytes);
  try {
    return { status, headers, text: UTF8.decode(bytes) };
  } catch {
    throw unexpected("answered with a body that is not valid UTF-8", raw, request, call);
  }
}

// The status says enough when the body cannot be had, unless the caller left or the whole call's time is over.
async function readRefusal(raw: RawResponse, call: Call): Promise<string> {
  try {
    return UTF8.decode(await raw.readBody(Math.min(MAX_ERROR_BODY_BYTES, call.options.maxResponseBytes)));
  } catch {
    call.cancellation.throwIfCancelled();
    return "";
  }
}

function unexpected(message: string, raw: RawResponse, request: HttpRequest, call: Call): UnexpectedResponseError {
  return new UnexpectedResponseError(`${call.name} ${message}.`, {
    status: raw.status,
    requestId: readRequestId(raw.headers, call),
    attempts: call.attempts,
    ambiguous: isWrite(request.method),
  });
}
