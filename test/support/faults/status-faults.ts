import { inTurn } from "../fault-server.ts";
import { type Fault, succeeds } from "./fault.ts";
import { bytes, bytesThenFin, failure, fine, head, html, json, reply } from "./responses.ts";

const STATUS_CLASSES: ReadonlyArray<readonly [number, string]> = [
  [400, "ValidationError"],
  [401, "AuthenticationError"],
  [402, "PermissionError"],
  [403, "PermissionError"],
  [404, "NotFoundError"],
  [405, "ApiError"],
  [409, "ConflictError"],
  [410, "NotFoundError"],
  [412, "ConflictError"],
  [418, "ApiError"],
  [422, "ValidationError"],
  [501, "ServerError"],
];

const RETRIED_CLASSES: ReadonlyArray<readonly [number, string]> = [
  [408, "ApiError"],
  [429, "RateLimitError"],
  [500, "ServerError"],
  [502, "ServerError"],
  [503, "ServerError"],
  [504, "ServerError"],
];

const ERROR_MEMBERS: ReadonlyArray<readonly [string, unknown]> = [
  ["null", null],
  ["text", "no such thing"],
  ["an array", ["no", "such", "thing"]],
  ["a number", 404],
  ["true", true],
  ["an object without a code", { reason: "no such thing" }],
  ["an object with a code that is a number", { code: 17, message: "no such thing" }],
  ["an object with a message that is an object", { code: "not_found", message: { en: "no such thing" } }],
];

const REDIRECTS: ReadonlyArray<readonly [number, string]> = [301, 302, 303, 307, 308].map((status) => [
  status,
  "/api/v1/elsewhere",
]);

const MALFORMED_HEADERS: ReadonlyArray<readonly [form: string, lines: string]> = [
  ["a negative length", "Content-Length: -5"],
  ["a length in words", "Content-Length: two"],
  ["a length beside chunks", "Content-Length: 2\r\nTransfer-Encoding: chunked"],
  ["valued with a NUL", "X-Trace: a\0b"],
];

/** Well-formed responses with a status that is no success. */
export const STATUS_FAULTS: readonly Fault[] = [
  ...STATUS_CLASSES.map(
    ([status, error]): Fault => ({
      name: `${status} is a ${error}, once`,
      respond: failure(status, { code: "some_code", message: "No.", request_id: "req_body_1" }),
      expect: { error, fields: { status, apiCode: "some_code", requestId: "req_fault_1", attempts: 1 }, requests: 1 },
    }),
  ),
  ...RETRIED_CLASSES.map(
    ([status, error]): Fault => ({
      name: `${status} without end is a ${error} after three attempts`,
      respond: failure(status, { code: "some_code", message: "Later." }),
      expect: { error, fields: { status, attempts: 3 }, requests: 3 },
    }),
  ),
  ...RETRIED_CLASSES.map(
    ([status]): Fault => ({
      name: `${status} once is made good`,
      respond: inTurn(failure(status, { code: "some_code", message: "Later." }), fine),
      expect: succeeds(2),
    }),
  ),
  ...[502, 503, 504].map(
    (status): Fault => ({
      name: `${status} with an HTML body`,
      respond: html(status),
      expect: { error: "ServerError", fields: { status, attempts: 3 }, requests: 3 },
    }),
  ),
  ...ERROR_MEMBERS.map(
    ([form, error]): Fault => ({
      name: `a 404 whose error is ${form}`,
      respond: failure(404, error),
      expect: { error: "NotFoundError", fields: { status: 404 }, requests: 1 },
    }),
  ),
  {
    name: "a 404 as problem+json",
    respond: json(
      { type: "about:blank", title: "Not Found", status: 404, detail: "no such report" },
      { status: 404, headers: { "content-type": "application/problem+json" } },
    ),
    expect: { error: "NotFoundError", fields: { status: 404 }, message: /no such report|Not Found/ },
  },
  { name: "a 404 with an HTML body", respond: html(404), expect: { error: "NotFoundError", fields: { status: 404 } } },
  {
    name: "a 500 without a body",
    respond: reply({ status: 500 }),
    expect: { error: "ServerError", fields: { status: 500, attempts: 3 } },
  },
  { name: "a 400 with a scalar for a body", respond: json(7, { status: 400 }), expect: { error: "ValidationError" } },
  {
    name: "a 400 with bytes that are not UTF-8",
    respond: reply({ status: 400, body: Buffer.from([0xff, 0xfe, 0xfd]) }),
    expect: { error: "ValidationError" },
  },
  {
    name: "a 401 that echoes the key in its message, body and headers",
    respond: (exchange) => {
      const sent = exchange.request.headers.get("authorization") ?? "";
      const key = sent.replace(/^Bearer /, "");
      return failure(
        401,
        {
          code: "invalid_api_key",
          message: `Unknown key ${key} in '${sent}'`,
          plain: key,
          url: encodeURIComponent(key),
          base64: Buffer.from(key).toString("base64"),
        },
        { "x-request-id": `req-${key}`, "x-echo": sent },
      )(exchange);
    },
    expect: { error: "AuthenticationError", fields: { status: 401, code: "invalid_api_key" } },
  },
  {
    name: "a 200 that is no JSON and echoes the key",
    respond: (exchange) => reply({ body: `not json ${exchange.request.headers.get("authorization")}` })(exchange),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "an HTML 502 that echoes the key",
    respond: (exchange) =>
      reply({
        status: 502,
        headers: { "content-type": "text/html" },
        body: `<pre>${exchange.request.headers.get("authorization")}</pre>`,
      })(exchange),
    expect: { error: "ServerError", fields: { status: 502 } },
  },
  ...REDIRECTS.map(
    ([status, location]): Fault => ({
      name: `a ${status} is not followed`,
      respond: reply({ status, headers: { location } }),
      expect: { error: "UnexpectedResponseError", requests: 1, message: /redirect/i },
    }),
  ),
  {
    name: "a redirect to itself is no loop",
    respond: (exchange) => reply({ status: 302, headers: { location: exchange.request.path } })(exchange),
    expect: { error: "UnexpectedResponseError", requests: 1 },
  },
  {
    name: "a redirect to another host that would carry the key off",
    respond: (exchange) =>
      reply({
        status: 307,
        headers: {
          location: `http://evil.example/?key=${encodeURIComponent(exchange.request.headers.get("authorization") ?? "")}`,
        },
      })(exchange),
    expect: { error: "UnexpectedResponseError", requests: 1 },
  },
  {
    name: "a redirect without a location",
    respond: reply({ status: 302 }),
    expect: { error: "UnexpectedResponseError", requests: 1 },
  },
  {
    name: "a 304 that nobody asked for",
    respond: bytes(head(304, {})),
    expect: { error: "UnexpectedResponseError", requests: 1 },
  },
  {
    name: "a status line that is none",
    respond: bytesThenFin("HTTQ/9.9 OK\r\n\r\n"),
    options: { maxRetries: 0 },
    expect: { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 },
  },
  {
    name: "a status that is no number",
    respond: bytesThenFin("HTTP/1.1 abc OK\r\nContent-Length: 0\r\n\r\n"),
    options: { maxRetries: 0 },
    expect: { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 },
  },
  {
    name: "a status above 599",
    respond: bytesThenFin(head(799, { "content-length": "0" })),
    options: { maxRetries: 0 },
    expect: { error: "ServerError", fields: { status: 799 }, requests: 1 },
  },
  {
    name: "a header line without a colon",
    respond: bytesThenFin("HTTP/1.1 200 OK\r\nthis is no header\r\n\r\n{}"),
    options: { maxRetries: 0 },
    expect: { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 },
  },
  {
    name: "bytes of another protocol",
    respond: bytesThenFin(Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46])),
    options: { maxRetries: 0 },
    expect: { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 },
  },
  ...MALFORMED_HEADERS.map(
    ([form, header]): Fault => ({
      name: `a header that is ${form}`,
      respond: bytesThenFin(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n{}`),
      options: { maxRetries: 0 },
      expect: { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 },
    }),
  ),
];
