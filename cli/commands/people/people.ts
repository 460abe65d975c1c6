import { type Command, Option } from "commander";
import { readConnection } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { readPeopleFigures } from "../../features/people/people-figures.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { readFilters } from "../../flags/read-filters.ts";
import type { Column } from "../../output/columns.ts";
import { onlyPage } from "../../output/only-page.ts";
import { printPages } from "../../output/print-pages.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { rememberPeople } from "../../people/known-people.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { newCommand } from "../new-command.ts";

interface PeopleFlags extends GlobalFlags, OutputFlags {
  from?: string;
  to?: string;
  tz?: string;
}

const DEFAULT_FROM = "90d";

const COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id" },
  { field: "name", title: "NAME", kind: "text" },
  { field: "email", title: "EMAIL", kind: "text", rank: 3 },
  { field: "meetings", title: "MEETINGS", kind: "count", rank: 1 },
  { field: "reports", title: "REPORTS", kind: "count", rank: 1 },
  { field: "average_score", title: "AVERAGE", kind: "score" },
  { field: "last_meeting_at", title: "LAST MEETING", kind: "time", rank: 2 },
];

/** `svc people`. */
export const newPeopleCommand = (context: Context): Command =>
  addOutputFlags(
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
      .addOption(
        new Option("--from <date>", `meetings and reports after this date: ${DATE_HELP}; default: ${DEFAULT_FROM}`),
      )
      .addOption(new Option("--to <date>", "meetings and reports before this date"))
      .addOption(new Option("--tz <zone>", "time zone of dates, e.g. Europe/Berlin; default: UTC"))
      .optionsGroup("Options:"),
  ).action(async (_flags: unknown, self: Command) => runPeople(context, self.optsWithGlobals<PeopleFlags>()));

async function runPeople(context: Context, flags: PeopleFlags): Promise<void> {
  const { profile, profileName } = await readConnection(context, flags);
  const asked = { from: DEFAULT_FROM, ...flags };
  const period = await readFilters(context, { operation: "listReports", flags: asked, timeZone: profile.tz });
  const client = await openClient(context, flags);
  const reading = readPeopleFigures(client, period, context.signal);
  const { figures, directory } = await withSpinner(context, "Reading meetings and reports", reading);
  await rememberPeople(context, profileName, { directory, isComplete: false });
  await printPages(context, {
    pages: onlyPage(Promise.resolve(figures)),
    columns: COLUMNS,
    noun: "people",
    output: await readOutputOptions(context, flags),
    allPages: true,
  });
}
