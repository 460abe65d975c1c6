import type { ReportDetail } from "../../../src/index.ts";
import type { Column } from "../../output/columns.ts";
import type { GetResource } from "../get-command.ts";
import type { ListResource } from "../list-resource.ts";
import { scorecardText } from "./scorecard-text.ts";

/** `svc reports list`. */
export const reportList: ListResource = {
  operation: "listReports",
  group: "reports",
  noun: "reports",
  columns: [
    { field: "id", title: "ID", kind: "id" },
    { field: "overall_score", title: "SCORE", kind: "score" },
    { field: "template_name", title: "TEMPLATE", kind: "text" },
    { field: "created_at", title: "CREATED", kind: "time", rank: 1 },
    { field: "meeting_id", title: "MEETING", kind: "id", rank: 2 },
    { field: "user_id", title: "USER", kind: "id", rank: 3 },
  ],
  list: (client, filters, options) => client.reports.list(filters, options),
};

const COLUMNS: readonly Column[] = [
  { field: "id", title: "Id", kind: "id" },
  { field: "overall_score", title: "Score", kind: "score" },
  { field: "template_name", title: "Template", kind: "text" },
  { field: "coaching_tone", title: "Tone", kind: "text" },
  { field: "scorer", title: "Scored by", kind: "text" },
  { field: "meeting_id", title: "Meeting", kind: "id" },
  { field: "user_id", title: "User", kind: "id" },
  { field: "created_at", title: "Created", kind: "time" },
];

/** `svc reports get`. */
export const reportDetail: GetResource<ReportDetail> = {
  columns: COLUMNS,
  get: (client, id, options) => client.reports.get(id, options),
  body: scorecardText,
};
