import { sentencesIn } from "../coaching/said-sentences.ts";
import type { Database } from "../store/database.ts";
import { defineQuery } from "../store/query.ts";

/** Period in which a sentence is not repeated. */
const MONTH_MS = 31 * 24 * 3600 * 1000;
/** Maximum number of reports read, newest first; nobody reads more in a month. */
const MOST = 200;

const reportsOfPerson = defineQuery<
  { orgId: string; userId: string; meetingId: string; since: string; most: number },
  { document: string; detail: string }
>(`
  select document, detail from reports
  where org_id = :orgId and user_id = :userId and created_at >= :since and meeting_id <> :meetingId
  order by created_at desc, id desc limit :most`);

/** Owner of the next report, and its meeting, whose other reports do not count: they are about the same moments. */
export interface NextReport {
  orgId: string;
  userId: string;
  meetingId: string;
  now: Date;
}

/** Collects the sentences of a person's reports of the last month. */
export async function saidLately(
  database: Database,
  { orgId, userId, meetingId, now }: NextReport,
): Promise<Set<string>> {
  const since = new Date(now.getTime() - MONTH_MS).toISOString();
  const rows = await database.all(reportsOfPerson, { orgId, userId, meetingId, since, most: MOST });
  return new Set(
    rows.flatMap(({ document, detail }) => sentencesIn({ ...JSON.parse(document), ...JSON.parse(detail) })),
  );
}
