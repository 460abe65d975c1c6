import { type Fact, type Row, row } from "../cell.ts";
import { within } from "../oracle/figures.ts";
import { exactly, shown } from "../oracle/fraction.ts";
import { lastDays } from "../oracle/span.ts";
import type { TrueRecords } from "../organization/records.ts";
import { numberIn, tableOf, textOf } from "../read/page.ts";
import { figureIn, personCalled, rowsOf } from "../read/tool-table.ts";
import { weeklyOf } from "../read/weekly.ts";

type Counts = Record<string, number>;

const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Counts => {
  const counts: Counts = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
};

const TYPES: Fact<Counts> = {
  name: "insights by type",
  truth: ({ insights }) => countBy(insights, ({ type }) => type),
};
const COMPANIES: Fact<Counts> = {
  name: "insights by company",
  truth: ({ insights }) => countBy(insights, ({ company_name: name }) => name ?? "(unknown)"),
};

/** Types as the page heads them. */
const HEADS: Readonly<Record<string, string>> = {
  ...{ Objections: "objection", "Pain points": "pain_point", Competitors: "competitor_mention", Pricing: "pricing" },
  ...{
    "Feature requests": "feature_request",
    "Buying signals": "buying_signal",
    "Use cases": "use_case",
    Quotes: "quote",
  },
};

const weekOf = ({ now }: TrueRecords) => lastDays(now.getTime(), 7);

/** What happened to the calls of a week. */
const OUTCOMES: Fact<Counts> = {
  name: "calls of the last 7 days by what became of them",
  truth: (records) => {
    const meetings = records.meetings.filter(({ started_at: at }) => within(weekOf(records), at));
    const scored = new Set(records.reports.map(({ meeting_id: id }) => id));
    const count = (status: string): number => meetings.filter((meeting) => meeting.status === status).length;
    return {
      meetings: meetings.length,
      failed: count("failed"),
      no_transcript: count("no_transcript"),
      without_report: meetings.filter(({ id, status }) => status === "completed" && !scored.has(id)).length,
      insights: records.insights.filter(({ occurred_at: at }) => within(weekOf(records), at)).length,
    };
  },
};

/** Practice calls, newest first. */
const SESSIONS: Fact<unknown[]> = {
  name: "roleplay sessions",
  truth: ({ sessions }) =>
    sessions
      .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
      .slice(0, 20)
      .map(({ user_id: who, status, overall_score: score }) => ({
        who,
        status,
        score: score === null ? null : shown(exactly(score)),
      })),
};

interface SaidInsight {
  type: string;
}

/** Insights, outcomes of calls, roleplays and templates. */
export const OTHER_ROWS: readonly Row[] = [
  row(TYPES, "SDK", async ({ svc }) => countBy(await svc.insights.list().toArray(), ({ type }) => type)),
  row(TYPES, "svc --json", async ({ command }) =>
    countBy(JSON.parse(await command(["insights", "list", "--all", "--json"])) as SaidInsight[], ({ type }) => type),
  ),
  row(TYPES, "tool", async ({ tool }) =>
    Object.fromEntries(
      rowsOf(await tool("get_insights", { group_by: "type" })).map(({ type, count }) => [type, count]),
    ),
  ),
  row(TYPES, "page /insights", async ({ page }) => {
    const heads = (await page("/insights")).matchAll(/<section[^>]*><h2>([^<]*) <span class="mute">([\d,]+)</g);
    return Object.fromEntries([...heads].map(([, head = "", count]) => [HEADS[textOf(head)], numberIn(count)]));
  }),
  row(COMPANIES, "tool", async ({ tool }) =>
    Object.fromEntries(
      rowsOf(await tool("get_insights", { group_by: "company", limit: 100 })).map(({ company, count }) => [
        company,
        count,
      ]),
    ),
  ),
  row(OUTCOMES, "weekly --json", async (world) => {
    const { meetings, insights } = await weeklyOf(world, { span: "last 7 days", zone: "UTC" });
    return {
      meetings: meetings.total,
      failed: meetings.failed.count,
      no_transcript: meetings.no_transcript.count,
      without_report: meetings.without_report.count,
      insights: insights.total,
    };
  }),
  row(
    OUTCOMES,
    "page /",
    async ({ page }) => ({ failed: numberIn(/>([\d,]+) calls? failed\.</.exec(await page("/"))?.[1]) ?? 0 }),
    ["failed"],
  ),
  row(SESSIONS, "tool", async ({ tool, records }) =>
    rowsOf(await tool("list_roleplay_sessions", {})).map(({ rep, status, score }) => {
      const value = figureIn(score);
      return {
        who: personCalled(rep, records),
        status,
        score: typeof value === "number" ? shown(exactly(value)) : null,
      };
    }),
  ),
  row(SESSIONS, "page /roleplay", async ({ page, records }) =>
    tableOf(await page("/roleplay"), "Roleplay").map(({ Who, State, Score }) => ({
      ...{ who: personCalled(Who?.text, records), status: State?.text.toLowerCase().replaceAll(" ", "_") },
      score: numberIn(Score?.text),
    })),
  ),
];
