import { expect, it } from "vitest";
import { type HeaderContext, OptionsError } from "../../../src/index.ts";
import { BASE_URL, data, errorResponse, KEY, scriptedService } from "../support/scripted-service.ts";

const traceIdOf = (requests: readonly { headers: Readonly<Record<string, string>> }[]) =>
  requests.map(({ headers }) => headers["x-trace"]);

it("a function for headers is called before every attempt, with its number", async () => {
  const attempts: HeaderContext[] = [];
  const headers = (attempt: HeaderContext) => {
    attempts.push(attempt);
    return { "X-Trace": `t${attempt.attempt}`, "x-none": undefined };
  };
  const { svc, requests } = scriptedService([errorResponse(503), data({})], { headers });
  await svc.team.stats();
  expect(traceIdOf(requests)).toEqual(["t1", "t2"]);
  expect(requests[0]?.headers).not.toHaveProperty("x-none");
  const operation = "GET /api/v1/team/stats";
  expect(attempts[1]).toEqual({ operation, method: "GET", url: `${BASE_URL}/api/v1/team/stats`, attempt: 2 });
});

it("it may return a promise, and the call's headers rank above the client's, whichever is a function", async () => {
  const { svc, requests } = scriptedService([data({})], {
    headers: async () => ({ "x-trace": "client", "x-app": "a" }),
  });
  await svc.team.stats({});
  await svc.team.stats({}, { headers: { "x-trace": "call" } });
  await svc.team.stats({}, { headers: () => ({ "x-trace": "function" }) });
  await svc.withOptions({ headers: { "x-trace": "clone" } }).team.stats();
  expect(traceIdOf(requests)).toEqual(["client", "call", "function", "clone"]);
  expect(requests.map(({ headers }) => headers["x-app"])).toEqual(["a", "a", "a", "a"]);
});

it("a clone calls its parent's function once per attempt", async () => {
  let calls = 0;
  const headers = () => {
    calls += 1;
    return {};
  };
  const { svc } = scriptedService([data({})], { headers });
  await svc.withOptions({ timeoutMs: 5 }).withOptions({ maxRetries: 0 }).team.stats();
  expect(calls).toBe(1);
});

it("hooks see its headers, but never the key", async () => {
  const seen: unknown[] = [];
  const { svc } = scriptedService([data({})], {
    headers: () => ({ "x-trace": "t" }),
    onRequest: (event) => seen.push(event.headers),
  });
  await svc.team.stats();
  expect(seen).toEqual([expect.objectContaining({ "x-trace": "t" })]);
  expect(JSON.stringify(seen)).not.toContain(KEY);
});

it.each([
  [
    "throws",
    () => {
      throw new Error(`no ${KEY}`);
    },
  ],
  ["rejects", () => Promise.reject(new Error(`no ${KEY}`))],
  ["sets the key itself", () => ({ authorization: "Basic x" })],
  ["breaks out of its header", () => ({ "x-trace": "a\r\nb: c" })],
])("one that %s fails the call before anything is sent", async (_, headers) => {
  const { svc, requests } = scriptedService([data({})], { headers });
  const error = await svc.team.stats().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OptionsError);
  expect(error).toMatchObject({ option: "headers" });
  expect(JSON.stringify(error)).not.toContain(KEY);
  expect(requests).toHaveLength(0);
});
