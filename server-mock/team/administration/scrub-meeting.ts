import type { Insight, Meeting, ReportDetail } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { statement } from "../../store/database.ts";
import { fold } from "../../store/fold.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { insightsOf, putReportDetail, reportsOf, transcriptOf, versionsOf } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import { replaceReportTexts, textsOfInsight, textsOfReport } from "../../store/search-documents.ts";
import type { Tables } from "../../store/tables.ts";
import type { FormerCall } from "../calls/replace-call.ts";
import type { Administration } from "./administration.ts";
import { ERASED_NAME, type PersonNames, type Scrub, scrubDeep } from "./scrub.ts";

const failuresOf = defineQuery<OwnedId, { id: string; last_error: string }>(
  "select id, last_error from jobs where org_id = :orgId and subject = :id and last_error is not null",
);
const updateInsight = defineQuery<OwnedId & { document: string; title: string | null }, unknown>(
  "update insights set document = :document, folded_prospect_title = :title where org_id = :orgId and id = :id",
);
const updateVersion = defineQuery<
  Pick<Tables["meeting_versions"], "org_id" | "meeting_id" | "version" | "document">,
  unknown
>(`
  update meeting_versions set document = :document
  where org_id = :org_id and meeting_id = :meeting_id and version = :version`);
const updateFailure = defineQuery<OwnedId & { reason: string }, unknown>(
  "update jobs set last_error = :reason where org_id = :orgId and id = :id",
);

/** Removes a person from a meeting, its transcript, reports, insights and jobs, in one transaction. */
export async function scrubMeeting(
  admin: Administration,
  { orgId, id }: OwnedId,
  { person, scrub }: { person: PersonNames; scrub: Scrub },
): Promise<{ reports: number; insights: number }> {
  const { database } = admin;
  const counts = { reports: 0, insights: 0 };
  await changeMeetings(admin, { orgId, key: id }, async ({ batch, find, change }) => {
    const meeting = await find(id);
    if (!meeting) return;
    const [transcript, reports, insights, failures, versions] = await Promise.all([
      database.first(transcriptOf, { orgId, id }),
      database.all(reportsOf, { orgId, id }),
      database.all(insightsOf, { orgId, id }),
      database.all(failuresOf, { orgId, id }),
      database.all(versionsOf, { orgId, id }),
    ]);
    const scrubbed = {
      reports: reports.map((row) => ({ ...row, report: scrubDeep(JSON.parse(row.detail) as ReportDetail, scrub) })),
      insights: insights.map((row) => ({ ...row, insight: scrubInsight(JSON.parse(row.document) as Insight, scrub) })),
    };
    const writes = [
      ...scrubbed.reports.flatMap((row) => putReport(orgId, row)),
      ...scrubbed.insights.flatMap((row) => putInsight(orgId, row)),
    ];
    counts.reports = writes.filter((write) => write.query === putReportDetail).length;
    counts.insights = writes.length - counts.reports;
    const texts = {
      feedback: scrubbed.reports.flatMap(({ report }) => textsOfReport(report)),
      insight: scrubbed.insights.flatMap(({ insight }) => textsOfInsight(insight)),
    };
    const reasons = failures.map((job) =>
      statement(updateFailure, { orgId, id: job.id, reason: scrub(job.last_error) }),
    );
    const former = versions.map(({ org_id, meeting_id, version, document }) =>
      statement(updateVersion, { org_id, meeting_id, version, document: scrubFormer(document, person, scrub) }, 1),
    );
    batch.push(...writes, ...reasons, ...former, ...replaceReportTexts({ orgId, id }, texts));
    change(id, {
      title: scrub(meeting.title),
      participants: meeting.participants.map((participant) => withoutPerson(participant, person, scrub)),
      failure_reason: meeting.failure_reason && scrub(meeting.failure_reason),
      ...(transcript ? { transcript: scrub(transcript.text) } : {}),
    });
  });
  return counts;
}

type Participant = Meeting["participants"][number];

/** Keeps only the side that the person was on. */
function withoutPerson(participant: Participant, { emails, names }: PersonNames, scrub: Scrub): Participant {
  const isPerson =
    participant.email === undefined
      ? names.some((name) => fold(name) === fold(participant.name))
      : emails.some((email) => fold(email) === fold(participant.email ?? ""));
  if (isPerson) return { name: ERASED_NAME, is_internal: participant.is_internal };
  return scrubDeep(participant, scrub);
}

/** Scrubs a former version of a call. */
function scrubFormer(document: string, person: PersonNames, scrub: Scrub): string {
  const { participants, ...former } = JSON.parse(document) as FormerCall;
  const people = participants.map((participant) => withoutPerson(participant, person, scrub));
  return JSON.stringify({ ...scrubDeep(former, scrub), participants: people });
}

function putReport(orgId: string, { id, detail, report }: { id: string; detail: string; report: ReportDetail }) {
  const scrubbed = JSON.stringify(report);
  return scrubbed === detail ? [] : [statement(putReportDetail, { orgId, id, detail: scrubbed }, 1)];
}

function scrubInsight(stored: Insight, scrub: Scrub): Insight {
  const insight = scrubDeep(stored, scrub);
  const isTheirs = insight.prospect_name === ERASED_NAME || insight.speaker_name === ERASED_NAME;
  return { ...insight, prospect_title: isTheirs ? null : insight.prospect_title };
}

function putInsight(orgId: string, { id, document, insight }: { id: string; document: string; insight: Insight }) {
  const scrubbed = JSON.stringify(insight);
  const title = insight.prospect_title;
  return scrubbed === document
    ? []
    : [statement(updateInsight, { orgId, id, document: scrubbed, title: title === null ? null : fold(title) }, 1)];
}
