import { type ClientOptions, isSvcError, type SvcClient } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import { Copy, type CopyOwner } from "./copy.ts";
import { COPY_TABLES, type CopyTable } from "./copy-tables.ts";
import { findRows, listRows } from "./list-rows.ts";
import { syncTable } from "./sync-table.ts";

/** A copy, and the service that it is of. */
export interface ReadCopy {
  readonly file: string;
  readonly owner: CopyOwner;
  /** Client of the service, for what is new and for what the copy does not have. */
  readonly service: SvcClient;
  readonly options: ClientOptions;
}

/**
 * A client whose responses come from a copy: each resource is brought up to date when it is first asked for. Where the service cannot be
 * reached, standard error says as of when the copy is.
 */
export async function readCopy(context: Context, { file, owner, service, options }: ReadCopy): Promise<SvcClient> {
  const copy = await Copy.open(file, owner, false);
  const reader = new CopyReader(context, copy, service);
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    reader.respond(new Request(input, init));
  return context.client({ ...options, fetch, maxRetries: 0 });
}

class CopyReader {
  readonly #context: Context;
  readonly #copy: Copy;
  readonly #service: SvcClient;
  readonly #synced = new Map<string, Promise<void>>();

  constructor(context: Context, copy: Copy, service: SvcClient) {
    this.#context = context;
    this.#copy = copy;
    this.#service = service;
  }

  async respond(request: Request): Promise<Response> {
    try {
      const body = request.method === "GET" ? await this.#read(new URL(request.url)) : undefined;
      return Response.json(body ?? (await this.#ask(request)));
    } catch (error) {
      return failureOf(error);
    }
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
    await this.#update(table);
    if (table.detailMembers.length > 0 && !this.#copy.state(table)?.details) return undefined;
    const rows = findRows(this.#copy, table, [sub === undefined ? "id" : "meeting_id", decodeURIComponent(id)]);
    if (sub !== undefined) return rows && { data: rows, error: null, meta: null };
    // The service says what is not there: it may be newer than the copy.
    return rows?.[0] && { data: rows[0], error: null, meta: null };
  }

  /** The statistics of all time name people: they are kept for when the service cannot be reached. */
  async #readStatistics(timeRange: string): Promise<object | undefined> {
    if (timeRange !== "all") return undefined;
    try {
      const statistics = await this.#service.team.stats({ time_range: "all" }, { signal: this.#context.signal });
      this.#copy.keepStatistics(timeRange, statistics);
    } catch (error) {
      if (!isOffline(error)) throw error;
    }
    const row = this.#copy.database.prepare("SELECT data FROM team_statistics WHERE time_range = ?").get(timeRange);
    return row && { data: JSON.parse((row as { data: string }).data) as object, error: null, meta: null };
  }

  #update(table: CopyTable): Promise<void> {
    const known = this.#synced.get(table.name) ?? this.#sync(table);
    this.#synced.set(table.name, known);
    return known;
  }

  async #sync(table: CopyTable): Promise<void> {
    const { signal, now } = this.#context;
    try {
      await syncTable({ client: this.#service, copy: this.#copy, table, options: { signal, now } });
    } catch (error) {
      const syncedAt = this.#copy.syncedAt(table);
      if (!isOffline(error) || syncedAt === null) throw error;
      await this.#context.stderr.write(`The service cannot be reached: ${table.name} are as of ${syncedAt}.\n`);
    }
  }

  async #ask(request: Request): Promise<unknown> {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const body = text === "" ? {} : { body: JSON.parse(text) as unknown };
    const { signal } = this.#context;
    return this.#service.request(request.method, `${pathname}${search}`, { ...body, signal });
  }
}

const isOffline = (error: unknown): boolean =>
  isSvcError(error) && (error.code === "connection_error" || error.code === "timeout");

/** A failure of the service as a response of its own. */
function failureOf(error: unknown): Response {
  if (!isSvcError(error)) throw error;
  const status = "status" in error && error.status >= 400 ? error.status : 502;
  return Response.json({ data: null, error: { code: error.code, message: error.message }, meta: null }, { status });
}
