import { endGroup, startGroup } from "../call/call-group.ts";
import { NotFoundError } from "../errors/api-error.ts";
import { captureCaller, withCaller } from "../errors/caller-stack.ts";
import type { HttpClient } from "../http.ts";
import type { OperationData } from "../operation-types.ts";
import { type GetManyOptions, resolveGetManyOptions } from "../options/get-many-options.ts";
import { expected } from "../options/rules.ts";
import { encodePathSegment } from "../request/path.ts";

type ById = "getMeeting" | "getReport";

/**
 * Reads objects by their ids, some at a time, and returns them in the order of the ids: null where there is no such object. They share the
 * service's pauses and one deadline; the first other failure ends all.
 */
export function getMany<Id extends ById>(
  http: HttpClient,
  operation: Id,
  ids: Iterable<string>,
  options: GetManyOptions | undefined,
): Promise<(OperationData<Id> | null)[]> {
  const all = withCaller(captureCaller(), () => readAll(http, operation, ids, options));
  // One that nothing awaits must not end the process.
  all.catch(() => undefined);
  return all;
}

async function readAll<Id extends ById>(
  http: HttpClient,
  operation: Id,
  given: Iterable<string>,
  givenOptions: GetManyOptions | undefined,
): Promise<(OperationData<Id> | null)[]> {
  const ids = checkIds(given);
  const { options, concurrency } = resolveGetManyOptions(http.setup.options, givenOptions);
  const group = startGroup(http.setup, options);
  const found = new Map<string, OperationData<Id> | null>();
  const readOne = async (id: string): Promise<OperationData<Id> | null> => {
    try {
      return await http.read(operation, { path: { id } }, options, group);
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  };
  // One iterator for all workers, so that each id is read once. It ends for all of them when one fails.
  const waiting = new Set(ids).values();
  const work = async (): Promise<void> => {
    for (const id of waiting) {
      if (group.cancellation.reason) return;
      found.set(id, await readOne(id));
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    endGroup(group);
  }
  return ids.map((id) => found.get(id) ?? null);
}

function checkIds(given: Iterable<string>): string[] {
  if (typeof given !== "object" || given === null || !(Symbol.iterator in given))
    throw expected("ids", "a list of identifiers", given);
  const ids = [...given];
  for (const id of ids) encodePathSegment("ids", id);
  return ids;
}
