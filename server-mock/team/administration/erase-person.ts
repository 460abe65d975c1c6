import type { Template, User } from "../../records/resources.ts";
import { statement, type Write } from "../../store/database.ts";
import { fold } from "../../store/fold.ts";
import { defineQuery } from "../../store/query.ts";
import { retryConflicts } from "../../store/retry-conflicts.ts";
import { templateRow, userRow } from "../../store/rows.ts";
import type { Tables } from "../../store/tables.ts";
import { forgetSpeakers } from "../calls/speaker-names.ts";
import { type Administration, AdministrationError, compactAfter } from "./administration.ts";
import { auditWrite } from "./audit.ts";
import { deleteMeetingWithAll } from "./delete-meetings.ts";
import { forgetSignInsOf } from "./end-sessions.ts";
import { findDeletedCalls, findPersonMeetings, isName, namesOfEmail, requirePerson } from "./find-person.ts";
import { ERASED_NAME, type PersonNames, scrubberOf, scrubDeep } from "./scrub.ts";
import { scrubMeeting } from "./scrub-meeting.ts";
import { changeUser, listTeam } from "./users.ts";

/** The person to erase, and how. */
export interface ErasureRequest {
  orgId: string;
  /** Undefined for a person without address; `names` then identify them. */
  email?: string | undefined;
  /** Further names of the person, for meetings that lack their address. */
  names?: readonly string[];
  /** Words that identify the person in meetings they took part in. */
  words?: readonly string[];
  /** Deletes the person's meetings; otherwise the person is anonymized in them. */
  deletesMeetings?: boolean;
  isDryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Changes and deletions of an erasure, or of its dry run. */
export interface ErasureResult {
  /** Names that were searched for. */
  names: string[];
  users: number;
  /** Meetings that the person took part in. */
  meetings: number;
  /** Other meetings in which the person was mentioned. */
  mentions: number;
  reports: number;
  insights: number;
  templates: number;
  keys: number;
  /** Restorable deleted calls with data of the person; they are purged. */
  deleted: number;
}

const templatesOf = defineQuery<{ orgId: string }, { document: string }>(
  "select document from templates where org_id = :orgId",
);
const updateTemplate = defineQuery<Tables["templates"] & { oldVersion: number }, unknown>(`
  update templates set version = :version, etag = :etag, document = :document
  where id = :id and org_id = :org_id and version = :oldVersion`);
const renameKey = defineQuery<{ id: string; name: string }, unknown>("update api_keys set name = :name where id = :id");
const forgetRequests = defineQuery<{ orgId: string }, unknown>("delete from idempotency_keys where org_id = :orgId");
const purgeDeleted = defineQuery<{ orgId: string; id: string }, unknown>(
  "delete from deleted_meetings where org_id = :orgId and id = :id",
);
const renameUser = defineQuery<Pick<Tables["users"], "id" | "name" | "email">, unknown>(
  "update users set name = :name, email = :email where id = :id",
);

/**
 * Erases a person: a user, a prospect, or both. Can be repeated after an interruption: identifying data is deleted last. The
 * database then contains neither address nor full name; copies and backups are the operator's responsibility.
 */
export async function erasePerson(admin: Administration, request: ErasureRequest): Promise<ErasureResult> {
  const { orgId, email, isDryRun = false } = request;
  requirePerson(request);
  const user = (await listTeam(admin.database, orgId)).find((other) => fold(other.email) === fold(email ?? ""));
  const found = email === undefined ? [] : await namesOfEmail(admin.database, orgId, email);
  const names = [...new Set([...[...found, ...(user ? [user.name] : [])].filter(isName), ...(request.names ?? [])])];
  const person: PersonNames = { emails: email === undefined ? [] : [email], names, words: request.words ?? [] };
  const who = email ?? names.join(", ");
  const search = { ...person, userId: user?.id };
  const { attended, mentioned } = await findPersonMeetings(admin.database, orgId, search);
  const deleted = await findDeletedCalls(admin.database, orgId, search);
  if (!user && attended.length + mentioned.length + deleted.length === 0) {
    // It may have been erased by an interrupted run before this one.
    if (!isDryRun) await compactAfter(admin, `Nothing of ${who} is stored in the database`);
    throw new AdministrationError(
      `Nothing of ${who} is stored. Check the address, or add the person's name with --name.`,
    );
  }
  const result: ErasureResult = {
    names,
    users: user ? 1 : 0,
    meetings: attended.length,
    mentions: mentioned.length,
    reports: 0,
    insights: 0,
    templates: 0,
    keys: 0,
    deleted: deleted.length,
  };
  if (isDryRun) return result;
  if (user) await deactivate(admin, orgId, user);
  await admin.database.write(deleted.map((id) => statement(purgeDeleted, { orgId, id })));
  await eraseElsewhere(admin, request, { person, result });
  await eraseMeetings(admin, request, { person, attended, mentioned, result });
  await finishErasure(admin, request, { user, result });
  await compactAfter(admin, `${who} is erased from the database`);
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
  // The person's own meetings come last: the names to search for are known from them.
  for (const id of mentioned) count(await scrubMeeting(admin, { orgId, id }, { person, scrub: careful }));
  for (const id of attended)
    count(
      deletesMeetings
        ? await deleteMeetingWithAll(admin, { orgId, id })
        : await scrubMeeting(admin, { orgId, id }, { person, scrub: thorough }),
    );
}

/** Erases the person from templates, key names and stored responses of idempotent requests. */
async function eraseElsewhere(
  admin: Administration,
  { orgId }: ErasureRequest,
  { person, result }: Pick<MeetingWork, "person" | "result">,
): Promise<void> {
  const scrub = scrubberOf(person, { alsoParts: false });
  await retryConflicts(admin.database, { key: `erasure ${orgId}` }, async () => {
    const templates = (await admin.database.all(templatesOf, { orgId })).flatMap(({ document }) => {
      const template = JSON.parse(document) as Template;
      const scrubbed = scrubDeep(template, scrub);
      if (JSON.stringify(scrubbed) === JSON.stringify(template)) return [];
      const changed = { ...scrubbed, version: template.version + 1, updated_at: admin.now().toISOString() };
      return [statement(updateTemplate, { ...templateRow(orgId, changed), oldVersion: template.version }, 1)];
    });
    const keys = (await admin.keys.list(orgId)).flatMap(({ id, name }) =>
      scrub(name) === name ? [] : [statement(renameKey, { id, name: scrub(name) }, 1)],
    );
    const speakers = await forgetSpeakers(admin.database, orgId, person);
    await admin.database.write([...templates, ...keys, ...speakers, statement(forgetRequests, { orgId })]);
    result.templates = templates.length;
    result.keys = keys.length;
  });
}

/** Erases the user last, with the audit entry of the act. */
async function finishErasure(
  admin: Administration,
  { orgId }: ErasureRequest,
  { user, result }: { user: User | undefined; result: ErasureResult },
): Promise<void> {
  const { names, ...counts } = result;
  const writes: Write[] = [];
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
