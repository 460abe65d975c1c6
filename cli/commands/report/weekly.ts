import { type Command, Option } from "commander";
import type { Context } from "../../context/context.ts";
import { REPORT_FORMATS } from "../../features/report/outputs.ts";
import { runWeekly, type WeeklyFlags } from "../../features/report/run-weekly.ts";
import { addPeriodFlags, concurrencyOption } from "../../flags/list-flags.ts";
import { fieldsOption, jqOption } from "../../flags/output-flags.ts";
import { parseCount } from "../../text/parsers.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { newCommand } from "../new-command.ts";

const DETAILS = `Averages, people, criteria, meetings and insights of a period, compared with the period before. The API has no previous
period: the comparison is computed from reports. Without --out it is a page on a terminal, and Markdown when piped. A failed gate exits
with 10, after all outputs are written; too little data does not pass. Requires a key with read permission.`;

const EXAMPLES: readonly [string, string][] = [
  ["svc report weekly --last week --tz Europe/Berlin", "the last calendar week, compared with the one before"],
  ['svc report weekly --last month --user "Ana Ruiz"', "one person's month"],
  ["svc report weekly --last 7d", "the last seven days compared with the seven before"],
  [
    "svc report weekly --gate 'avg_score>=70' --gate 'warn:rep.avg_score>=60'",
    "fail below 70, warn about people below 60",
  ],
  ["svc report weekly --out html=week.html --out junit=gates.xml --gates gates.yaml", "several files from one fetch"],
  ["svc report weekly --from 2026-11-01 --to 2026-11-07 --tz Europe/Berlin -o json", "a fixed week, as JSON"],
  [
    "svc report weekly --last week -o html --title 'Sales, North' --logo logo.svg --link 'https://coaching.example.com/meetings/{id}'",
    "a page to forward",
  ],
  [
    'svc report weekly --last week --share slack | curl -H "Content-Type: application/json" -d @- "$SLACK_WEBHOOK"',
    "to a channel",
  ],
  ["svc report weekly --save week.json --baseline last-week.json", "compared with an earlier run"],
];

/** `svc report weekly`. */
export function newWeeklyCommand(context: Context): Command {
  const command = newCommand("weekly", {
    summary: "Report on a period: scores, people, criteria, meetings, insights, gates",
    details: DETAILS,
    examples: EXAMPLES,
  });
  addReportPeriodFlags(command)
    .addOption(new Option("--user-id <person>", "only this person: name, email, id or its beginning"))
    .addOption(new Option("--user <person>", "the same as --user-id"))
    .addOption(new Option("--talk", "how people talk, from the transcripts: one more request per completed meeting"));
  addGateFlags(command);
  addOutputFlags(command)
    .addOption(new Option("--summary", "append the report to the job summary of GitHub Actions"))
    .addOption(new Option("--annotations", "print unmet gates as GitHub Actions annotations"))
    .optionsGroup("Options:");
  return command.action(async (_flags: unknown, self: Command) => {
    await runWeekly(context, self.optsWithGlobals<WeeklyFlags>());
  });
}

/** Adds what says which period is read. */
export const addReportPeriodFlags = (command: Command, defaultLast = "7d"): Command =>
  addPeriodFlags(command.optionsGroup("Period:"), defaultLast)
    .addOption(new Option("--from <date>", `start: ${DATE_HELP}`))
    .addOption(new Option("--to <date>", "end, inclusive; default: now"))
    .addOption(new Option("--now <time>", "use this as the current time, for a repeatable run: 2026-11-21T12:00:00Z"))
    .addOption(
      new Option("--compare <with>", "period to compare with; default: previous").choices(["previous", "none"]),
    )
    .addOption(new Option("--baseline <file>", "compare with a report from an earlier run (--save)"))
    .addOption(new Option("--no-criteria", "omit criteria: one request per page instead of one per report"))
    .addOption(concurrencyOption("requests at the same time"));

const addGateFlags = (command: Command): Command =>
  command
    .optionsGroup("Gates:")
    .addOption(
      new Option(
        "--gate <condition>",
        "condition that fails the report, e.g. avg_score>=70, avg_score.delta>=-3, rep.avg_score>=60, criterion.Discovery>=65, criterion.*>=60; prefix warn: to not fail; repeatable",
      ).argParser(collect),
    )
    .addOption(new Option("--gates <file>", "read conditions from a YAML or JSON file"))
    .addOption(
      new Option("--min-reports <count>", "scores from fewer reports count as too little data; default: 1").argParser(
        parseCount(0),
      ),
    )
    .addOption(
      new Option("--if-no-data <what>", "outcome of too little data; default: fail").choices(["fail", "warn", "pass"]),
    );

/** Adds formats, files and looks. */
export const addOutputFlags = (command: Command): Command =>
  command
    .optionsGroup("Output:")
    .addOption(
      new Option(
        "--out <format=file>",
        "write md, html, json, csv, junit, slack or teams to a file; also PATH alone, by its ending; --to PATH is the same; repeatable",
      ).argParser(collect),
    )
    .addOption(new Option("-o, --output <format>", "format on standard output").choices(REPORT_FORMATS))
    .addOption(new Option("--json", "print it as JSON; same as -o json"))
    .addOption(fieldsOption())
    .addOption(jqOption())
    .addOption(new Option("--no-pager", "do not use a pager"))
    .addOption(new Option("--share <chat>", "print the message for a webhook of a chat").choices(["slack", "teams"]))
    .addOption(new Option("--title <text>", "title of the page or message; default: Coaching report"))
    .addOption(new Option("--logo <file>", "picture for the HTML page: PNG, JPEG or SVG, up to 200 kB"))
    .addOption(new Option("--link <address>", "address of a meeting's page, {id} for its id: https://…/meetings/{id}"))
    .addOption(
      new Option("--weeks <count>", "weeks of the long trend; default: 12 for html and a terminal, else 0").argParser(
        parseCount(0, 52),
      ),
    )
    .addOption(new Option("--force", "replace files that are no reports"))
    .addOption(new Option("--save <file>", "save the report as JSON, for a later --baseline"));

const collect = (text: string, earlier: string[] = []): string[] => [...earlier, text];
