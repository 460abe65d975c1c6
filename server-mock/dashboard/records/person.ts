import type { Report, ReportDetail } from "../../records/resources.ts";
import { defineQuery } from "../../store/query.ts";
import { toOneDecimal } from "../../store/to-one-decimal.ts";
import type { MemberVisit } from "../visit/visit.ts";
import type { Span } from "./team.ts";

/** Reports that are read at most: those of a person who has one or two a day, over twelve weeks. */
const MAX_REPORTS = 120;

const newestReports = defineQuery<
  { orgId: string; userId: string; from: string; to: string },
  { document: string; detail: string }
>((builder, slot) =>
  builder
    .selectFrom("reports")
    .select(["document", "detail"])
    .where("org_id", "=", slot("orgId"))
    .where("user_id", "=", slot("userId"))
    .where("created_at", ">=", slot("from"))
    .where("created_at", "<=", slot("to"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_REPORTS),
);

/** Reports of a person within a span, newest first. */
export async function reportsOf(
  { service, orgId }: MemberVisit,
  userId: string,
  { from, to }: Span,
): Promise<ReportDetail[]> {
  const range = { orgId, userId, from: from.toISOString(), to: to.toISOString() };
  const rows = await service.database.all(newestReports, range);
  return rows.map(({ document, detail }) => ({ ...(JSON.parse(document) as Report), ...JSON.parse(detail) }));
}

/** A criterion over several reports. */
export interface CriterionFigures {
  name: string;
  /** Reports that have a score for it. */
  scored: number;
  average: number;
  /** Average of the newer half against the older one; null with fewer than four scores. */
  change: number | null;
  /** The newest scored entry, whose feedback is what to read first. */
  latest: { report: ReportDetail; criterion: ReportDetail["criteria_scores"][number] };
}

const FEWEST_FOR_CHANGE = 4;

/** Criteria of reports, the strongest first. What was not assessed counts for nothing. */
export function criteriaOf(reports: readonly ReportDetail[]): CriterionFigures[] {
  const entries = new Map<string, (CriterionFigures["latest"] & { score: number })[]>();
  for (const report of reports)
    for (const criterion of report.criteria_scores) {
      if (criterion.score === null) continue;
      const list = entries.get(criterion.name) ?? [];
      list.push({ report, criterion, score: criterion.score });
      entries.set(criterion.name, list);
    }
  return [...entries]
    .flatMap(([name, list]) => {
      const [latest] = list;
      if (!latest) return [];
      const scores = list.map(({ score }) => score);
      return [{ name, scored: scores.length, average: meanOf(scores), change: changeWithin(scores), latest }];
    })
    .sort((one, other) => other.average - one.average || (one.name < other.name ? -1 : 1));
}

/** Scores from the newest to the oldest; the one in the middle belongs to neither half. */
function changeWithin(scores: readonly number[]): number | null {
  if (scores.length < FEWEST_FOR_CHANGE) return null;
  const half = Math.floor(scores.length / 2);
  return toOneDecimal(meanOf(scores.slice(0, half)) - meanOf(scores.slice(-half)));
}

function meanOf(scores: readonly number[]): number {
  return toOneDecimal(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
