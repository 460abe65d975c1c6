import { constants, deflateRawSync, gzipSync } from "node:zlib";
import type { Responder } from "../fault-server.ts";
import { type Fault, SHORT_TIMEOUT_MS, succeeds } from "./fault.ts";
import { bytes, drip, fine, flood, head, renderReply, silence } from "./responses.ts";
import { TEAM_STATS } from "./samples.ts";

const MEGABYTE = 1_048_576;
const SPACES = Buffer.alloc(65_536, " ");
const BODY = JSON.stringify({ data: TEAM_STATS, error: null, meta: null });
const json200 = (headers: Readonly<Record<string, string>>): string =>
  head(200, { "content-type": "application/json", ...headers });
const chunkedBlock = Buffer.concat([Buffer.from("10000\r\n"), SPACES, Buffer.from("\r\n")]);

/** 300 MB of white space in 300 kB: one compressed megabyte, again and again, after the head of a gzip file. */
function gzipBomb(): Buffer {
  const fileHead = gzipSync("").subarray(0, 10);
  const megabyte = deflateRawSync(Buffer.alloc(MEGABYTE, " "), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([fileHead, ...Array.from({ length: 300 }, () => megabyte)]);
}

/** A head, then 300 MB in chunks, made as they are sent. */
export const flood300Mb = (responseHead: string): Responder => flood(responseHead, chunkedBlock, 300 * MEGABYTE);

export const respondWithGzipBomb: Responder = (exchange) =>
  bytes(renderReply({ headers: { "content-encoding": "gzip" }, body: gzipBomb() }))(exchange);

const tooLarge = {
  error: "UnexpectedResponseError",
  fields: { attempts: 1 },
  requests: 1,
  message: /maxResponseBytes/,
} as const;
const shortly = { timeoutMs: SHORT_TIMEOUT_MS, maxRetries: 0 };
const timesOut = (phase: string) => ({ error: "TimeoutError", fields: { phase }, requests: 1 });

export const SIZE_FAULTS: readonly Fault[] = [
  {
    name: "a body that says it has 300 MB is refused before it is read",
    respond: bytes(json200({ "content-length": String(300 * MEGABYTE) }), SPACES),
    expect: tooLarge,
  },
  {
    name: "a chunked body of 300 MB is cut at the cap",
    respond: flood300Mb(json200({ "transfer-encoding": "chunked" })),
    expect: tooLarge,
  },
  {
    name: "a gzip bomb is cut at the cap, counted after decompression",
    respond: respondWithGzipBomb,
    expect: tooLarge,
  },
  {
    name: "an error body of 300 MB is cut at the cap, and the status still names the error",
    respond: flood300Mb(head(404, { "transfer-encoding": "chunked" })),
    expect: { error: "NotFoundError", requests: 1 },
  },
  {
    name: "a cap of the caller's",
    respond: fine,
    options: { maxResponseBytes: 100 },
    expect: tooLarge,
  },
  {
    name: "headers of 300 kB",
    respond: bytes(head(200, { "x-long": "x".repeat(300_000), "content-length": "2" }), "{}"),
    options: { maxRetries: 0 },
    expect: { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 },
  },
];

export const STALL_FAULTS: readonly Fault[] = [
  { name: "headers that never come", respond: silence, options: shortly, expect: timesOut("headers") },
  {
    name: "headers that drip for ever",
    respond: drip("HTTP/1.1 200 OK\r\nX-Padding: ".padEnd(100_000, "x"), 5),
    options: shortly,
    expect: timesOut("headers"),
  },
  {
    name: "a body that stops in the middle",
    respond: bytes(json200({ "content-length": String(BODY.length) }), BODY.slice(0, 40)),
    options: shortly,
    expect: timesOut("body"),
  },
  {
    name: "a body that drips for ever",
    respond: async (exchange) => {
      exchange.socket.write(json200({ "content-length": "100000" }));
      await drip(BODY, 5)(exchange);
    },
    options: shortly,
    expect: timesOut("body"),
  },
  {
    name: "an error body that stops in the middle",
    respond: bytes(head(404, { "content-length": "1000" }), '{"data":null'),
    options: shortly,
    expect: { error: ["TimeoutError", "NotFoundError"], requests: 1 },
  },
  {
    name: "a stall is tried again",
    respond: (exchange) => (exchange.requestNumber === 1 ? silence(exchange) : fine(exchange)),
    options: { timeoutMs: SHORT_TIMEOUT_MS },
    expect: succeeds(2),
  },
  {
    name: "stalls end at the deadline of the call, not after all attempts",
    respond: silence,
    options: { timeoutMs: SHORT_TIMEOUT_MS, deadlineMs: 6_000, maxRetries: 10 },
    expect: { error: "TimeoutError" },
  },
  {
    name: "the deadline of pagination covers all its pages",
    respond: (exchange) => (exchange.requestNumber === 1 ? pageWithMore(exchange) : silence(exchange)),
    call: (client) => client.reports.list({}, { deadlineMs: 6_000 }).toArray(),
    expect: { error: "TimeoutError" },
  },
  {
    name: "a slow response within its time",
    respond: async (exchange) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await fine(exchange);
    },
    expect: succeeds(),
  },
];

function pageWithMore(exchange: Parameters<typeof silence>[0]): void {
  const rows = Array.from({ length: 100 }, (_, index) => ({ id: `row-${index}` }));
  const meta = { page: 1, limit: 100, total: 300, total_pages: 3, has_more: true };
  exchange.socket.write(renderReply({ body: JSON.stringify({ data: rows, error: null, meta }) }));
}
