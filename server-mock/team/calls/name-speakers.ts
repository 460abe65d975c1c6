import { nameKey } from "../../../core/people/person.ts";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { printLine, printName } from "../../../core/transcript/print-transcript.ts";
import type { Meeting, User } from "../../records/resources.ts";
import { changeMeetings } from "../../store/change-meetings.ts";
import { type Database, statement, type Write } from "../../store/database.ts";
import { fold } from "../../store/fold.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { insightsOf, putInsight, putReportDetail, reportsOf, transcriptOf } from "../../store/meeting-queries.ts";
import { replaceReportTexts, textsOfInsight, textsOfReport } from "../../store/search-documents.ts";
import { isUnnamed } from "../import/formats/speaker-labels.ts";
import type { ImportService } from "../import/import-service.ts";
import { type NamedSpeaker, speakerKey } from "../import/named-speakers.ts";
import { moveReports } from "./change-call.ts";
import { moved, produceAgain } from "./replace-call.ts";
import { rememberSpeakers } from "./speaker-names.ts";

/** Speakers and start of a stored call, entered after its import. */
export interface Naming {
  orgId: string;
  id: string;
  named: readonly NamedSpeaker[];
  users: readonly User[];
  startedAt?: string | undefined;
}

/** Result of naming the speakers of a call. */
export interface Named {
  /** Labels that do not occur in the call. */
  unknown: string[];
  /** Number of reports that will be produced again, because the sellers change. */
  jobs: number;
}

/**
 * Names the speakers of a stored call everywhere: transcript, participants, reports and insights. If the sellers change, the
 * current reports are kept as a version of the call, and produced again. The names also apply to later files.
 */
export async function nameSpeakers(service: ImportService, naming: Naming): Promise<Named | undefined> {
  const { orgId, id, named, users, startedAt } = naming;
  return changeMeetings(service, { orgId, key: id }, async (write) => {
    const stored = await write.find(id);
    if (!stored) return undefined;
    const transcript = (await service.database.first(transcriptOf, { orgId, id }))?.text;
    const lines = parseTranscript(transcript ?? "");
    const people = new Map(named.map((person) => [speakerKey(person.label), person]));
    const rename = (name: string) => people.get(speakerKey(name))?.name ?? name;
    const spoken = lines.map((line) => printLine({ ...line, ...renamed(line, rename) })).join("\n");
    const participants = participantsOf(stored, lines.map(printName), people);
    const known = new Set(stored.participants.map(({ name }) => speakerKey(name)));
    const unknown = named.map(({ label }) => label).filter((label) => !known.has(speakerKey(label)));
    const seller = participants.find(({ is_internal }) => is_internal);
    const owner = users.find(({ email }) => fold(email) === fold(seller?.email ?? ""));
    const isOwned = participants.some(({ email }) =>
      users.some((user) => user.id === stored.user_id && fold(user.email) === fold(email ?? "")),
    );
    const change = {
      participants,
      ...(transcript === undefined || spoken === transcript ? {} : { transcript: spoken }),
      ...(owner && !isOwned ? { user_id: owner.id } : {}),
      ...(startedAt === undefined ? {} : moved(stored, startedAt)),
    };
    write.batch.push(...rememberSpeakers(orgId, named));
    const isOtherSide =
      sellersOf(participants).join("\n") !==
      sellersOf(stored.participants.map((one) => ({ ...one, name: rename(one.name) }))).join("\n");
    if (isOtherSide && transcript !== undefined)
      return { unknown, jobs: await produceAgain(service, write, { orgId, stored, change }) };
    const userId = change.user_id ?? stored.user_id;
    if (userId !== stored.user_id) await moveReports(service.database, write.batch, { orgId, id, userId });
    write.batch.push(...(await renameReports(service.database, { orgId, id, userId }, named)));
    write.change(id, change);
    return { unknown, jobs: 0 };
  });
}

function renamed(line: Parameters<typeof printLine>[0], rename: (name: string) => string) {
  const label = printName(line);
  return rename(label) === label ? {} : { speaker: rename(label), organization: undefined as never };
}

/** Merges the names into the participants; two participants who are one person become one. */
function participantsOf(
  { participants }: Meeting,
  speakers: readonly string[],
  people: ReadonlyMap<string, NamedSpeaker>,
): Meeting["participants"] {
  const names = new Set(participants.map(({ name }) => name));
  const missing = [...new Set(speakers)].filter((name) => name !== "" && !names.has(name));
  const everybody: Meeting["participants"] = [
    ...participants,
    ...missing.map((name) => ({ name, is_internal: false })),
  ];
  const all = everybody.map((participant): Meeting["participants"][number] => {
    const person = people.get(speakerKey(participant.name));
    if (!person) return participant;
    const { name, email, isInternal = participant.is_internal } = person;
    return { ...participant, name, ...(email === undefined ? {} : { email }), is_internal: isInternal };
  });
  return all.filter(
    (one, index) =>
      all.findIndex((other) => nameKey(other.name) === nameKey(one.name) && other.email === one.email) === index,
  );
}

function sellersOf(participants: Meeting["participants"]): string[] {
  return participants.flatMap(({ name, is_internal }) => (is_internal ? [name] : []));
}

/** Renames speakers in reports and insights. Quotes stay as they were said. */
async function renameReports(
  database: Database,
  { userId, ...meeting }: OwnedId & { userId: string },
  named: readonly NamedSpeaker[],
): Promise<Write[]> {
  const { orgId } = meeting;
  const texts = named.map(({ label, name }) => {
    const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    // Names occur within other texts; speaker numbers do not.
    return {
      pattern: new RegExp(isUnnamed(label) ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : `^${escaped}$`, "giu"),
      name,
    };
  });
  const rename = (text: string) =>
    texts.reduce((changed, { pattern, name }) => changed.replace(pattern, () => name), text);
  const renamedIn = (json: string) =>
    JSON.parse(json, (key, value) => {
      if (key === "user_id") return userId;
      return key !== "quote" && typeof value === "string" ? rename(value) : value;
    });
  const [reports, insights] = await Promise.all([database.all(reportsOf, meeting), database.all(insightsOf, meeting)]);
  const changed = {
    reports: reports.map(({ id, detail }) => ({ id, value: renamedIn(detail) })),
    insights: insights.map(({ id, document }) => ({ id, value: renamedIn(document) })),
  };
  const written = {
    feedback: changed.reports.flatMap(({ value }) => textsOfReport(value)),
    insight: changed.insights.flatMap(({ value }) => textsOfInsight(value)),
  };
  return [
    ...changed.reports.map(({ id, value }) =>
      statement(putReportDetail, { orgId, id, detail: JSON.stringify(value) }, 1),
    ),
    ...changed.insights.map(({ id, value }) =>
      statement(putInsight, { orgId, id, document: JSON.stringify(value) }, 1),
    ),
    ...replaceReportTexts(meeting, written),
  ];
}
