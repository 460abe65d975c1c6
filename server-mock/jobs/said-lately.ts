import { sentencesIn } from "../coaching/said-sentences.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";

/** How long a sentence is not said again. */
const MONTH_MS = 31 * 24 * 3600 * 1000;
/** Reports that are read, the newest first; nobody reads more in a month. */
const MOST = 200;

const reportsOfPerson = defineQuery<
  { orgId: string; userId: string; since: string; most: number },
  { meeting_id: string; template_id: string | null; document: string; detail: string }
>(`
  select meeting_id, template_id, document, detail from reports
  where org_id = :orgId and user_id = :userId and created_at >= :since
  order by created_at desc, id desc limit :most`);

/** Whose reports, and for which one: an earlier one of the same call against the same template is the one that it replaces. */
export interface NextReport {
  orgId: string;
  userId: string;
  meetingId: string;
  templateId: string;
  now: Date;
}

/** The sentences of a person's reports of the last month. */
export async function saidLately(
  database: Database,
  { orgId, userId, meetingId, templateId, now }: NextReport,
): Promise<Set<string>> {
  const since = new Date(now.getTime() - MONTH_MS).toISOString();
  const rows = await database.all(reportsOfPerson, { orgId, userId, since, most: MOST });
  const others = rows.filter((row) => row.meeting_id !== meetingId || row.template_id !== templateId);
  return new Set(
    others.flatMap(({ document, detail }) => sentencesIn({ ...JSON.parse(document), ...JSON.parse(detail) })),
  );
}
