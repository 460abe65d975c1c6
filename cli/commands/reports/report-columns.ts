import type { Column } from "../../output/columns.ts";

/** Columns of a list of reports. */
export const REPORT_COLUMNS: readonly Column[] = [
  { field: "id", title: "ID", kind: "id" },
  { field: "overall_score", title: "SCORE", kind: "score" },
  { field: "template_name", title: "TEMPLATE", kind: "text" },
  { field: "created_at", title: "CREATED", kind: "time", rank: 1 },
  { field: "meeting_id", title: "MEETING", kind: "id", rank: 2 },
  { field: "user_id", title: "USER", kind: "id", rank: 3 },
];
