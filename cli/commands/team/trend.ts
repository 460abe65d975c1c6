import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { TrendFlags } from "../../features/trend/run-trend.ts";
import { addFilterFlags, concurrencyOption } from "../../flags/list-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { newCommand } from "../new-command.ts";

const FILTERS = ["user_id", "from", "to"];

/** `svc team trend`. */
export function newTeamTrendCommand(context: Context): Command {
  const command = newCommand("trend", {
    summary: "Show how scores develop, by person or by criterion",
    details: `Averages per calendar week (from Monday) or month, of the last 12 of them unless --from says otherwise, computed from reports; the API has no such figure. By person it costs a call for every 100 reports; by criterion one for every report besides, since only single reports have criteria.`,
    examples: [
      ["svc team trend", "each person, week by week"],
      [
        "svc team trend --by criterion --period month --from 180d",
        "each criterion of the last half year, month by month",
      ],
      [`svc team trend --by criterion --user "Ana Ruiz"`, "where Ana improves"],
    ],
  })
    .addOption(
      new Option("--by <subject>", "a line per person or per criterion; default: person").choices([
        "person",
        "criterion",
      ]),
    )
    .addOption(new Option("--period <unit>", "calendar unit of a step; default: week").choices(["week", "month"]))
    .addOption(concurrencyOption("reports to read at the same time, by criterion"));
  addFilterFlags(
    command,
    parametersOf("listReports").filter(({ name }) => FILTERS.includes(name)),
  );
  return addOutputFlags(command).action(async (_flags: unknown, self: Command) => {
    const { runTrend } = await import("../../features/reading/reading.lazy.ts");
    await runTrend(context, self.optsWithGlobals<TrendFlags>());
  });
}
