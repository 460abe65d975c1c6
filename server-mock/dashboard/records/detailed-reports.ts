import type { Period } from "../../../core/periods/period.ts";
import type { Report, ReportDetail } from "../../records/resources.ts";
import { defineQuery } from "../../store/query.ts";
import type { MemberVisit } from "../visit/visit.ts";

const detailedReports = (isOfPerson: boolean) =>
  defineQuery<{ orgId: string; userId: string; from: string; to: string }, { document: string; detail: string }>(
    (builder, slot) => {
      const ofTeam = builder
        .selectFrom("reports")
        .select(["document", "detail"])
        .where("org_id", "=", slot("orgId"))
        .where("created_at", ">=", slot("from"))
        .where("created_at", "<=", slot("to"))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc");
      return isOfPerson ? ofTeam.where("user_id", "=", slot("userId")) : ofTeam;
    },
  );

const ofTeam = detailedReports(false);
const ofPerson = detailedReports(true);

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
