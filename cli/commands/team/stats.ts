import { TIME_RANGE_DAYS } from "../../../core/periods/time-range.ts";
import type { SvcClient, TeamStats } from "../../../src/index.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { addFlags } from "../../flags/add-flags.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addFiltersOf } from "../../flags/list-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { type Filters, readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { printItem } from "../../output/print-item.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { defineCommand } from "../define-command.ts";
import type { Comparison } from "./compare-periods.lazy.ts";
import { comparedText, performerBars, statsMarkdown } from "./stats-text.ts";

type StatsFlags = GlobalFlags & OutputFlags & { compare?: boolean; last?: string };

const COLUMNS: readonly Column[] = [
  { field: "time_range", title: "Time range", kind: "text" },
  { field: "team_size", title: "Team size", kind: "count" },
  { field: "total_meetings", title: "Meetings", kind: "count" },
  { field: "total_reports", title: "Reports", kind: "count" },
  { field: "average_score", title: "Average score", kind: "score" },
];

/** The API's time ranges by length; they are not calendar units. */
const RANGE_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TIME_RANGE_DAYS).map(([range, days]) => [`${days}d`, range]),
);

/** `svc team stats`. */
export const newTeamStatsCommand = defineCommand({
  name: "stats",
  summary: "Show the team's meetings, reports, average score and top performers",
  details:
    "The API has no previous period: --compare computes its figures from the reports of both periods. In JSON they are in `comparison`.",
  examples: [
    ["svc team stats", "the last 30 days"],
    ["svc team stats --time-range week --json", "the last 7 days, for a script"],
    ["svc team stats --time-range week --compare", "the last 7 days compared with the 7 before"],
  ],
  extend: (command) =>
    addFlags(addFiltersOf(command, "getTeamStats"), [
      [
        "--last <length>",
        `the same, as a length: ${Object.keys(RANGE_OF).join(", ")}`,
        { parse: toRange, conflicts: "timeRange" },
      ],
      ["--compare", "compare with the period before"],
    ]),
  prints: "data",
  run: runTeamStats,
});

function toRange(length: string): string {
  const range = RANGE_OF[length];
  if (range !== undefined) return range;
  throw new UsageError(
    `Expected --last to be ${Object.keys(RANGE_OF).join(", ")}, got \`${length}\`: the API counts back from now.`,
    "Use --time-range week for the last 7 days; `svc report weekly --last week` for the last calendar week.",
  );
}

async function runTeamStats(context: Context, { last, ...given }: StatsFlags): Promise<void> {
  const flags = last === undefined ? given : { ...given, timeRange: last };
  const filters = await readFilters(context, { operation: "getTeamStats", flags, timeZone: undefined });
  const client = await openClient(context, flags);
  const [stats, comparison] = await withSpinner(
    context,
    "Loading statistics",
    readStats(context, client, { filters, flags }),
  );
  await printItem(context, {
    item: comparison ? { ...stats, comparison } : stats,
    columns: COLUMNS,
    output: await readOutputOptions(context, flags),
    substance: {
      title: "Team statistics",
      text: (screen) =>
        (comparison ? comparedText(comparison, screen) : "") + performerBars(stats.top_performers, screen),
      markdown: () => statsMarkdown(stats.top_performers, comparison),
      fields: ["top_performers", ...(comparison ? ["comparison"] : [])],
    },
  });
}

async function readStats(
  context: Context,
  client: SvcClient,
  { filters, flags }: { filters: Filters; flags: StatsFlags },
): Promise<[TeamStats, Comparison | undefined]> {
  const range = String(filters["time_range"] ?? DEFAULT_RANGE);
  return Promise.all([
    client.team.stats(filters, { signal: context.signal }),
    flags.compare ? compareLazily(context, client, range) : undefined,
  ]);
}

async function compareLazily(context: Context, client: SvcClient, range: string): Promise<Comparison> {
  const { comparePeriods } = await import("./compare-periods.lazy.ts");
  return comparePeriods(context, client, range);
}

const DEFAULT_RANGE = parametersOf("getTeamStats").find(({ name }) => name === "time_range")?.default;
