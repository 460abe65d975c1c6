import { type Fact, type Row, row } from "../cell.ts";
import { type ComparedFigures, teamFigures } from "../oracle/figures.ts";
import { numberIn, tilesOf } from "../read/page.ts";
import { figureIn } from "../read/tool-table.ts";
import { markdownsOf, weeklyOf } from "../read/weekly.ts";
import { nameOf, PAGE_SPANS, type Question, rangeOf, spanOf, spanQuery, toolArguments } from "./ask.ts";

const QUESTIONS: readonly Question[] = [
  ...(["last 7 days", "last 30 days", "last 90 days", "last 365 days"] as const).map(
    (span) => ({ span, zone: "UTC" }) as const,
  ),
  ...(["this week", "last week", "last month", "four days"] as const).flatMap((span) =>
    (["UTC", "own"] as const).map((zone) => ({ span, zone })),
  ),
];

const figuresOf = (question: Question): Fact<ComparedFigures> => ({
  name: `team, ${nameOf(question)}`,
  truth: (records) => teamFigures(records, spanOf(question, records)),
});

const iso = (at: number): string => new Date(at).toISOString();

const periodOf = (question: Question): Fact<Record<"from" | "to" | "before_from" | "before_to", string>> => ({
  name: `period, ${nameOf(question)}`,
  truth: (records) => {
    const { from, to, before } = spanOf(question, records);
    return { from: iso(from), to: iso(to), before_from: iso(before.from), before_to: iso(before.to) };
  },
});

const minute = (text: unknown): string => String(text).replace(/:\d\d(\.\d+)?Z$/, "Z");

/** Minutes are what the tools show of times. */
const minutesOf = (question: Question): ReturnType<typeof periodOf> => {
  const { name, truth } = periodOf(question);
  return {
    name: `${name}, to the minute`,
    truth: (records) => {
      const { from, to, before_from, before_to } = truth(records);
      return { from: minute(from), to: minute(to), before_from: minute(before_from), before_to: minute(before_to) };
    },
  };
};

/** Averages of everybody, their change, and the periods that they are of. */
export const TEAM: readonly Row[] = [
  ...QUESTIONS.flatMap((question) => [
    row(figuresOf(question), "weekly --json", async (world) => {
      const { reports, compared_with: before } = await weeklyOf(world, question);
      return {
        ...{ reports: reports.count, average: reports.average_score, change: reports.average_score_change },
        ...{ reports_before: before.reports, average_before: before.average_score },
      };
    }),
    row(periodOf(question), "weekly --json", async (world) => {
      const { period, compared_with: before } = await weeklyOf(world, question);
      return { ...period, before_from: before.from, before_to: before.to };
    }),
    ...markdownsOf(question).map(({ surface, read }) =>
      row(
        figuresOf(question),
        surface,
        async (world) => {
          const text = await read(world);
          const [, average, change, reports] =
            /\*\*Average score ([^*]+)\*\* \(([^)]+)\) from ([\d,]+)/.exec(text) ?? [];
          return { average: numberIn(average), change: numberIn(change), reports: numberIn(reports) };
        },
        ["average", "change", "reports"],
      ),
    ),
    ...toolRows(question),
    ...(rangeOf(question) === undefined ? [] : comparedStatistics(question)),
  ]),
  row(
    figuresOf({ span: "last week", zone: "own" }),
    "page /report",
    async ({ page }) => {
      const { "Average score": average, Reports: reports } = tilesOf(await page("/report"));
      return {
        ...{ average: numberIn(average?.value), change: numberIn(average?.note) },
        reports: numberIn(reports?.value),
      };
    },
    ["average", "change", "reports"],
  ),
  ...PAGE_SPANS.map((question) =>
    row(
      figuresOf(question),
      "page /",
      async ({ page, records }) => {
        const { "Average score": average, Reports: reports } = tilesOf(await page(`/${spanQuery(question, records)}`));
        return {
          ...{ average: numberIn(average?.value), change: numberIn(average?.note.replace(/from.*|to compare.*/, "")) },
          ...{ reports: numberIn(reports?.value), reports_before: numberIn(reports?.note) },
        };
      },
      ["average", "change", "reports", "reports_before"],
    ),
  ),
];

function toolRows(question: Question): Row[] {
  return [
    row(figuresOf(question), "tool", async ({ tool, records }) => {
      const given = { ...toolArguments(question, records), compare: "previous" };
      const { structured } = await tool("get_team_stats", given);
      return {
        ...{
          reports: structured["total_reports"],
          average: figureIn(structured["average_score"]),
          change: figureIn(structured["change"]),
        },
        ...{ reports_before: structured["reports_before"], average_before: figureIn(structured["average_before"]) },
      };
    }),
    row(minutesOf(question), "tool", async ({ tool, records }) => {
      const given = { ...toolArguments(question, records), compare: "previous" };
      const { from, to, before_from, before_to } = (await tool("get_team_stats", given)).structured;
      return { from, to, before_from, before_to };
    }),
  ];
}

interface Comparison {
  current: { from: string; to: string; total_reports: number; average_score: number | null };
  previous: Comparison["current"];
  average_score_change: number | null;
}

function comparedStatistics(question: Question): Row[] {
  const range = rangeOf(question) ?? "";
  const flags = ["team", "stats", "--time-range", range, "--compare", "--json"];
  return [
    row(figuresOf(question), "svc --compare", async ({ command }) => {
      const { comparison } = JSON.parse(await command(flags)) as { comparison: Comparison };
      const { current, previous, average_score_change: change } = comparison;
      return {
        ...{ reports: current.total_reports, average: current.average_score, change },
        ...{ reports_before: previous.total_reports, average_before: previous.average_score },
      };
    }),
    row(periodOf(question), "svc --compare", async ({ command }) => {
      const { current, previous } = (JSON.parse(await command(flags)) as { comparison: Comparison }).comparison;
      return { from: current.from, to: current.to, before_from: previous.from, before_to: previous.to };
    }),
  ];
}
