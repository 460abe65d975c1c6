import { defineQuery } from "../../store/query.ts";
import { settled } from "../call.ts";
import { ApiError } from "../respond/api-error.ts";
import { joinObjects, objectResult } from "../respond/operation-result.ts";
import { listResult } from "./list-result.ts";

const findReport = defineQuery<{ orgId: string; id: string }, { document: string; detail: string }>((builder, slot) =>
  builder
    .selectFrom("reports")
    .select(["document", "detail"])
    .where("id", "=", slot("id"))
    .where("org_id", "=", slot("orgId")),
);

export const listReports = settled<"listReports">(({ service, orgId, query }) => {
  const { page, limit, user_id, from, to, min_score, max_score } = query;
  const scores = { atLeast: { overall_score: min_score }, atMost: { overall_score: max_score } };
  return listResult(service, "reports", { filter: { orgId, equal: { user_id }, from, to, ...scores }, page, limit });
});

export const getReport = settled<"getReport">(async ({ service, orgId, path }) => {
  const row = await service.database.first(findReport, { orgId, id: path.id });
  if (!row) throw new ApiError("not_found", "There is no such report. List the reports to find its id.");
  return objectResult(joinObjects(row.document, row.detail));
});
