import { runWeekly, type WeeklyFlags } from "../../features/report/run-weekly.ts";
import { addFlagGroup } from "../../flags/add-flags.ts";
import { DATE_HELP } from "../../time/dates.ts";
import { defineCommand } from "../define-command.ts";
import { REPORT_OUTPUT_FLAGS, reportPeriodFlags } from "./weekly.ts";

interface PersonFlags extends WeeklyFlags {
  since?: string;
}

/** One 1-to-1 every two weeks. */
const USUAL = "14d";

const DETAILS = `Talking points for one person: praise, and what to work on, each with moments to listen to; the effect of the last advice; and talk
metrics. Compared with the previous period of equal length. Transcripts take one request per completed meeting; --no-talk omits them.
Requires a key with read permission.`;

/** `svc report person`. */
export const newPersonCommand = defineCommand({
  name: "person",
  summary: "One page for a 1-to-1: talking points, with the moments to listen to",
  details: DETAILS,
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
