import { expect, it } from "vitest";
import { completeDraft } from "../library/builders/complete-draft.ts";
import { aMeeting, anInsight, aReport, aTemplate } from "../library/index.ts";
import { foldId, foldIds, insightRow, meetingRow, reportRow, templateRow } from "../store/rows.ts";

const ID = "ABCDEF01-1111-4111-8111-111111111111";
const FOLDED = ID.toLowerCase();
const SOURCE = { id: ID, now: "2026-11-20T13:00:00+01:00", userId: ID, meetingId: ID };
const NOON = "2026-11-20T12:00:00.000Z";

it("folds ids alone, and those that are text", () => {
  expect([foldId("A"), foldId(null)]).toEqual(["a", null]);
  expect(foldIds({ id: "A", user_id: "B", identity: "C", paid: "D", report_id: null, count_id: 1 })).toEqual({
    ...{ id: "a", user_id: "b", identity: "C", paid: "D", report_id: null, count_id: 1 },
  });
});

it("stores an object with ids in lower case and times in UTC, without what the API does not know", () => {
  const meeting = completeDraft(aMeeting({ title: "ABC" }), SOURCE);
  const row = meetingRow(ID, { ...meeting, other: 1 } as typeof meeting);
  expect(row).toMatchObject({ id: FOLDED, org_id: FOLDED, user_id: FOLDED, started_at: NOON, version: 1 });
  const { has_transcript, duration_seconds } = meeting;
  const document = JSON.parse(row.document);
  expect(document).toMatchObject({ id: FOLDED, title: "ABC", started_at: NOON, has_transcript, duration_seconds });
  expect(document).not.toHaveProperty("other");
});

it.each([
  ["Größe", "VP", ["größe", "vp"]],
  [null, null, [null, null]],
])("folds what insights are found by: %s", (industry, prospect_title, expected) => {
  const row = insightRow(ID, completeDraft(anInsight({ industry, prospect_title }), SOURCE));
  expect([row.folded_industry, row.folded_prospect_title]).toEqual(expected);
});

it("rounds the score of a report to a millionth, in the list and in the column", () => {
  const row = reportRow(ID, completeDraft(aReport({ overall_score: 70.123_456_7 }), SOURCE));
  expect([row.overall_score, JSON.parse(row.document).overall_score]).toEqual([70.123457, 70.123457]);
  expect(JSON.parse(row.detail).criteria_scores).toHaveLength(1);
});

it("tags a template by its version and by what is in it", () => {
  const etagOf = (values: { version?: number; name?: string; is_active?: boolean }) =>
    templateRow(ID, completeDraft(aTemplate(values), SOURCE)).etag;
  expect(etagOf({ version: 3 })).toMatch(/^"3-[0-9a-f]{8}"$/);
  expect(new Set([{}, { version: 2 }, { name: "Other" }].map(etagOf)).size).toBe(3);
  const active = (is_active: boolean) => templateRow(ID, completeDraft(aTemplate({ is_active }), SOURCE)).is_active;
  expect([active(true), active(false)]).toEqual([1, 0]);
});
