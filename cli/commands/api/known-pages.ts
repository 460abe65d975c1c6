import { SURFACES, type Surface } from "../../../spec/surfaces.ts";
import type { SvcClient } from "../../../src/index.ts";
import type { Context } from "../../context/context.ts";
import type { QueriedOperation } from "../../flags/parameters.ts";
import { parametersOf } from "../../flags/parameters.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import type { ListOperation } from "./list-paths.ts";

/** A list of the API, as it was asked for by its path. */
interface KnownList {
  operation: ListOperation;
  query: Record<string, string>;
  headers: Record<string, string>;
}

/** The pages of one of the API's lists, read by the SDK: it knows the dialects, and when a list ends. */
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

/** Numbers and flags as the SDK takes them. */
function typed(operation: QueriedOperation, query: Record<string, string>): Record<string, string | number | boolean> {
  const types = new Map<string, string>(parametersOf(operation).map(({ name, type }) => [name, type]));
  return Object.fromEntries(Object.entries(query).map(([name, text]) => [name, typedValue(types.get(name), text)]));
}

function typedValue(type: string | undefined, text: string): string | number | boolean {
  if ((type === "integer" || type === "number") && text.trim() !== "" && !Number.isNaN(Number(text)))
    return Number(text);
  return type === "boolean" && /^(true|false)$/.test(text) ? text === "true" : text;
}
