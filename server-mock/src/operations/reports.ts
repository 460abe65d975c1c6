import { joinObjects, objectAnswer } from "../http/answer.ts";
import { ApiError } from "../http/api-error.ts";
import type { Handler } from "../http/call.ts";
import { defineQuery } from "../store/query.ts";
import { listAnswer } from "./list-answer.ts";

const findReport = defineQuery<{ orgId: string; id: string }, { document: string; detail: string }>((builder, slot) =>
  builder
    .selectFrom("reports")
    .select(["document", "detail"])
    .where("id", "=", slot("id"))
    .where("org_id", "=", slot("orgId")),
);

export const listReports: Handler<"listReports"> = ({ service, orgId, query }) => {
  const { page, limit, user_id, from, to, min_score, max_score } = query;
  const scores = { atLeast: { overall_score: min_score }, atMost: { overall_score: max_score } };
  return listAnswer(service, "reports", { filter: { orgId, equal: { user_id }, from, to, ...scores }, page, limit });
};

export const getReport: Handler<"getReport"> = async ({ service, orgId, path }) => {
  const row = await service.database.first(findReport, { orgId, id: path.id });
  if (!row) throw new ApiError("not_found", "There is no such report. List the reports to find its id.");
  return objectAnswer(joinObjects(row.document, row.detail));
};
