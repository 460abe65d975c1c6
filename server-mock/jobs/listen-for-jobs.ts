import pg from "pg";
import type { WakeUp } from "./wake-up.ts";

const RECONNECT_MS = 5_000;

/**
 * Wakes this process's workers when another process adds jobs on PostgreSQL. Workers poll as well, so a broken connection, or a
 * pooler that swallows notifications, only slows them down.
 */
export function listenForJobs(connectionString: string, wakeUp: WakeUp): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;

  const reconnect = (lost: pg.Client) => {
    // Of a failure several events may tell.
    if (lost !== client) return;
    client = undefined;
    lost.removeAllListeners();
    lost.on("error", () => undefined);
    lost.end().catch(() => undefined);
    if (!isEnding) timer = setTimeout(connect, RECONNECT_MS).unref();
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString, application_name: "svc-server listener" });
    client = next;
    next.on("error", () => reconnect(next));
    next.on("end", () => reconnect(next));
    next.on("notification", () => wakeUp.wake());
    try {
      await next.connect();
      await next.query("listen svc_jobs");
    } catch {
      reconnect(next);
    }
  };
  void connect();
  return async () => {
    isEnding = true;
    clearTimeout(timer);
    client?.removeAllListeners("end");
    await client?.end().catch(() => undefined);
  };
}
