import { afterAll, beforeAll, expect, it } from "vitest";
import { codePointLength } from "../api/validate/code-point-length.ts";
import { parseTime } from "../api/validate/timestamps.ts";
import type { OperationId } from "../generated/operations.ts";
import { createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { receive, send } from "./support/send.ts";

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

let server: ReferenceServer;

beforeAll(async () => {
  server = await createReferenceServer();
});
afterAll(() => server.close());

it.each<[OperationId, string, string, string]>([
  ["listMeetings", "page=0", "page", "minimum"],
  ["listMeetings", "page=-1", "page", "minimum"],
  ["listMeetings", "page=1.5", "page", "type"],
  ["listMeetings", "page=0x1", "page", "type"],
  ["listMeetings", "page=1e2", "page", "type"],
  ["listMeetings", "page=", "page", "type"],
  ["listMeetings", "page=%201", "page", "type"],
  ["listMeetings", "page=01", "page", "type"],
  ["listMeetings", "limit=101", "limit", "maximum"],
  ["listReports", "limit=0", "limit", "minimum"],
  ["listMeetings", "page=1&page=2", "page", "duplicate"],
  ["listMeetings", "status=done", "status", "enum"],
  ["listMeetings", "status=", "status", "enum"],
  ["listMeetings", "user_id=7", "user_id", "format"],
  ["listMeetings", "from=yesterday", "from", "pattern"],
  ["listMeetings", "from=2025-02-30", "from", "pattern"],
  ["listMeetings", "from=2025-02-29", "from", "format"],
  ["listMeetings", "from=2026-11-02&to=2026-11-01", "from", "range"],
  ["listInsights", "date_from=2026-11-02&date_to=2026-11-01", "date_from", "range"],
  ["listReports", "min_score=80&max_score=70", "min_score", "range"],
  ["listReports", "min_score=Infinity", "min_score", "type"],
  ["listReports", "max_score=100.1", "max_score", "maximum"],
  ["listTemplates", "is_active=1", "is_active", "type"],
  ["listTemplates", "is_active=TRUE", "is_active", "type"],
  ["getTeamStats", "time_range=decade", "time_range", "enum"],
  ["listMeetings", "constructor=1", "constructor", "unknown"],
  ["listMeetings", "__proto__=1", "__proto__", "unknown"],
  ["getOpenApi", "x=1", "x", "unknown"],
])("%s?%s is rejected at `%s` (%s)", async (id, search, path, code) => {
  const query = Object.fromEntries(new URLSearchParams(search));
  const isDuplicate = code === "duplicate";
  const { status, body } = isDuplicate
    ? await receive(
        id,
        await server.fetch(`/api/v1/meetings?${search}`, { headers: { authorization: `Bearer ${server.keys.read}` } }),
      )
    : await send(server, id, { query });
  expect([status, body.error?.code]).toEqual([400, "validation_error"]);
  expect(body.error?.details?.map((detail) => [detail.in, detail.path, detail.code])).toEqual([["query", path, code]]);
  if (isDuplicate) expect(body.error?.details?.[0]?.message).toBe("must be given once");
});

it("speaks of reversed scores as of numbers", async () => {
  const { body } = await send(server, "listReports", { query: { min_score: 80, max_score: 70 } });
  expect(body.error?.message).toContain("`min_score` (query) must not be greater than `max_score`. Correct");
});

it.each<[OperationId]>([["getMeeting"], ["listMeetingReports"], ["getTemplate"], ["deleteTemplate"], ["getReport"]])(
  "%s refuses an id that is no UUID",
  async (id) => {
    const { status, body } = await send(server, id, { path: { id: "42" } });
    expect([status, body.error?.details]).toEqual([
      400,
      [
        {
          in: "path",
          path: "id",
          message: "must be a UUID, such as 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001",
          code: "format",
        },
      ],
    ]);
  },
);

it("names at most twenty problems, however many a request has", async () => {
  const grading_criteria = Array.from({ length: 50 }, () => ({ name: "", weight: 101, description: "" }));
  const { status, body } = await send(server, "createTemplate", { json: { ...TEMPLATE, grading_criteria } });
  expect(status).toBe(400);
  expect(body.error?.details).toHaveLength(20);
  expect(body.error?.message).toContain("(and at least 19 more problems)");
});

it("looks into no list that is too long: its length is the problem, whatever is in it", async () => {
  const grading_criteria = Array.from({ length: 51 }, () => ({ name: "", weight: 101, description: "" }));
  const { body } = await send(server, "createTemplate", { json: { ...TEMPLATE, grading_criteria } });
  expect(body.error?.details).toMatchObject([
    { path: "grading_criteria", message: "must NOT have more than 50 items" },
  ]);
});

it("reports every problem of a request at once, with its location", async () => {
  const { body } = await send(server, "updateTemplate", {
    path: { id: "x" },
    headers: { "if-match": "a".repeat(1001) },
    query: { nope: "1" },
    json: { naem: "T", call_type: "lunch", grading_criteria: [{ name: "", weight: 101 }] },
  });
  expect(body.error?.details?.map((detail) => `${detail.in} ${detail.path} ${detail.code}`).sort()).toEqual([
    "body call_type enum",
    "body grading_criteria[0].description required",
    "body grading_criteria[0].name minLength",
    "body grading_criteria[0].weight maximum",
    "body naem unknown",
    "header If-Match maxLength",
    "path id format",
    "query nope unknown",
  ]);
});

it.each<[string, unknown, string, string]>([
  ["no fields", {}, "name", "required"],
  ["an empty name", { ...TEMPLATE, name: "" }, "name", "minLength"],
  ["a name of 201 characters", { ...TEMPLATE, name: "🎯".repeat(201) }, "name", "maxLength"],
  [
    "a number as text",
    { ...TEMPLATE, grading_criteria: [{ name: "C", weight: "100", description: "" }] },
    "grading_criteria[0].weight",
    "type",
  ],
  ["no criteria", { ...TEMPLATE, grading_criteria: [] }, "grading_criteria", "minItems"],
  ["a field of the response", { ...TEMPLATE, id: "x" }, "id", "unknown"],
  ["a list", [TEMPLATE], "", "type"],
  ["null", null, "", "type"],
])("a template with %s is rejected", async (_case, json, path, code) => {
  const { status, body } = await send(server, "createTemplate", { json });
  expect(status).toBe(400);
  expect(body.error?.details?.map((detail) => [detail.path, detail.code])).toContainEqual([path, code]);
});

it.each([
  ["a🎯b", 3],
  ["\ud83c\ud83c\udfaf", 2],
  ["\ud800\udc00\udbff\udfff", 2],
  ["\ud7ff\udc00\ud800\udbff🎯", 5],
  ["\ud800\ue000\ue000\udfff🎯", 5],
  ["\udfaf\ud83c🎯", 3],
  ["\udfaf", 1],
])("counts in %j %i characters, halves of one among them", (text, length) => {
  expect(codePointLength(text)).toBe(length);
});

it("counts characters, not UTF-16 units", async () => {
  const { status } = await send(server, "createTemplate", { json: { ...TEMPLATE, name: "🎯".repeat(200) } });
  expect(status).toBe(201);
});

it.each([
  ["2026-11-20", "2026-11-20T00:00:00.000Z"],
  ["2026-11-20T12:30", "2026-11-20T12:30:00.000Z"],
  ["2026-11-20 12:30:05", "2026-11-20T12:30:05.000Z"],
  ["2026-11-20T12:30:00+02:00", "2026-11-20T10:30:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
  ["2026-02-29", undefined],
  ["2026-02-29T12:00", undefined],
  ["2026-11-00", undefined],
  ["2026-11-20T25:00", undefined],
  ["20.11.2026", undefined],
  ["2026-11-20T", undefined],
])("reads the time %s as %s", (text, time) => {
  expect(parseTime(text)?.toISOString()).toBe(time);
});

it.each<[string, RequestInit & { duplex?: "half" }, string]>([
  ["that never came", {}, "The body is empty. Send a JSON object."],
  ["whose connection broke", { body: broken(), duplex: "half" }, "The body is incomplete. Send the request again."],
])("rejects a body %s", async (_case, init, message) => {
  const headers = { authorization: `Bearer ${server.keys.write}`, "content-type": "application/json" };
  const response = await server.fetch("/api/v1/templates", { method: "POST", headers, ...init });
  const { body } = await receive("createTemplate", response);
  expect(body.error).toMatchObject({ code: "invalid_json", message });
});

it("creates a template where nothing is recorded", async () => {
  const silent = await createReferenceServer({ isRecording: false });
  expect((await send(silent, "createTemplate", { json: TEMPLATE })).status).toBe(201);
  expect(silent.requests.entries).toEqual([]);
  await silent.close();
});

function broken(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
}

const JSON_TYPE = { "content-type": "application/json" };
const DEEP = "The body is nested deeper than 32 levels.";
const NO_JSON = "The body is not valid JSON.";
const WRONG_TYPE = "Send the body as JSON in UTF-8";

it("parses large bodies that arrive together one in a tick, so that others are served between them", async () => {
  let tick = 0;
  let isCounting = true;
  const count = () => {
    tick += 1;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  const json = { ...TEMPLATE, name: "a".repeat(100_000) };
  const ticks = await Promise.all(
    Array.from({ length: 8 }, async () => {
      expect((await send(server, "createTemplate", { json })).status).toBe(400);
      return tick;
    }),
  );
  isCounting = false;
  expect(new Set(ticks).size).toBe(8);
});

it.each<[string, BodyInit, Record<string, string>, number, string, string]>([
  ["no content type", new TextEncoder().encode("{}"), {}, 415, "unsupported_media_type", WRONG_TYPE],
  ["text/plain", "{}", { "content-type": "text/plain" }, 415, "unsupported_media_type", WRONG_TYPE],
  [
    "another charset",
    "{}",
    { "content-type": "application/json; charset=latin1" },
    415,
    "unsupported_media_type",
    WRONG_TYPE,
  ],
  [
    "compression",
    "{}",
    { ...JSON_TYPE, "content-encoding": "gzip" },
    415,
    "unsupported_media_type",
    "The body is compressed. Send it without Content-Encoding.",
  ],
  ["nothing in it", "", JSON_TYPE, 400, "invalid_json", "The body is empty. Send a JSON object."],
  ["only a half of it", '{"name": ', JSON_TYPE, 400, "invalid_json", NO_JSON],
  ["a byte order mark", "\uFEFF{}", JSON_TYPE, 400, "invalid_json", NO_JSON],
  ["a text that never ends", '{"name": "T', JSON_TYPE, 400, "invalid_json", NO_JSON],
  [
    "33 levels behind a text that ends in a backslash",
    `["\\\\", ${"[".repeat(32)}${"]".repeat(32)}]`,
    JSON_TYPE,
    400,
    "invalid_json",
    DEEP,
  ],
  ["10,001 values", `[${"1,".repeat(9_999)}1]`, JSON_TYPE, 400, "invalid_json", "more than 10,000 values"],
  ["10,000 values of the wrong type", `[${"1,".repeat(9_998)}1]`, JSON_TYPE, 400, "validation_error", "must be object"],
  [
    "exactly 1 MiB",
    `"${"x".repeat(1024 * 1024 - 2)}"`,
    { ...JSON_TYPE, "content-length": `${1024 * 1024}` },
    400,
    "validation_error",
    "must be object",
  ],
  ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22]), JSON_TYPE, 400, "invalid_json", "The body is not valid UTF-8."],
  ["33 levels", "[".repeat(33) + "]".repeat(33), JSON_TYPE, 400, "invalid_json", DEEP],
  ["33 levels of objects", `${'{"a":'.repeat(33)}1${"}".repeat(33)}`, JSON_TYPE, 400, "invalid_json", DEEP],
  ["100,000 brackets", "[".repeat(100_000), JSON_TYPE, 400, "invalid_json", DEEP],
  [
    "more values than any template",
    `{"other":[${"[1],".repeat(5_000)}1]}`,
    JSON_TYPE,
    400,
    "invalid_json",
    "The body has more than 10,000 values.",
  ],
  [
    "more than 1 MiB",
    " ".repeat(1024 * 1024 + 1),
    JSON_TYPE,
    413,
    "payload_too_large",
    "The body is larger than 1 MiB",
  ],
  [
    "more than 1 MiB that says it is less",
    " ".repeat(1024 * 1024 + 1),
    { ...JSON_TYPE, "content-length": "2" },
    413,
    "payload_too_large",
    "The body is larger than 1 MiB",
  ],
])("a body with %s is rejected", async (_case, body, headers, status, code, message) => {
  const response = await server.fetch("/api/v1/templates", {
    method: "POST",
    headers: { authorization: `Bearer ${server.keys.write}`, ...headers },
    body,
  });
  const received = await receive("createTemplate", response);
  expect([received.status, received.body.error?.code]).toEqual([status, code]);
  expect(received.body.error?.message).toContain(message);
});
