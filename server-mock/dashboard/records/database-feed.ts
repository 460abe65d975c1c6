import type { Period } from "../../../core/periods/period.ts";
import type { ReportFeed } from "../../../core/report/compose-weekly-report.ts";
import type { InsightInput, MeetingInput, ReportInput } from "../../../core/report/report-input.ts";
import { eachDocument } from "../../store/list-query.ts";
import { defineQuery } from "../../store/query.ts";
import { listTeam } from "../../team/administration/users.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { readReport } from "./meetings.ts";

/** Feeds the weekly report from the database: of the team, or of one person. */
export function createDatabaseFeed(visit: MemberVisit, userId: string | undefined): ReportFeed {
  const { service, orgId } = visit;
  const filterOf = ({ from, to }: Period) => ({ orgId, from, to, equal: { user_id: userId } });
  async function* each<Item>(name: "reports" | "meetings" | "insights", period: Period): AsyncGenerator<Item> {
    for await (const items of eachDocument<Item>(service.database, name, filterOf(period))) yield* items;
  }
  return {
    sources: [],
    async reports({ from, to }) {
      const query = userId === undefined ? ofTeam : ofPerson;
      return (await service.database.all(query, { orgId, userId: userId ?? "", from, to })).map(readReport);
    },
    scores: (period) => each<ReportInput>("reports", period),
    meetings: (period) => each<MeetingInput>("meetings", period),
    insights: (period) => each<InsightInput>("insights", period),
    async names() {
      const names = new Map((await listTeam(service.database, orgId)).map(({ id, name }) => [id, name]));
      return { nameOf: (id) => names.get(id) };
    },
  };
}

/** Reports of a period with their details, newest first. */
const detailedReports = (andOf: string) =>
  defineQuery<{ orgId: string; userId: string; from: string; to: string }, { document: string; detail: string }>(`
    select document, detail from reports
    where org_id = :orgId and created_at >= :from and created_at <= :to ${andOf}
    order by created_at desc, id desc`);

const ofTeam = detailedReports("");
const ofPerson = detailedReports("and user_id = :userId");
