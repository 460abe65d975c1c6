import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { sortSpeakers } from "../../coaching/sides.ts";
import type { Meeting, User } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { type Database, statement } from "../../store/database.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { insightsOf, putInsight, reportsOf, transcriptOf } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import type { WriteBatch } from "../../store/write-batch.ts";
import type { Administration } from "../administration/administration.ts";
import { auditWrite } from "../administration/audit.ts";
import type { ImportService } from "../import/import-service.ts";
import { produceAgain } from "./replace-call.ts";

const moveReport = defineQuery<OwnedId & { userId: string; document: string }, unknown>(
  "update reports set user_id = :userId, document = :document where org_id = :orgId and id = :id",
);
/** Maximum length of a title that a person enters. */
export const LONGEST_TITLE = 200;

/** Renames a call and returns its former title; undefined if there is no such call. */
export function renameCall(admin: Administration, { orgId, id }: OwnedId, title: string): Promise<string | undefined> {
  return changeMeetings(admin, { orgId, key: id }, async ({ batch, find, change }) => {
    const meeting = await find(id);
    if (!meeting || meeting.title === title) return meeting?.title;
    change(id, { title });
    batch.push(auditWrite(admin, { org_id: orgId, action: "meeting.rename", subject: id, details: {} }));
    return meeting.title;
  });
}

/** Result of reassigning a call. */
export interface Reassigned {
  /** ID of the previous owner. */
  from: string;
  /** Number of reports that will be produced again, because the seller changes. */
  jobs: number;
}

/**
 * Assigns a call to another user, with its reports and insights, so that they count for that user. If nobody is marked as a
 * seller, the owner's name decides who sells: the current reports are then kept as a version of the call, and produced again.
 * Undefined if there is no such call.
 */
export function reassignCall(
  admin: Administration,
  jobs: ImportService["jobs"],
  { orgId, id, to, users }: OwnedId & { to: User; users: readonly User[] },
): Promise<Reassigned | undefined> {
  const service = { ...admin, jobs };
  return changeMeetings(admin, { orgId, key: id }, async (write) => {
    const stored = await write.find(id);
    if (!stored) return undefined;
    const from = stored.user_id;
    if (from === to.id) return { from, jobs: 0 };
    const details = { from, to: to.id };
    write.batch.push(auditWrite(admin, { org_id: orgId, action: "meeting.reassign", subject: id, details }));
    const transcript = (await admin.database.first(transcriptOf, { orgId, id }))?.text ?? "";
    const sellers = (userId: string) =>
      sellersOf(
        stored,
        transcript,
        users.find((user) => user.id === userId),
      );
    if (sellers(from) !== sellers(to.id))
      return { from, jobs: await produceAgain(service, write, { orgId, stored, change: { user_id: to.id } }) };
    await moveReports(admin.database, write.batch, { orgId, id, userId: to.id });
    write.change(id, { user_id: to.id });
    return { from, jobs: 0 };
  });
}

function sellersOf({ participants }: Meeting, transcript: string, owner: User | undefined): string {
  return sortSpeakers(parseTranscript(transcript), { participants, ownerName: owner?.name ?? null }).sellers.join("\n");
}

/** Moves the reports and insights of a call to its new owner, and updates their counts. */
export async function moveReports(
  database: Database,
  batch: WriteBatch,
  { userId, ...meeting }: OwnedId & { userId: string },
): Promise<void> {
  const { orgId } = meeting;
  const [reports, insights] = await Promise.all([database.all(reportsOf, meeting), database.all(insightsOf, meeting)]);
  const moved = (document: string) => JSON.stringify({ ...JSON.parse(document), user_id: userId });
  for (const report of reports) {
    const after = { ...report, user_id: userId, document: moved(report.document) };
    batch.push(statement(moveReport, { orgId, id: report.id, userId, document: after.document }, 1));
    batch.moveRollups("reports", report, after);
  }
  for (const { id, document } of insights)
    batch.push(statement(putInsight, { orgId, id, document: moved(document) }, 1));
}
