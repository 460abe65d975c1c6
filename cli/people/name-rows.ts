import type { Meeting, SvcClient } from "../../src/index.ts";
import type { ConnectionOptions } from "../client/connection-options.ts";
import { openSession } from "../client/session.ts";
import type { Context } from "../context/context.ts";
import { readPath } from "../text/fields.ts";
import { readKnownPeople, rememberPeople } from "./known-people.ts";
import { MEETINGS_FOR_A_LIST, readPeople } from "./read-people.ts";

/** A list waits this long for names, then prints ids. */
const PATIENCE_MS = 3_000;

/** Names for the people of a list. */
export interface RowNames {
  /** Reads names from a page's rows, and looks up missing ones in the cache and in `meetings` meetings. Fails only if interrupted. */
  learn(rows: readonly unknown[], meetings?: number): Promise<void>;
  nameOf(id: string): string | undefined;
  /** The name to show, with a prefix of the id if somebody else has the same name. */
  labelOf(id: string): string | undefined;
}

/**
 * Names the owners of rows: from the cache of the last day, or once per command from the service (1 or 2 calls, whatever the length
 * of the list, and none without `client`), and from the participants in the rows.
 */
export async function createRowNames(
  context: Context,
  options: ConnectionOptions,
  client: SvcClient | undefined,
): Promise<RowNames> {
  const session = await openSession(context, options);
  const { directory, nameless } = await readKnownPeople(context, session);
  // Rows can mislead, since a colleague in a meeting need not be its owner, so statistics take precedence.
  const known = new Set([...nameless, ...directory.people.map(({ id }) => id)]);
  let service = client;
  return {
    async learn(rows, meetings = MEETINGS_FOR_A_LIST) {
      for (const row of rows) if (isMeeting(row)) directory.addMeeting(row);
      const ids = rows.map((row) => readPath(row, "user_id")).filter((id) => typeof id === "string");
      if (!service || ids.every((id) => known.has(id))) return;
      for (const id of ids) directory.addId(id);
      const limits = { meetings, timeoutMs: PATIENCE_MS, maxRetries: 0, signal: context.signal };
      try {
        await readPeople(service, directory, { wanted: ids, ...limits });
        await rememberPeople(context, session, { directory, isComplete: false });
      } catch {
        context.signal.throwIfAborted();
        // A list with ids instead of names is better than none: a key may be limited to reports.
      }
      service = undefined;
    },
    nameOf: (id) => directory.nameOf(id),
    labelOf: (id) => directory.labelOf(id),
  };
}

const isMeeting = (row: unknown): row is Meeting => Array.isArray(readPath(row, "participants"));
