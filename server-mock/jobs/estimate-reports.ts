import { readCall } from "../coaching/call-to-score.ts";
import { estimateScoring } from "../coaching/model/model-scorer.ts";
import type { ModelSettings } from "../coaching/model/model-settings.ts";
import type { ScoringUsage } from "../coaching/scorer.ts";
import type { Database } from "../store/database.ts";
import type { ReportRequest } from "./jobs.ts";
import { findKnown } from "./known-reports.ts";
import { listMeetingsToScore } from "./list-meetings.ts";
import { loadForReport } from "./load-for-report.ts";
import { listTemplates, planReports } from "./plan-reports.ts";
import type { ReportPayload } from "./report-handler.ts";

/** Estimates the number of reports and their usage, before the model is called or anything is stored. */
export async function estimateReports(
  database: Database,
  request: ReportRequest,
  { model, scorer }: { model: ModelSettings | undefined; scorer: string },
): Promise<{ reports: number; usage: ScoringUsage }> {
  const templates = await listTemplates(database, request.orgId);
  const total = { reports: 0, usage: { calls: 0, inputTokens: 0, outputTokens: 0 } };
  for await (const meeting of listMeetingsToScore(database, request)) {
    const planned = planReports([meeting], templates, { ...request, scorer }).reports;
    const known =
      request.again === undefined ? await findKnown(database, planned, { orgId: request.orgId, scorer }) : new Set();
    for (const report of planned) {
      if (known.has(report)) continue;
      total.reports += 1;
      const { payload } = report.job;
      if (!model) continue;
      const loaded = await loadForReport(database, { orgId: request.orgId, ...(payload as ReportPayload) });
      const call = loaded && readCall(loaded.meeting, loaded.ownerName);
      if (!call || !loaded.template) continue;
      const { calls, inputTokens, outputTokens } = estimateScoring(call, loaded.template, model);
      total.usage.calls += calls;
      total.usage.inputTokens += inputTokens;
      total.usage.outputTokens += outputTokens;
    }
  }
  return total;
}
