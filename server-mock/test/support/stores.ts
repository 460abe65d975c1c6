import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { IS_DRAWN } from "../../../test/support/draw.ts";
import { createReferenceServer, type ReferenceServer, type ReferenceServerOptions } from "../../library/index.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./postgres.ts";

/** Every database that the service runs on. */
export const STORES = ["memory", "file", "postgres"] as const;
export type StoreKind = (typeof STORES)[number];

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

const GIVEN_POSTGRES = process.env["SVC_TEST_POSTGRES_URL"];
/** Kinds that are wanted, such as `memory,file`; all by default. */
const WANTED = process.env["SVC_TEST_STORES"]?.split(",");

/** Whether a kind cannot be had on this machine. It says so where nobody can overlook it. */
export function isMissing(kind: StoreKind): boolean {
  if (WANTED && !WANTED.includes(kind)) return true;
  if (kind !== "postgres") return false;
  if (IS_DRAWN) return true;
  if (GIVEN_POSTGRES || findPostgres()) return false;
  process.stderr.write(
    "\n!!! SKIPPED: there is no PostgreSQL here. Install it, or set SVC_TEST_POSTGRES_URL, to test against it.\n\n",
  );
  return true;
}

/** A database of its own on a server that was there before: a test has its own pepper. */
async function createDatabaseAt(url: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const name = `svc_test_${randomUUID().replaceAll("-", "_")}`;
  await runOn(url, [`create database ${name}`]);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, stop: () => runOn(url, [`drop database ${name} with (force)`]) };
}

/** Prepares a database before the tests of a file, and removes it after them. */
export function useStore(kind: StoreKind): TestStore {
  let folder = "";
  let postgres: Pick<TestPostgres, "url" | "stop"> | undefined;
  let files = 0;
  let location = ":memory:";
  const alone: { stop: () => Promise<void> }[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-server-"));
    const binaries = findPostgres();
    if (kind !== "postgres") return;
    if (GIVEN_POSTGRES) postgres = await createDatabaseAt(GIVEN_POSTGRES);
    else if (binaries) postgres = await startPostgres(binaries);
  });

  afterAll(async () => {
    await Promise.all(alone.splice(0).map((own) => own.stop()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const create: TestStore["create"] = (options = {}) => {
    files += 1;
    if (kind === "file") location = join(folder, `${files}.db`);
    if (kind === "postgres") location = postgres?.url ?? "";
    return createReferenceServer({ database: location, ...options });
  };

  const emptyLocation: TestStore["emptyLocation"] = async () => {
    if (kind === "memory") return ":memory:";
    files += 1;
    if (kind === "file") return join(folder, `${files}.db`);
    const own = await createDatabaseAt(postgres?.url ?? "");
    alone.push(own);
    return own.url;
  };

  return {
    create,
    emptyLocation,
    async createAlone(options = {}) {
      if (kind !== "postgres") return create(options);
      location = await emptyLocation();
      return createReferenceServer({ database: location, ...options });
    },
    location: () => location,
  };
}
