import type { ReportInput } from "../../core/report/report-input.ts";
import type { ReportDetail } from "../records/resources.ts";
import { backfillChange, type Change, momentChange } from "./change.ts";
import type { Database } from "./database.ts";
import { defineQuery } from "./query.ts";
import { readSchemaFacts } from "./schema-facts.ts";

/** Scores of a report in the compact form stored beside it. */
export type BriefScores = [templateName: string, criteria: BriefCriterion[]];

/** A criterion of a report in compact form; the last member is 1 if the report quotes evidence for it. */
export type BriefCriterion = [name: string, weight: number, score: number | null, isQuoted: 0 | 1];

/** Scope of a query for reports: the team or one person, in a time range with both ends included. */
export interface ReportScope {
  orgId: string;
  userId: string | undefined;
  from: string;
  to: string;
}

interface BriefRow {
  id: string;
  meeting_id: string;
  user_id: string;
  template_id: string | null;
  overall_score: number;
  created_at: string;
  brief: string;
}

/** A report with its scores. */
export type BriefReport = ReportInput & Pick<ReportDetail, "template_name">;

/** Placeholder for a quote that exists but was not loaded by {@link readBriefReports}. */
export const UNREAD_QUOTE = "\u2026";

/** Reads the scores of every report, newest first, without feedback and quotes: a thousand reports take a few milliseconds. */
export async function readBriefReports(
  database: Database,
  { orgId, userId, from, to }: ReportScope,
): Promise<BriefReport[]> {
  const query = defineQuery<{ orgId: string; userId: string; from: string; to: string }, BriefRow>(`
    select id, meeting_id, user_id, template_id, overall_score, created_at, coalesce(brief, ${BRIEF[database.dialect]}) as brief
    from reports
    where org_id = :orgId ${userId === undefined ? "" : "and user_id = :userId"} and created_at >= :from and created_at <= :to
    order by created_at desc, id desc`);
  const rows = await database.all(query, { orgId, userId: userId ?? "", from, to });
  // Parsed at once: one text costs less than a thousand short ones.
  const briefs: BriefScores[] = JSON.parse(`[${rows.map(({ brief }) => brief).join(",")}]`);
  return rows.map(({ id, meeting_id, user_id, template_id, overall_score, created_at }, index) => {
    const [template_name, criteria] = briefs[index] as BriefScores;
    const criteria_scores = criteria.map(([name, weight, score, isQuoted]) => {
      return { name, weight, score, evidence: isQuoted ? QUOTED : [] };
    });
    return { id, meeting_id, user_id, template_id, template_name, overall_score, created_at, criteria_scores };
  });
}

const QUOTED = [{ quote: UNREAD_QUOTE, timestamp_seconds: null }];

/** Extracts the scores of a report to store beside it. */
export const briefOf = ({ template_name, criteria_scores }: ReportDetail): BriefScores => [
  template_name,
  criteria_scores.map(({ name, weight, score, evidence }) => [name, weight, score, evidence.length > 0 ? 1 : 0]),
];

/** The same in SQL, for reports stored without `brief`. */
const BRIEF = {
  sqlite: `json_array(json_extract(document, '$.template_name'), (
    select json_group_array(json_array(json_extract(detail, fullkey || '.name'), json_extract(detail, fullkey || '.weight'),
      json_extract(detail, fullkey || '.score'), json_array_length(detail, fullkey || '.evidence') > 0))
    from json_each(detail, '$.criteria_scores')))`,
  postgres: `cast(json_build_array(cast(document as json) -> 'template_name', coalesce((
    select json_agg(json_build_array(one -> 'name', one -> 'weight', one -> 'score',
      cast(json_array_length(one -> 'evidence') > 0 as integer)))
    from json_array_elements(cast(detail as json) -> 'criteria_scores') as one), '[]')) as text)`,
};

/** Change that adds the scores to reports stored without them. */
export async function addBriefs(database: Database): Promise<Change[]> {
  const { dialect } = database;
  const { columns } = await readSchemaFacts(database);
  const type = dialect === "postgres" ? 'text collate "C"' : "text";
  const added = momentChange("reports.brief", "reports", [`alter table reports add column brief ${type}`]);
  const filled = backfillChange("reports", { key: "id", set: `brief = ${BRIEF[dialect]}` });
  return columns.has("reports.brief") ? [filled] : [added, filled];
}
