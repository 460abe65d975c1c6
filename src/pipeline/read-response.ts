import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import type { RawResponse } from "../transport/transport.ts";
import { unexpected } from "./call-errors.ts";

// The body of a refusal is only read to say why; an error page of megabytes is not worth it.
const MAX_ERROR_BODY_BYTES = 1024 * 1024;

let utf8: TextDecoder | undefined;

// Made when the first body comes: it is a fifth of a millisecond of the import.
function decode(bytes: Uint8Array): string {
  utf8 ??= new TextDecoder("utf-8", { fatal: true });
  return utf8.decode(bytes);
}

/** Reads the body of an answer: no redirect, within the limit, valid UTF-8. */
export async function readResponse(raw: RawResponse, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { status, headers } = raw;
  const { maxResponseBytes } = call.options;
  const requestId = headers.get("x-request-id");
  const response = {
    status,
    headers,
    // In case it quotes the key.
    requestId: requestId === null ? undefined : call.redact(requestId),
    attempts: call.attempts,
    text: "",
  };
  const refuse = (message: string) => {
    raw.discard();
    return unexpected(message, response, call);
  };
  if (status >= 400) return { ...response, text: await readRefusal(raw, call) };
  if (status >= 300 && status !== 304) {
    throw refuse(
      `answered with a redirect (${status}), which is never followed with the key. Set \`baseUrl\` to the final address`,
    );
  }
  if (request.method !== "HEAD" && Number(headers.get("content-length")) > maxResponseBytes) {
    throw refuse(`answered with more than ${maxResponseBytes} bytes (\`maxResponseBytes\`)`);
  }
  // To its end also where there is none, so that the connection can be used again.
  const bytes = await raw.readBody(maxResponseBytes);
  try {
    return { ...response, text: decode(bytes) };
  } catch {
    throw unexpected("answered with a body that is not valid UTF-8", response, call);
  }
}

// The status says enough when the body cannot be had, unless the caller left or the whole call's time is over.
async function readRefusal(raw: RawResponse, call: Call): Promise<string> {
  try {
    return decode(await raw.readBody(Math.min(MAX_ERROR_BODY_BYTES, call.options.maxResponseBytes)));
  } catch {
    call.cancellation.throwIfCancelled();
    return "";
  }
}
