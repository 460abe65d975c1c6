import { isUtf8 } from "node:buffer";
import { formatCount } from "../../../core/words/count-text.ts";
import { waitForTick } from "../../../machine/platform-timers.ts";
import type { SeenHeaders } from "../journal/request-match.ts";
import { ApiError } from "../respond/api-error.ts";

export const MAX_BODY_BYTES = 1024 * 1024;
const MAX_NESTING = 32;
/** A template has at most 160 values. The cost of parsing grows with their number, not with their length. */
const MAX_VALUES = 10_000;
/** Larger bodies are parsed one per tick of the event loop, which all servers of a process share. */
const LARGE_BYTES = 64 * 1024;
let lastTick: Promise<unknown> = Promise.resolve();
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
];

/** The parts of a request that reading its body needs. */
interface WithBody {
  headers: Pick<SeenHeaders, "get">;
  body: AsyncIterable<Uint8Array> | null;
}

/**
 * Reads a JSON body within the service's limits. Nothing is coerced.
 *
 * @param onRead called with the raw body, valid or not
 */
export async function readJsonBody(request: WithBody, onRead?: (text: string) => void): Promise<unknown> {
  requireJson(request.headers);
  const bytes = await readBytes(request);
  if (bytes.length > LARGE_BYTES) await ownTick();
  onRead?.(new TextDecoder().decode(bytes));
  if (bytes.length === 0) throw invalidJson("The body is empty. Send a JSON object.");
  const { nesting, values } = measureJson(bytes);
  if (nesting > MAX_NESTING) throw invalidJson(`The body is nested deeper than ${MAX_NESTING} levels.`);
  if (values > MAX_VALUES)
    throw invalidJson(`The body has more than ${formatCount(MAX_VALUES)} values. Send less at a time.`);
  return parse(bytes);
}

/** Waits for a tick without another large body: bodies that arrive together would block the loop until all are parsed. */
function ownTick(): Promise<unknown> {
  lastTick = lastTick.then(() => waitForTick());
  return lastTick;
}

function requireJson(headers: WithBody["headers"]): void {
  const encoding = headers.get("content-encoding");
  if (encoding !== null && encoding.toLowerCase() !== "identity") {
    throw new ApiError("unsupported_media_type", "The body is compressed. Send it without Content-Encoding.");
  }
  if (!JSON_TYPE.test(headers.get("content-type") ?? "")) {
    throw new ApiError(
      "unsupported_media_type",
      "Send the body as JSON in UTF-8, with Content-Type: application/json.",
    );
  }
}

async function readBytes({ headers, body }: WithBody): Promise<Buffer> {
  if (Number(headers.get("content-length")) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw invalidJson("The body is incomplete. Send the request again.");
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalidJson("The body is not valid UTF-8.");
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw invalidJson("The body is not valid JSON.");
  }
}

/** Measures JSON before it is parsed: a million brackets would overflow the stack of the parser or a validator. */
export function measureJson(bytes: Uint8Array): { nesting: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) index = endOfText(bytes, index);
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      deepest = Math.max(deepest, ++depth);
      values += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return { nesting: deepest, values };
}

/** Index of the closing quote of the string that begins at `start`, or the end of the body. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start + 1); end !== -1; end = bytes.indexOf(QUOTE, end + 1)) {
    let first = end;
    while (bytes[first - 1] === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return bytes.length;
}

function invalidJson(message: string): ApiError {
  return new ApiError("invalid_json", message);
}

function tooLarge(): ApiError {
  return new ApiError("payload_too_large", "The body is larger than 1 MiB. Send less at a time.");
}
