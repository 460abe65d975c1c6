import type { TrendFlags } from "../../features/trend/run-trend.ts";
import { addFlags } from "../../flags/add-flags.ts";
import { addFiltersOf, concurrencyFlag } from "../../flags/list-flags.ts";
import { defineCommand } from "../define-command.ts";

/** `svc team trend`. */
export const newTeamTrendCommand = defineCommand({
  name: "trend",
  summary: "Show how scores develop, by person or by criterion",
  details:
    "Averages per calendar week (from Monday) or month, by default the last 12. Computed from reports, since the API has no such figure. By person: one call per 100 reports. By criterion: one more per report, since lists have no criteria.",
  examples: [
    ["svc team trend", "each person, week by week"],
    [
      "svc team trend --by criterion --period month --from 180d",
      "each criterion of the last half year, month by month",
    ],
    [`svc team trend --by criterion --user "Ana Ruiz"`, "where Ana improves"],
  ],
  flags: [
    ["--by <subject>", "one line per person or criterion; default: person", { choices: ["person", "criterion"] }],
    ["--period <unit>", "calendar unit of a step; default: week", { choices: ["week", "month"] }],
  ],
  extend: (command) =>
    addFiltersOf(
      addFlags(command, [concurrencyFlag("reports to read at the same time, by criterion")]),
      "listReports",
      ["user_id", "from", "to"],
    ),
  prints: "data",
  async run(context, flags: TrendFlags) {
    const { runTrend } = await import("../../features/reading/reading.lazy.ts");
    await runTrend(context, flags);
  },
});
