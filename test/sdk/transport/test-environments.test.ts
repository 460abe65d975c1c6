import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { Agent } from "undici";
import { afterEach, expect, it, vi } from "vitest";
import { SvcClient } from "../../../src/index.ts";
import { createUndiciTransport } from "../../../src/undici.ts";
import { builtCli } from "../../cli/support/built-cli.ts";
import { type Respond, respondJson, STATS, startLocalServer } from "../support/local-server.ts";
import { KEY } from "../support/scripted-service.ts";

const TEMPLATE = { name: "a", prompt_template: "b", grading_criteria: [] };

const respond: Respond = ({ method }, response) =>
  respondJson(response, method === "GET" ? STATS : { data: { ...TEMPLATE, id: "t1" }, error: null, meta: null });

afterEach(() => void vi.useRealTimers());

/** Reads and writes, twice: the second write meets a connection that is kept. */
async function works(svc: SvcClient): Promise<void> {
  expect(await svc.team.stats()).toEqual(STATS.data);
  for (const _ of ["first", "second"]) expect((await svc.templates.create(TEMPLATE)).id).toBe("t1");
}

it("reads and writes under the fake timers of a test, by node:http and by undici", async () => {
  const { origin, close } = await startLocalServer(respond);
  const agent = new Agent();
  vi.useFakeTimers();
  for (const transport of [undefined, createUndiciTransport(agent)])
    await works(new SvcClient({ apiKey: KEY, baseUrl: origin, ...(transport ? { transport } : {}) }));
  vi.useRealTimers();
  await Promise.all([agent.close(), close()]);
});

it("reads and writes with the globals of jsdom, which lack some of Node's", async () => {
  const { AbortController, AbortSignal, btoa, Buffer, clearTimeout, Event, performance, process, setTimeout, URL } =
    globalThis;
  const globals = {
    AbortController,
    AbortSignal,
    btoa,
    Buffer,
    clearTimeout,
    Event,
    performance,
    process,
    setTimeout,
    URL,
  };
  const module = { exports: {} as { SvcClient: typeof SvcClient } };
  const context = createContext({
    ...globals,
    URLSearchParams,
    module,
    exports: module.exports,
    require: createRequire(import.meta.url),
  });
  runInContext(readFileSync(join(dirname(await builtCli()), "../sdk/node.cjs"), "utf8"), context);
  const { origin, close } = await startLocalServer(respond);
  await works(new module.exports.SvcClient({ apiKey: KEY, baseUrl: origin }));
  await close();
});
