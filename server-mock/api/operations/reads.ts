import { fold } from "../../store/fold.ts";
import { findMeeting, findReportsOfMeeting, meetingExists } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import { type Handler, settled } from "../call.ts";
import { ApiError } from "../respond/api-error.ts";
import { joinObjects, objectResult } from "../respond/operation-result.ts";
import { listResult } from "./list-result.ts";

export const listMeetings = settled<"listMeetings">(({ service, orgId, query }) => {
  const { page, limit, status, user_id, from, to } = query;
  return listResult(service, "meetings", { filter: { orgId, equal: { status, user_id }, from, to }, page, limit });
});

export const getMeeting = settled<"getMeeting">(async ({ service, orgId, path }) => {
  const row = await service.database.first(findMeeting, { orgId, id: path.id });
  if (!row) throw noMeeting();
  return objectResult(joinObjects(row.document, `{"transcript":${JSON.stringify(row.transcript)}}`));
});

export const listMeetingReports = settled<"listMeetingReports">(async ({ service, orgId, path }) => {
  const owned = { orgId, id: path.id };
  const rows = await service.database.all(findReportsOfMeeting, owned);
  if (rows.length === 0 && !(await service.database.first(meetingExists, owned))) throw noMeeting();
  return objectResult(`[${rows.map((row) => joinObjects(row.document, row.detail)).join()}]`);
});

export const listReports = settled<"listReports">(({ service, orgId, query }) => {
  const { page, limit, user_id, from, to, min_score, max_score } = query;
  const scores = { atLeast: { overall_score: min_score }, atMost: { overall_score: max_score } };
  return listResult(service, "reports", { filter: { orgId, equal: { user_id }, from, to, ...scores }, page, limit });
});

const findReport = defineQuery<{ orgId: string; id: string }, { document: string; detail: string }>(
  "select document, detail from reports where id = :id and org_id = :orgId",
);

export const getReport = settled<"getReport">(async ({ service, orgId, path }) => {
  const row = await service.database.first(findReport, { orgId, id: path.id });
  if (!row) throw new ApiError("not_found", "There is no such report. List the reports to find its id.");
  return objectResult(joinObjects(row.document, row.detail));
});

export const listInsights = settled<"listInsights">(({ service, orgId, query }) => {
  const { page, limit, date_from, date_to, industry, prospect_title } = query;
  const contains = {
    folded_industry: industry === undefined ? undefined : fold(industry),
    folded_prospect_title: prospect_title === undefined ? undefined : fold(prospect_title),
  };
  return listResult(service, "insights", { filter: { orgId, from: date_from, to: date_to, contains }, page, limit });
});

export const listRoleplaySessions = settled<"listRoleplaySessions">(({ service, orgId, query }) => {
  const { page, limit, user_id, status } = query;
  return listResult(service, "roleplay_sessions", { filter: { orgId, equal: { user_id, status } }, page, limit });
});

export const getOpenApi: Handler<"getOpenApi"> = async () => {
  const { OPEN_API_JSON } = await import("../../../spec/generated/open-api-document.ts");
  return { status: 200, body: OPEN_API_JSON };
};

function noMeeting(): ApiError {
  return new ApiError("not_found", "There is no such meeting. List the meetings to find its id.");
}
