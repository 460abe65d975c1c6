import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { draw, IS_DRAWN } from "../../../test/support/draw.ts";
import { createReferenceServer, type ReferenceServer, type ReferenceServerOptions } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { findPgBouncer, startPgBouncer } from "../chaos/pgbouncer.ts";
import { isCitusMissing, startCitus } from "./citus.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./postgres.ts";
import { type PostgresPair, startPair } from "./postgres-pair.ts";

/** Every database that the service runs on. */
export const STORES = ["memory", "file", "postgres"] as const;

/**
 * Those, and the ways to run PostgreSQL: with the strictest transactions, behind a pooler, read from a standby, on a standby that was
 * promoted under the server, and spread over machines.
 */
export const ENGINES = [...STORES, "serializable", "pooled", "standby", "promoted", "citus"] as const;
export type StoreKind = (typeof ENGINES)[number];

/** Creates servers on one kind of database. Servers on the same PostgreSQL share it, each with an organization of its own. */
export interface TestStore {
  create: (options?: ReferenceServerOptions) => Promise<ReferenceServer>;
  /** Creates one on a database that has nothing of others in it. */
  createAlone: (options?: ReferenceServerOptions) => Promise<ReferenceServer>;
  /** Where there is no database yet, or an empty one. */
  emptyLocation: () => Promise<string>;
  /** Where a further server finds the data of the last one. */
  location: () => string;
}

const SERIALIZABLE = ["default_transaction_isolation=serializable"];
const GIVEN_POSTGRES = process.env["SVC_TEST_POSTGRES_URL"];
/** Kinds that are wanted, such as `memory,file`; all by default. */
const WANTED = process.env["SVC_TEST_STORES"]?.split(",");

/** Whether a kind cannot be had on this machine. It says so where nobody can overlook it. */
export function isMissing(kind: StoreKind): boolean {
  if (WANTED && !WANTED.includes(kind)) return true;
  if (kind === "memory" || kind === "file") return false;
  if (IS_DRAWN) return true;
  if (kind === "citus" && isCitusMissing()) return true;
  if (kind === "pooled" && !findPgBouncer()) return true;
  if ((kind === "postgres" && GIVEN_POSTGRES) || findPostgres()) return false;
  process.stderr.write(
    "\n!!! SKIPPED: there is no PostgreSQL here. Install it, or set SVC_TEST_POSTGRES_URL, to test against it.\n\n",
  );
  return true;
}

/** Stores that outlive a process, of those that are here. */
export const LASTING = (["file", "postgres"] satisfies StoreKind[]).filter((kind) => !isMissing(kind));

/** One store of each database, of those that are here. */
export const DATABASES = (["memory", "postgres"] satisfies StoreKind[]).filter((kind) => !isMissing(kind));

/** Those of the kinds that can be had here; in `npm test` one of memory and file, on which the same SQLite runs the same statements. */
export function storesFor(tests: string, kinds: readonly StoreKind[]): StoreKind[] {
  return draw(
    `stores of ${tests}`,
    kinds.filter((kind) => !isMissing(kind)),
    1,
  );
}

/** A database of its own on a server that was there before: a test has its own pepper. */
async function createDatabaseAt(url: string): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const name = `svc_test_${randomUUID().replaceAll("-", "_")}`;
  await runOn(url, [`create database ${name}`]);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, stop: () => runOn(url, [`drop database ${name} with (force)`]) };
}

/** PostgreSQL behind PgBouncer in transaction mode. */
async function startPooled(binaries: string): Promise<Pick<TestPostgres, "url" | "stop">> {
  const postgres = await startPostgres(binaries);
  const pooler = await startPgBouncer(postgres);
  return {
    url: pooler.url,
    async stop() {
      await pooler.stop();
      await postgres.stop();
    },
  };
}

/** Sends what reads the API to a server on a standby, which has applied every write by the time that it is acknowledged. */
async function withReader(writer: ReferenceServer, options: ReferenceServerOptions): Promise<ReferenceServer> {
  const reader = await openService({ pepper: "reference server", ...options });
  return {
    ...writer,
    fetch: async (input, init) => {
      const request = new Request(typeof input === "string" ? new URL(input, "http://svc.test") : input, init);
      const isRead = request.method === "GET" && new URL(request.url).pathname.startsWith("/api/");
      return isRead ? reader.handle(request) : writer.fetch(request);
    },
    async close() {
      await Promise.all([reader.close(), writer.close()]);
    },
  };
}

/** Prepares a database before the tests of a file, and removes it after them. */
export function useStore(kind: StoreKind): TestStore {
  let folder = "";
  let postgres: { url: string; stop: () => Promise<unknown> } | undefined;
  let files = 0;
  let location = ":memory:";
  let spreadDatabase: (() => Promise<string>) | undefined;
  let pair: PostgresPair | undefined;
  const alone: { stop: () => Promise<unknown> }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-server-"));
    if (kind === "memory" || kind === "file") return;
    const binaries = findPostgres() ?? "";
    if (kind === "citus") {
      const citus = await startCitus();
      postgres = { url: await citus.createDatabase("contract"), stop: citus.stop };
      spreadDatabase = () => citus.createDatabase(`contract_${files}`);
    } else if (kind === "standby" || kind === "promoted") {
      pair = await startPair(binaries, kind === "standby" ? ["synchronous_commit=remote_apply"] : []);
      postgres = { url: kind === "standby" ? pair.primary.url : pair.address.url, stop: pair.stop };
    } else if (kind === "pooled") postgres = await startPooled(binaries);
    else if (kind === "postgres" && GIVEN_POSTGRES) postgres = await createDatabaseAt(GIVEN_POSTGRES);
    else postgres = await startPostgres(binaries, { settings: kind === "serializable" ? SERIALIZABLE : [] });
  });

  afterAll(async () => {
    await Promise.all(alone.splice(0).map((own) => own.stop()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const create: TestStore["create"] = async (options = {}) => {
    files += 1;
    if (kind === "file") location = join(folder, `${files}.db`);
    if (kind !== "memory" && kind !== "file") location = postgres?.url ?? "";
    const server = await createReferenceServer({ database: location, ...options });
    if (kind === "standby") return withReader(server, { ...options, database: pair?.standby.url ?? "" });
    // The first server of a file finds another database behind its address.
    if (kind === "promoted" && files === 1) {
      await pair?.loseFirst();
      await pair?.promote();
    }
    return server;
  };

  const emptyLocation: TestStore["emptyLocation"] = async () => {
    if (kind === "memory") return ":memory:";
    files += 1;
    if (kind === "file") return join(folder, `${files}.db`);
    if (spreadDatabase) return spreadDatabase();
    const own = await createDatabaseAt(postgres?.url ?? "");
    alone.push(own);
    return own.url;
  };

  return {
    create,
    emptyLocation,
    async createAlone(options = {}) {
      if (kind === "memory" || kind === "file") return create(options);
      location = await emptyLocation();
      return createReferenceServer({ database: location, ...options });
    },
    location: () => location,
  };
}
