import { dateText } from "../../../../core/words/span-text.ts";
import { readCall } from "../../../coaching/call-to-score.ts";
import { composeReport } from "../../../coaching/compose-report.ts";
import { unfitReason } from "../../../coaching/fitness.ts";
import { withLimits } from "../../../coaching/with-limits.ts";
import { PLAN_OVER } from "../../../jobs/failure-reasons.ts";
import { loadForReport } from "../../../jobs/load-for-report.ts";
import type { Meeting, ReportDetail, Template } from "../../../records/resources.ts";
import { noUsage } from "../../../records/scoring-usage.ts";
import { defineQuery } from "../../../store/query.ts";
import { noSuchPage } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import type { PastCall } from "./template-editor.ts";

const SHOWN = 20;
const TIMEOUT_MS = 60_000;

const newestCalls = defineQuery<{ orgId: string; limit: number }, { id: string; document: string }>(`
  select meetings.id, meetings.document from meetings
  inner join transcripts on transcripts.org_id = meetings.org_id and transcripts.meeting_id = meetings.id
  where meetings.org_id = :orgId order by meetings.started_at desc, meetings.id desc limit :limit`);

/** The latest calls with a transcript. */
export async function listPastCalls({ service, orgId, zone }: MemberVisit): Promise<PastCall[]> {
  const rows = await service.database.all(newestCalls, { orgId, limit: SHOWN });
  return rows.map(({ id, document }) => {
    const { title, started_at } = JSON.parse(document) as Meeting;
    return { id, title: `${dateText(started_at, zone)}, ${title}` };
  });
}

/** Scores a call against a template, or returns the reason why there is no report. Nothing is stored. */
export async function tryTemplate(
  { service, orgId }: MemberVisit,
  { template, callId }: { template: Template; callId: string },
): Promise<ReportDetail | { reason: string }> {
  const { database, jobs, scoring, ids, now } = service;
  const loaded = await loadForReport(database, { orgId, meetingId: callId, templateId: template.id });
  if (!loaded) throw noSuchPage();
  if (loaded.isPlanOver) return { reason: PLAN_OVER };
  const call = readCall(loaded.meeting, loaded.ownerName);
  if (!call) return { reason: "Nobody says anything in this call." };
  const unfit = unfitReason(call);
  if (unfit !== undefined) return { reason: unfit };
  const { dailyTokens } = scoring;
  if (dailyTokens !== undefined && (await jobs.queue.tokensToday(orgId)) >= dailyTokens)
    return { reason: `The organization has used its ${dailyTokens} tokens of the day.` };
  const usage = noUsage();
  try {
    const result = await withLimits({ timeoutMs: TIMEOUT_MS }, ({ signal }) =>
      jobs.scorer.score(call, template, { signal, usage }),
    );
    const composed = composeReport({ call, template, scorer: jobs.scorer.name, scoring: result }, { ids, now: now() });
    return "reason" in composed ? composed : composed.report;
  } catch (error) {
    return { reason: `The scorer did not respond: ${error instanceof Error ? error.message : "it failed"}` };
  } finally {
    await jobs.queue.count(orgId, usage);
  }
}
