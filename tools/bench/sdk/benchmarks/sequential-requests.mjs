import { measureTimes } from "../harness/measure-times.mjs";

const shared = {
  server: { mode: "canned" },
  rounds: { full: 7, quick: 3 },
  scale: { full: { warmUp: 1_000, calls: 5_000 }, quick: { warmUp: 500, calls: 2_000 } },
  relativeTo: "fetch",
  unit: "x",
  async work(client, { warmUp, calls }) {
    for (let call = 0; call < warmUp; call += 1) await client.list();
    const { cpuMs, wallMs } = await measureTimes(async () => {
      for (let call = 0; call < calls; call += 1) await client.list();
    });
    return { cpuMs: cpuMs / calls, wallMs: wallMs / calls };
  },
};

export const sequentialCpu = {
  ...shared,
  name: "cpu-per-request",
  title: "CPU per request, one after the other",
  goal: { atMost: 0.45 },
  value: ({ cpuMs }) => cpuMs,
};

export const sequentialWall = {
  ...shared,
  name: "wall-per-request",
  title: "Time per request, one after the other",
  value: ({ wallMs }) => wallMs,
};
