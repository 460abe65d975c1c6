import { scoreText } from "../../../core/words/score-text.ts";
import type { Report } from "../../records/resources.ts";
import type { Database } from "../../store/database.ts";
import { defineQuery } from "../../store/query.ts";

const newest = defineQuery<{ orgId: string; since: string }, { document: string }>(
  "select document from reports where org_id = :orgId and created_at >= :since order by created_at desc, id desc limit 1",
);

/** Describes the newest report of an organization since a time in a sentence; undefined without one. */
export async function lastReport(
  database: Database,
  wanted: { orgId: string; since: string },
): Promise<string | undefined> {
  const row = await database.first(newest, wanted);
  if (!row) return undefined;
  const { overall_score, template_name } = JSON.parse(row.document) as Report;
  return `Its report is ready: ${scoreText(overall_score)} by ${template_name}.`;
}
