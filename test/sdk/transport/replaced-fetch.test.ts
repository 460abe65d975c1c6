import { afterEach, expect, it, vi } from "vitest";
import { SvcClient } from "../../../src/index.ts";
import { failureOf } from "../support/scripted-service.ts";

const options = { apiKey: "svc_live_abcdefghijklmnopqrstuvwxyz012345", baseUrl: "http://127.0.0.1:1", maxRetries: 0 };
const respond = async () => Response.json({ data: { team_size: 4 }, error: null, meta: null });

afterEach(() => void vi.unstubAllGlobals());

it("a global fetch that is not Node's own is used, whenever it was put there", async () => {
  const svc = new SvcClient(options);
  expect(await failureOf(svc.team.stats())).toMatchObject({ code: "connection_error", reason: "refused" });
  const mock = vi.fn(respond);
  vi.stubGlobal("fetch", mock);
  expect(await svc.team.stats()).toEqual({ team_size: 4 });
  expect(mock).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
  expect(await failureOf(svc.team.stats())).toMatchObject({ reason: "refused" });
});

it("Next's own, which keeps responses, and none at all, as in jsdom, leave the transport as it is", async () => {
  for (const fetch of [Object.assign(vi.fn(respond), { __nextPatched: true }), undefined]) {
    vi.stubGlobal("fetch", fetch);
    expect(await failureOf(new SvcClient(options).team.stats())).toMatchObject({ reason: "refused" });
  }
});

it("a refused connection names the addresses that refused it", async () => {
  const svc = new SvcClient({ ...options, baseUrl: "http://localhost:1" });
  const { message } = (await failureOf(svc.team.stats())) as Error;
  expect(message).toMatch(/\(connect ECONNREFUSED (127\.0\.0\.1|::1):1/);
});
