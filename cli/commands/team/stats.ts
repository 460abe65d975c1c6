import type { Command } from "commander";
import type { TeamStats } from "../../../src/index.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addFilterFlags, parametersOf } from "../../flags/list-flags.ts";
import { addOutputFlags, type OutputFlags } from "../../flags/output-flags.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { printItem } from "../../output/print-item.ts";
import { newCommand } from "../new-command.ts";
import { performerBars } from "./performer-bars.ts";

type StatsFlags = GlobalFlags & OutputFlags;

const COLUMNS: readonly Column[] = [
  { field: "time_range", title: "Time range", kind: "text" },
  { field: "team_size", title: "Team size", kind: "count" },
  { field: "total_meetings", title: "Meetings", kind: "count" },
  { field: "total_reports", title: "Reports", kind: "count" },
  { field: "average_score", title: "Average score", kind: "score" },
];

/** `svc team stats`. */
export function newTeamStatsCommand(context: Context, run = runTeamStats): Command {
  const command = newCommand("stats", {
    summary: "Show the team's meetings, reports, average score and top performers",
    examples: [
      ["svc team stats", "the last month"],
      ["svc team stats --time-range week --json", "the last week, for a script"],
    ],
  });
  return addOutputFlags(addFilterFlags(command, parametersOf("getTeamStats"))).action(
    async (_flags: unknown, self: Command) => run(context, self.optsWithGlobals<StatsFlags>()),
  );
}

async function runTeamStats(context: Context, flags: StatsFlags): Promise<void> {
  const filters = await readFilters(context, { operation: "getTeamStats", flags, timeZone: undefined });
  const client = await openClient(context, flags);
  const stats: TeamStats = await client.team.stats(filters, { signal: context.signal });
  await printItem(context, {
    item: stats,
    columns: COLUMNS,
    flags,
    profile: await readProfile(context, flags),
    body: (screen) => performerBars(stats.top_performers, screen),
  });
}
