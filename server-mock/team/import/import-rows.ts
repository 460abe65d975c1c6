import type { Jobs } from "../../jobs/jobs.ts";
import type { MeetingDetail, User } from "../../records/resources.ts";
import type { Write } from "../../store/database.ts";
import { AdministrationError } from "../administration/administration.ts";
import { listTeam } from "../administration/users.ts";
import { type CompletedRow, completeRow } from "./complete-row.ts";
import { findUnsaidInsight, findUnsaidQuotes } from "./contradictions.ts";
import { IdSet } from "./id-set.ts";
import type { ImportService } from "./import-service.ts";
import { importedId } from "./imported-id.ts";
import { OwnerFinder, type OwnerOptions, type OwnerSummary } from "./owner-finder.ts";
import { type ImportFile, type ImportRow, type ImportSource, lineLocation, sourceOf } from "./read-rows.ts";
import type { RepairScope } from "./repair-people.ts";
import { type ImportAudit, type ImportedRows, RowWriter } from "./row-writer.ts";
import { findSameTitle, findStoredMeeting, findStoredOrganization } from "./stored-rows.ts";
import { UserMatcher } from "./user-matcher.ts";

/** Organization and owner of imported rows. */
export interface ImportTarget extends OwnerOptions, RepairScope {
  /** ID of the importing user; undefined for the command line. */
  by?: string;
}

/** Settings of `importRows`. */
export interface ImportOptions {
  /** Only validates; stores nothing. */
  isDryRun?: boolean;
  /** Replaces stored calls that have other words or another start. */
  replaces?: boolean;
  onProgress?: (rows: number) => void;
  /** Audit entry of the stored rows, also written if the import stops. */
  audit?: (counts: Omit<ImportedRows, "differing" | "calls" | "withoutTemplate">) => Write;
}

/** Number of stored rows, or the problems because of which nothing was stored. */
export type ImportResult = (ImportedRows & OwnerSummary) | { problems: string[] };

type WakingService = ImportService & { jobs: Pick<Jobs, "wakeUp"> };
type Completed = Exclude<CompletedRow, { problems: string[] }>;

const MAX_PROBLEMS = 1_000;
/** Characters of transcripts that are kept to check the quotes of reports. */
const MAX_REMEMBERED = 8_000_000;
/** Approximate size of a meeting without its transcript. */
const MEETING_SIZE = 500;

/**
 * Stores all rows, or none if one is invalid: all are validated before the first is stored. Existing rows stay unchanged, so an
 * import can be repeated safely, and continues after an interruption.
 *
 * @throws AdministrationError if the file or the organization has changed between validation and storing
 */
export async function importRows(
  service: WakingService,
  file: ImportFile | ImportSource,
  target: ImportTarget,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const source = "read" in file ? file : sourceOf(file);
  const ids = await IdSet.open();
  try {
    const users = await listTeam(service.database, target.orgId);
    const openCheck = () => new RowCheck(ids, service, { target, users });
    const problems = await findProblems(source, openCheck());
    return problems.length > 0
      ? { problems }
      : await storeRows(service, { source, check: openCheck() }, { ...target, ...options });
  } finally {
    ids.close();
  }
}

async function storeRows(
  service: WakingService,
  { source, check }: { source: ImportSource; check: RowCheck },
  { orgId, onlyOf, isDryRun = false, replaces = false, onProgress, audit }: ImportTarget & ImportOptions,
): Promise<ImportResult> {
  const writer = new RowWriter(service, { orgId, onlyOf, isWhole: source.isWhole, isDryRun, replaces });
  const entryOf: ImportAudit | undefined =
    audit && !isDryRun ? ({ differing, calls, withoutTemplate, ...counts }) => audit(counts) : undefined;
  try {
    for await (const row of source.read()) {
      const completed = "problem" in row ? { problems: [row.problem] } : await check.complete(row);
      if ("problems" in completed) {
        await writer.flush();
        const kept = isDryRun ? "" : " The rows before the change are stored.";
        throw new AdministrationError(
          `The file or the organization has changed during the import.${kept} Import the file again, after a correction of: ${completed.problems[0]}`,
        );
      }
      await writer.add(completed);
      onProgress?.(writer.rows);
    }
    await writer.flush(entryOf);
  } catch (error) {
    // If the entry cannot be written either, the error that stopped the import is reported.
    if (entryOf && writer.hasStored) await service.database.write([entryOf(writer.counts)]).catch(() => undefined);
    throw error;
  } finally {
    service.jobs.wakeUp.wake();
  }
  return { ...writer.counts, ...check.owners.summary() };
}

/** Runs before anything is stored, so that its memory is freed first. */
async function findProblems(source: ImportSource, check: RowCheck): Promise<string[]> {
  for await (const row of source.read()) {
    await check.add(row);
    if (check.problems.length >= MAX_PROBLEMS) break;
  }
  return check.problems;
}

/** Validates rows one by one, each against those before it. */
class RowCheck {
  readonly problems: string[] = [];
  readonly owners: OwnerFinder;
  readonly #service: ImportService;
  readonly #target: ImportTarget;
  readonly #users: Map<string, User>;
  readonly #matcher: UserMatcher;
  readonly #ids: IdSet;
  readonly #locations: string[] = [];
  /** Owners and transcripts of meetings in this file. */
  readonly #meetings = new Map<string, Pick<MeetingDetail, "user_id" | "transcript">>();
  #remembered = 0;

  constructor(ids: IdSet, service: ImportService, { target, users }: { target: ImportTarget; users: readonly User[] }) {
    this.#ids = ids;
    this.#service = service;
    this.#target = target;
    this.#users = new Map(users.map((user) => [user.id, user]));
    this.#matcher = new UserMatcher(users);
    this.owners = new OwnerFinder(this.#matcher, target);
  }

  async add(row: ImportRow | { problem: string }): Promise<void> {
    if ("problem" in row) return void this.problems.push(row.problem);
    const completed = await this.complete(row);
    if ("problems" in completed) return void this.problems.push(...completed.problems);
    // Keeps line numbers: the locations of a million lines would take more memory than everything else.
    const owner = completed.kind === "meeting" ? completed.value.user_id : null;
    const earlier = this.#ids.add(completed.value.id, row.line ?? this.#locations.length, owner);
    if (row.line === undefined) this.#locations.push(row.location);
    if (earlier !== undefined) {
      const location = row.line === undefined ? this.#locations[earlier] : lineLocation(earlier);
      return void this.problems.push(`${row.location}: id is the same as on ${location}`);
    }
    this.problems.push(...(await this.#findProblems(row, completed)).map((problem) => `${row.location}: ${problem}`));
  }

  /** Completes a row, including its owner. */
  async complete(row: ImportRow): Promise<CompletedRow> {
    const owned = await this.#withOwner(row);
    if ("problem" in owned) return { problems: [`${row.location}: ${owned.problem}`] };
    const completed = completeRow(owned, {
      orgId: this.#target.orgId,
      by: this.#target.by,
      now: this.#service.now().toISOString(),
    });
    if ("problems" in completed) return completed;
    await this.#findStoredId(row, completed);
    if (completed.kind === "user") this.#remember(completed.value);
    if (completed.kind === "meeting") this.#keep(completed.value);
    return completed;
  }

  /**
   * Finds the stored call that an import without a recorder's ID corrects: the one a person has named, one stored by an earlier
   * version, or the one with the same title and start.
   */
  async #findStoredId({ formerSourceId, meetingId }: ImportRow, { kind, value }: Completed): Promise<void> {
    const { database } = this.#service;
    const { orgId } = this.#target;
    if (meetingId !== undefined) value.id = meetingId;
    if (kind !== "meeting" || formerSourceId === undefined || meetingId !== undefined) return;
    if ((await findStoredOrganization(database, kind, { orgId, id: value.id })) !== undefined) return;
    const former = importedId(orgId, kind, formerSourceId);
    if ((await findStoredOrganization(database, kind, { orgId, id: former })) !== undefined) value.id = former;
    else
      value.id =
        (await findSameTitle(database, { orgId, title: value.title, startedAt: value.started_at })) ?? value.id;
  }

  /** Keeps only the latest transcripts: in a file larger than memory, reports are near their meetings. */
  #keep({ id, user_id, transcript }: MeetingDetail): void {
    this.#forget(id);
    this.#meetings.set(id, { user_id, transcript });
    this.#remembered += sizeOf(transcript);
    for (const oldest of this.#meetings.keys()) {
      if (this.#remembered <= MAX_REMEMBERED || oldest === id) return;
      this.#forget(oldest);
    }
  }

  #forget(id: string): void {
    const meeting = this.#meetings.get(id);
    if (meeting && this.#meetings.delete(id)) this.#remembered -= sizeOf(meeting.transcript);
  }

  /** Matches a user by address to the stored one. */
  #remember(user: User): void {
    const known = this.#matcher.byEmail(user.email);
    if (known) user.id = known.id;
    else this.#matcher.add(user);
    this.#users.set(user.id, known ?? user);
  }

  async #withOwner(row: ImportRow): Promise<ImportRow | { problem: string }> {
    if (row.kind === "user") return row;
    if (row.kind === "meeting" || row.kind === "roleplay_session" || "user_email" in row.value) {
      const owned = this.owners.own(row.value, row.kind === "meeting");
      return "problem" in owned ? owned : { ...row, value: owned.value };
    }
    const id = row.value["meeting_id"];
    if ("user_id" in row.value || typeof id !== "string") return row;
    const owner = (await this.#meeting(id.toLowerCase()))?.user_id;
    return owner === undefined ? row : { ...row, value: { ...row.value, user_id: owner } };
  }

  async #findProblems({ kind, meetingId }: ImportRow, completed: Completed): Promise<string[]> {
    const problems: string[] = [];
    if (completed.kind !== "user" && !this.#users.has(completed.value.user_id))
      problems.push("user_id is not a user of the organization");
    const { orgId } = this.#target;
    const owner = await findStoredOrganization(this.#service.database, kind, { orgId, id: completed.value.id });
    if (owner !== undefined && owner !== orgId) problems.push("id belongs to a user of another organization");
    if (owner === undefined && meetingId !== undefined)
      problems.push(`there is no call ${meetingId} to replace. Correct --meeting.`);
    if (completed.kind !== "report" && completed.kind !== "insight") return problems;
    const { meeting_id } = completed.value;
    const meeting = await this.#meeting(meeting_id);
    if (!meeting) return [...problems, `meeting_id ${meeting_id} is neither stored nor a meeting before this one`];
    if (completed.kind === "report" && meeting.transcript !== null)
      problems.push(...findUnsaidQuotes(completed.value, meeting.transcript));
    if (completed.kind === "insight" && meeting.transcript !== null)
      problems.push(...findUnsaidInsight(completed.value, meeting.transcript));
    return problems;
  }

  async #meeting(id: string): Promise<Pick<MeetingDetail, "user_id" | "transcript"> | undefined> {
    const known = this.#meetings.get(id);
    if (known) return known;
    const stored = await findStoredMeeting(this.#service.database, { orgId: this.#target.orgId, id });
    if (stored) return stored;
    const owner = this.#ids.ownerOf(id);
    return owner === undefined ? undefined : { user_id: owner, transcript: null };
  }
}

function sizeOf(transcript: string | null): number {
  return MEETING_SIZE + (transcript?.length ?? 0);
}
