import type { ReportDetail } from "../../../src/index.ts";
import type { VerifyFlags } from "../../features/verify/run-verify.ts";
import { addFlags } from "../../flags/add-flags.ts";
import { addFiltersOf, concurrencyFlag } from "../../flags/list-flags.ts";
import type { Column } from "../../output/columns.ts";
import { defineCommand } from "../define-command.ts";
import { type GetResource, newGetCommand } from "../get-command.ts";
import { defineGroup } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";

const COLUMNS: readonly Column[] = [
  { field: "id", title: "Id", kind: "id" },
  { field: "overall_score", title: "Score", kind: "score" },
  { field: "template_name", title: "Template", kind: "text" },
  { field: "coaching_tone", title: "Tone", kind: "text" },
  { field: "scorer", title: "Scored by", kind: "text" },
  { field: "meeting_id", title: "Meeting", kind: "id" },
  { field: "user_id", title: "Who", kind: "person" },
  { field: "created_at", title: "Created", kind: "time" },
];

const reportDetail: GetResource<ReportDetail> = {
  kind: "report",
  columns: COLUMNS,
  get: (client, id, options) => client.reports.get(id, options),
  substance: async (report) => (await import("../documents.lazy.ts")).reportSubstance(report),
};

/** `svc reports get`. */
const newReportsGetCommand = newGetCommand(reportDetail, {
  summary: "Show one report with scores and feedback",
  examples: [["svc reports get 6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001", "scores per criterion, feedback, next steps"]],
});

/** `svc reports verify`. */
const newReportsVerifyCommand = defineCommand({
  name: "verify",
  summary: "Check reports: quotes against transcripts, scores against criteria",
  details: `Looks up every quote in the meeting's transcript, at the reported time, and recomputes the overall score from criteria and
weights. Works with any service whose reports have quotes. Exits with 10 if a check fails.`,
  examples: [
    ["svc reports verify 6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001", "one report"],
    ["svc reports verify --last week", "those of the last calendar week"],
    ["svc reports verify --every -o ndjson", "every report, one line of JSON each"],
  ],
  args: [["[id...]", "ids of reports, or their beginnings"]],
  extend: (command) =>
    addFlags(addFiltersOf(command, "listReports"), [
      ["--every", "every report; filters choose some of them"],
      concurrencyFlag("reports to read at the same time"),
    ]),
  prints: "data",
  async run(context, flags: VerifyFlags, given: string[]) {
    const { runVerify } = await import("../../features/reading/reading.lazy.ts");
    await runVerify(context, given, flags);
  },
});

/** `svc reports`. */
export const newReportsCommand = defineGroup(
  "reports",
  {
    examples: [["svc reports list --max-score 60", "the meetings that need coaching most"]],
  },
  [newListCommand(LISTS.reports), newReportsGetCommand, newReportsVerifyCommand],
);
