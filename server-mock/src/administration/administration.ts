import type { IdSource } from "../ids.ts";
import type { KeyStore } from "../keys/key-store.ts";
import type { Database } from "../store/database.ts";

/** What administrative acts work with. Commands and pages share them. */
export interface Administration {
  database: Database;
  ids: IdSource;
  now: () => Date;
  keys: KeyStore;
  /** Who acts, as the audit trail shows it: `command line`, or a user's ID. */
  actor: string;
  /** Network address that the act comes from; null for commands. */
  address?: string | null;
}

/** An act that is not possible; its message says why and what to do, for the person who asked for it. */
export class AdministrationError extends Error {
  override readonly name = "AdministrationError";
}
