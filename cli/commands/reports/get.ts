import type { ReportDetail } from "../../../src/index.ts";
import type { Column } from "../../output/columns.ts";
import { type GetResource, newGetCommand } from "../get-command.ts";

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
export const newReportsGetCommand = newGetCommand(reportDetail, {
  summary: "Show one report with scores and feedback",
  examples: [["svc reports get 6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001", "scores per criterion, feedback, next steps"]],
});
