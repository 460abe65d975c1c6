import { REPORT_FORMATS } from "../../features/report/outputs.ts";
import { runWeekly, type WeeklyFlags } from "../../features/report/run-weekly.ts";
import { addFlagGroup, collect, type FlagDefinition } from "../../flags/add-flags.ts";
import { concurrencyFlag, periodFlags } from "../../flags/list-flags.ts";
import { CHOICE_FLAGS } from "../../flags/output-flags.ts";
import { parseCount } from "../../text/parsers.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";

const DETAILS = `Averages, people, criteria, meetings and insights of a period, compared with the period before. The API has no previous
period: the comparison is computed from reports. Without --out it is a page on a terminal, and Markdown when piped. A failed gate exits
with 10, after all outputs are written; too little data does not pass. Requires a key with read permission.`;

const EXAMPLES: readonly [string, string][] = [
  ["svc report weekly --last week --tz Europe/Berlin", "the last calendar week, compared with the one before"],
  ['svc report weekly --last month --user "Ana Ruiz"', "one person's month"],
  ["svc report weekly --last 7d", "the last seven days compared with the seven before"],
  [
    "svc report weekly --gate 'average_score>=70' --gate 'warn:rep.average_score>=60'",
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

/** Flags for the period of a report. */
const reportPeriodFlags = (defaultLast: string): readonly FlagDefinition[] => [
  ...periodFlags(defaultLast),
  ["--from <date>", `start: ${DATE_HELP}`],
  ["--to <date>", "end, inclusive; default: now"],
  ["--now <time>", "use this as the current time, for a repeatable run: 2026-11-21T12:00:00Z"],
  ["--compare <with>", "period to compare with; default: previous", { choices: ["previous", "none"] }],
  ["--baseline <file>", "compare with a report from an earlier run (--save)"],
  ["--no-criteria", "omit criteria: one request per page instead of one per report"],
  concurrencyFlag("requests at the same time"),
];

const PERSON_FLAGS: readonly FlagDefinition[] = [
  ["--user-id <person>", "only this person: name, email, id or id prefix"],
  ["--user <person>", "the same as --user-id", { conflicts: "userId" }],
  ["--talk", "talk metrics from transcripts: one more request per completed meeting"],
];

const GATE_FLAGS: readonly FlagDefinition[] = [
  [
    "--gate <condition>",
    "condition that fails the report, e.g. average_score>=70, average_score.delta>=-3, rep.average_score>=60, criterion.Discovery>=65, criterion.*>=60; prefix warn: to not fail; repeatable",
    { parse: collect },
  ],
  ["--gates <file>", "read conditions from a YAML or JSON file"],
  ["--min-reports <count>", "scores from fewer reports count as too little data; default: 1", { parse: parseCount(0) }],
  ["--if-no-data <what>", "outcome of too little data; default: fail", { choices: ["fail", "warn", "pass"] }],
];

/** Flags for formats, files and branding. */
const REPORT_OUTPUT_FLAGS: readonly FlagDefinition[] = [
  [
    "--out <format=file>",
    "write md, html, json, csv, junit, slack or teams to a file; or PATH alone, by its extension; --to PATH is the same; repeatable",
    { parse: collect },
  ],
  ["-o, --output <format>", "format on standard output", { choices: REPORT_FORMATS }],
  ["--json", "print it as JSON; same as -o json"],
  ...CHOICE_FLAGS,
  ["--no-pager", "do not use a pager"],
  ["--share <chat>", "print the message for a chat webhook", { choices: ["slack", "teams"] }],
  ["--title <text>", "title of the page or message; default: Coaching report"],
  ["--logo <file>", "picture for the HTML page: PNG, JPEG or SVG, up to 200 kB"],
  ["--link <address>", "URL of a meeting's page with {id}: https://…/meetings/{id}"],
  ["--weeks <count>", "weeks of the trend; default: 12 for html and a terminal, else 0", { parse: parseCount(0, 52) }],
  ["--force", "replace files that are not reports"],
  ["--save <file>", "save the report as JSON, for a later --baseline"],
];

const CI_FLAGS: readonly FlagDefinition[] = [
  ["--summary", "append the report to the job summary of GitHub Actions"],
  ["--annotations", "print unmet gates as GitHub Actions annotations"],
];

/** `svc report weekly`. */
const newWeeklyCommand = defineCommand({
  name: "weekly",
  summary: "Report on a period: scores, people, criteria, meetings, insights, gates",
  details: DETAILS,
  examples: EXAMPLES,
  extend(command) {
    addFlagGroup(command, "Period:", [...reportPeriodFlags("7d"), ...PERSON_FLAGS]);
    addFlagGroup(command, "Gates:", GATE_FLAGS);
    return addFlagGroup(command, "Output:", [...REPORT_OUTPUT_FLAGS, ...CI_FLAGS]);
  },
  run: (context, flags: WeeklyFlags) => runWeekly(context, flags),
});

interface PersonFlags extends WeeklyFlags {
  since?: string;
}

/** One 1-to-1 every two weeks. */
const USUAL = "14d";

/** `svc report person`. */
const newPersonCommand = defineCommand({
  name: "person",
  summary: "One page for a 1-to-1: talking points, with the moments to listen to",
  details: `Talking points for one person: praise, and what to work on, each with moments to listen to; the effect of the last advice; and talk
metrics. Compared with the previous period of equal length. Transcripts take one request per completed meeting; --no-talk omits them.
Requires a key with read permission.`,
  examples: [
    ['svc report person "Ana Ruiz"', "the last 14 days"],
    ['svc report person "Ana Ruiz" --since 2026-11-09 -o html > ana.html', "since the last 1-to-1, as a page"],
  ],
  args: [["<person>", "name, email, id or id prefix"]],
  extend(command) {
    addFlagGroup(command, "Period:", [
      ...reportPeriodFlags(USUAL),
      ["--since <date>", `the last 1-to-1, the same as --from: ${DATE_HELP}`, { conflicts: "from" }],
      ["--no-talk", "omit talk metrics, which need transcripts"],
    ]);
    return addFlagGroup(command, "Output:", REPORT_OUTPUT_FLAGS);
  },
  async run(context, { since, from = since, ...flags }: PersonFlags, user: string) {
    const bounds = { usual: USUAL, ...(from === undefined ? {} : { from }) };
    await runWeekly(context, { title: "1-to-1", ...flags, ...bounds, user, isForOneToOne: true });
  },
});

/** `svc report`. */
export const newReportCommand = defineGroup(
  "report",
  {
    examples: [["svc report weekly --out html=week.html", "the last seven days as an HTML page"]],
  },
  [newWeeklyCommand, newPersonCommand],
);
