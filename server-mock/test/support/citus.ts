import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { distribute } from "../../store/distribute.ts";
import { migrate } from "../../store/migrate.ts";
import { openDatabase } from "../../store/open-database.ts";
import { findPostgres, runOn, startPostgres, type TestPostgres } from "./postgres.ts";

/** A coordinator and two workers, each a PostgreSQL of the test's own. */
export interface TestCitus {
  coordinator: TestPostgres;
  workers: readonly [TestPostgres, TestPostgres];
  /** Another database on all three, with the schema of today spread over the workers. */
  createDatabase: (name: string) => Promise<string>;
  /** One that is not spread, and has no schema. */
  createEmpty: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

const SETTINGS = [
  "shared_preload_libraries=citus",
  "wal_level=logical",
  "max_prepared_transactions=100",
  "citus.shard_count=8",
  // Of the statistics that it sends nothing leaves the machine.
  "citus.enable_statistics_collection=off",
  "fsync=off",
];

/** Newer PostgreSQL lets a library decode its log only where it is named. */
function decoderSettings(binaries: string): string[] {
  const known = execFileSync(join(binaries, "postgres"), ["--describe-config"], { encoding: "utf8" });
  return known.includes("output_plugin_libraries") ? ["output_plugin_libraries=pgoutput,citus"] : [];
}

/** Whether Citus is installed for the PostgreSQL of the tests. It says so where nobody can overlook it. */
export function isCitusMissing(): boolean {
  const binaries = findPostgres();
  if (!binaries) return true;
  const libraries = execFileSync(join(binaries, "pg_config"), ["--pkglibdir"], { encoding: "utf8" }).trim();
  const isThere = readdirSync(libraries).includes("citus.so");
  if (!isThere)
    process.stderr.write("\n!!! SKIPPED: there is no Citus here. Install it to test a spread database.\n\n");
  return !isThere;
}

/** Starts three PostgreSQL with Citus, which know one another by the folders of their sockets: no port. */
export async function startCitus(): Promise<TestCitus> {
  const binaries = findPostgres() ?? "";
  const settings = [...SETTINGS, ...decoderSettings(binaries)];
  const start = () => startPostgres(binaries, { settings });
  const [coordinator, first, second] = await Promise.all([start(), start(), start()]);
  const nodes = [coordinator, first, second];
  const connect = async (urls: readonly string[]) => {
    for (const url of urls) await runOn(url, ["create extension citus"]);
    await runOn(urls[0] ?? "", [
      `select citus_set_coordinator_host('${coordinator.folder}', 5432)`,
      ...[first, second].map(({ folder }) => `select citus_add_node('${folder}', 5432)`),
    ]);
  };
  for (const { url, folder } of nodes)
    await runOn(url, [`alter system set citus.local_hostname = '${folder}'`, "select pg_reload_conf()"]);
  await connect(nodes.map(({ url }) => url));
  const createEmpty: TestCitus["createEmpty"] = async (name) => {
    for (const { url } of nodes) await runOn(url, [`create database ${name}`]);
    const urls = nodes.map(({ url }) => url.replace("/postgres?", `/${name}?`));
    await connect(urls);
    return urls[0] ?? "";
  };
  return {
    coordinator,
    workers: [first, second],
    createEmpty,
    async createDatabase(name) {
      const url = await createEmpty(name);
      await spread(url);
      return url;
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** Brings the schema up to date and spreads it. */
async function spread(url: string): Promise<void> {
  const database = await openDatabase(url);
  try {
    await migrate(database, { contracts: true });
    await distribute(database, () => undefined);
  } finally {
    await database.close();
  }
}
