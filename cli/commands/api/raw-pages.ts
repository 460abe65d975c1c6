import { createHash } from "node:crypto";
import { SURFACES, type Surface } from "../../../spec/surfaces.ts";
import type { SvcClient } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { readPath } from "../../text/fields.ts";
import type { ListOperation } from "./list-paths.ts";

/** A list of unknown type. */
interface RawList {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

/** The pages of a list, until one is the last by its metadata, empty, or repeated. Memory holds one page. */
export async function* readRawPages(
  context: Context,
  client: SvcClient,
  list: RawList,
): AsyncGenerator<readonly unknown[]> {
  if (list.method !== "GET") throw new UsageError("--paginate only works with GET.", "Remove it.");
  for (let page = Number(list.query["page"] ?? 1), previous = ""; ; page += 1) {
    const query = { limit: 100, ...list.query, page };
    const body = await withSpinner(
      context,
      `Loading page ${page}`,
      client.request("GET", list.path, { query, headers: list.headers, signal: context.signal }),
    );
    const data = readPath(body, "data");
    if (!Array.isArray(data)) throw new UsageError(`${list.path} is not a list.`, "Remove --paginate.");
    const fingerprint = createHash("sha256").update(JSON.stringify(data)).digest("base64");
    // A service that ignores `page` would be requested forever.
    if (data.length === 0 || fingerprint === previous) return;
    previous = fingerprint;
    yield data;
    if (isLast(body, { page, count: data.length, limit: Number(query.limit) })) return;
  }
}

function isLast(body: unknown, { page, count, limit }: { page: number; count: number; limit: number }): boolean {
  const hasMore = readPath(body, "meta.has_more");
  if (typeof hasMore === "boolean") return !hasMore;
  const totalPages = readPath(body, "meta.total_pages");
  return typeof totalPages === "number" ? page >= totalPages : count < limit;
}

/** A list of the API, requested by its path. */
interface KnownList {
  operation: ListOperation;
  query: Record<string, string>;
  headers: Record<string, string>;
}

/** The pages of one of the API's lists, read through the SDK, which handles dialects and the end of a list. */
export async function* readKnownPages(
  context: Context,
  client: SvcClient,
  { operation, query, headers }: KnownList,
): AsyncGenerator<readonly unknown[]> {
  const { list }: Required<Pick<Surface, "list">> = SURFACES[operation];
  const { signal } = context;
  const pages = list(client.withOptions({ headers }), typed(operation, query), { signal, readAhead: false }).pages();
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await withSpinner(context, "Loading the next page", iterator.next());
      if (done) return;
      yield value.data;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Converts numbers and booleans to the types that the SDK expects. */
function typed(operation: QueriedOperation, query: Record<string, string>): Record<string, string | number | boolean> {
  const types = new Map<string, string>(parametersOf(operation).map(({ name, type }) => [name, type]));
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, typedValue(types.get(name), text)]));
}

function typedValue(type: string | undefined, text: string): string | number | boolean {
  if ((type === "integer" || type === "number") && text.trim() !== "" && !Number.isNaN(Number(text)))
    return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}
