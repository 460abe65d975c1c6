import { findMeeting, findReportsOfMeeting, meetingExists } from "../../store/meeting-queries.ts";
import { settled } from "../call.ts";
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

function noMeeting(): ApiError {
  return new ApiError("not_found", "There is no such meeting. List the meetings to find its id.");
}
