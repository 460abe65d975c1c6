import type { Report } from "../../../records/resources.ts";
import type { OwnedId } from "../../../store/meeting-queries.ts";
import { defineQuery } from "../../../store/query.ts";
import { ownerOf } from "../../records/scope.ts";
import { type Outcome, redirect } from "../../visit/outcome.ts";
import { noSuchPage } from "../../visit/page-error.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const findReport = defineQuery<OwnedId, { document: string }>((builder, slot) =>
  builder.selectFrom("reports").select("document").where("id", "=", slot("id")).where("org_id", "=", slot("orgId")),
);

/** A report stands beside the transcript of its meeting. */
export async function openReport(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, params } = visit;
  const row = await service.database.first(findReport, { orgId, id: params["id"] ?? "" });
  if (!row) throw noSuchPage();
  const { id, meeting_id, user_id } = JSON.parse(row.document) as Report;
  if (ownerOf(visit, user_id) !== user_id) throw noSuchPage();
  return redirect(`/meetings/${meeting_id}?report=${id}`);
}
