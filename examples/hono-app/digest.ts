import type { SvcClient } from "../../src/index.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const LOW_SCORE = 60;

/** Summary that a team lead reads on Monday. */
export interface Digest {
  averageScore: number;
  reportCount: number;
  best: { name: string; score: number } | null;
  /** Meetings whose report asks for a talk, lowest score first. */
  needAttention: { meetingId: string; score: number }[];
  insights: string[];
}

// #region digest
/** Fetches figures and two lists in parallel; `signal` cancels what is still in flight. */
export async function makeDigest(svc: SvcClient, signal: AbortSignal): Promise<Digest> {
  const from = new Date(Date.now() - 7 * DAY_MS);
  const [stats, low, insights] = await Promise.all([
    svc.team.stats({ time_range: "week" }, { signal }),
    svc.reports.list({ from, max_score: LOW_SCORE }, { signal, maxItems: 20 }).toArray(),
    svc.insights.list({ date_from: from }, { signal, maxItems: 5 }).toArray(),
  ]);
  const [best] = stats.top_performers;
  return {
    averageScore: stats.average_score,
    reportCount: stats.total_reports,
    best: best ? { name: best.name, score: best.avg_score } : null,
    needAttention: low
      .map((report) => ({ meetingId: report.meeting_id, score: report.overall_score }))
      .sort((a, b) => a.score - b.score),
    insights: insights.map((insight) => insight.title),
  };
}
// #endregion
