import * as z from "zod";
import { defineTool } from "../context/define-tool.ts";
import { LIST_OUTPUT } from "../context/output-schemas.ts";
import { READS } from "../context/tool.ts";
import { explainDates, resolveDates } from "../input/date-range.ts";
import { dateRange, paging, person } from "../input/fields.ts";
import { requirePerson } from "../service/name-people.ts";
import { isFiltered, readListPages } from "../service/read-list.ts";
import { toMinute } from "../text/format.ts";
import { readNumber, readText } from "../text/read-value.ts";

const score = (description: string) => z.number().min(0).max(100).describe(description).optional();

/** Coaching reports, newest first. */
export const listReports = defineTool({
  name: "list_reports",
  title: "List coaching reports",
  description:
    "Lists coaching reports, newest first, with id, meeting, rep, score (0-100) and template. Filter by user, date or score. get_report shows one in full.",
  annotations: READS,
  input: z.strictObject({
    ...dateRange,
    user: person().optional(),
    min_score: score("Lowest overall score"),
    max_score: score("Highest overall score"),
    ...paging,
  }),
  output: LIST_OUTPUT,
  async run({ pages, user, from, to, time_zone, ...query }, context) {
    const { knownIds, signal } = context;
    const userId = user === undefined ? undefined : (await requirePerson(user, context)).id;
    const range = resolveDates({ from, to, time_zone }, context);
    const response = await readListPages(
      {
        list: context.svc.reports.list({ ...query, ...range, user_id: userId }, { signal }),
        pages,
        isFiltered: isFiltered({ user, from, to, min_score: query.min_score, max_score: query.max_score }),
        columns: ["id", "created_at", "score", "template", "rep", "meeting_id"],
        async prepare(reports) {
          knownIds.rememberRows("report", reports);
          knownIds.rememberRows("meeting", reports, "meeting_id");
        },
        toRows: (report, nameOf) => [
          [
            knownIds.shorten("report", report.id),
            toMinute(report.created_at),
            readNumber(report.overall_score),
            readText(report.template_name),
            nameOf(report.user_id),
            knownIds.shorten("meeting", report.meeting_id),
          ],
        ],
      },
      context,
    );
    return { ...response, notes: [explainDates({ from, to }, range), ...response.notes] };
  },
});
