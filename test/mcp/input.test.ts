import { afterAll, expect, it } from "vitest";
import { resolveDates } from "../../mcp/input/date-range.ts";
import { TOOL_NAMES, type ToolName } from "../../mcp/settings/tool-names.ts";
import { createSmallEnvironment } from "./support/small-organization.ts";

const { env, ids } = await createSmallEnvironment();
afterAll(() => env.server.close());

const CLOCK = { now: () => new Date("2026-11-20T12:00:00Z"), timeZone: "UTC" };
const UNKNOWN_ID = "05da1f30-89df-4689-a039-657d07502243";
const CRITERIA = [{ name: "Next step", weight: 100, description: "A date." }];
const TEMPLATE = { name: "New", prompt_template: "Score it.", grading_criteria: CRITERIA };

it.each(TOOL_NAMES)("%s rejects an argument that it does not have", async (name) => {
  const { isError, text, structured } = await env.call(name, { nonsense: 1 });
  expect(isError).toBe(true);
  expect(text).toContain(`${name} was not called: There is no argument \`nonsense\`. It takes `);
  expect(structured).toMatchObject({ code: "invalid_arguments", retryable: false });
});

it.each<[ToolName, Record<string, unknown>, string]>([
  ["list_meetings", { stauts: "completed" }, "Did you mean `status`?"],
  ["list_meetings", { userId: "x" }, "Did you mean `user`?"],
  ["list_meetings", { date_from: "2026-11-01" }, "Did you mean `from`?"],
  ["get_meeting", { id: "x" }, "Did you mean `meeting_id`?"],
  ["list_meetings", { status: "complete" }, "did you mean completed?"],
  ["get_team_stats", { time_range: "months" }, "; did you mean month? Fix this and call again."],
  ["list_templates", { call_type: "follow_up" }, "did you mean follow-up?"],
  ["list_meetings", { limit: 500 }, "`limit` must be at most 100."],
  ["list_meetings", { limit: 0 }, "`limit` must be at least 1."],
  ["list_meetings", { limit: 2.5 }, "`limit` must be a whole number."],
  ["list_meetings", { limit: "many" }, "`limit` must be a number."],
  ["list_meetings", { user_id: "Jonas" }, "There is no argument `user_id`. Did you mean `user`?"],
  ["list_meetings", { from: "last wek" }, "words such as yesterday, last week, this quarter, March, 30d, 2026-Q4."],
  ["list_meetings", { from: "2026-02-31" }, "`from` must be a date"],
  ["get_insights", { from: "2026-11-09", to: "2026-11-02" }, "`from` (2026-11-09) is after `to` (2026-11-02)."],
  [
    "list_meetings",
    { owner: "x", stauts: "y" },
    "`owner`. There is no argument `stauts`. Did you mean `status`? It takes ",
  ],
  ["get_meeting", {}, "`meeting_id` is missing."],
  ["get_meeting", { meeting_id: UNKNOWN_ID, search: "" }, "not called: `search` must not be blank. Fix"],
  [
    "create_template",
    { ...TEMPLATE, grading_criteria: "Next step 100" },
    "`grading_criteria` must be a list of objects with name, weight, description.",
  ],
  ["create_template", {}, "`grading_criteria` is missing: a list of objects with name, weight, description."],
  ["get_report", {}, "either `report_id` or `meeting_id`"],
  ["get_report", { report_id: " , " }, "not called: `report_id` must be an id as the list tools give it. Fix"],
  ["get_report", { meeting_id: "b@d, w:rs?" }, "not called: `meeting_id` must be an id as the list tools give it. Fix"],
  [
    "get_report",
    { report_id: Array.from("abcdefghijk").join() },
    "not called: `report_id` must be at most 10 ids. Fix",
  ],
  ["list_meetings", { to: "soon" }, "`to` must be a date: "],
  ["list_meetings", { time_zone: "Berlin" }, "`time_zone` must be a time zone such as Europe/Berlin. Fix"],
  ["create_template", { ...TEMPLATE, name: "  " }, "`name` must not be blank."],
  ["create_template", { ...TEMPLATE, grading_criteria: [] }, "`grading_criteria` is too short: at least 1."],
  [
    "create_template",
    { ...TEMPLATE, grading_criteria: [{ name: "A", weight: 300, description: "B" }] },
    "`grading_criteria[0].weight` must be at most 100.",
  ],
  [
    "create_template",
    { ...TEMPLATE, grading_criteria: [{ ...CRITERIA[0], max: 1 }] },
    "`grading_criteria[0]` has unknown members: `max`.",
  ],
  ["update_template", { template_id: UNKNOWN_ID }, "without a change"],
])("%s explains what is wrong with %j", async (name, given, expected) => {
  const { isError, text } = await env.call(name, given);
  expect(isError).toBe(true);
  expect(text).toContain(expected);
  expect(text.length).toBeLessThanOrEqual(1_000);
});

it("get_report rejects both ids at once", async () => {
  const { text } = await env.call("get_report", { report_id: ids.report, meeting_id: ids.meeting });
  expect(text).toContain("just one of them");
});

it.each<[ToolName, Record<string, unknown>, Record<string, unknown>]>([
  ["list_meetings", { limit: "5", page: " 1 " }, { rows_shown: 1 }],
  ["list_meetings", { status: null, user: null, limit: null }, { rows_shown: 1 }],
  ["list_meetings", { time_zone: " Europe/Berlin " }, { rows_shown: 1 }],
  ["get_template", { template_id: ` ${ids.template} ` }, { id: ids.template }],
  [
    "get_report",
    { report_id: `${Array.from("123456789", (digit) => UNKNOWN_ID.replace(/.$/, digit))},${ids.report}` },
    { reports: 1 },
  ],
  ["list_templates", { is_active: "true" }, { rows_shown: 1 }],
  ["list_templates", { is_active: "False" }, { rows_shown: 0 }],
  ["create_template", { ...TEMPLATE, grading_criteria: JSON.stringify(CRITERIA), dry_run: "true" }, { dry_run: true }],
  [
    "create_template",
    { ...TEMPLATE, grading_criteria: [{ ...CRITERIA[0], weight: "99.5" }], dry_run: true },
    { rows: [{ criterion: "Next step", weight: 99.5, description: "A date." }] },
  ],
])("%s takes %j as what it says", async (name, given, expected) => {
  const { isError, text, structured } = await env.call(name, given);
  expect(isError, text).toBe(false);
  expect(structured).toMatchObject(expected);
});

it("dates have one name on every tool, and reach the insights as date_from and date_to", async () => {
  const range = { from: "2026-11-20", to: "2026-11-20T23:00:00Z" };
  for (const name of ["list_meetings", "list_reports", "get_insights"] as const) {
    expect((await env.call(name, range)).structured).toMatchObject({ rows_shown: 1 });
    expect((await env.call(name, { to: "2026-11-19" })).structured).toMatchObject({ rows_shown: 0 });
  }
});

it.each([
  ["2026-11-20T08:00+01:00", 1],
  ["2026-11-20T08:00:00+01:00", 1],
  ["2026-11-20T07:00Z", 1],
  ["2026-11-20T07:00", 1],
  ["2026-11-20T08:01+01:00", 0],
  ["2026-11-20T07:01Z", 0],
])("from %s finds %i meeting that began at 07:00 UTC", async (from, expected) => {
  const { text, structured } = await env.call("list_meetings", { from });
  expect(structured["rows_shown"], text).toBe(expected);
});

it.each(["2026-11-20 25:00", "2026-11-20T10", "2026-11-20T10:00+0100", "20.11.2026", "2026-02-30", "soon"])(
  "from %s is rejected with the forms to use",
  async (from) => {
    const { text } = await env.call("list_meetings", { from });
    expect(text).toContain("must be a date: YYYY-MM-DD, ISO 8601 such as 2026-11-12T14:00Z");
  },
);

it.each([
  ["last week", { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" }],
  ["this quarter", { from: "2026-10-01T00:00:00.000Z", to: undefined }],
  ["yesterday", { from: "2026-11-19T00:00:00.000Z", to: "2026-11-19T23:59:59.999Z" }],
  ["2026-Q3", { from: "2026-07-01T00:00:00.000Z", to: "2026-09-30T23:59:59.999Z" }],
  ["7d", { from: "2026-11-13T12:00:00.000Z", to: undefined }],
  ["2026-11-01", { from: "2026-11-01", to: undefined }],
])("from %s is resolved by the server", (from, expected) => {
  expect(resolveDates({ from }, CLOCK)).toEqual(expected);
});

it.each([
  ["2026-11-20", "2026-11-20"],
  ["2026-11-20T23:00Z", "2026-11-21T02:00+02:00"],
  ["2026-11-20T23:00:00", "2026-11-20"],
  ["2026-11-20T01:00:00", "2026-11-20T01:00:00Z"],
  ["2026-11-20T01:00:00Z", "2026-11-20T01:00"],
  ["2026-11-20T23:00:00+02:00", "2026-11-20T21:00:00Z"],
])("from %s to %s is a range, in whatever time zone this runs", (from, to) => {
  const { TZ } = process.env;
  try {
    for (const zone of ["Pacific/Honolulu", "Pacific/Auckland"]) {
      process.env["TZ"] = zone;
      expect(() => resolveDates({ from, to }, CLOCK)).not.toThrow();
    }
  } finally {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  }
});

it("a text that looks like a number stays a text where a text is wanted", async () => {
  const { structured } = await env.call("create_template", { ...TEMPLATE, name: "2026", dry_run: true });
  expect(structured["name"]).toBe("2026");
});

it("null clears a field of a template, and only there means something", async () => {
  const { structured } = await env.call("update_template", { template_id: ids.template, description: null });
  expect(structured).not.toHaveProperty("description");
  expect((await env.call("get_template", { template_id: ids.template })).text).not.toContain("mid-market");
});

it.each([
  ["2026-11-12T14:00", "2026-11-12T14:00:00.000Z"],
  ["2026-11-12 14:00", "2026-11-12T14:00:00.000Z"],
  ["2026-11-12T14:00Z", "2026-11-12T14:00Z"],
  ["2026-11-12T14:00+02:00", "2026-11-12T14:00+02:00"],
  ["2026-11-12", "2026-11-12"],
])("the time %s is sent as %s, whatever the zone of this machine and of the service", (written, sent) => {
  expect(resolveDates({ from: written }, CLOCK).from).toBe(sent);
});
