import { join } from "node:path";
import { startServer } from "../harness.ts";

/** The reference server as a process of its own, which can inject faults. */
export interface Service {
  pid: number;
  url: string;
  apiKey: string;
  injectFaults(): Promise<void>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

/** One round of faults. They fire in this order, each after some requests without a fault. */
const FAULTS = [
  { status: 503, after: 5, times: 2 },
  { status: 429, retryAfterSeconds: 0, after: 10, times: 3 },
  { drop: true, after: 20, times: 2 },
  { body: "truncated", after: 30, times: 2 },
  { body: "malformed", after: 40, times: 1 },
  { status: 500, after: 50, times: 2 },
  { delayMs: 300, after: 60, times: 3 },
  { operationId: "createTemplate", body: "truncated", after: 2, times: 1 },
  { operationId: "deleteTemplate", body: "truncated", after: 3, times: 1 },
];

/** Starts the server on a database in `folder`, filled with the demo data. */
export async function startService(folder: string): Promise<Service> {
  const server = await startServer(join(folder, "soak.db"), "--seed", "demo", "--control");
  const { url, keys } = server.announced;
  const control = `${url}/_mock/faults`;
  return {
    pid: server.pid,
    url,
    apiKey: keys["admin"] ?? "",
    async injectFaults() {
      await fetch(control, { method: "DELETE" });
      for (const rule of FAULTS)
        await fetch(control, {
          method: "POST",
          body: JSON.stringify(rule),
          headers: { "content-type": "application/json" },
        });
    },
    async clearFaults() {
      await fetch(control, { method: "DELETE" });
    },
    stop: server.stop,
  };
}
