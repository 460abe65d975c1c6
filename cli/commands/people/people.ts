import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import type { PeopleFlags } from "../../features/people/run-people.ts";
import { addPeriodFlags } from "../../flags/list-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { newCommand } from "../new-command.ts";

/** `svc people`. */
export const newPeopleCommand = (context: Context): Command =>
  addOutputFlags(
    addPeriodFlags(
      newCommand("people", {
        summary: "The people who own meetings and reports, with counts and average score",
        details: `The API has no list of users: people are those whom the meetings and reports of a period name (1 call, and 1 for every 100 of each). Their names then work wherever an id of a user does, as in --user "Ana Ruiz". A name comes from the team's statistics, else from who takes part in somebody's meetings.`,
        examples: [
          ["svc people", "the last 90 days"],
          [
            "svc people --from 30d --jq 'map(select(.average_score)) | min_by(.average_score).name'",
            "whom to coach next",
          ],
        ],
      })
        .optionsGroup("Filters:")
        .addOption(new Option("--from <date>", `meetings and reports after this date: ${DATE_HELP}; default: 90d`))
        .addOption(new Option("--to <date>", "meetings and reports before this date")),
    ).optionsGroup("Options:"),
  ).action(async (_flags: unknown, self: Command) => {
    const { runPeople } = await import("../../features/reading/reading.lazy.ts");
    await runPeople(context, self.optsWithGlobals<PeopleFlags>());
  });
