import type { KeyStore } from "../../keys/key-store.ts";
import type { IdSource } from "../../records/ids.ts";
import { CompactionBlocked } from "../../store/compact-file.ts";
import type { Database } from "../../store/database.ts";

/** Dependencies of administrative acts, shared by commands and pages. */
export interface Administration {
  database: Database;
  ids: IdSource;
  now: () => Date;
  keys: KeyStore;
  /** Who acts, for the audit trail: `command line`, or a user's ID. */
  actor: string;
  /** Network address of the actor; null for commands. */
  address?: string | null;
}

/** Compacts the database so that deleted data is gone from its file; otherwise reports that it may still be found there. */
export async function compactAfter({ database }: Pick<Administration, "database">, done: string): Promise<void> {
  try {
    await database.compact();
  } catch (error) {
    if (!(error instanceof CompactionBlocked)) throw error;
    throw new AdministrationError(
      `${done}, but its file could not be rewritten, since another process kept it in use: what was deleted can still be found in it. Repeat the command once that process has ended.`,
    );
  }
}

/** An act that is not possible; the message says why and what to do, and `command` the arguments of `svc-server` that do it. */
export class AdministrationError extends Error {
  override readonly name = "AdministrationError";

  constructor(
    message: string,
    readonly command?: string,
  ) {
    super(message);
  }
}
