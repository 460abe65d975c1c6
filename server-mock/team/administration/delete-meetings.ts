import { type Database, statement, type Write } from "../../store/database.ts";
import {
  deleteInsights,
  deleteReports,
  deleteTranscript,
  insightsOf,
  meetingRowOf,
  type OwnedId,
  reportsOf,
  transcriptOf,
  versionsOf,
} from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import { retryConflicts } from "../../store/retry-conflicts.ts";
import { removeTexts } from "../../store/search-documents.ts";
import type { Tables } from "../../store/tables.ts";
import { WriteBatch } from "../../store/write-batch.ts";

/** Number of deleted meetings, and of everything deleted with them. */
export interface DeletedCounts {
  meetings: number;
  transcripts: number;
  reports: number;
  insights: number;
}

const deleteMeeting = defineQuery<OwnedId & { version: number }, unknown>(
  "delete from meetings where id = :id and org_id = :orgId and version = :version",
);

const deleteVersions = defineQuery<OwnedId, unknown>(
  "delete from meeting_versions where org_id = :orgId and meeting_id = :id",
);

/** Jobs stay, since they count tokens; but their error messages may quote the call. */
const forgetReasons = defineQuery<OwnedId, unknown>(
  "update jobs set last_error = null where org_id = :orgId and subject = :id and last_error is not null",
);

/** Everything that is stored of a meeting. */
export interface StoredMeeting {
  meeting: Tables["meetings"];
  transcript: Tables["transcripts"] | undefined;
  reports: Tables["reports"][];
  insights: Tables["insights"][];
  versions: Tables["meeting_versions"][];
}

/**
 * Deletes a meeting with its transcript, reports and insights, in one transaction with its counts and the writes that
 * `alsoWrite` derives from the stored data.
 */
export function deleteMeetingWithAll(
  { database, now }: { database: Database; now: () => Date },
  reference: OwnedId,
  alsoWrite?: (stored: StoredMeeting) => Write[],
): Promise<DeletedCounts> {
  const { id } = reference;
  return retryConflicts(database, { key: `meeting ${id}` }, async () => {
    const meeting = await database.first(meetingRowOf, reference);
    if (!meeting) return NOTHING_DELETED;
    const [reports, insights] = await Promise.all([
      database.all(reportsOf, reference),
      database.all(insightsOf, reference),
    ]);
    const batch = new WriteBatch(now());
    for (const insight of insights) batch.removeRollups("insights", insight);
    for (const report of reports) batch.removeRollups("reports", report);
    batch.removeRollups("meetings", meeting);
    batch.push(
      statement(deleteInsights, reference, insights.length),
      statement(deleteReports, reference, reports.length),
      statement(deleteTranscript, reference),
      statement(deleteVersions, reference),
      ...removeTexts(reference, "everything"),
      statement(forgetReasons, reference),
      statement(deleteMeeting, { ...reference, version: meeting.version }, 1),
    );
    if (alsoWrite) {
      const [transcript, versions] = await Promise.all([
        database.first(transcriptOf, reference),
        database.all(versionsOf, reference),
      ]);
      batch.push(...alsoWrite({ meeting, transcript, reports, insights, versions }));
    }
    await database.write(batch.writes());
    const transcripts = (JSON.parse(meeting.document) as { has_transcript: boolean }).has_transcript ? 1 : 0;
    return { meetings: 1, transcripts, reports: reports.length, insights: insights.length };
  });
}

/** Adds the counts of one deletion to a sum. */
export function addCounts(sum: DeletedCounts, more: DeletedCounts): DeletedCounts {
  return {
    meetings: sum.meetings + more.meetings,
    transcripts: sum.transcripts + more.transcripts,
    reports: sum.reports + more.reports,
    insights: sum.insights + more.insights,
  };
}

export const NOTHING_DELETED: DeletedCounts = { meetings: 0, transcripts: 0, reports: 0, insights: 0 };
