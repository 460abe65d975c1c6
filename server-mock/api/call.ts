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

/** A validated request to one operation: caller, permission, and all of its input. */
export type Call<Id extends OperationId> = OperationInputs[Id] & {
  service: Service;
  /** The organization of the key; empty for operations that need none. */
  orgId: string;
  /** The dashboard user who acts, with writes for the same transaction; undefined for API keys. */
  acting?: { userId: string; also: (id: string) => Write[] };
};

/** Handler of an operation. */
export interface Handler<Id extends OperationId> {
  (call: Call<Id>): Promise<OperationResult>;
  /** True if the result depends on request and database alone, so that it may be cached until the next write. */
  isSettled?: boolean;
}

/** Marks a handler whose results may be cached until the next write. */
export function settled<Id extends OperationId>(handler: Handler<Id>): Handler<Id> {
  return Object.assign(handler, { isSettled: true });
}

/** A handler for every operation of the spec. A missing or surplus one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
