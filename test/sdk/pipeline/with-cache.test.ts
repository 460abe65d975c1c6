import { describe, expect, it } from "vitest";
import type { ClientOptions } from "../../../src/index.ts";
import { data, KEY, type Script, scriptedService } from "../support/scripted-service.ts";

const OTHER_KEY = "svc_live_zyxwvutsrqponmlkjihgfedcba543210";

/** A service that knows whether what a client has still holds. */
function tagged(options: Partial<ClientOptions>, headersToo: Record<string, string> = {}, isTagged = true) {
  const state = { version: 1 };
  const script: Script = ({ url, headers }) => {
    const etag = `"${url.split("/").at(-1)}-${state.version}"`;
    if (headers["if-none-match"] === etag) return { status: 304, headers: { etag, "x-request-id": "req_304" } };
    const tag: Record<string, string> = isTagged ? { etag } : {};
    return { ...data({ team_size: state.version }), headers: { ...tag, "x-kept": "yes", ...headersToo } };
  };
  const service = scriptedService(script, options);
  const tags = () => service.requests.map(({ headers }) => headers["if-none-match"]);
  return { ...service, state, tags };
}

describe("a client with a cache", () => {
  it("asks whether what it has still holds, and serves a 304 from memory", async () => {
    const { svc, tags } = tagged({ cache: true });
    const first = await svc.team.stats();
    const { data: second, response } = await svc.team.stats().withResponse();
    expect(second).toEqual(first);
    expect(tags()).toEqual([undefined, '"stats-1"']);
    expect(response).toMatchObject({ status: 200, requestId: "req_304", attempts: 1 });
    expect(response.headers.get("x-kept")).toBe("yes");
    expect(new Map(response.headers).get("x-kept")).toBe("yes");
  });

  it("returns what has changed, and an object of its own to every call", async () => {
    const { svc, state } = tagged({ cache: true });
    const first = await svc.team.stats();
    Object.assign(first, { team_size: 99 });
    expect((await svc.team.stats()).team_size).toBe(1);
    state.version = 2;
    expect((await svc.team.stats()).team_size).toBe(2);
    expect((await svc.team.stats()).team_size).toBe(2);
  });

  it("drops what was not used for longest, by entries and by bytes", async () => {
    const byEntries = tagged({ cache: { maxEntries: 2 } });
    for (const id of ["a", "b", "a", "c", "a", "b"]) await byEntries.svc.meetings.get(id);
    expect(byEntries.tags()).toEqual([undefined, undefined, '"a-1"', undefined, '"a-1"', undefined]);
    const byBytes = tagged({ cache: { maxBytes: 10 } });
    for (const id of ["a", "a"]) await byBytes.svc.meetings.get(id);
    expect(byBytes.tags()).toEqual([undefined, undefined]);
  });

  it("never gives one key what another was given", async () => {
    const keys = [KEY, KEY, OTHER_KEY, KEY];
    const { svc, tags } = tagged({ cache: true, apiKey: () => keys.shift() ?? "" });
    for (let call = 0; call < 4; call += 1) await svc.team.stats();
    expect(tags()).toEqual([undefined, '"stats-1"', undefined, undefined]);
    const clone = tagged({ cache: true });
    await clone.svc.team.stats();
    await clone.svc.withOptions({ apiKey: OTHER_KEY }).team.stats();
    expect(clone.tags()).toEqual([undefined, undefined]);
  });

  it("leaves a caller's own If-None-Match alone", async () => {
    const { svc, tags } = tagged({ cache: true });
    await svc.team.stats();
    expect(await svc.team.stats({}, { headers: { "If-None-Match": '"stats-1"' } })).toBeUndefined();
    expect(tags()).toEqual([undefined, '"stats-1"']);
  });

  it.each([
    ["that may not be stored", { "cache-control": "private, no-store" }],
    ["that depends on other headers", { vary: "accept-language" }],
    ["without a tag", {}, false],
  ])("keeps no response %s", async (_, headers: Record<string, string>, isTagged = true) => {
    const { svc, tags } = tagged({ cache: true }, headers, isTagged);
    await svc.team.stats();
    await svc.team.stats();
    expect(tags()).toEqual([undefined, undefined]);
  });
});

it("a client without one asks again", async () => {
  const { svc, tags } = tagged({});
  await svc.team.stats();
  await svc.withOptions({ cache: false }).team.stats();
  expect(tags()).toEqual([undefined, undefined]);
});

it.each([1, null, { maxEntries: 0 }, { maxAge: 5 }])("rejects %j as a cache", (cache) => {
  expect(() => tagged({ cache: cache as never })).toThrow(/maxEntries|maxAge|cache/);
});
