import type { Insight, Meeting, ReportDetail } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { statement } from "../../store/database.ts";
import { fold } from "../../store/fold.ts";
import { defineQuery } from "../../store/query.ts";
import type { Tables } from "../../store/tables.ts";
import type { Administration } from "./administration.ts";
import { ERASED_NAME, type PersonNames, type Scrub, scrubDeep } from "./scrub.ts";

const reportsOf = defineQuery<{ id: string }, Pick<Tables["reports"], "id" | "detail">>((builder, slot) =>
  builder.selectFrom("reports").select(["id", "detail"]).where("meeting_id", "=", slot("id")),
);
const insightsOf = defineQuery<{ id: string }, Pick<Tables["insights"], "id" | "document">>((builder, slot) =>
  builder.selectFrom("insights").select(["id", "document"]).where("meeting_id", "=", slot("id")),
);
const failuresOf = defineQuery<{ orgId: string; id: string }, { id: string; last_error: string }>(
  (builder, slot) =>
    builder
      .selectFrom("jobs")
      .select(["id", "last_error"])
      .where("org_id", "=", slot("orgId"))
      .where("subject", "=", slot("id"))
      .where("last_error", "is not", null) as never,
);
const transcriptOf = defineQuery<{ id: string }, { text: string }>((builder, slot) =>
  builder.selectFrom("transcripts").select("text").where("meeting_id", "=", slot("id")),
);
const updateReport = defineQuery<{ id: string; detail: string }, unknown>((builder, slot) =>
  builder
    .updateTable("reports")
    .set({ detail: slot("detail") })
    .where("id", "=", slot("id")),
);
const updateInsight = defineQuery<{ id: string; document: string; title: string | null }, unknown>((builder, slot) =>
  builder
    .updateTable("insights")
    .set({ document: slot("document"), folded_prospect_title: slot("title") })
    .where("id", "=", slot("id")),
);
const updateFailure = defineQuery<{ id: string; reason: string }, unknown>((builder, slot) =>
  builder
    .updateTable("jobs")
    .set({ last_error: slot("reason") })
    .where("id", "=", slot("id")),
);
/** Takes a person out of a meeting, its transcript, reports, insights and jobs, all in one transaction. */
export async function scrubMeeting(
  admin: Administration,
  { orgId, id }: { orgId: string; id: string },
  { person, scrub }: { person: PersonNames; scrub: Scrub },
): Promise<{ reports: number; insights: number }> {
  const { database } = admin;
  const counts = { reports: 0, insights: 0 };
  await changeMeetings(admin, { orgId, key: id }, async ({ batch, find, change }) => {
    const meeting = await find(id);
    if (!meeting) return;
    const [transcript, reports, insights, failures] = await Promise.all([
      database.first(transcriptOf, { id }),
      database.all(reportsOf, { id }),
      database.all(insightsOf, { id }),
      database.all(failuresOf, { orgId, id }),
    ]);
    const writes = [
      ...reports.flatMap((row) => scrubReport(row, scrub)),
      ...insights.flatMap((row) => scrubInsight(row, scrub)),
    ];
    counts.reports = writes.filter((write) => write.query === updateReport).length;
    counts.insights = writes.length - counts.reports;
    const reasons = failures.map((job) => statement(updateFailure, { id: job.id, reason: scrub(job.last_error) }));
    batch.push(...writes, ...reasons);
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

/** The person keeps their side of the table, and nothing else. */
function withoutPerson(participant: Participant, { emails, names }: PersonNames, scrub: Scrub): Participant {
  const isPerson =
    participant.email === undefined
      ? names.some((name) => fold(name) === fold(participant.name))
      : emails.some((email) => fold(email) === fold(participant.email ?? ""));
  if (isPerson) return { name: ERASED_NAME, is_internal: participant.is_internal };
  return scrubDeep(participant, scrub);
}

function scrubReport({ id, detail }: Pick<Tables["reports"], "id" | "detail">, scrub: Scrub) {
  const scrubbed = JSON.stringify(scrubDeep(JSON.parse(detail) as Partial<ReportDetail>, scrub));
  return scrubbed === detail ? [] : [statement(updateReport, { id, detail: scrubbed }, 1)];
}

function scrubInsight({ id, document }: Pick<Tables["insights"], "id" | "document">, scrub: Scrub) {
  const insight = scrubDeep(JSON.parse(document) as Insight, scrub);
  const isTheirs = insight.prospect_name === ERASED_NAME || insight.speaker_name === ERASED_NAME;
  const title = isTheirs ? null : insight.prospect_title;
  const scrubbed = JSON.stringify({ ...insight, prospect_title: title });
  return scrubbed === document
    ? []
    : [statement(updateInsight, { id, document: scrubbed, title: title === null ? null : fold(title) }, 1)];
}
