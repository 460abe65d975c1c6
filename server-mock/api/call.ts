import type { OperationId, OperationInputs } from "../generated/operations.ts";
import type { IdSource } from "../records/ids.ts";
import type { Database, Write } from "../store/database.ts";
import type { OperationResult } from "./respond/operation-result.ts";

/** Dependencies of every operation. */
export interface Service {
  database: Database;
  ids: IdSource;
  now: () => Date;
}

/** One request to one operation, checked: the key, the permission, and every part of the input. */
export type Call<Id extends OperationId> = OperationInputs[Id] & {
  service: Service;
  /** The organization of the key; empty for operations that need none. */
  orgId: string;
  /** A person of the dashboard who does it, with what goes into the same transaction; none for a key. */
  acting?: { userId: string; also: (id: string) => Write[] };
};

/** Handler of an operation. */
export interface Handler<Id extends OperationId> {
  (call: Call<Id>): Promise<OperationResult>;
  /** Whether its result follows from request and database alone, and stays the same until something is written: it may be remembered. */
  isSettled?: boolean;
}

/** Marks a handler as one whose results may be remembered. */
export function settled<Id extends OperationId>(handler: Handler<Id>): Handler<Id> {
  return Object.assign(handler, { isSettled: true });
}

/** One handler per operation of the spec. A missing or surplus one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
