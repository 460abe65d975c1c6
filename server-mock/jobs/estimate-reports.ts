import { readCall } from "../coaching/call-to-score.ts";
import { estimateScoring } from "../coaching/model/model-scorer.ts";
import type { ModelSettings } from "../coaching/model/model-settings.ts";
import { addUsage, noUsage, type ScoringUsage } from "../records/scoring-usage.ts";
import type { Database } from "../store/database.ts";
import { planRequest, type ReportRequest } from "./known-reports.ts";
import { loadForReport } from "./load-for-report.ts";
import type { ReportPayload } from "./report-handler.ts";

/** Estimates the number of reports and their usage, before the model is called or anything is stored. */
export async function estimateReports(
  database: Database,
  request: ReportRequest,
  { model, scorer }: { model: ModelSettings | undefined; scorer: string },
): Promise<{ reports: number; usage: ScoringUsage }> {
  const total = { reports: 0, usage: noUsage() };
  for await (const { reports } of planRequest(database, request, scorer)) {
    for (const { job, template } of reports) {
      total.reports += 1;
      if (!model) continue;
      const readSettings = async () => ({ template, trackers: [] });
      const loaded = await loadForReport(
        database,
        { orgId: request.orgId, ...(job.payload as ReportPayload) },
        readSettings,
      );
      const call = loaded && readCall(loaded.meeting, loaded.ownerName);
      if (call) addUsage(total.usage, estimateScoring(call, template, model));
    }
  }
  return total;
}
