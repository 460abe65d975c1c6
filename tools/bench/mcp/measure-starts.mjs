import { median, SERVERS } from "./servers.mjs";
import { openSession, timePlainNode } from "./stdio-server.mjs";

/** Environments to start in: this shell's, and one with `PATH` only. */
const ENVIRONMENTS = {
  shell: process.env,
  empty: { PATH: process.env.PATH },
};

/**
 * Time of each server from process start to the response to `initialize`, as a multiple of `node -e 0`. In each round everything is started
 * once, in turn.
 */
export async function measureStarts(rounds) {
  const results = {};
  for (const [name, environment] of Object.entries(ENVIRONMENTS)) results[name] = await measureIn(environment, rounds);
  return results;
}

async function measureIn(environment, rounds) {
  const plain = [];
  const times = Object.fromEntries(Object.keys(SERVERS).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await timePlainNode(environment));
    for (const [name, { args, env }] of Object.entries(SERVERS)) {
      const session = await openSession({ args, env: { ...environment, ...env } });
      times[name].push(session.startedMs);
      session.child.kill("SIGKILL");
      await session.exited;
    }
  }
  const ratios = Object.entries(times).map(([name, values]) => [name, median(values) / median(plain)]);
  return { plainMs: median(plain), ratios: Object.fromEntries(ratios) };
}
