import { afterAll, expect, it } from "vitest";
import { LITERAL_SEARCH } from "../../mcp/input/read-query.ts";
import { groupInsights } from "../../mcp/insight/group-insights.ts";
import { createSalesTeam, rowsOf } from "./support/sales-team.ts";

const { env, meetings, people } = await createSalesTeam();
afterAll(() => env.server.close());

const short = (meeting: number): string => String(meetings[meeting]).slice(0, 8);
const quotesOf = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row["quote"]);

const NOTE =
  "Quotes are the prospects' own words. `moment` is where in the meeting: get_meeting with `search` finds it.";

it("a list of insights says who said what, when, to whom, and in which meeting", async () => {
  const result = await env.call("get_insights");
  expect(rowsOf(result)).toMatchObject([
    {
      occurred_at: "2026-11-18T10:00Z",
      type: "objection",
      title: "Too expensive",
      quote: "Your price is too high for us.",
      moment: "00:01:10",
      prospect: "Ivo Kerr",
      prospect_title: "VP Sales",
      company: "Northwind",
      industry: "Logistics",
      sentiment: "negative",
      rep: "Ana Ruiz",
      meeting_id: short(0),
    },
    { quote: "It costs a lot.", prospect: "Eva Lund", company: "Contoso", rep: "Ben Okafor", meeting_id: short(2) },
    { type: "pain_point", title: "Slow ramp", summary: "New reps need months.", rep: "Ben Okafor" },
  ]);
  expect(result.structured).toMatchObject({ rows_shown: 3, total: 3, has_more: false, notes: [NOTE] });
});

it.each<[Record<string, unknown>, string[], string]>([
  [{ type: "objection" }, ["Your price is too high for us.", "It costs a lot."], "2 of 3 insights match."],
  [{ user: "Ana Ruiz" }, ["Your price is too high for us."], "1 of 3 insights match."],
  [{ search: "northwind expensive" }, ["Your price is too high for us."], "1 of 3 insights match."],
  [{ search: "BUDGET" }, ["Your price is too high for us."], "1 of 3 insights match."],
  [{ search: "cost" }, ["It costs a lot."], "1 of 3 insights match."],
  [{ search: "eva" }, ["It costs a lot."], "1 of 3 insights match."],
  [{ search: "ramps" }, [""], "1 of 3 insights match."],
  [{ search: "north" }, ["Your price is too high for us.", ""], "2 of 3 insights match."],
  [
    { search: "price", type: "objection", user: "Ana Ruiz" },
    ["Your price is too high for us."],
    "1 of 3 insights match.",
  ],
  [{ search: "price", from: "2026-11-19" }, [], "0 of 0 insights match."],
  [{ search: "price", user: "Ben Okafor" }, [], "0 of 3 insights match."],
])("%j finds %j", async (given, quotes, note) => {
  const { structured, ...result } = await env.call("get_insights", given);
  const rows = rowsOf({ structured, ...result });
  expect(rows.length).toBe(quotes.length);
  expect(rows.map((row) => row["quote"] ?? "")).toEqual(quotes);
  const empty = "Nothing matches: widen the filters, or remove some.";
  const searched = "search" in given ? `${note} ${LITERAL_SEARCH}` : note;
  expect(structured["notes"]).toEqual([searched, quotes.length > 0 ? NOTE : empty]);
});

it("found insights are paged by page and limit", async () => {
  const { structured, ...result } = await env.call("get_insights", { type: "objection", limit: 1, page: 2 });
  expect(structured).toMatchObject({ rows_shown: 1, total: 2, has_more: false });
  expect(quotesOf(rowsOf({ structured, ...result }))).toEqual(["It costs a lot."]);
  const beyond = await env.call("get_insights", { type: "objection", page: 2 });
  expect(beyond.structured["notes"]).toEqual([
    "2 of 3 insights match.",
    "There is no page 2: start with page 1.",
    NOTE,
  ]);
});

it.each<[string, string, object[]]>([
  [
    "phrase",
    "count|meetings|companies|quote|moment|said_by|company|meeting_id",
    [
      {
        ...{
          phrase: "Too expensive",
          count: 2,
          meetings: 2,
          companies: 2,
          quote: "It costs a lot.",
          moment: "00:00:01",
        },
        ...{ said_by: "Eva Lund", company: "Contoso", rep: "Ben Okafor", meeting_id: short(2) },
      },
      {
        ...{ phrase: "Slow ramp", count: 1, meetings: 1, companies: 1, quote: "New reps need months." },
        ...{ moment: "00:00:11", said_by: "Ana Ruiz", company: "Northwind", rep: "Ben Okafor", meeting_id: short(4) },
      },
    ],
  ],
  [
    "type",
    "count|meetings|companies|quote|moment|said_by|company|meeting_id",
    [
      { type: "objection", count: 2, meetings: 2, companies: 2, quote: "It costs a lot." },
      { type: "pain_point", count: 1, meetings: 1, companies: 1, quote: "New reps need months." },
    ],
  ],
  [
    "company",
    "count|meetings|quote|moment|said_by|rep|meeting_id",
    [
      {
        company: "Northwind",
        count: 2,
        meetings: 2,
        companies: 1,
        quote: "Your price is too high for us.",
        rep: "Ana Ruiz",
      },
      { company: "Contoso", count: 1, meetings: 1, companies: 1, quote: "It costs a lot.", rep: "Ben Okafor" },
    ],
  ],
  [
    "rep",
    "count|meetings|companies|quote|moment|said_by|company|meeting_id",
    [
      { rep: "Ben Okafor", count: 2, meetings: 2, companies: 2, quote: "It costs a lot.", company: "Contoso" },
      { rep: "Ana Ruiz", count: 1, meetings: 1, companies: 1, quote: "Your price is too high for us." },
    ],
  ],
  [
    "industry",
    "count|meetings|companies|quote|moment|said_by|company|rep|meeting_id",
    [{ industry: "Logistics", count: 3, meetings: 3, companies: 2, quote: "It costs a lot.", rep: "Ben Okafor" }],
  ],
])(
  "grouped by %s, the most frequent come first, each with %s and its most certain quote",
  async (by, columns, expected) => {
    const result = await env.call("get_insights", { group_by: by });
    expect(rowsOf(result)).toMatchObject(expected);
    expect(result.text.split("\n")).toContain(`${by}|${columns}`);
    const phrases =
      "Phrases count as worded: one point in other words or another language has a row of its own. One quote each.";
    expect(result.structured).toMatchObject({
      ...{ rows_shown: expected.length, total: expected.length, has_more: false },
      notes: ["3 of 3 insights match.", by === "phrase" ? phrases : "One quote is shown for each group."],
    });
  },
);

it("spellings of one company are one group, as in the weekly report", () => {
  const insights = ["Northwind", "Café Noir", "NORTHWIND ", "Cafe Noir"].map((company_name) => ({ company_name }));
  const groups = groupInsights(insights as never, "company", () => undefined);
  expect(groups.map((group) => [group.name, group.insights.length])).toEqual([
    ["Northwind", 2],
    ["Café Noir", 2],
  ]);
});

it("an id of a person in capitals finds the same", async () => {
  const found = async (user: string) => rowsOf(await env.call("get_insights", { user }));
  expect(await found(people.ben.toUpperCase())).toEqual(await found(people.ben));
});

it("objections show the quote of the best scored call, and what the rep said to it", async () => {
  const [row] = rowsOf(await env.call("get_insights", { type: "objection", group_by: "phrase" }));
  expect(row).toMatchObject({
    count: 2,
    quote: "Your price is too high for us.",
    reaction: "Against the cost of one lost deal it is small.",
  });
  // Nobody says anything after this quote.
  const [last] = rowsOf(await env.call("get_insights", { type: "objection", group_by: "phrase", user: "Ben Okafor" }));
  expect(last).toMatchObject({ quote: "It costs a lot." });
  expect(last).not.toHaveProperty("reaction");
});

it("groups are paged, and none at all says what to do", async () => {
  const first = await env.call("get_insights", { group_by: "phrase", limit: 1 });
  expect(first.structured).toMatchObject({ rows_shown: 1, total: 2, has_more: true, next_page: 2 });
  const second = await env.call("get_insights", { group_by: "phrase", limit: 1, page: 2 });
  expect(second.structured).toMatchObject({ rows_shown: 1, total: 2, has_more: false });
  expect(second.structured).not.toHaveProperty("next_page");
  expect(rowsOf(second)[0]).toMatchObject({ phrase: "Slow ramp" });
  const none = await env.call("get_insights", { group_by: "phrase", from: "2026-11-19" });
  expect(none.structured["notes"]).toEqual([
    "0 of 0 insights match.",
    "Nothing matches: widen the filters, or remove some.",
  ]);
});
