import fc from "fast-check";
import { expect, it } from "vitest";
import { readDocumentedRows } from "../../../src/normalize/documented.ts";
import { readRows } from "../../../src/normalize/envelope.ts";
import { quoteLongIds } from "../../../src/normalize/values.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "../properties/runs.ts";

const PATHS = ["/api/v1/meetings", "/api/v1/reports", "/api/v1/templates", "/api/v1/roleplay/sessions"];

const name = fc.oneof(
  fc.constantFrom("id", "user_id", "title", "status", "created_at", "overall_score", "is_active", "strengths"),
  fc.constantFrom("criteria_scores", "participants", "persona", "overallScore", "_id", "uuid", "score", "created"),
  fc.constantFrom("criteria", "scores", "attributes", "externalid", "nickname", "extra", "data", "items"),
);
const scalar = fc.oneof(
  fc.constantFrom(null, true, 0, 87.5, 12_345, 1_234_567_890_123_456, 1.25e19, -1.25e19),
  fc.constantFrom("", "87", "1", "true", "2026-11-12T14:52:00.000Z", "2026-11-12T14:52:00", "Ann", "12345678901234567"),
);
const { value } = fc.letrec<{ value: unknown; record: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, depthSize: "small" },
    { weight: 6, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(tie("value"), { maxLength: 3 }) },
    { weight: 2, arbitrary: tie("record") },
  ),
  record: fc.dictionary(name, tie("value"), { maxKeys: 6 }),
}));
const row = fc.dictionary(name, value, { maxKeys: 6 });
const body = fc.record(
  { data: fc.array(fc.oneof({ weight: 9, arbitrary: row }, scalar), { maxLength: 3 }), items: value, meta: value },
  { requiredKeys: ["data"] },
);

it(
  "rows that are taken as they come are what reading them thoroughly gives",
  () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom(...PATHS), body, (path, given) => {
        const text = JSON.stringify(given);
        const rows = readDocumentedRows(JSON.parse(text));
        if (rows === undefined) return;
        taken += 1;
        expect(rows).toEqual(readRows(JSON.parse(quoteLongIds(text)), path));
      }),
      runs(2_000),
    );
    expect(taken).toBeGreaterThan(0);
  },
  PROPERTY_TIMEOUT_MS,
);

it.each([
  [{ id: "a", overall_score: 87, created_at: "2026-11-12T14:52:00Z", extra: "Ann", size: 4 }],
  [{ criteria_scores: [{ name: "Opening", score: 4, evidence: [{ quote: "Hi" }] }], persona: { name: "Ann" } }],
])("rows as the API document has them are taken as they come: %o", (documented) => {
  const data = [documented];
  expect(readDocumentedRows({ data, error: null, meta: {} })).toBe(data);
});

it.each([
  [{ data: [{ id: 7 }] }],
  [{ data: [{ overallScore: 7 }] }],
  [{ data: [{ score: 7 }] }],
  [{ data: [{ externalid: 1.25e19 }] }],
  [{ data: [{ created_at: "2026-11-12T14:52:00" }] }],
  [{ data: [{ overall_score: "87" }] }],
  [{ data: [{ participants: ["Ann"] }] }],
  [{ data: [], items: [] }],
  [{ data: { items: [] } }],
  [[{ id: "a" }]],
])("anything else has to be read thoroughly: %o", (foreign) => {
  expect(readDocumentedRows(foreign)).toBeUndefined();
});
