import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NotFoundError, OptionsError, type SvcClient, VERSION } from "../../src/index.ts";
import { BASE_URL, data, errorResponse, failureOf, scriptedService } from "./support/scripted-service.ts";

describe("svc.request()", () => {
  it("takes any method, path, query and body through the same pipeline", async () => {
    const { svc, requests } = scriptedService([
      errorResponse(503, null, { "retry-after": "0" }),
      { status: 201, body: [1, 2] },
    ]);
    const call = svc.request<number[]>("post", "/things", {
      query: { at: new Date(0), flag: true, none: undefined, nothing: null, n: 1.5, s: "a b" },
      body: { a: [1] },
      headers: { "X-Trace": "t1" },
    });
    expect(await call.withResponse()).toMatchObject({ data: [1, 2], response: { status: 201, attempts: 2 } });
    expect(requests[1]).toMatchObject({
      method: "POST",
      body: '{"a":[1]}',
      headers: { "x-trace": "t1", "content-type": "application/json" },
    });
    expect(requests[1]?.url).toBe(`${BASE_URL}/api/v1/things?at=1970-01-01T00%3A00%3A00.000Z&flag=true&n=1.5&s=a%20b`);
  });

  it("writes names and values of the query so that they cannot run into each other", async () => {
    const { svc, requests } = scriptedService([data({})]);
    await svc.request("GET", "/things", { query: { "a&b": "c=d&e", "f g": "h#i" } });
    expect(requests[0]?.url).toBe(`${BASE_URL}/api/v1/things?a%26b=c%3Dd%26e&f%20g=h%23i`);
  });

  it("gives the whole envelope, a scalar, or undefined when there is no body", async () => {
    const { svc } = scriptedService([data([]), { body: "7" }, { status: 204 }, { body: "" }]);
    const bodies = [];
    for (let call = 0; call < 4; call += 1) bodies.push(await svc.request("GET", "/x"));
    expect(bodies).toEqual([{ data: [], error: null, meta: null }, 7, undefined, undefined]);
  });

  it("throws the error of the status, with the method and path in its message", async () => {
    const error = await failureOf(scriptedService([errorResponse(404)]).svc.request("GET", "/things/1"));
    expect(error).toBeInstanceOf(NotFoundError);
    expect((error as Error).message).toMatch(/^GET \/api\/v1\/things\/1 failed with status 404/);
  });

  const circular: { self?: unknown } = {};
  circular.self = circular;

  it.each<[string, (svc: SvcClient) => PromiseLike<unknown>]>([
    ["another method", (svc) => svc.request("TRACE", "/x")],
    ["a path that leads elsewhere", (svc) => svc.request("GET", "/../admin")],
    ["two queries", (svc) => svc.request("GET", "/x?a=1", { query: { b: 2 } })],
    ["a query value that cannot be sent", (svc) => svc.request("GET", "/x", { query: { a: {} as never } })],
    ["a circular body", (svc) => svc.request("POST", "/x", { body: circular })],
    ["a body with a BigInt", (svc) => svc.request("POST", "/x", { body: { a: 1n } })],
    ["a body that JSON cannot write", (svc) => svc.request("POST", "/x", { body: () => 1 })],
    ["a body for GET", (svc) => svc.request("GET", "/x", { body: {} })],
    ["a body for HEAD", (svc) => svc.request("HEAD", "/x", { body: {} })],
    ["an option that there is not", (svc) => svc.request("GET", "/x", { timeout: 5 } as never)],
  ])("rejects %s before anything is sent", async (_, call) => {
    const { svc, requests } = scriptedService([data({})]);
    expect(await failureOf(call(svc))).toBeInstanceOf(OptionsError);
    expect(requests).toEqual([]);
  });
});

describe("withOptions()", () => {
  it("changes some options, keeps the others, and leaves the client as it was", async () => {
    const { svc, requests } = scriptedService([data({})], { headers: { "x-a": "1" }, userAgent: "app" });
    await svc.withOptions({ userAgent: "other" }).team.stats();
    await svc.team.stats();
    expect(requests.map(({ headers }) => [headers["user-agent"], headers["x-a"]])).toEqual([
      [`other svc-sdk/${VERSION}`, "1"],
      [`app svc-sdk/${VERSION}`, "1"],
    ]);
  });

  it("adds headers to the client's, by their names in any case", async () => {
    const { svc, requests } = scriptedService([data({})], { headers: { "X-A": "1", "X-B": "1" }, userAgent: "app" });
    const next = svc.withOptions({ headers: { "x-b": "2", "X-C": "2" } });
    await next.withOptions({ timeoutMs: 5 }).team.stats();
    await next.withOptions({ headers: { "X-C": "3" }, userAgent: "other" }).team.stats();
    const [first, second] = requests.map(({ headers }) => headers);
    expect(first).toMatchObject({ "x-a": "1", "x-b": "2", "x-c": "2", "user-agent": `app svc-sdk/${VERSION}` });
    expect(second).toMatchObject({ "x-a": "1", "x-b": "2", "x-c": "3", "user-agent": `other svc-sdk/${VERSION}` });
  });

  it("takes another key, another address, and its own fetch", async () => {
    const { svc, requests } = scriptedService([data({})]);
    await svc.withOptions({ apiKey: "svc_live_other", baseUrl: "https://other.example" }).team.stats();
    expect(requests[0]?.url).toBe("https://other.example/api/v1/team/stats");
    expect(requests[0]?.headers["authorization"]).toBe("Bearer svc_live_other");
    const given = svc.withOptions({ fetch: async () => Response.json({ data: { own: true } }) });
    expect(await given.team.stats()).toEqual({ own: true });
    expect(requests).toHaveLength(1);
  });

  it.each([undefined, null, [], "x"])("rejects %j as changes", (changes) => {
    expect(() => scriptedService([]).svc.withOptions(changes as never)).toThrow("Expected `options` to be an object");
  });

  it("gives a client that spends from the same budget of retries", async () => {
    const { svc, requests } = scriptedService([errorResponse(503, null, { "retry-after": "0" })]);
    for (let call = 0; call < 200; call += 1)
      await failureOf(svc.withOptions({ timeoutMs: 1_000 + call }).team.stats());
    expect(requests.length).toBeLessThan(320);
  });

  it("rejects what the constructor rejects", () => {
    const { svc } = scriptedService([]);
    expect(() => svc.withOptions({ apiKey: "" })).toThrow("`apiKey` is empty.");
    expect(() => svc.withOptions({ timeoutMs: 0 })).toThrow(OptionsError);
  });
});

describe("a header", () => {
  it("of a call goes over the client's, which goes over the SDK's", async () => {
    const { svc, requests } = scriptedService([data({})], { headers: { "User-Agent": "mine", "X-A": "client" } });
    await svc.team.stats({}, { headers: { "X-A": "call", Accept: "text/plain" } });
    expect(requests[0]?.headers).toMatchObject({ "user-agent": "mine", "x-a": "call", accept: "text/plain" });
  });
});

it("the version is the package's", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  expect(VERSION).toBe(version);
});

it("a 304 to the caller's If-None-Match is no error, and has no data", async () => {
  const { svc } = scriptedService([{ status: 304, headers: { etag: '"v1"' } }]);
  const call = svc.templates.get("t1", { headers: { "If-None-Match": '"v1"' } });
  const { data, response } = await call.withResponse();
  expect([data, response.status, response.headers.get("etag")]).toEqual([undefined, 304, '"v1"']);
  expect(await failureOf(svc.templates.get("t1"))).toMatchObject({ code: "unexpected_response" });
});
