import { brotliCompressSync, gzipSync } from "node:zlib";
import { inTurn, type Responder } from "../fault-server.ts";
import { type Fault, succeeds } from "./fault.ts";
import { bytes, bytesThenFin, bytesThenReset, fine, head, reply } from "./responses.ts";
import { TEAM_STATS } from "./samples.ts";

const BODY = JSON.stringify({ data: TEAM_STATS, error: null, meta: null });
const HALF = BODY.slice(0, BODY.length / 2);
const GZIPPED = gzipSync(BODY);
const json200 = (headers: Readonly<Record<string, string>>): string =>
  head(200, { "content-type": "application/json", ...headers });
const chunk = (text: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n`), Buffer.from(text), Buffer.from("\r\n")]);
const chunked = json200({ "transfer-encoding": "chunked" });
const withLength = json200({ "content-length": String(BODY.length) });
const encoded = (encoding: string, body: Buffer): Responder =>
  reply({ headers: { "content-encoding": encoding }, body });

const once = (respond: Responder): Responder => inTurn(respond, fine);

/** Connections that break within the body, bodies that are not what their headers say, and some that take a parser down. */
export const BODY_FAULTS: readonly Fault[] = [
  {
    name: "a reset within a body of known length, once",
    respond: once(bytesThenReset(withLength, HALF)),
    expect: succeeds(2),
  },
  {
    name: "a reset within a chunked body, once",
    respond: once(bytesThenReset(chunked, chunk(HALF))),
    expect: succeeds(2),
  },
  {
    name: "an end within a chunked body, once",
    respond: once(bytesThenFin(chunked, chunk(HALF))),
    expect: succeeds(2),
  },
  {
    name: "an end before the promised length, once",
    respond: once(bytesThenFin(withLength, HALF)),
    expect: succeeds(2),
  },
  {
    name: "a reset within the body, every time",
    respond: bytesThenReset(withLength, HALF),
    expect: { error: "ConnectionError", fields: { attempts: 3 }, requests: 3 },
  },
  {
    name: "an end before the promised length, every time",
    respond: bytesThenFin(withLength, HALF),
    expect: { error: "ConnectionError", fields: { attempts: 3 }, requests: 3 },
  },
  {
    name: "a body that goes on after its promised length spoils nothing for the next call",
    respond: async (exchange) => {
      await bytes(withLength, `${BODY}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}`)(exchange);
    },
    call: async (client) => [await client.team.stats(), await client.team.stats()],
    expect: { value: [TEAM_STATS, TEAM_STATS] },
  },
  {
    name: "a body that runs until the connection ends (HTTP/1.0) is whole",
    respond: bytesThenFin("HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n", BODY),
    expect: succeeds(),
  },
  {
    name: "a body that runs until the connection ends, cut short, is no value",
    respond: bytesThenFin("HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n", HALF),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "a chunked body with an extension and a trailer",
    respond: bytes(chunked, `${BODY.length.toString(16)};x=y\r\n${BODY}\r\n0\r\nX-Checksum: 1\r\n\r\n`),
    expect: succeeds(),
  },
  {
    name: "a chunk size that is no number",
    respond: bytesThenFin(chunked, `zz\r\n${BODY}\r\n0\r\n\r\n`),
    expect: { error: "ConnectionError" },
  },
  {
    name: "truncated JSON of the promised length",
    respond: reply({ body: HALF }),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "two different content lengths",
    respond: bytesThenFin(`HTTP/1.1 200 OK\r\nContent-Length: ${BODY.length}\r\nContent-Length: 3\r\n\r\n${BODY}`),
    expect: { error: "ConnectionError" },
  },
  { name: "a gzip body", respond: encoded("gzip", GZIPPED), expect: succeeds() },
  { name: "a brotli body", respond: encoded("br", brotliCompressSync(BODY)), expect: succeeds() },
  {
    name: "an encoding that nobody asked for",
    respond: encoded("compress", GZIPPED),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "a gzip body that is not gzip",
    respond: encoded("gzip", Buffer.from(BODY)),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "a gzip body with flipped bytes",
    respond: encoded("gzip", flip(GZIPPED)),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "a gzip body that stops in the middle",
    respond: encoded("gzip", GZIPPED.subarray(0, GZIPPED.length / 2)),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "characters cut in two by the chunks",
    respond: splitCharacters,
    expect: { value: { time_range: "€uro", name: "Zoë 🎧" } },
  },
  {
    name: "bytes that are not UTF-8",
    respond: reply({ body: Buffer.from([0x22, 0xff, 0x22]) }),
    expect: { error: "UnexpectedResponseError" },
  },
  { name: "an empty 200", respond: reply({ body: "" }), expect: { error: "UnexpectedResponseError" } },
  {
    name: "100,000 nested arrays",
    respond: reply({ body: `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)},"error":null,"meta":null}` }),
    expect: { error: "UnexpectedResponseError" },
  },
  {
    name: "nested data below an object neither overflows the stack nor the error",
    respond: reply({
      status: 400,
      body: `{"data":null,"error":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)},"meta":null}`,
    }),
    expect: { error: "ValidationError", fields: { status: 400 } },
  },
];

function flip(buffer: Buffer): Buffer {
  const copy = Buffer.from(buffer);
  for (let index = 20; index < copy.length; index += 7) copy.writeUInt8(copy.readUInt8(index) ^ 0xff, index);
  return copy;
}

async function splitCharacters({ socket }: { socket: { write(part: Buffer): unknown } }): Promise<void> {
  const body = Buffer.from(JSON.stringify({ data: { time_range: "€uro", name: "Zoë 🎧" }, error: null, meta: null }));
  socket.write(Buffer.from(chunked));
  for (const byte of body) {
    socket.write(chunk(Buffer.from([byte])));
    await new Promise(setImmediate);
  }
  socket.write(Buffer.from("0\r\n\r\n"));
}
