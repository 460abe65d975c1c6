import { describe, expect, it } from "vitest";
import { createForeignService, type Dialect, type ListPage } from "../dialects/service/foreign-service.ts";
import { notesOf, openForeignTools } from "./support/foreign-tools.ts";
import { rowsOf } from "./support/sales-team.ts";

const uncounted: Dialect = { list: ({ rows }: ListPage) => ({ body: rows }) };
const empty: Dialect = {
  organization(organization) {
    for (const list of ["meetings", "reports", "templates", "insights", "sessions"] as const) organization[list] = [];
  },
};

const open = (dialect: Dialect = {}) => openForeignTools(createForeignService(dialect).fetch);

describe("an empty list", () => {
  const WHOLE =
    " `industry` and `prospect_title` are compared as a whole: rows without these filters show which there are.";
  const PAGED = ["list_meetings", "list_templates", "get_insights", "list_reports", "list_roleplay_sessions"] as const;

  it.each(PAGED)("of %s past the end of an uncounted list is not said to be empty", async (name) => {
    expect(notesOf(await open(uncounted)(name, { page: 9 }))).toContain(
      "Page 9 is empty: the list ends before it. Start with page 1.",
    );
  });

  it.each(PAGED)("of %s past the end of a counted list names the page", async (name) => {
    expect(notesOf(await open()(name, { page: 9 }))).toContain("There is no page 9: start with page 1.");
  });

  it.each(PAGED)("of %s without filters says that there are none", async (name) => {
    expect(notesOf(await open(empty)(name))).toBe("There are none.");
  });

  it.each([
    ["list_meetings", { status: "failed" }],
    ["list_meetings", { search: "northwind" }],
    ["list_meetings", { from: "last week", order: "best" }],
    ["get_insights", { industry: "food" }, WHOLE],
    ["get_insights", { group_by: "phrase", prospect_title: "cfo" }, WHOLE],
    ["get_insights", { type: "objection" }],
    ["list_templates", { call_type: "demo" }],
    ["list_reports", { min_score: 50 }],
    ["list_roleplay_sessions", { status: "scored" }],
  ] as const)("of %s with %j says what to do about the filters", async (name, given, more: string = "") => {
    const notes = notesOf(await open(empty)(name, given));
    expect(notes).toContain(`Nothing matches: widen the filters, or remove some.${more}`);
    expect(notes.includes(WHOLE)).toBe(more !== "");
  });

  it("of meetings without a score says that they were left out, and not that there are none", async () => {
    const call = open({
      organization(organization) {
        organization.reports = [];
      },
    });
    const notes = notesOf(await call("list_meetings", { order: "worst" }));
    expect(notes).toBe("105 meetings without a score are left out.");
  });
});

it.each([
  ["list_meetings", { search: "???" }, "search"],
  ["list_meetings", { search: "\ufffd\ufffd" }, "search"],
  ["list_meetings", { mentions: "— !" }, "mentions"],
  ["get_insights", { search: "…" }, "search"],
  ["get_meeting", { meeting_id: "00000001-0000-4000-8000-000000000000", search: "?" }, "search"],
] as const)("%s with %j finds nothing and everything, and so says what is missing", async (name, given, argument) => {
  const result = await open()(name, given);
  expect(result.structured).toMatchObject({ code: "invalid_arguments" });
  expect(result.text).toContain(`\`${argument}\` has no word to look for. Name at least one.`);
});

it.each([
  ["list_meetings", { search: "discovery" }],
  ["list_meetings", { order: "best" }],
  ["get_team_stats", { group_by: "person", with_roleplay: true, from: "2026-01-01" }],
  ["get_insights", { group_by: "type" }],
] as const)("%s with %j reads whole lists of a service that gives 20 rows at most", async (name, given) => {
  const atMost20: Dialect = {
    every: ({ searchParams }) =>
      Number(searchParams.get("limit") ?? 0) > 20
        ? { status: 400, body: { data: null, error: { message: "limit must be at most 20" }, meta: null } }
        : undefined,
  };
  const plain = await open()(name, given);
  const { isError, structured } = await open(atMost20)(name, given);
  expect(isError).toBe(false);
  expect(structured).toEqual(plain.structured);
});

describe("a service that lists the oldest first", () => {
  const oldestFirst: Dialect = {
    organization(organization) {
      organization.reports = organization.reports.map((report, index) => ({
        ...report,
        overall_score: 100 - index / 10,
      }));
      for (const list of ["meetings", "reports", "insights"] as const) organization[list].reverse();
    },
  };

  it("has the same newest report of a meeting as one that lists the newest first", async () => {
    const call = open(oldestFirst);
    const ID = "00000001-0000-4000-8000-000000000000";
    expect((await call("get_report", { meeting_id: ID })).structured).toMatchObject({ overall_score: 100 });
    const { structured } = await call("list_meetings", { search: "call 0", with_scores: true });
    expect(rowsOf({ structured, isError: false, text: "" })[0]).toMatchObject({ id: ID, score: 100 });
  });

  it("has its newest meetings and insights found first", async () => {
    const call = open(oldestFirst);
    const meetings = rowsOf(await call("list_meetings", { search: "discovery", limit: 2 }));
    expect(meetings.map(({ title }) => title)).toEqual(["Discovery call 0", "Discovery call 1"]);
    const insights = rowsOf(await call("get_insights", { search: "managers", limit: 2 }));
    expect(insights.map(({ title }) => title)).toEqual([
      "Managers hear too few calls 0",
      "Managers hear too few calls 1",
    ]);
  });
});

describe("reports of several meetings", () => {
  const id = (index: number) => `00000001-0000-4000-8000-${String(index).padStart(12, "0")}`;

  it("are given although ids lead nowhere and meetings have none", async () => {
    const call = open({
      organization: (organization) => {
        organization.reports = organization.reports.filter(({ meeting_id: of }) => of !== id(1) && of !== id(2));
      },
    });
    const nothing = [`No report for ${id(1)}, ${id(2)}.`, `There is nothing with the id ${id(998)}, ${id(999)}.`];
    const ids = [1, 2, 998, 999].map(id);
    const some = await call("get_report", { meeting_id: [id(0), ...ids].join() });
    expect(some.structured).toMatchObject({ reports: 2, notes: [expect.stringMatching(/^Criteria are/), ...nothing] });
    const none = await call("get_report", { meeting_id: ids.join() });
    expect(none.structured).toMatchObject({ reports: 0, notes: nothing });
  });

  it("fail with the service, where it is not their ids", async () => {
    const every: Dialect["every"] = ({ pathname }) =>
      pathname.includes(id(1))
        ? { status: 403, body: { data: null, error: { message: "No." }, meta: null } }
        : undefined;
    const result = await open({ every })("get_report", { meeting_id: `${id(0)},${id(1)}` });
    expect(result).toMatchObject({ isError: true, structured: { status: 403 } });
  });

  it.each([
    [9, `Time ran out before ${id(8)}: call again for it.`],
    [10, `Time ran out before ${id(8)}, ${id(9)}: call again for these.`],
  ])("that time did not suffice for, of %i, are not said to be missing", async (length, note) => {
    let time = Date.parse("2026-11-21T12:00:00Z");
    const service = createForeignService();
    const fetch: typeof globalThis.fetch = (input, init) => {
      time += 20_000;
      return service.fetch(input, init);
    };
    const call = openForeignTools(fetch, () => new Date(time));
    const result = await call("get_report", { meeting_id: Array.from({ length }, (_, index) => id(index)).join() });
    expect(notesOf(result)).toContain(note);
    expect(notesOf(result)).not.toContain("No report for");
  });
});

it("weeks say how many reports have no date, and belong to none of them", async () => {
  const call = open({
    row: (row, resource) => (resource === "reports" ? { ...row, created_at: undefined } : row),
  });
  const result = await call("get_team_stats", { group_by: "week" });
  expect(notesOf(result)).toContain("112 reports of 112 without a date are not in these rows.");
  expect(rowsOf(result)).toEqual([{ starts: "2026-11-16", scored: 0 }]);
});

it("a criterion whose score the service leaves out is not said to be left open", async () => {
  const call = open({
    row: (row, resource) =>
      resource === "reports" && Array.isArray(row["criteria_scores"])
        ? { ...row, criteria_scores: row["criteria_scores"].map(({ score: _, ...rest }) => rest) }
        : row,
  });
  const { text } = await call("get_report", { report_id: "00000002-0000-4000-8000-000000000000" });
  expect(text).not.toContain("not assessed");
  expect(text).toContain("Discovery");
});

describe("a failure", () => {
  const failing = (body: unknown) =>
    open({ every: () => ({ status: 422, headers: { "content-type": "application/json" }, body }) });

  it("for which the service gave no reason says so, and quotes nothing", async () => {
    const { text, structured } = await failing({})("list_templates");
    expect(text).toContain("list_templates failed with status 422; the service gave no reason.");
    expect(structured).not.toHaveProperty("quoted");
  });

  it("quotes the service's words whole, whatever they look like", async () => {
    const words = "Upstream GET /x failed with status 500: no (request 7)";
    const { structured } = await failing({ data: null, error: { message: words }, meta: null })("list_templates");
    expect(structured["quoted"]).toContain(`\n${words}\n`);
  });
});

it.each([401, 403])("after a %i nothing is shown that was read before", async (status) => {
  let isRevoked = false;
  const call = open({
    every: () => (isRevoked ? { status, body: { data: null, error: { message: "No." }, meta: null } } : undefined),
  });
  const given = { meeting_id: "00000001-0000-4000-8000-000000000000" };
  expect((await call("get_meeting", given)).text).toContain("What made you take this call?");
  isRevoked = true;
  expect((await call("list_templates")).isError).toBe(true);
  const { text } = await call("get_meeting", given);
  expect(text).not.toContain("What made you take this call?");
});

it.each([
  ["list_meetings", { from: "last week" }, "Period: from 2026-11-09T00:00Z to 2026-11-15T23:59Z."],
  ["list_meetings", { from: "7d", search: "discovery" }, "Period: from 2026-11-14T12:00Z until now."],
  ["get_insights", { from: "2026-11", group_by: "type" }, "Period: from 2026-11-01T00:00Z until now."],
  ["list_reports", { to: "yesterday" }, "Period: to 2026-11-20T23:59Z."],
] as const)("%s with %j says which dates the words stand for", async (name, given, note) => {
  expect(notesOf(await open()(name, given))).toContain(note);
});

it("dates that were given as dates are not repeated", async () => {
  expect(notesOf(await open()("list_meetings", { from: "2026-11-01", to: "2026-11-10" }))).not.toContain("Period");
});

it("templates and sessions are listed with what the service has of them", async () => {
  const call = open({
    organization({ templates, sessions }) {
      Object.assign(templates[0] ?? {}, { grading_criteria: [{ name: "Discovery" }, { name: "Close", weight: 40 }] });
      Object.assign(sessions[0] ?? {}, { scenario: null, persona: null });
      Object.assign(sessions[1] ?? {}, { persona: { name: "Morgan Lee", company: "Halden" } });
    },
  });
  expect(rowsOf(await call("list_templates"))[0]).toMatchObject({ criteria: "Discovery, Close 40", is_active: true });
  const [first, second] = rowsOf(await call("list_roleplay_sessions"));
  expect([first?.["scenario"], first?.["persona"], second?.["persona"]]).toEqual([
    undefined,
    undefined,
    "Morgan Lee, Halden",
  ]);
});

it("scores beside a list are read from its oldest meeting on", async () => {
  const asked: string[] = [];
  const { fetch } = createForeignService({
    every: ({ pathname, search }) => (pathname.endsWith("/reports") ? void asked.push(search) : undefined),
  });
  await openForeignTools(fetch)("list_meetings", { with_scores: true, limit: 2, user: "Jonas Lindqvist" });
  const [query] = asked.map((search) => Object.fromEntries(new URLSearchParams(search)));
  expect(query).toMatchObject({ from: "2026-11-21T07:00:00.000Z", user_id: "00000009-0000-4000-8000-000000000001" });
});

it("a list of meetings tells calls in one language from those in another", async () => {
  const call = open({
    organization({ meetings }) {
      for (const [index, meeting] of meetings.entries()) meeting["language"] = index % 2 === 0 ? "de" : "en";
    },
  });
  expect(rowsOf(await call("list_meetings", { limit: 2 })).map(({ language }) => language)).toEqual(["de", "en"]);
});
