import { setTimeout } from "node:timers/promises";
import type { Sleep } from "./faults/apply-fault.ts";
import { FaultList } from "./faults/fault-list.ts";
import { createApplication } from "./http/application.ts";
import type { Handlers, Service } from "./http/call.ts";
import { type IdSource, randomIds } from "./ids.ts";
import { KeyStore } from "./keys/key-store.ts";
import { HANDLERS } from "./operations/handlers.ts";
import type { Database } from "./store/database.ts";
import { migrate } from "./store/migrate.ts";
import { openDatabase } from "./store/open-database.ts";

/** Settings of a service. */
export interface ServiceOptions {
  /** A file, `:memory:` (the default), or a `postgres://` address. */
  database?: string;
  /** Secret that key digests are made with. It is kept apart from the database. */
  pepper: string;
  ids?: IdSource;
  now?: () => Date;
  /** How a delay of a fault rule waits. */
  sleep?: Sleep;
  handlers?: Handlers;
  onError?: (error: unknown, request: { requestId: string; operationId: string | undefined }) => void;
}

/** A service on its database: what a listener, a test or a command works with. */
export interface OpenService extends Service {
  keys: KeyStore;
  faults: FaultList;
  /** Answers a request. `environment` is what a listener hands to its handlers. */
  handle: (request: Request, environment?: object) => Promise<Response>;
  close: () => Promise<void>;
}

/** Opens the database, brings its schema up to date, and builds the handler. */
export async function openService(options: ServiceOptions): Promise<OpenService> {
  const { ids = randomIds(), now = () => new Date(), sleep = sleepFor } = options;
  const database: Database = await openDatabase(options.database ?? ":memory:");
  await migrate(database);
  const service = { database, ids, now };
  const keys = new KeyStore(database, { pepper: options.pepper, ids, now });
  const faults = new FaultList();
  const { handlers = HANDLERS, onError = printError } = options;
  const application = createApplication({ service, keys, faults, sleep, handlers, onError });
  const handle = async (request: Request, environment?: object) => application.fetch(request, environment);
  return { ...service, keys, faults, handle, close: () => database.close() };
}

function printError(error: unknown, request: { requestId: string }): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`svc-server: ${request.requestId} failed: ${text}\n`);
}

async function sleepFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal });
}
