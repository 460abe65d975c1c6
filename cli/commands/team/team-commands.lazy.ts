import type { PeopleFlags } from "../../features/people/run-people.ts";
import type { TrendFlags } from "../../features/trend/run-trend.ts";
import { addFlagGroup, addFlags } from "../../flags/add-flags.ts";
import { addFiltersOf, concurrencyFlag, periodFlags } from "../../flags/list-flags.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";
import { newTeamStatsCommand } from "./stats.ts";

/** `svc people`. */
export const newPeopleCommand = defineCommand({
  name: "people",
  details: `The API has no list of users: people are the owners of the period's meetings and reports (1 call, and 1 per 100 of each). Their names then work in place of a user id, as in --user "Ana Ruiz". Names come from team statistics, else from participants of meetings.`,
  examples: [
    ["svc people", "the last 90 days"],
    ["svc people --from 30d --jq 'map(select(.average_score)) | min_by(.average_score).name'", "whom to coach next"],
  ],
  extend: (command) =>
    addFlagGroup(command, "Filters:", [
      ["--from <date>", `meetings and reports after this date: ${DATE_HELP}; default: 90d`],
      ["--to <date>", "meetings and reports before this date"],
      ...periodFlags(),
    ]),
  prints: "data",
  async run(context, flags: PeopleFlags) {
    const { runPeople } = await import("../../features/reading/reading.lazy.ts");
    await runPeople(context, flags);
  },
});

/** `svc team trend`. */
const newTeamTrendCommand = defineCommand({
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

/** `svc team`. */
export const newTeamCommand = defineGroup(
  "team",
  {
    examples: [["svc team stats --time-range quarter", "statistics of the last quarter"]],
  },
  [newTeamStatsCommand, newTeamTrendCommand],
);
