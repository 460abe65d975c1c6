import { type PostgresProxy, startPostgresProxy } from "../chaos/postgres-proxy.ts";
import { runOn, startPostgres, type TestPostgres } from "./postgres.ts";

/** A PostgreSQL and a standby that has all that it acknowledges, behind one address. */
export interface PostgresPair {
  primary: TestPostgres;
  standby: TestPostgres;
  /** Leads to the primary until it is switched. */
  address: PostgresProxy;
  /** Ends the primary at once, and leads to the standby, which takes no writes yet. */
  loseFirst: () => Promise<void>;
  /** Makes the standby a primary. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

/** What is acknowledged is on both; neither waits for a disk, since processes are what is killed here. */
export async function startPair(binaries: string, own: readonly string[] = []): Promise<PostgresPair> {
  const settings = ["fsync=off", ...own];
  const primary = await startPostgres(binaries, { settings });
  const standby = await startPostgres(binaries, { primary: primary.url, settings });
  await runOn(primary.url, ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"]);
  const address = await startPostgresProxy(primary);
  return {
    primary,
    standby,
    address,
    async loseFirst() {
      await primary.down();
      address.switchTo(standby);
    },
    async promote() {
      await runOn(standby.url, ["begin isolation level read committed", "select pg_promote()", "commit"]);
    },
    async stop() {
      await address.close();
      await standby.stop();
      await primary.stop();
    },
  };
}
