import type { Period } from "../../../core/periods/period.ts";
import type { ReportFeed } from "../../../core/report/compose-weekly-report.ts";
import type { MeetingInput, ReportInput } from "../../../core/report/report-input.ts";
import { eachDocument } from "../../store/list-query.ts";
import { defineQuery } from "../../store/query.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { eachInsight } from "./insights.ts";
import { peopleOf } from "./people.ts";
import { seesTeam } from "./scope.ts";

const detailedReports = defineQuery<
  { orgId: string; userId: string; from: string; to: string },
  { document: string; detail: string }
>((builder, slot) =>
  builder
    .selectFrom("reports")
    .select(["document", "detail"])
    .where("org_id", "=", slot("orgId"))
    .where((where) => where.or([where(slot("userId"), "=", ""), where("user_id", "=", slot("userId"))]))
    .where("created_at", ">=", slot("from"))
    .where("created_at", "<=", slot("to"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc"),
);

/** Feeds the weekly report from the database: of the team, or of the reader alone. */
export async function createDatabaseFeed(visit: MemberVisit): Promise<ReportFeed> {
  const { service, orgId, session } = visit;
  const userId = seesTeam(visit) ? undefined : session.user.id;
  const people = await peopleOf(visit);
  const filterOf = ({ from, to }: Period) => ({ orgId, from, to, equal: { user_id: userId } });
  async function* each<Item>(name: "reports" | "meetings", period: Period): AsyncGenerator<Item> {
    for await (const items of eachDocument<Item>(service.database, name, filterOf(period))) yield* items;
  }
  return {
    sources: [],
    async *reports({ from, to }) {
      const rows = await service.database.all(detailedReports, { orgId, userId: userId ?? "", from, to });
      for (const { document, detail } of rows)
        yield { ...(JSON.parse(document) as ReportInput), ...(JSON.parse(detail) as ReportInput) };
    },
    scores: (period) => each<ReportInput>("reports", period),
    meetings: (period) => each<MeetingInput>("meetings", period),
    async *insights({ from, to }) {
      for await (const insights of eachInsight(visit, { from, to, industry: "", prospectTitle: "" }))
        yield* insights.filter(({ user_id: owner }) => userId === undefined || owner === userId);
    },
    names: async () => ({ nameOf: (id) => people.get(id)?.name }),
  };
}
