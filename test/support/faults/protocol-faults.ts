import type { Fault } from "./fault.ts";
import { bytes, bytesThenFin, head, reply } from "./responses.ts";

const PROTOCOL_ERROR = { error: "ConnectionError", fields: { reason: "protocol" }, requests: 1 } as const;
const STRANGE_RESPONSE = { error: "UnexpectedResponseError", requests: 1 } as const;

/** What is no response by HTTP's own rules. */
const MALFORMED: ReadonlyArray<readonly [form: string, text: string | Buffer]> = [
  ["a status line that is none", "HTTQ/9.9 OK\r\n\r\n"],
  ["a status that is no number", "HTTP/1.1 abc OK\r\nContent-Length: 0\r\n\r\n"],
  ["a header line without a colon", "HTTP/1.1 200 OK\r\nthis is no header\r\n\r\n{}"],
  ["bytes of another protocol", Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46])],
  ["a negative length", "HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}"],
  ["a length in words", "HTTP/1.1 200 OK\r\nContent-Length: two\r\n\r\n{}"],
  ["a length beside chunks", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}"],
  ["a header with a NUL", "HTTP/1.1 200 OK\r\nX-Trace: a\0b\r\n\r\n{}"],
];

/** Responses that HTTP forbids, and statuses that a transport might act upon by itself. */
export const PROTOCOL_FAULTS: readonly Fault[] = [
  ...MALFORMED.map(
    ([name, text]): Fault => ({
      name,
      respond: bytesThenFin(text),
      options: { maxRetries: 0 },
      expect: PROTOCOL_ERROR,
    }),
  ),
  {
    name: "a status above 599",
    respond: bytesThenFin(head(799, { "content-length": "0" })),
    options: { maxRetries: 0 },
    expect: { error: "ServerError", fields: { status: 799 }, requests: 1 },
  },
  {
    name: "a redirect that would carry the key to another host is not followed",
    respond: (exchange) => {
      const key = encodeURIComponent(exchange.request.headers.get("authorization") ?? "");
      return reply({ status: 307, headers: { location: `http://evil.example/?key=${key}` } })(exchange);
    },
    expect: { ...STRANGE_RESPONSE, message: /redirect/i },
  },
  {
    name: "a redirect to itself is no loop",
    respond: (exchange) => reply({ status: 302, headers: { location: exchange.request.path } })(exchange),
    expect: STRANGE_RESPONSE,
  },
  { name: "a redirect without a location", respond: reply({ status: 302 }), expect: STRANGE_RESPONSE },
  { name: "a 304 that nobody asked for", respond: bytes(head(304, {})), expect: STRANGE_RESPONSE },
  {
    name: "an interim response (103) before the real one is passed over",
    respond: bytes(
      "HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n",
      head(200, { "content-length": "11" }),
      '{"data":{}}',
    ),
    expect: { value: {}, requests: 1 },
  },
  {
    name: "a switch of protocols that nobody asked for",
    respond: bytesThenFin(head(101, { connection: "upgrade", upgrade: "websocket" })),
    options: { maxRetries: 0 },
    expect: { error: "ConnectionError", requests: 1 },
  },
];
