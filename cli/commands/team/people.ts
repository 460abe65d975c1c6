import type { PeopleFlags } from "../../features/people/run-people.ts";
import { addFlagGroup } from "../../flags/add-flags.ts";
import { periodFlags } from "../../flags/list-flags.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { defineCommand } from "../define-command.ts";

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
