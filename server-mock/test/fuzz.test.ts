import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { anyCharacter } from "../../test/support/any-character.ts";
import { samples } from "../../test/support/draw.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { aMeeting, anInsight, aReport, aTemplate, createReferenceServer } from "../library/index.ts";
import { problemsOf } from "./support/send.ts";

// `SVC_FUZZ_RUNS=100000 npx vitest run server-mock/test/fuzz.test.ts` is the long run.

const RUNS = Number(process.env["SVC_FUZZ_RUNS"] ?? samples(3_000, 1_000));
const RAW_RUNS = Math.max(100, Math.floor(RUNS / 20));
const TIMEOUT_MS = 300_000 + RUNS * 20;

const server = await createReferenceServer();
const meeting = await server.org.add(aMeeting());
const ids = [
  meeting.id,
  (await server.org.add(aReport({ meeting_id: meeting.id }))).id,
  (await server.org.add(aTemplate())).id,
];
await server.org.add(anInsight());
const listener = await server.listen();

afterAll(() => server.close());

const nastyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "null",
    "\u0000",
    "%",
    "_",
    "\\",
    "'; drop table meetings; --",
    "__proto__",
    "constructor",
    "-0",
    "1e999",
    "0x1",
    "NaN",
    "🎯",
    "\ud800",
    "9".repeat(400),
  ),
);
const nearlyRight = fc.constantFrom(
  "1",
  "100",
  "0.5",
  "true",
  "2026-11-01",
  "2024-02-29T23:59:59.999+14:59",
  "completed",
  "demo",
  "week",
  "all",
);
const parameterValue = fc.oneof(nastyText, nearlyRight, fc.uuid());
const parameterName = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(...new Set(OPERATIONS.flatMap((operation) => operation.query.map(({ name }) => name)))),
  },
  { weight: 1, arbitrary: nastyText },
);
const jsonBody = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        name: fc.oneof(nastyText, fc.jsonValue()),
        prompt_template: fc.oneof(nastyText, fc.jsonValue()),
        grading_criteria: fc.oneof(
          fc.array(
            fc.record(
              { name: nastyText, weight: fc.oneof(fc.double(), fc.integer()), description: nastyText },
              { requiredKeys: [] },
            ),
            { maxLength: 3 },
          ),
          fc.jsonValue(),
        ),
        call_type: fc.oneof(fc.constantFrom("demo", null), nastyText),
        is_active: fc.oneof(fc.boolean(), fc.jsonValue()),
        extra: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.integer({ min: 30, max: 4_000 }).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.string({ unit: anyCharacter, maxLength: 200 }),
);
const headerText = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 60 })
  .map((text) => text.trim());
const headers = fc.record(
  {
    "content-type": fc.oneof(
      { weight: 6, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: headerText },
    ),
    "if-match": headerText,
    "if-none-match": headerText,
    "idempotency-key": headerText,
    "x-request-id": headerText,
  },
  { requiredKeys: ["content-type"] },
);

it(
  "responds to requests made from the spec with nothing but what the spec declares",
  async () => {
    const seen = new Set<number>();
    const request = fc.record({
      operation: fc.constantFrom(...OPERATIONS),
      id: fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.oneof(fc.uuid(), nastyText) }),
      query: fc.array(fc.tuple(parameterName, parameterValue), { maxLength: 4 }),
      body: jsonBody,
      headers,
    });
    await fc.assert(
      fc.asyncProperty(request, async (sent) => {
        const { operation } = sent;
        const id =
          typeof sent.id === "number"
            ? (ids[sent.id] ?? "")
            : encodeURIComponent(sent.id.replaceAll(/[\ud800-\udfff]/g, ""));
        const search = new URLSearchParams(sent.query).toString();
        const response = await server.fetch(`${operation.path.replace("{id}", id || "x")}?${search}`, {
          method: operation.method,
          headers: { authorization: `Bearer ${server.keys.admin}`, ...sent.headers },
          ...(operation.method === "GET" ? {} : { body: sent.body }),
        });
        const text = await response.text();
        seen.add(response.status);
        expect(response.status).toBeLessThan(500);
        if (isRouted(operation.path, id)) expect(problemsOf(operation.id, response, text)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 400, 404]));
  },
  TIMEOUT_MS,
);

/** An id of dots is another address by the rules of URLs, before the server sees it. */
function isRouted(path: string, id: string): boolean {
  return !path.includes("{id}") || !/^(?:\.|%2e)*$/i.test(id);
}

it(
  "responds to any bytes on a connection with an error of the client's, or not at all",
  async () => {
    const start = fc.constantFrom(
      "GET /api/v1/meetings HTTP/1.1\r\nHost: x\r\n",
      "POST /api/v1/templates HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n",
      "GET ",
      "",
    );
    const bytes = fc.tuple(
      start,
      fc.oneof(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ maxLength: 100 }).map((text) => Buffer.from(`${text}\r\n\r\n`)),
      ),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async ([line, rest]) => {
        const received = await exchange(Buffer.concat([Buffer.from(line), rest]));
        for (const status of received.matchAll(/^HTTP\/1\.1 (\d+)/gm)) expect(Number(status[1])).toBeLessThan(500);
      }),
      { numRuns: RAW_RUNS },
    );
    expect((await fetch(`${listener.url}/api/v1/openapi.json`)).status).toBe(200);
  },
  TIMEOUT_MS,
);

function exchange(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(listener.port, "127.0.0.1", () => socket.end(bytes));
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
  });
}
