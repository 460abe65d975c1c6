import type { Meeting } from "../resources.ts";
import { type Database, statement, type Write } from "./database.ts";
import { defineQuery } from "./query.ts";

const findDocument = defineQuery<{ id: string }, { document: string }>((builder, slot) =>
  builder.selectFrom("meetings").select("document").where("id", "=", slot("id")),
);

const replaceDocument = defineQuery<{ id: string; before: string; after: string }, unknown>((builder, slot) =>
  builder
    .updateTable("meetings")
    .set({ document: slot("after") })
    .where("id", "=", slot("id"))
    .where("document", "=", slot("before")),
);

/** Raises a meeting's `report_count`, for the write that adds reports to it. */
export async function countReports(database: Database, meetingId: string, added: number): Promise<Write[]> {
  const row = await database.first(findDocument, { id: meetingId });
  if (!row) return [];
  const meeting = JSON.parse(row.document) as Meeting;
  const after = JSON.stringify({ ...meeting, report_count: meeting.report_count + added });
  return [statement(replaceDocument, { id: meetingId, before: row.document, after }, 1)];
}
