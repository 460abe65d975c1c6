import type { Period } from "../../../core/periods/period.ts";
import type { Report, ReportDetail } from "../../records/resources.ts";
import { defineQuery } from "../../store/query.ts";
import type { MemberVisit } from "../visit/visit.ts";

const detailedReports = (andOf: string) =>
  defineQuery<{ orgId: string; userId: string; from: string; to: string }, { document: string; detail: string }>(`
    select document, detail from reports
    where org_id = :orgId and created_at >= :from and created_at <= :to ${andOf}
    order by created_at desc, id desc`);

const ofTeam = detailedReports("");
const ofPerson = detailedReports("and user_id = :userId");

/** Every report of a period with its details, newest first: of the team, or of one person. */
export async function readDetailedReports(
  { service, orgId }: MemberVisit,
  { from, to }: Period,
  userId: string | undefined,
): Promise<ReportDetail[]> {
  const query = userId === undefined ? ofTeam : ofPerson;
  const rows = await service.database.all(query, { orgId, userId: userId ?? "", from, to });
  return rows.map(({ document, detail }) => ({ ...(JSON.parse(document) as Report), ...JSON.parse(detail) }));
}
