import { createReferenceServer } from "../../../server-mock/library/index.ts";
import { median } from "../../harness.ts";

const ROUNDS = 21;

/** Time until an in-process server is ready, and until it is reset, in milliseconds: the first, and medians, modules loaded. */
export async function measureInProcess(): Promise<{ firstReadyMs: number; readyMs: number; resetMs: number }> {
  const ready: number[] = [];
  const reset: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const server = await createReferenceServer();
    ready.push(performance.now() - start);
    await server.fetch("/api/v1/templates", { headers: { authorization: `Bearer ${server.keys.read}` } });
    const resetStart = performance.now();
    await server.reset();
    reset.push(performance.now() - resetStart);
    await server.close();
  }
  return { firstReadyMs: ready[0] ?? 0, readyMs: median(ready), resetMs: median(reset) };
}
