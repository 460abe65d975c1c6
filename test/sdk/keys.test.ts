import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OptionsError, SvcClient } from "../../src/index.ts";
import { resolveClientOptions } from "../../src/options/client-options.ts";
import { BASE_URL, data, errorResponse, failureOf, KEY, scriptedService } from "./support/scripted-service.ts";

const OTHER_KEY = "svc_live_zyxwvutsrqponmlkjihgfedcba543210";
const authorizations = (service: ReturnType<typeof scriptedService>) =>
  service.requests.map(({ headers }) => headers["authorization"]);

describe("a key that is a function", () => {
  it("is asked for before every attempt", async () => {
    const keys = [KEY, OTHER_KEY];
    const service = scriptedService([errorResponse(503), data({})], { apiKey: async () => keys.shift() ?? "" });
    await service.svc.team.stats();
    expect(authorizations(service)).toEqual([`Bearer ${KEY}`, `Bearer ${OTHER_KEY}`]);
  });

  it.each(["GET", "POST", "PUT", "DELETE"])("is asked for once more after a 401 to %s, and counted", async (method) => {
    const keys = [KEY, OTHER_KEY];
    const service = scriptedService([errorResponse(401), data({ id: "t1" })], {
      apiKey: () => keys.shift() ?? "",
      maxRetries: 0,
    });
    const { response } = await service.svc.request(method, "/templates/t1").withResponse();
    expect(response.attempts).toBe(2);
    expect(authorizations(service)).toEqual([`Bearer ${KEY}`, `Bearer ${OTHER_KEY}`]);
  });

  it("is asked for once more after a 401 that follows another failure", async () => {
    const service = scriptedService([errorResponse(503), errorResponse(401), data({})], { apiKey: () => KEY });
    expect((await service.svc.team.stats().withResponse()).response.attempts).toBe(3);
  });

  it("is not asked for a third time", async () => {
    const service = scriptedService([errorResponse(401)], { apiKey: () => KEY });
    expect(await failureOf(service.svc.team.stats())).toMatchObject({ status: 401, attempts: 2 });
  });

  it("never appears in what is shown, even where it has no prefix", async () => {
    const secret = "correcthorsebatterystaple";
    const service = scriptedService([errorResponse(400, { message: `no ${secret}` })], { apiKey: () => secret });
    const error = await failureOf(service.svc.team.stats());
    expect(inspect([error, service.svc], { depth: 9, showHidden: true })).not.toContain(secret);
  });

  it.each([
    ["is empty", () => "", "`apiKey` is empty."],
    [
      "throws",
      () => Promise.reject(new Error("vault is sealed")),
      "The `apiKey` function failed: Error: vault is sealed",
    ],
  ])("that %s fails the call, and nothing is sent", async (_, apiKey, message) => {
    const service = scriptedService([data({})], { apiKey });
    const error = await failureOf(service.svc.team.stats());
    expect(error).toBeInstanceOf(OptionsError);
    expect((error as Error).message).toContain(message);
    expect(service.requests).toEqual([]);
  });
});

it("a client shows the beginning of its key", () => {
  expect(inspect(scriptedService([]).svc)).toBe(`SvcClient {"baseUrl":"${BASE_URL}","apiKey":"svc_live_ab…"}`);
});

it("null sends no key", async () => {
  const service = scriptedService([data({})], { apiKey: null });
  await service.svc.team.stats();
  expect(authorizations(service)).toEqual([undefined]);
  expect(JSON.stringify(service.svc)).toBe(`{"baseUrl":"${BASE_URL}","apiKey":null}`);
});

describe("the environment", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("names key and address where the program does not", async () => {
    vi.stubEnv("SERVICE_API_KEY", KEY);
    vi.stubEnv("SERVICE_API_URL", `${BASE_URL}/api/v1`);
    expect(new SvcClient().toJSON()).toEqual({ baseUrl: BASE_URL, apiKey: "svc_live_ab…" });
    expect(new SvcClient({ apiKey: OTHER_KEY }).toJSON()).toEqual({ baseUrl: BASE_URL, apiKey: "svc_live_zy…" });
  });

  it.each([
    [{}, "`apiKey` is missing. Pass it, or set SERVICE_API_KEY"],
    [{ apiKey: KEY }, "`baseUrl` is missing. Pass it, or set SERVICE_API_URL"],
  ])("is asked for by name where something is missing: %#", (options, message) => {
    vi.stubEnv("SERVICE_API_KEY", "");
    vi.stubEnv("SERVICE_API_URL", "");
    expect(() => new SvcClient(options)).toThrow(message);
  });
});

describe("a web page", () => {
  const resolve = (options: object) =>
    resolveClientOptions({ apiKey: KEY, baseUrl: BASE_URL, ...options }, undefined, { isBrowser: true });

  it("is not trusted with a key", () => {
    expect(() => resolve({})).toThrow("A key in a web page can be read by everybody who visits it.");
    expect(() => resolve({ apiKey: () => KEY })).toThrow(OptionsError);
  });

  it.each([{ allowBrowser: true }, { apiKey: null }])("may be, with %j", (options) => {
    expect(() => resolve(options)).not.toThrow();
  });
});

describe("withOptions()", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(["apiKey", "baseUrl", "fetch", "logger"])("keeps the parent's %s where it is undefined", async (name) => {
    vi.stubEnv("SERVICE_API_KEY", OTHER_KEY);
    vi.stubEnv("SERVICE_API_URL", "https://elsewhere.example");
    const service = scriptedService([data({})]);
    await service.svc.withOptions({ [name]: undefined }).team.stats();
    expect(authorizations(service)).toEqual([`Bearer ${KEY}`]);
    expect(service.requests[0]?.url).toContain(BASE_URL);
  });

  it("keeps what the environment said when the parent was made", () => {
    vi.stubEnv("SERVICE_API_KEY", KEY);
    vi.stubEnv("SERVICE_API_URL", BASE_URL);
    const svc = new SvcClient();
    vi.stubEnv("SERVICE_API_KEY", undefined);
    vi.stubEnv("SERVICE_API_URL", "https://elsewhere.example");
    expect(svc.withOptions({ timeoutMs: 5 }).toJSON()).toEqual(svc.toJSON());
  });
});
