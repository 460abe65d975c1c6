import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import {
  AuthenticationError,
  isSvcError,
  OptionsError,
  SvcClient,
  type SvcError,
  ValidationError,
} from "../../src/index.ts";
import { ownSecond } from "./support/own-second.ts";

const KEY = "svc_live_abcdefghijklmnopqrstuvwxyz012345";
const BASE_URL = "https://coaching.example";

interface Seen {
  url: string;
  init: RequestInit;
}

function respondingWith(...responses: Response[]): { fetch: typeof globalThis.fetch; seen: Seen[] } {
  const seen: Seen[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    seen.push({ url: String(input), init: init ?? {} });
    const response = responses[Math.min(seen.length, responses.length) - 1];
    if (!response) throw new Error("no response left");
    return response.clone();
  };
  return { fetch, seen };
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

const EMPTY_PAGE = { data: [], error: null, meta: { page: 1, limit: 20, total: 0, total_pages: 0, has_more: false } };

describe("SvcClient", () => {
  it("sends the key as a bearer token and takes the data out of the envelope", async () => {
    const { fetch, seen } = respondingWith(json({ data: { team_size: 4 }, error: null, meta: null }));
    const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch });
    expect(await svc.team.stats({ time_range: "week" })).toEqual({ team_size: 4 });
    expect(seen[0]?.url).toBe("https://coaching.example/api/v1/team/stats?time_range=week");
    expect(new Headers(seen[0]?.init.headers).get("authorization")).toBe(`Bearer ${KEY}`);
  });

  it.each([
    "https://coaching.example",
    "https://coaching.example/",
    "https://coaching.example/api/v1",
    "https://coaching.example/api/v1/",
  ])("takes %s for the same service", async (baseUrl) => {
    const { fetch, seen } = respondingWith(json(EMPTY_PAGE));
    await new SvcClient({ apiKey: KEY, baseUrl, fetch }).meetings.list();
    expect(seen[0]?.url).toBe("https://coaching.example/api/v1/meetings");
  });

  it("gives status, headers, request id and attempts with withResponse()", async () => {
    const { fetch } = respondingWith(json({ data: {}, error: null, meta: null }, 200, { "x-request-id": "req_1" }));
    const { data, response } = await new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch }).team
      .stats()
      .withResponse();
    expect(data).toEqual({});
    expect(response).toMatchObject({ status: 200, requestId: "req_1", attempts: 1 });
  });

  it("throws the class that belongs to the status, with the caller's place in the stack", async () => {
    ownSecond();
    const { fetch } = respondingWith(
      json({ data: null, error: { code: "invalid_api_key", message: "The key is not valid." }, meta: null }, 401),
    );
    const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch });
    const error = await svc.meetings.get("m1").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({ name: "AuthenticationError", code: "invalid_api_key", status: 401, attempts: 1 });
    expect((error as Error).stack).toContain("client.test.ts");
  });

  it("names every problem of an invalid request", async () => {
    const details = [{ in: "query", path: "limit", message: "must be <= 100", code: "maximum" }];
    const { fetch } = respondingWith(
      json({ data: null, error: { code: "validation_error", message: "Not valid.", details }, meta: null }, 400),
    );
    const error = await new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch }).meetings
      .list({ limit: 500 })
      .then(undefined, (e: unknown) => e);
    expect(error).toBeInstanceOf(ValidationError);
    expect(isSvcError(error) && error.code === "validation_error" ? error.details : undefined).toEqual(details);
  });

  it.each([
    ["", "is empty"],
    ["Bearer svc_live_x", "starts with"],
    [`${KEY}\n`, "white space or a line break"],
    ["svc_live_ä", "outside ASCII"],
    [undefined as never, "`apiKey` is missing. Pass it, or set SERVICE_API_KEY"],
  ])("rejects the key %j", (apiKey, reason) => {
    expect(() => new SvcClient({ apiKey, baseUrl: BASE_URL })).toThrow(reason);
  });

  it.each([undefined, null, [], "x"])("rejects %j as changes of its options", (changes) => {
    const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL });
    expect(() => svc.withOptions(changes as never)).toThrow("Expected `options` to be an object");
  });

  it.each([
    ["http://coaching.example", "allowInsecureHttp"],
    ["https://user:secret@coaching.example", "credentials"],
    ["https://coaching.example?x=1", "query"],
    ["coaching.example", "an address such as"],
    [KEY, "an address such as"],
  ])("rejects the base address %s without showing a secret", (baseUrl, reason) => {
    const create = () => new SvcClient({ apiKey: KEY, baseUrl });
    expect(create).toThrow(OptionsError);
    expect(create).toThrow(reason);
    expect(create).not.toThrow(/secret|abcdefg/);
  });

  it("never shows its whole key", () => {
    const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL });
    for (const text of [inspect(svc, { depth: Infinity, showHidden: true }), JSON.stringify(svc), String(svc)])
      expect(text).not.toContain(KEY);
    expect(inspect(svc)).toBe('SvcClient {"baseUrl":"https://coaching.example","apiKey":"svc_live_ab…"}');
  });

  it.each(["", ".", "..", "a/b", "a?b", "ä"])("rejects the identifier %j before anything is sent", async (id) => {
    const { fetch, seen } = respondingWith(json({}));
    await expect(new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch }).templates.delete(id)).rejects.toThrow(
      "an identifier",
    );
    expect(seen).toEqual([]);
  });
});

it("a clone spends from the same budget of retries", async () => {
  let requests = 0;
  const fetch: typeof globalThis.fetch = async () => {
    requests += 1;
    return new Response("", { status: 503, headers: { "retry-after": "0" } });
  };
  const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch });
  for (let call = 0; call < 200; call += 1) {
    await svc
      .withOptions({ timeoutMs: 1_000 + call })
      .team.stats()
      .catch((error: SvcError) => error.code);
  }
  expect(requests).toBeLessThan(320);
});
