import type { Meeting, SvcClient } from "../../src/index.ts";
import type { ConnectionOptions } from "../client/connection-options.ts";
import { openSession } from "../client/session.ts";
import type { Context } from "../context/context.ts";
import { readPath } from "../text/fields.ts";
import { readKnownPeople, rememberPeople } from "./known-people.ts";
import { MEETINGS_FOR_A_LIST, readPeople } from "./read-people.ts";

/** A list waits for names no longer than this, and prints ids instead. */
const PATIENCE_MS = 3_000;

/** Names for the people of a list. */
export interface RowNames {
  /** Takes in the rows of a page: looks names up where the rows and the cache have none, in so many meetings. Never fails. */
  learn(rows: readonly unknown[], meetings?: number): Promise<void>;
  nameOf(id: string): string | undefined;
  /** The name for a person to read: with the beginning of the id where somebody else has the same name. */
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
  // Rows alone can mislead: the one colleague in a meeting need not be its owner. Statistics come first.
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
        // A list with ids instead of names is better than no list: a key may read reports and nothing else.
      }
      service = undefined;
    },
    nameOf: (id) => directory.nameOf(id),
    labelOf: (id) => directory.labelOf(id),
  };
}

const isMeeting = (row: unknown): row is Meeting => Array.isArray(readPath(row, "participants"));
