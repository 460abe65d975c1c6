import { isSvcError, type SvcClient } from "../src/index.ts";
import type { Copy } from "./copy.ts";
import { isLocked } from "./copy-database.ts";
import { CopyError } from "./copy-error.ts";
import { COPY_TABLES, type CopyTable } from "./copy-tables.ts";
import { findRows, listRows } from "./list-rows.ts";
import { syncTable } from "./sync-table.ts";

/** Options for reading a copy. */
export interface ReadCopy {
  /** Client of the service, for what is new and for what the copy does not have. */
  readonly service: SvcClient;
  readonly signal: AbortSignal;
  now(): Date;
  /** Whether lists that provably lack rows are copied as far as they come. Default false. */
  readonly allowIncomplete?: boolean | undefined;
  /** Says as of when the copy is, where it could not be brought up to date; without it such a copy is not read. */
  note?(text: string): Promise<void>;
  /** Age up to which a table is read without asking for what is new, once the service has accepted the key. Default 0. */
  readonly freshMs?: number;
  /** Time to wait for another process's sync. Default 10 s, which the first sync of a large organization exceeds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;

/**
 * The `fetch` of a client whose responses come from a copy: each resource is brought up to date when it is first asked for. Where the
 * service cannot be reached, or another program is bringing the copy up to date, `note` says as of when it is.
 */
export function readCopy(copy: Copy, reading: ReadCopy): typeof fetch {
  const reader = new CopyReader(copy, reading);
  return (input, init) => reader.respond(new Request(input, init));
}

class CopyReader {
  readonly #copy: Copy;
  readonly #reading: ReadCopy;
  readonly #synced = new Map<string, Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();
  #checked: Promise<void> | undefined;

  constructor(copy: Copy, reading: ReadCopy) {
    this.#copy = copy;
    this.#reading = reading;
  }

  /** @throws the service's own error, which the client of the copy passes on */
  async respond(request: Request): Promise<Response> {
    const body = request.method === "GET" ? await this.#read(new URL(request.url)) : undefined;
    // What is written is read back.
    if (request.method !== "GET") {
      this.#synced.clear();
      this.#copy.writtenAt = this.#reading.now().getTime();
    }
    return Response.json(body ?? (await this.#ask(request)));
  }

  /** The response's body; undefined where the copy cannot know it. */
  async #read(url: URL): Promise<object | undefined> {
    const path = url.pathname.replace(/^.*\/api\/v1/, "");
    const list = COPY_TABLES.find((table) => table.path === path);
    if (list) {
      await this.#update(list);
      return listRows(this.#copy, list, url.searchParams);
    }
    if (path === "/team/stats") return this.#readStatistics(url.searchParams.get("time_range") ?? "month");
    const [, collection = "", id = "", sub] = path.split("/");
    const table = COPY_TABLES.find((candidate) => candidate.path === `/${sub === "report" ? "reports" : collection}`);
    if (!table || id === "" || (sub !== undefined && sub !== "report")) return undefined;
    if (!(await this.#canUpdate(table))) return undefined;
    if (table.detailMembers.length > 0 && !(await this.#copy.state(table))?.details) return undefined;
    const rows = await findRows(this.#copy, table, [sub === undefined ? "id" : "meeting_id", decodeURIComponent(id)]);
    if (sub !== undefined) return rows && { data: rows, error: null, meta: null };
    // The service says what is not there: it may be newer than the copy.
    return rows?.[0] && { data: rows[0], error: null, meta: null };
  }

  /** The statistics of all time name people: they are kept for when the service cannot be reached. */
  async #readStatistics(timeRange: string): Promise<object | undefined> {
    if (timeRange !== "all") return undefined;
    try {
      const { service, signal } = this.#reading;
      await this.#copy.keepStatistics(timeRange, await service.team.stats({ time_range: "all" }, { signal }));
    } catch (error) {
      if (!isOffline(error) || !this.#reading.note) throw error;
    }
    const data = await this.#copy.statistics(timeRange);
    return data && { data, error: null, meta: null };
  }

  /** Reports whether the list came: one that cannot be read to its end says nothing of one object, and the service is asked for that. */
  async #canUpdate(table: CopyTable): Promise<boolean> {
    try {
      await this.#update(table);
      return true;
    } catch (error) {
      if (isSvcError(error) && UNREADABLE.has(error.code)) return false;
      throw error;
    }
  }

  /** One table after the other: they share the copy's lock. */
  #update(table: CopyTable): Promise<void> {
    const known = this.#synced.get(table.name) ?? this.#last.then(() => this.#sync(table));
    this.#synced.set(table.name, known);
    this.#last = known.catch(() => undefined);
    return known;
  }

  async #sync(table: CopyTable): Promise<void> {
    const copy = this.#copy;
    const { service: client, signal, now, patienceMs = PATIENCE_MS, freshMs = 0, allowIncomplete } = this.#reading;
    const { place } = copy.database;
    try {
      const syncedAt = freshMs > 0 ? Date.parse((await copy.syncedAt(table)) ?? "") : Number.NaN;
      if (syncedAt > Math.max(copy.writtenAt, now().getTime() - freshMs)) return await this.#checkKey();
      const work = () => syncTable({ client, copy, table, options: { signal, now, allowIncomplete } });
      const outcome = await copy.database.withLock("sync", patienceMs, work);
      if (isLocked(outcome)) await this.#requireOlder(table, `Another sync to ${place} is running`);
    } catch (error) {
      if (!isOffline(error)) throw error;
      await this.#requireOlder(table, "The service cannot be reached", error);
    }
  }

  /** Once for all that this reader reads. @throws what the service rejects the key with */
  #checkKey(): Promise<void> {
    const { service, signal } = this.#reading;
    this.#checked ??= service.templates.list({ limit: 1 }, { signal }).then(() => undefined);
    return this.#checked;
  }

  /** Goes on with what the copy has, where an earlier run was finished. */
  async #requireOlder(table: CopyTable, reason: string, cause?: unknown): Promise<void> {
    const { note } = this.#reading;
    const syncedAt = note ? await this.#copy.syncedAt(table) : null;
    if (note && syncedAt !== null) return note(`${reason}: ${table.name} are as of ${syncedAt}.`);
    if (cause !== undefined) throw cause;
    throw new CopyError(`${reason}.`, {
      code: "sync_running",
      hint: "Wait for it, or do without the copy.",
    });
  }

  async #ask(request: Request): Promise<unknown> {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body = text === "" ? {} : { body: JSON.parse(text) as unknown };
    const { service, signal } = this.#reading;
    return service.request(request.method, `${pathname}${search}`, { ...body, signal });
  }
}

/** Codes of a list without an end that can be known or proven. */
const UNREADABLE: ReadonlySet<string> = new Set(["pagination_error", "incomplete_list"]);

const isOffline = (error: unknown): boolean =>
  isSvcError(error) && (error.code === "connection_error" || error.code === "timeout");
