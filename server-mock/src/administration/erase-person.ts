import type { Insight, Meeting, ReportDetail, Template, User } from "../resources.ts";
import { changeMeetings } from "../store/change-meetings.ts";
import { statement, type Write } from "../store/database.ts";
import { fold } from "../store/fold.ts";
import { defineQuery } from "../store/query.ts";
import { templateRow, userRow } from "../store/rows.ts";
import type { Tables } from "../store/tables.ts";
import { type Administration, AdministrationError } from "./administration.ts";
import { auditWrite } from "./audit.ts";
import { deleteMeetingWithAll } from "./delete-meetings.ts";
import { forgetSignInsOf } from "./end-sessions.ts";
import { findPersonMeetings, isName, namesOfEmail, requirePerson } from "./find-person.ts";
import { ERASED_NAME, type PersonNames, type Scrub, scrubberOf, scrubDeep } from "./scrub.ts";
import { changeUser, listTeam } from "./users.ts";

/** Whose data is erased, and how. */
export interface ErasureRequest {
  orgId: string;
  email: string;
  /** Further names of the person, for meetings that have no address of theirs. */
  names?: readonly string[];
  /** Deletes the meetings that the person took part in; otherwise the person is made unrecognizable in them. */
  deletesMeetings?: boolean;
  isDryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** What an erasure changed or deleted, or would. */
export interface ErasureResult {
  /** Names that were looked for. */
  names: string[];
  users: number;
  /** Meetings that the person took part in. */
  meetings: number;
  /** Meetings of others that spoke of the person. */
  mentions: number;
  reports: number;
  insights: number;
  templates: number;
  keys: number;
}

const reportsOf = defineQuery<{ id: string }, Pick<Tables["reports"], "id" | "detail">>((builder, slot) =>
  builder.selectFrom("reports").select(["id", "detail"]).where("meeting_id", "=", slot("id")),
);
const insightsOf = defineQuery<{ id: string }, Pick<Tables["insights"], "id" | "document">>((builder, slot) =>
  builder.selectFrom("insights").select(["id", "document"]).where("meeting_id", "=", slot("id")),
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
const templatesOf = defineQuery<{ orgId: string }, { document: string }>((builder, slot) =>
  builder.selectFrom("templates").select("document").where("org_id", "=", slot("orgId")),
);
const updateTemplate = defineQuery<Tables["templates"], unknown>((builder, slot) =>
  builder
    .updateTable("templates")
    .set({ version: slot("version"), etag: slot("etag"), document: slot("document") })
    .where("id", "=", slot("id")),
);
const renameKey = defineQuery<{ id: string; name: string }, unknown>((builder, slot) =>
  builder
    .updateTable("api_keys")
    .set({ name: slot("name") })
    .where("id", "=", slot("id")),
);
const forgetRequests = defineQuery<{ orgId: string }, unknown>((builder, slot) =>
  builder.deleteFrom("idempotency_keys").where("org_id", "=", slot("orgId")),
);
const renameUser = defineQuery<Pick<Tables["users"], "id" | "name" | "email">, unknown>((builder, slot) =>
  builder
    .updateTable("users")
    .set({ name: slot("name"), email: slot("email") })
    .where("id", "=", slot("id")),
);

/**
 * Erases a person: a user, a prospect, or both. Interrupted, it is repeated; the user goes last, so that it still finds
 * everything. Afterwards neither address nor full name is in the database; copies and backups are the operator's.
 */
export async function erasePerson(admin: Administration, request: ErasureRequest): Promise<ErasureResult> {
  const { orgId, email, isDryRun = false } = request;
  requirePerson(request);
  const user = (await listTeam(admin.database, orgId)).find((other) => fold(other.email) === fold(email));
  const found = await namesOfEmail(admin.database, orgId, email);
  const names = [...new Set([...[...found, ...(user ? [user.name] : [])].filter(isName), ...(request.names ?? [])])];
  const person: PersonNames = { emails: [email], names };
  const { attended, mentioned } = await findPersonMeetings(admin.database, orgId, { ...person, userId: user?.id });
  if (!user && attended.length + mentioned.length === 0)
    throw new AdministrationError(
      `Nothing of ${email} is stored. Check the address, or add the person's name with --name.`,
    );
  const result: ErasureResult = {
    ...{ names, users: user ? 1 : 0, meetings: attended.length, mentions: mentioned.length },
    ...{ reports: 0, insights: 0, templates: 0, keys: 0 },
  };
  if (isDryRun) return result;
  if (user) await deactivate(admin, orgId, user);
  await eraseMeetings(admin, request, { person, attended, mentioned, result });
  await eraseElsewhere(admin, request, { person, user, result });
  await admin.database.compact();
  return result;
}

/** Fails for the last active admin, before anything is erased. */
async function deactivate(admin: Administration, orgId: string, user: User): Promise<void> {
  if (user.is_active) await changeUser(admin, { orgId, id: user.id, change: { is_active: false, role: "member" } });
}

interface MeetingWork {
  person: PersonNames;
  attended: readonly string[];
  mentioned: readonly string[];
  result: ErasureResult;
}

async function eraseMeetings(admin: Administration, request: ErasureRequest, work: MeetingWork): Promise<void> {
  const { orgId, deletesMeetings = false, onProgress } = request;
  const { attended, mentioned, person, result } = work;
  const thorough = scrubberOf(person, { alsoParts: true });
  const careful = scrubberOf(person, { alsoParts: false });
  const total = attended.length + mentioned.length;
  let done = 0;
  const count = ({ reports, insights }: { reports: number; insights: number }) => {
    result.reports += reports;
    result.insights += insights;
    done += 1;
    onProgress?.(done, total);
  };
  for (const id of attended)
    count(
      deletesMeetings
        ? await deleteMeetingWithAll(admin, { orgId, id })
        : await scrubMeeting(admin, { orgId, id }, { person, scrub: thorough }),
    );
  for (const id of mentioned) count(await scrubMeeting(admin, { orgId, id }, { person, scrub: careful }));
}

/** Rewrites a meeting, its transcript, its reports and its insights, all in one transaction. */
async function scrubMeeting(
  admin: Administration,
  { orgId, id }: { orgId: string; id: string },
  { person, scrub }: { person: PersonNames; scrub: Scrub },
): Promise<{ reports: number; insights: number }> {
  const { database } = admin;
  const counts = { reports: 0, insights: 0 };
  await changeMeetings(admin, { orgId, key: id }, async ({ batch, find, change }) => {
    const meeting = await find(id);
    if (!meeting) return;
    const [transcript, reports, insights] = await Promise.all([
      database.first(transcriptOf, { id }),
      database.all(reportsOf, { id }),
      database.all(insightsOf, { id }),
    ]);
    const writes = [
      ...reports.flatMap((row) => scrubReport(row, scrub)),
      ...insights.flatMap((row) => scrubInsight(row, scrub)),
    ];
    counts.reports = writes.filter((write) => write.query === updateReport).length;
    counts.insights = writes.length - counts.reports;
    batch.push(...writes);
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

/** Templates, names of keys and remembered requests; and, last, the user. */
async function eraseElsewhere(
  admin: Administration,
  { orgId }: ErasureRequest,
  { person, user, result }: { person: PersonNames; user: User | undefined; result: ErasureResult },
): Promise<void> {
  const scrub = scrubberOf(person, { alsoParts: false });
  const templates = (await admin.database.all(templatesOf, { orgId })).flatMap(({ document }) => {
    const template = JSON.parse(document) as Template;
    const scrubbed = scrubDeep(template, scrub);
    if (JSON.stringify(scrubbed) === JSON.stringify(template)) return [];
    const changed = { ...scrubbed, version: template.version + 1, updated_at: admin.now().toISOString() };
    return [statement(updateTemplate, templateRow(orgId, changed), 1)];
  });
  const keys = (await admin.keys.list(orgId)).flatMap(({ id, name }) =>
    scrub(name) === name ? [] : [statement(renameKey, { id, name: scrub(name) }, 1)],
  );
  result.templates = templates.length;
  result.keys = keys.length;
  const { names, ...counts } = result;
  const writes: Write[] = [...templates, ...keys, statement(forgetRequests, { orgId })];
  if (user) {
    const email = `erased-${user.id}@erased.invalid`;
    writes.push(
      statement(renameUser, userRow(orgId, { ...user, name: ERASED_NAME, email }), 1),
      ...forgetSignInsOf({ orgId, userId: user.id }),
    );
  }
  const subject = user?.id ?? orgId;
  await admin.database.write([
    ...writes,
    auditWrite(admin, { org_id: orgId, action: "person.erase", subject, details: counts }),
  ]);
}
