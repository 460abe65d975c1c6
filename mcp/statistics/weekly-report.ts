import type { CalendarPeriod, Period } from "../../core/periods/period.ts";
import { composeWeeklyReport, type ReportFeed } from "../../core/report/compose-weekly-report.ts";
import { labelNamesakes } from "../../core/report/label-namesakes.ts";
import { renderMarkdown } from "../../core/report/render/markdown.ts";
import type { ToolContext } from "../context/tool.ts";
import { ToolError } from "../errors/tool-error.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { namePeople } from "../service/name-people.ts";
import type { AllItems } from "../service/read-all.ts";
import { readInsights, readMeetings, readReportDetails, readReports } from "../service/read-data.ts";
import { cleanText } from "../text/clean-text.ts";

/** The weekly report of a period as Markdown, with the same figures as `svc report weekly` and the dashboard. */
export async function describeWeeklyReport(
  { period, timeZone, userId }: { period: Period | CalendarPeriod; timeZone: string; userId: string | undefined },
  context: ToolContext,
): Promise<ToolResponse> {
  const question = { now: context.now(), timeZone, period, userId, isCompared: true, weeks: 0 };
  const report = await composeWeeklyReport(createToolFeed(userId, context), question);
  const { from, to, reports } = { ...report.period, ...report };
  return {
    facts: { from, to, total_reports: reports.count, average_score: reports.average_score },
    text: { name: "report", value: cleanText(renderMarkdown(labelNamesakes(report))) },
  };
}

/** Feeds the report with the tools' data. Fails if only a part was read. */
function createToolFeed(userId: string | undefined, context: ToolContext): ReportFeed {
  const queryOf = ({ from, to }: Period) => ({ from, to, user_id: userId });
  const scores = async (period: Period) => whole(await readReports(queryOf(period), context));
  return {
    sources: [],
    scores,
    async *reports(period) {
      const reports = await scores(period);
      const ids = reports.map(({ id }) => id);
      const { results, done } = await readReportDetails(ids, context);
      if (done < ids.length) throw tooMuch(done, ids.length);
      for (const [index, report] of reports.entries()) {
        const detail = results[index];
        yield detail ? { ...report, criteria_scores: detail.criteria_scores } : { ...report, vanished: true };
      }
    },
    meetings: async (period) => whole(await readMeetings(queryOf(period), context)),
    insights: async ({ from, to }) => whole(await readInsights({ date_from: from, date_to: to }, context)),
    async names(ids) {
      await namePeople(ids, context);
      return { nameOf: (id) => context.directory.nameOf(id) };
    },
  };
}

function whole<Item>({ items, total, isComplete }: AllItems<Item>): Item[] {
  if (isComplete) return items;
  throw tooMuch(items.length, total);
}

const tooMuch = (read: number, total: number | undefined): ToolError =>
  new ToolError({
    message: `Time sufficed for ${read}${total === undefined ? "" : ` of ${total}`} rows, and there is no report of a part: choose a shorter period or one user.`,
    code: "too_long",
    retryable: false,
  });
