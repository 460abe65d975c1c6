import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";
import { isWrite } from "../call/methods.ts";
import type { ResponseHeaders } from "../call/response-info.ts";
import type { RawResponse } from "../transport/transport.ts";
import { unexpected } from "./call-errors.ts";

// An error response's body is only read for its message; an error page of megabytes is not worth it.
const MAX_ERROR_BODY_BYTES = 1024 * 1024;

const MAX_REQUEST_ID = 200;

let utf8: TextDecoder | undefined;

// Created for the first body: it takes a fifth of a millisecond of the import.
function decode(bytes: Uint8Array): string {
  // jsdom has none.
  if (typeof TextDecoder === "undefined") return decodeByPercent(bytes);
  utf8 ??= new TextDecoder("utf-8", { fatal: true });
  return utf8.decode(bytes);
}

function decodeByPercent(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`);
  return decodeURIComponent(escaped.join("")).replace(/^\uFEFF/, "");
}

/** Reads the body of a response: no redirect, within the limit, valid UTF-8. */
export async function readResponse(raw: RawResponse, request: HttpRequest, call: Call): Promise<HttpResponse> {
  const { status, headers } = raw;
  const { maxResponseBytes } = call.options;
  const requestId = headers.get("x-request-id");
  const response = {
    status,
    headers,
    // It could quote the key, and be of any length.
    requestId: requestId === null ? undefined : call.redact(requestId).slice(0, MAX_REQUEST_ID),
    attempts: call.attempts,
    text: "",
  };
  call.response = response;
  const reject = (message: string) => {
    raw.discard();
    return unexpected(message, response, call);
  };
  if (status >= 400) {
    response.text = await readErrorBody(raw, call);
    return response;
  }
  // A 304 is no response to a write.
  if (status >= 300 && (status !== 304 || isWrite(call.method))) {
    throw reject(
      `responded with a redirect (${status})${target(headers)}, which is never followed with the key. Set \`baseUrl\` to the final address`,
    );
  }
  if (request.method !== "HEAD" && Number(headers.get("content-length")) > maxResponseBytes) {
    throw reject(`responded with more than ${maxResponseBytes} bytes (\`maxResponseBytes\`)`);
  }
  // Read to its end even where there is none, so that the connection can be reused.
  const bytes = await raw.readBody(maxResponseBytes);
  try {
    response.text = decode(bytes);
    return response;
  } catch {
    throw unexpected("responded with a body that is not valid UTF-8", response, call);
  }
}

// The status is enough when the body cannot be read, unless the call was cancelled.
async function readErrorBody(raw: RawResponse, call: Call): Promise<string> {
  try {
    return decode(await raw.readBody(Math.min(MAX_ERROR_BODY_BYTES, call.options.maxResponseBytes)));
  } catch {
    call.cancellation.throwIfCancelled();
    return "";
  }
}

// Without its query, which may hold a session or a signature.
function target(headers: ResponseHeaders): string {
  const [address = ""] =
    headers
      .get("location")
      ?.replace(/\/\/[^/]*@/, "//")
      .split(/[?#]/) ?? [];
  return address && ` to ${address}`;
}
