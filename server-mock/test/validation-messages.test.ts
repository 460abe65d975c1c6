import { afterAll, beforeAll, expect, it } from "vitest";
import type { OperationId } from "../generated/operations.ts";
import { createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";

// What a developer reads who sends something wrong. Which rules there are, validation.test.ts says.

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 100, description: "" }] };

let server: ReferenceServer;

beforeAll(async () => {
  server = await createReferenceServer();
});
afterAll(() => server.close());

const DATE = "must be an ISO 8601 date or date-time, such as 2026-11-01 or 2026-11-01T09:30:00Z";

it.each<[OperationId, Record<string, string>, string]>([
  ["listMeetings", { status: "done" }, "must be one of pending, fetched, processing, completed, failed, no_transcript"],
  ["listMeetings", { from: "yesterday" }, DATE],
  ["listMeetings", { to: "2026-11-01 09:30" }, DATE],
  ["listMeetings", { from: "2025-02-29" }, "must be a date that exists"],
  ["listMeetings", { from: "2025-02-00" }, DATE],
  ["listMeetings", { page: "x" }, "must be integer"],
  ["listTemplates", { is_active: "yes" }, "must be boolean"],
  ["getOpenApi", { x: "1" }, "is unknown; there is no parameter here"],
  ["listMeetings", { STATUS: "failed" }, "is unknown; did you mean `status`?"],
  ["listMeetings", { frm: "x" }, "is unknown; did you mean `from`?"],
  ["listMeetings", { lmt: "1" }, "is unknown; did you mean `limit`?"],
  [
    "listMeetings",
    { [`user_id${"d".repeat(58)}`]: "x" },
    "is unknown; known are `page`, `limit`, `status`, `user_id`, `from`, `to`",
  ],
])("%s with %j: %s", async (id, query, message) => {
  const { body } = await send(server, id, { query });
  expect(body.error?.details?.map((detail) => detail.message)).toEqual([expect.stringContaining(message)]);
});

it.each<[OperationId, Record<string, string>]>([
  ["listMeetings", { from: "2026-11-01", to: "2026-11-01" }],
  ["listMeetings", { from: "2026-11-01T09:30:00+02:00", to: "2026-11-01T07:30:00" }],
  ["listMeetings", { from: "2024-02-29", to: "2024-02-29T00:00:00Z" }],
  ["listMeetings", { from: "2026-11-01" }],
  ["listMeetings", { to: "2026-11-01" }],
  ["listReports", { min_score: "70", max_score: "70.0" }],
  ["listReports", { min_score: "0" }],
  ["listReports", { max_score: "100" }],
  ["listTemplates", { is_active: "true", call_type: "demo" }],
  ["listTemplates", { is_active: "false", limit: "100" }],
  ["listInsights", { industry: "true", prospect_title: "7" }],
])("%s accepts %j", async (id, query) => {
  expect((await send(server, id, { query })).status).toBe(200);
});

const criteria = (count: number) => Array.from({ length: count }, () => TEMPLATE.grading_criteria[0] as object);

it.each<[string, unknown, string, string]>([
  ["nothing in it", {}, "name", "is required"],
  ["a slip in a field", { ...TEMPLATE, descripton: "x" }, "descripton", "is unknown; did you mean `description`?"],
  [
    "a field of nothing",
    { ...TEMPLATE, unicorn: "x" },
    "unicorn",
    "is unknown; known are `name`, `prompt_template`, `grading_criteria`, `description`, `coaching_tone`, `call_type`, `industry_context`",
  ],
  [
    "a slip in a criterion",
    { ...TEMPLATE, grading_criteria: [...criteria(10), { name: "C", wieght: 1, weight: 1, description: "" }] },
    "grading_criteria[10].wieght",
    "is unknown; did you mean `weight`?",
  ],
  [
    "three slips in a long field",
    { ...TEMPLATE, coachin_tn: "x" },
    "coachin_tn",
    "is unknown; did you mean `coaching_tone`?",
  ],
  ["a list in its place", [TEMPLATE], "", "must be object"],
  [
    "a call type of its own",
    { ...TEMPLATE, call_type: "lunch" },
    "call_type",
    "must be one of discovery, demo, negotiation, follow-up, closing, cold-call, general",
  ],
])("a template with %1$s: %4$s", async (_case, json, path, message) => {
  const { body } = await send(server, "createTemplate", { json });
  expect(body.error?.details).toContainEqual(expect.objectContaining({ in: "body", path, message }));
});

it.each<[string, string, Record<string, string>]>([
  ["32 levels, again and again", `[${`${"[".repeat(31)}${"]".repeat(31)},`.repeat(40)}1]`, {}],
  ["brackets, quotes and backslashes inside text", `{"name": "${"[".repeat(40)} \\" ${"{".repeat(40)} \\\\"}`, {}],
  ["its encoding named", "{}", { "content-encoding": "Identity" }],
  ["its charset named", "{}", { "content-type": "Application/JSON; charset=UTF-8" }],
  ["spaces around its type", "{}", { "content-type": ' application/json ; charset = "utf-8" ' }],
])("reads a body with %s", async (_case, body, headers) => {
  const response = await server.fetch("/api/v1/templates", {
    method: "POST",
    headers: { authorization: `Bearer ${server.keys.write}`, "content-type": "application/json", ...headers },
    body,
  });
  const { error } = (await response.json()) as { error: { code: string } };
  expect([response.status, error.code]).toEqual([400, "validation_error"]);
});

it.each<[string, Record<string, string>, string]>([
  ["one problem", { limit: "0" }, "The request is not valid: `limit` (query) must be >= 1. Correct"],
  ["two", { limit: "0", page: "0" }, "`page` (query) must be >= 1 (and 1 more problem). Correct what `details` lists"],
  ["a range", { from: "2026-11-02", to: "2026-11-01" }, "`from` (query) must not be after `to`. Correct"],
  ["three", { limit: "0", page: "0", status: "x" }, "(and 2 more problems). Correct what `details` lists"],
])("sums up %s", async (_case, query, summary) => {
  expect((await send(server, "listMeetings", { query })).body.error?.message).toContain(summary);
});

it("sums up a slip by its question", async () => {
  expect((await send(server, "listMeetings", { query: { STATUS: "failed" } })).body.error?.message).toBe(
    "The request is not valid: `STATUS` (query) is unknown; did you mean `status`? Correct what `details` lists and send it again.",
  );
});

it("shows the pattern that a header does not have", async () => {
  const { body } = await send(server, "createTemplate", { json: TEMPLATE, headers: { "idempotency-key": "a b" } });
  expect(body.error?.details).toEqual([
    { in: "header", path: "Idempotency-Key", message: 'must match pattern "^[!-~]+$"', code: "pattern" },
  ]);
});

it("sums up a problem of the whole body", async () => {
  const { body } = await send(server, "createTemplate", { json: null });
  expect(body.error?.message).toBe(
    "The request is not valid: The body must be object. Correct what `details` lists and send it again.",
  );
});
