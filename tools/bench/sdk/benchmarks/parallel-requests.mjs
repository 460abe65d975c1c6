import { measureTimes } from "../harness/measure-times.mjs";

const IN_FLIGHT = 32;

export const parallelThroughput = {
  name: "requests-per-second",
  title: "Requests per second, 32 in flight",
  unit: "x",
  server: { mode: "canned" },
  rounds: { full: 7, quick: 3 },
  scale: { full: { warmUp: 2_000, calls: 10_000 }, quick: { warmUp: 1_000, calls: 4_000 } },
  relativeTo: "fetch",
  goal: { atLeast: 4.5 },
  // Octokit holds back to ten at a time and one write per second by its throttling plugin; that is its default.
  async work(client, { warmUp, calls }) {
    await callInParallel(client, warmUp);
    const { wallMs } = await measureTimes(() => callInParallel(client, calls));
    return { callsPerSecond: (calls / wallMs) * 1_000 };
  },
  value: ({ callsPerSecond }) => callsPerSecond,
};

async function callInParallel(client, calls) {
  let started = 0;
  const worker = async () => {
    while (started < calls) {
      started += 1;
      await client.list();
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
}
