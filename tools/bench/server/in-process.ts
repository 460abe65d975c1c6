import { createReferenceServer } from "../../../server-mock/library/index.ts";

// Time until an in-process server is ready, and until it is reset, in milliseconds: medians, modules loaded.

const ROUNDS = 21;
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
console.log(JSON.stringify({ firstReadyMs: ready[0], readyMs: median(ready), resetMs: median(reset) }));

function median(values: number[]): number | undefined {
  return values.sort((left, right) => left - right)[Math.floor(values.length / 2)];
}
