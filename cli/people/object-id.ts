import { isForeignId } from "../../core/ids/short-id.ts";
import { isUuid } from "../../core/ids/uuid.ts";
import type { SvcClient } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import type { ObjectSearch } from "./find-object.ts";

/** Help texts of arguments that take an object. */
export const ID_HELP: Readonly<Record<ObjectSearch["kind"], string>> = {
  meeting: "id, id prefix or title",
  report: "id or id prefix",
  template: "id, id prefix or name",
};

/**
 * Resolves an id, a prefix of one, a meeting's title or a template's name to an id. Takes no call for a whole id or one listed before at
 * the terminal, else up to 10.
 *
 * @throws UsageError that lists the candidates; CliError (exit code 3) when there is none
 */
export async function objectId(context: Context, client: SvcClient, search: ObjectSearch): Promise<string> {
  const { kind, written } = search;
  // Template names such as `Discovery2` look like ids, and one page has them all.
  if (isUuid(written) || (kind !== "template" && isForeignId(written))) return written;
  const { findObject } = await import("./people.lazy.ts");
  return findObject(context, client, search);
}
