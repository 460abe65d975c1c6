import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { checkDates } from "../input/check-dates.ts";
import { dateRange, id, paging } from "../input/fields.ts";
import { readList } from "../service/read-list.ts";
import { toMinute } from "../text/format.ts";

const score = (description: string) => z.number().min(0).max(100).describe(description).optional();

/** Coaching reports, newest first. */
export const listReports = defineTool({
  name: "list_reports",
  title: "List coaching reports",
  description:
    "Lists coaching reports, newest first, with id, meeting, user, score (0-100) and template. Filter by user, date or score. get_report shows one in full.",
  annotations: READS,
  input: z.strictObject({
    ...dateRange,
    user_id: id("Only reports on this user's meetings").optional(),
    min_score: score("Lowest overall score"),
    max_score: score("Highest overall score"),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, ...query }, context) {
    checkDates(query);
    return readList(
      {
        list: context.svc.reports.list(query, { signal: context.signal }),
        pages,
        columns: ["id", "created_at", "overall_score", "template", "meeting_id", "user_id"],
        toRow: (report) => [
          report.id,
          toMinute(report.created_at),
          report.overall_score,
          report.template_name,
          report.meeting_id,
          report.user_id,
        ],
        toIds: (report) => ({ report: report.id, meeting: report.meeting_id, user: report.user_id }),
      },
      context,
    );
  },
});
