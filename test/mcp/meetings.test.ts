import { afterAll, expect, it } from "vitest";
import { parseQuery } from "../../core/text/word-query.ts";
import { describeLine, describeMoments } from "../../mcp/meeting/describe-moments.ts";
import { callTool } from "../../mcp/protocol/call-tool.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import { createForeignService } from "../dialects/service/foreign-service.ts";
import { readResult } from "./support/environment.ts";
import { openForeignTools, openSlowTools } from "./support/foreign-tools.ts";
import { createSalesTeam, rowsOf } from "./support/sales-team.ts";

const { env, meetings, reports } = await createSalesTeam();
afterAll(() => env.server.close());

const short = (meeting: number): string => String(meetings[meeting]).slice(0, 8);
const idsOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row["id"]);

it("a list of meetings has rep, company, length, state and reports of each", async () => {
  const rows = rowsOf(await env.call("list_meetings"));
  expect(rows).toMatchObject([
    {
      ...{
        id: short(0),
        started_at: "2026-11-18T10:00Z",
        rep: "Ana Ruiz",
        company: "Northwind",
        title: "Pricing call",
      },
      ...{ minutes: 30, status: "completed", call_type: "discovery", reports: 1 },
    },
    { id: short(2), rep: "Ben Okafor", company: "Contoso", title: "Demo" },
    { id: short(3), rep: "Cleo Marsh", status: "no_transcript", reports: 0 },
    { id: short(1) },
    { id: short(4) },
  ]);
  expect(rows[0]).not.toHaveProperty("score");
});

it("scores and templates stand in the place of the number of reports", async () => {
  const rows = rowsOf(await env.call("list_meetings", { with_scores: true }));
  expect(rows.map((row) => [row["score"], row["template"]])).toEqual([
    [90, "Discovery scorecard"],
    [50.5, "Discovery scorecard"],
    [undefined, undefined],
    [70, "Discovery scorecard"],
    [60, "Discovery scorecard"],
  ]);
  expect(rows[0]).not.toHaveProperty("reports");
});

const SCOPE = "`search` looked in titles, people and companies only; `mentions` looks in what was said.";

it.each<[string, number[]]>([
  ["pricing", [0]],
  ["north", [0, 4]],
  ["NORTH ruiz", [0]],
  ["okafor, contoso", [2]],
  ["ivo@buyer.example", [0, 2, 3, 1, 4]],
  ["cleo@acme", [3]],
  ["acme", [0, 2, 3, 1, 4]],
  ["nobody", []],
  ["callana", []],
])("search for %j finds the meetings %j", async (search, expected) => {
  const result = await env.call("list_meetings", { search });
  expect(idsOf(rowsOf(result))).toEqual(expected.map(short));
  expect(result.structured["total"]).toBe(expected.length);
});

it.each([
  ["contosso", "Contoso"],
  ["haldn", "Halden Foods"],
])("the misspelled search %j suggests %s", async (search, company) => {
  const { isError, structured } = await env.call("list_meetings", { search });
  expect(isError).toBe(true);
  expect(structured).toMatchObject({
    message: "`search` is in no title, person or company of these meetings. A similar name:",
    quoted: `<untrusted-data 00c0ffee>\n${company}\n</untrusted-data 00c0ffee>`,
  });
});

it("a search that finds nothing says among how many meetings, and that it read them in part", async () => {
  const { structured } = await env.call("list_meetings", { search: "nobody", user: "Cleo Marsh" });
  expect(structured["notes"]).toEqual([
    "`search` is in no title, person or company of the 1 meeting.",
    SCOPE,
    "Nothing matches: widen the filters, or remove some.",
  ]);
  const slow = openSlowTools(createForeignService().fetch, 1, "meetings");
  expect((await slow("list_meetings", { search: "nobody" })).structured["notes"]).toEqual([
    "`search` is in no title, person or company of the 100 meetings.",
    "Only the first 100 of 105 meetings of the list were read: narrow from and to.",
    SCOPE,
    "Nothing matches: widen the filters, or remove some.",
  ]);
});

it("a search of no meetings at all names no number of them", async () => {
  const { fetch } = createForeignService({ organization: ({ meetings }) => meetings.splice(0) });
  const { structured } = await openForeignTools(fetch)("list_meetings", { search: "nobody" });
  expect(structured["notes"]).toEqual([SCOPE, "Nothing matches: widen the filters, or remove some."]);
});

it("scores are sorted as numbers, and those of meetings with several reports each in their own row", async () => {
  const { fetch } = createForeignService({
    organization(organization) {
      const [report] = organization.reports;
      organization.meetings.length = 4;
      organization.reports = ["9", 80, null, 0, "?"].map((overall_score, index) => ({
        ...report,
        ...{ id: `0000000${index}-0000-4000-8000-000000000000`, overall_score },
        meeting_id: organization.meetings[index < 3 ? 0 : index - 2]?.["id"],
      }));
    },
  });
  const call = openForeignTools(fetch);
  const best = await call("list_meetings", { order: "best" });
  expect(rowsOf(best).map(({ title, score }) => [title, score])).toEqual([
    ["Discovery call 0", 80],
    ["Discovery call 0", 9],
    ["Discovery call 1", 0],
  ]);
  expect(best.structured["notes"]).toEqual([
    "2 meetings without a score are left out.",
    "3 rows are of 2 meetings: one with several reports has a row for each. Compare scores of one template only.",
  ]);
});

it("words in transcripts are found with the best moments, and what was looked through is said", async () => {
  const result = await env.call("list_meetings", { mentions: "price contract" });
  expect(rowsOf(result)).toMatchObject([
    {
      id: short(0),
      hits: 3,
      moments:
        "00:01:10 Ivo Kerr: Your price is too high for us. / 01:00:00 Ivo Kerr: Let us talk about the contract then, and the price.",
    },
    { id: short(2), hits: 1, moments: "00:00:01 Ben Okafor: The price comes later." },
  ]);
  expect(result.structured["notes"]).toEqual([
    'Looked through 4 transcripts of 4 meetings: 2 meetings match. Words were looked for as written, with English inflections, not synonyms or translations; preis* finds all that begin so. A line with any of the words counts; "in quotation marks" they are a phrase.',
    "`moments` has the two best of a meeting's hits: get_meeting with search has all.",
  ]);
});

it("one transcript and one meeting are in the singular", async () => {
  const { structured } = await env.call("list_meetings", { mentions: "price", search: "Demo" });
  expect(structured["notes"]).toEqual([
    "Looked through 1 transcript of 1 meeting: 1 meeting matches. Words were looked for as written, with English inflections, not synonyms or translations; preis* finds all that begin so.",
  ]);
});

it("two moments of a meeting are all of its hits", async () => {
  const { structured } = await env.call("list_meetings", { mentions: "cost" });
  expect(structured).toMatchObject({
    rows: [{ id: short(0), hits: 2 }],
    notes: [expect.stringMatching(/^Looked through 4 transcripts/)],
  });
});

it("mentions without a word are rejected", async () => {
  const { isError, text } = await env.call("list_meetings", { mentions: " - " });
  expect([isError, text]).toEqual([
    true,
    expect.stringContaining("`mentions` has no word to look for. Name at least one."),
  ]);
});

it.each<[Record<string, unknown>, number[], object]>([
  [{ order: "best" }, [0, 1, 4, 2], { total: 4, notes: ["1 meeting without a score is left out."] }],
  [{ order: "worst" }, [2, 4, 1, 0], { total: 4, notes: ["1 meeting without a score is left out."] }],
  [{ order: "worst", user: "Ana Ruiz" }, [1, 0], { total: 2 }],
  [{ order: "best", limit: 1, page: 2 }, [1], { total: 4, rows_shown: 1, has_more: true, next_page: 3 }],
  [{ order: "best", search: "contoso" }, [2], { total: 1, notes: ["1 meeting without a score is left out.", SCOPE] }],
  [{ order: "newest", search: "contoso" }, [2, 3], { total: 2 }],
  [{ search: "contoso", with_scores: true }, [2, 3], { total: 2 }],
  [{ search: "contoso", status: "no_transcript" }, [3], { total: 1 }],
  [{ search: "north", from: "2026-11-01" }, [0], { total: 1 }],
  [{ search: "north", to: "2026-10-31" }, [4], { total: 1 }],
])("%j gives the meetings %j", async (given, expected, facts) => {
  const result = await env.call("list_meetings", given);
  expect(idsOf(rowsOf(result))).toEqual(expected.map(short));
  expect(result.structured).toMatchObject(facts);
});

const line = (offset: number, said: string, { speaker = "Ana", seconds = 5 as number | null } = {}) => ({
  ...{ offset, seconds, speaker },
  text: said,
});

it.each([
  [line(0, "Hello."), "00:00:05 Ana: Hello."],
  [line(0, "Hello.", { speaker: "" }), "00:00:05 Hello."],
  [line(0, "Hello.", { seconds: null }), "Ana: Hello."],
  [line(0, "x".repeat(160)), `00:00:05 Ana: ${"x".repeat(160)}`],
  [line(0, "x".repeat(161)), `00:00:05 Ana: ${"x".repeat(160)}…`],
  [line(0, `${"x".repeat(159)}🚀`), `00:00:05 Ana: ${"x".repeat(159)}…`],
  [line(0, `${"x ".repeat(90)}. Our prices? Fine.`), "00:00:05 Ana: …Our prices? Fine."],
  [line(0, `${"x ".repeat(90)}price`), `00:00:05 Ana: …${"x ".repeat(77)}price`],
  [line(0, `${"予".repeat(170)}。価格は price です。`), "00:00:05 Ana: …価格は price です。"],
])("a line is shown with its time and speaker, shortened to where the word is", (given, expected) => {
  expect(describeLine(given as never, parseQuery("price"))).toBe(expected);
});

it("of many moments the two with most words are shown, in the order of the transcript", () => {
  const hit = (offset: number, terms: number[]) => ({ line: line(offset, `at ${offset}`), terms });
  const hits = [hit(0, [0]), hit(10, [0, 1]), hit(20, [0, 1, 2]), hit(30, [0])];
  expect(describeMoments([...hits].reverse() as never, parseQuery("at"))).toBe(
    "00:00:05 Ana: at 10 / 00:00:05 Ana: at 20",
  );
});

it("reports of several meetings have a row each, criteria from the weakest, and those without one are named", async () => {
  env.progress.length = 0;
  const result = await env.call("get_report", { meeting_id: meetings.slice(0, 4).join(", ") });
  expect(rowsOf(result)).toMatchObject([
    {
      ...{ meeting_id: short(0), created_at: "2026-11-18T12:00Z", rep: "Ana Ruiz", score: 90 },
      ...{ criteria: "Close 85, Discovery 95", template: "Discovery scorecard" },
      ...{ strength: "Asked before pitching", improvement: "Put a date on the next step" },
    },
    { meeting_id: short(1), criteria: "Discovery 60, Close 80" },
    { meeting_id: short(2), rep: "Ben Okafor", score: 50.5, criteria: "Discovery 40, Close not assessed" },
  ]);
  expect(result.structured).toMatchObject({
    reports: 3,
    notes: [
      "Criteria are listed from the weakest; strength and improvement are the first of each report. For all, with feedback and quotes, get one report.",
      `No report for ${meetings[3]}.`,
    ],
  });
  expect(env.progress).toEqual([1, 2, 3, 4].map((done) => [done, 4]));
});

it("one report has feedback for each criterion, and says which score is left open", async () => {
  const result = await env.call("get_report", { report_id: reports[2] });
  expect(result.structured).toMatchObject({
    id: reports[2],
    meeting_id: meetings[2],
    overall_score: 50.5,
    rep: "Ben Okafor",
    strengths: ["Asked before pitching"],
    improvements: ["Put a date on the next step"],
    next_steps: ["Send the summary with two dates to choose from"],
  });
  expect(rowsOf(result)).toMatchObject([
    { criterion: "Discovery", weight: 50, score: 40, feedback: "Fine." },
    { criterion: "Close", score: "not assessed" },
  ]);
});

it.each([
  [[], "get_meeting shows its status, list_meetings which meetings have reports."],
  [["--tools", "get_report,get_meeting"], "get_meeting shows its status."],
])(
  "a meeting that has not been scored is no failure of the id, and the tools on offer are named",
  async (argv, hint) => {
    const { structured } = await callWith(argv, "get_report", { meeting_id: meetings[3] });
    expect(structured).toMatchObject({
      code: "not_found",
      retryable: false,
      message: `get_report found no report: this meeting has not been scored. ${hint}`,
    });
  },
);

it("without another tool nothing is named", async () => {
  const { structured } = await callWith(["--tools", "get_report"], "get_report", { meeting_id: meetings[3] });
  expect(structured["message"]).toBe("get_report found no report: this meeting has not been scored.");
});

it.each<[Record<string, unknown>, number[]]>([
  [{}, [0, 2, 1, 3]],
  [{ user: "Ana Ruiz" }, [0, 1]],
  [{ min_score: 70 }, [0, 1]],
  [{ max_score: 60 }, [2, 3]],
  [{ from: "2026-11-12" }, [0, 2]],
  [{ to: "2026-10-31" }, [3]],
])("list_reports with %j gives the reports %j", async (given, expected) => {
  const rows = rowsOf(await env.call("list_reports", given));
  expect(idsOf(rows)).toEqual(expected.map((report) => String(reports[report]).slice(0, 8)));
});

it("a report's row names meeting, rep, score and template", async () => {
  expect(rowsOf(await env.call("list_reports", { user: "Ben Okafor", min_score: 55 }))).toEqual([
    {
      ...{ id: String(reports[3]).slice(0, 8), created_at: "2026-10-20T12:00Z", score: 60 },
      ...{ template: "Discovery scorecard", rep: "Ben Okafor", meeting_id: short(4) },
    },
  ]);
});

it("roleplay sessions are listed with their score, by person and state", async () => {
  const rows = rowsOf(await env.call("list_roleplay_sessions"));
  expect(rows.map((row) => [row["created_at"], row["rep"], row["score"]])).toEqual([
    ["2026-11-12T09:00Z", "Cleo Marsh", undefined],
    ["2026-11-12T08:00Z", "Ana Ruiz", 61],
    ["2026-11-10T08:00Z", "Ana Ruiz", 80],
    ["2026-10-30T08:00Z", "Ana Ruiz", 10],
  ]);
  const own = rowsOf(await env.call("list_roleplay_sessions", { user: "Ana Ruiz" }));
  expect(own.map((row) => row["score"])).toEqual([61, 80, 10]);
  const [one] = rowsOf(await env.call("list_roleplay_sessions", { user: "Cleo Marsh" }));
  expect(one).toMatchObject({
    ...{ status: "scored", rep: "Cleo Marsh", minutes: 14, scenario: "The sceptical buyer", difficulty: "medium" },
    persona: "Morgan Lee, Head of Operations, Halden Foods",
  });
  expect((await env.call("list_roleplay_sessions", { status: "failed" })).structured["total"]).toBe(0);
});

async function callWith(argv: readonly string[], name: "get_report", given: Record<string, unknown>) {
  const environment = { SERVICE_API_KEY: env.server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  const session = createSession(readSettings(argv, environment), { fetch: env.server.fetch });
  return readResult(await callTool({ name, given, signal: new AbortController().signal }, session));
}
