import { isSvcError, type SvcClient } from "../src/index.ts";
import type { Copy } from "./copy.ts";
import { isLocked } from "./copy-database.ts";
import { CopyError } from "./copy-error.ts";
import { COPY_TABLES, type CopyTable } from "./copy-tables.ts";
import { findRows, listRows } from "./list-rows.ts";
import { syncTable } from "./sync-table.ts";

/** Options for reading a copy. */
export interface ReadCopy {
  /** Client of the service, for new data and for what the copy lacks. */
  readonly service: SvcClient;
  readonly signal: AbortSignal;
  now(): Date;
  /** Whether to copy lists that provably lack rows as far as they go. Default false. */
  readonly allowIncomplete?: boolean | undefined;
  /** Reports the age of a copy that could not be synced; without it, such a copy is not read. */
  note?(text: string): Promise<void>;
  /** Maximum age of a table that is read without syncing it, once the service has accepted the key. Default 0. */
  readonly freshMs?: number;
  /** Time to wait for another process's sync. Default 10 s, which the first sync of a large organization exceeds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;

/**
 * Creates a `fetch` that responds from a copy: each resource is synced when it is first requested. If the service is
 * unreachable, or another program is syncing, `note` reports the age of the copy.
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

  /** Responds to a request. @throws the service's own error, which the client of the copy passes on */
  async respond(request: Request): Promise<Response> {
    const body = request.method === "GET" ? await this.#read(new URL(request.url)) : undefined;
    // Writes must be visible in later reads.
    if (request.method !== "GET") {
      this.#synced.clear();
      this.#copy.writtenAt = this.#reading.now().getTime();
    }
    return Response.json(body ?? (await this.#ask(request)));
  }

  /** Reads the response's body from the copy; undefined if it does not have it. */
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
    // The service decides what does not exist: it may be newer than the copy.
    return rows?.[0] && { data: rows[0], error: null, meta: null };
  }

  /** Reads all-time statistics, which name people; they are kept for times without the service. */
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

  /**
   * Reports whether the list could be synced: one that cannot be read to its end proves nothing about one object, which is then
   * requested.
   */
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

  /** Checks the key once for all reads. @throws the service's rejection */
  #checkKey(): Promise<void> {
    const { service, signal } = this.#reading;
    this.#checked ??= service.templates.list({ limit: 1 }, { signal }).then(() => undefined);
    return this.#checked;
  }

  /** Continues with the copy as it is, if an earlier run was completed. */
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

/** Codes for lists whose end is unknown or unproven. */
const UNREADABLE: ReadonlySet<string> = new Set(["pagination_error", "incomplete_list"]);

const isOffline = (error: unknown): boolean =>
  isSvcError(error) && (error.code === "connection_error" || error.code === "timeout");
