import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ServerProcess } from "../support/processes.ts";

/** What `/healthz` of some servers was like while something went on. */
export interface HealthReport {
  slowestHealthMs: number;
  /** The most CPU time that one of them spent between two turns of its event loop. */
  longestTurnMs: number;
  /** Responses other than 200. */
  failures: string[];
}

/** Requests that go on beside a scenario. */
export interface HealthWatch {
  /** From now on these are asked, and no others. */
  watch: (servers: readonly ServerProcess[]) => Promise<void>;
  end: () => Promise<HealthReport>;
}

interface ProberReport {
  slowestHealthMs: number;
  asked: number;
  failures: string[];
}

/** Begins to ask servers for `/healthz`, on a thread of its own. */
export function watchHealth(servers: readonly ServerProcess[]): HealthWatch {
  const urlsOf = (some: readonly ServerProcess[]) => some.map(({ url }) => url);
  const worker = new Worker(join(import.meta.dirname, "health-prober.mjs"), { workerData: { urls: urlsOf(servers) } });
  const reported = new Promise<ProberReport>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  let watched = servers;
  let longestTurnMs = 0;
  // What came before does not count, their start least of all.
  const begun = Promise.all(servers.map((server) => server.longestTurnMs()));
  const takeTurns = async () => {
    await begun;
    for (const server of watched) longestTurnMs = Math.max(longestTurnMs, await server.longestTurnMs());
  };
  return {
    async watch(next) {
      worker.postMessage({ urls: urlsOf(next) });
      await takeTurns();
      for (const server of next) if (!watched.includes(server)) await server.longestTurnMs();
      watched = next;
    },
    async end() {
      worker.postMessage({ isEnding: true });
      const { slowestHealthMs, asked, failures } = await reported;
      await takeTurns();
      if (asked === 0) failures.push("/healthz was never asked for");
      return { slowestHealthMs, longestTurnMs, failures };
    },
  };
}
