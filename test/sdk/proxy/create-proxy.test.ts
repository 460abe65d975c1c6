import { describe, expect, it } from "vitest";
import { createProxy, OptionsError, type ProxyOptions } from "../../../src/index.ts";
import { KEY, type Script, type ScriptedResponse, scriptedService } from "../support/scripted-service.ts";

const STATS = { data: { average_score: 81.5 }, error: null, meta: null };
const ADDRESS = "https://app.example/coaching/api/v1/team/stats";

function ask(
  request: Request,
  script: Script | readonly ScriptedResponse[] = [{ body: STATS }],
  options: ProxyOptions = {},
) {
  const { svc, requests } = scriptedService(script, { maxRetries: 0 });
  return createProxy(
    svc,
    options,
  )(request).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json().catch(() => undefined),
    requests,
  }));
}

it.each(["", "/coaching", "/api/v1/of-the-app", "/api/coaching", "//double"])(
  "the proxy stands under any path of the app: %j",
  async (base) => {
    const { status, body, requests } = await ask(
      new Request(`https://app.example${base}/api/v1/team/stats?time_range=week`),
    );
    expect([status, body]).toEqual([200, STATS]);
    expect(requests.map(({ url }) => url)).toEqual(["https://coaching.example/api/v1/team/stats?time_range=week"]);
  },
);

const NOWHERE = [
  "/coaching",
  "/coaching/api/v1/",
  "/coaching/api/v1/keys",
  "/coaching/api/v1/openapi.json",
  "/coaching/api/v2/team/stats",
  "/coaching/api/v1/team/stats/",
  "/coaching/api/v1//team/stats",
  "/coaching/api/v1/meetings/%2e%2e%2fkeys",
  "/coaching/api/v1/meetings/..%2f..%2fkeys",
  "/coaching/api/v1/meetings/%2e%2e",
  "/coaching/api/v1/meetings/a%5cb",
  "/coaching/api/v1/meetings/a%3fadmin=1",
  "/coaching/api/v1/meetings/a%23",
  "/coaching/api/v1/meetings/%00",
  "/coaching/api/v1/meetings/%0d%0ahost:%20evil",
  "/coaching/api/v1/meetings/%",
  "/coaching/api/v1/meetings/%C0%AE%C0%AE",
  "/coaching/api/v1/meetings/\u202e",
];

it.each(NOWHERE)("%s leads nowhere, and nothing is sent", async (path) => {
  const { status, body, requests } = await ask(new Request(`https://app.example${path}`));
  expect([status, body?.error.code, requests.length]).toEqual([404, "not_found", 0]);
});

it.each([
  ["POST", `${ADDRESS}`, {}, 405, "GET"],
  ["HEAD", `${ADDRESS}`, {}, 405, "GET"],
  ["DELETE", "https://app.example/api/v1/templates/t1", {}, 405, "GET"],
  ["GET", "https://app.example/api/v1/templates/t1", { allow: ["deleteTemplate"] }, 405, "DELETE"],
  ["GET", "https://app.example/api/v1/reports", { allow: ["getTeamStats"] }, 404, undefined],
  ["GET", "https://app.example/api/v1/reports", { allow: [] }, 404, undefined],
] as const)("%s %s is not let through with %j", async (method, url, options, status, allow) => {
  const result = await ask(new Request(url, { method }), undefined, options);
  expect([result.status, result.headers["allow"], result.requests.length]).toEqual([status, allow, 0]);
});

it.each([
  [{ allow: "all" }, "allow"],
  [{ allow: ["getOpenApi"] }, "allow"],
  [{ allow: ["getTeamStat"] }, "allow"],
  [{ onError: true }, "onError"],
  [{ alow: [] }, "alow"],
])("options %j are rejected at once", (options, option) => {
  const { svc } = scriptedService([]);
  expect(() => createProxy(svc, options as never)).toThrow(expect.objectContaining({ option }));
  expect(() => createProxy({} as never)).toThrow(OptionsError);
});

it("only what is meant for pages is copied from the service's headers", async () => {
  const given = {
    "set-cookie": "a=b",
    etag: '"v1"',
    "x-request-id": "req_1",
    "x-ratelimit-remaining": "3",
    connection: "keep-alive",
    server: "gateway/1.2",
    "access-control-allow-origin": "*",
    "content-encoding": "gzip",
    "content-length": "3",
    "strict-transport-security": "max-age=1",
    "cache-control": "public, max-age=60",
    "www-authenticate": "Bearer",
  };
  const { headers } = await ask(new Request(ADDRESS), [{ headers: given, body: STATS }]);
  expect(headers).toEqual({
    "cache-control": "private, no-cache",
    "content-type": "application/json",
    etag: '"v1"',
    vary: "cookie, authorization",
    "x-content-type-options": "nosniff",
    "x-ratelimit-remaining": "3",
    "x-request-id": "req_1",
  });
});

it("of the page's headers only conditions and the idempotency key are sent on", async () => {
  const headers = {
    cookie: "a=b",
    authorization: "Bearer mine",
    host: "evil.example",
    "if-match": '"v1"',
    "idempotency-key": "k1",
    "x-forwarded-for": "::1",
    "content-type": "application/json",
    te: "trailers",
  };
  const request = new Request("https://app.example/api/v1/templates/t1", {
    method: "PUT",
    headers,
    body: '{"name":"B"}',
  });
  const { requests } = await ask(request, [{ body: { data: { id: "t1" } } }], { allow: ["updateTemplate"] });
  const { "user-agent": _, ...sent } = requests[0]?.headers ?? {};
  expect(sent).toEqual({
    accept: "application/json",
    authorization: `Bearer ${KEY}`,
    "content-type": "application/json",
    "idempotency-key": "k1",
    "if-match": '"v1"',
  });
});

describe("a body", () => {
  const put = (body: BodyInit, type = "application/json") =>
    ask(
      new Request("https://app.example/api/v1/templates/t1", {
        method: "PUT",
        headers: { "content-type": type },
        body,
        duplex: "half",
      } as RequestInit),
      [{ body: { data: { id: "t1", name: "B", prompt_template: "p", grading_criteria: [] } } }],
      { allow: ["updateTemplate"] },
    );

  it.each([
    ["of a form, which other sites can send", "a=b", "text/plain", 415, "unsupported_media_type"],
    ["that is no JSON", "{", "application/json", 400, "invalid_json"],
    ["that is not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "application/json", 400, "invalid_json"],
    ["that is empty", "", "application/json", 400, "invalid_json"],
    ["that is larger than the API takes", `"${"x".repeat(2 ** 20 - 1)}"`, "application/json", 413, "payload_too_large"],
  ])("%s is rejected, and nothing is sent", async (_, body, type, status, code) => {
    const result = await put(body, type);
    expect([result.status, result.body.error.code, result.requests.length]).toEqual([status, code, 0]);
  });

  it("of as many bytes as the API takes is sent", async () => {
    const { status, requests } = await put(`{"name":"${"x".repeat(2 ** 20 - 11)}"}`);
    expect([status, requests.length]).toEqual([200, 1]);
  });

  it("without an end is read no further than the limit", async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20));
      },
    });
    expect((await put(endless)).status).toBe(413);
    expect(chunks).toBeLessThan(20);
  });

  it("in JSON is sent as it is", async () => {
    const { status, requests } = await put('{"name":"Žižkov 🎈"}', "application/merge-patch+json; charset=utf-8");
    expect([status, requests[0]?.body]).toEqual([200, '{"name":"Žižkov 🎈"}']);
  });
});

it.each([
  [
    { status: 404, body: { error: { code: "not_found", message: "No such team." } } },
    404,
    "not_found",
    "No such team.",
  ],
  [{ status: 403, body: "<html>WAF</html>" }, 403, "insufficient_permission", "WAF"],
  [{ status: 401, body: { message: `Key ${KEY}` } }, 502, "service_unavailable", expect.any(String)],
  [{ status: 503, headers: { "retry-after": "1.5" }, body: "" }, 503, "service_unavailable", expect.any(String)],
  [{ status: 999 }, 502, "http_999", expect.any(String)],
  [{ status: 302, headers: { location: "https://login.internal/" } }, 502, "service_unavailable", expect.any(String)],
  [{ body: "<html>" }, 502, "service_unavailable", expect.any(String)],
  [{ body: { error: "broken" } }, 502, "http_200", "broken"],
  [{ failure: new Error("connect ECONNREFUSED 10.1.2.3:443") }, 502, "service_unavailable", expect.any(String)],
] as [ScriptedResponse, number, string, string][])(
  "of %j the page is told %d %s",
  async (scripted, status, code, message) => {
    const { status: told, body, headers } = await ask(new Request(ADDRESS), [scripted]);
    expect([told, body]).toEqual([status, { data: null, error: { code, message }, meta: null }]);
    expect(JSON.stringify([body, headers])).not.toMatch(/svc_live_|10\.1\.2\.3|login\.internal/);
    if (scripted.headers?.["retry-after"]) expect(headers["retry-after"]).toBe("2");
  },
);

it("a query parameter that the API does not have is the page's mistake", async () => {
  const { status, body, requests } = await ask(new Request(`${ADDRESS}?admin=1`));
  expect([status, body.error.code, requests.length]).toEqual([400, "validation_error", 0]);
  expect(body.error.message).toContain("admin");
});

it("a page that goes away takes its call with it", async () => {
  const controller = new AbortController();
  const call = ask(new Request(ADDRESS, { signal: controller.signal }), () => {
    controller.abort();
    return { stalls: "body" };
  });
  expect((await call).status).toBe(499);
});

it.each([
  ["whose key cannot be had", { apiKey: () => Promise.reject(new Error("10.1.2.3 is sealed")) }],
  ["whose key is none", { apiKey: () => "" }],
  ["whose headers cannot be had", { headers: () => Promise.reject(new Error("10.1.2.3 is sealed")) }],
])("a server %s is not the page's mistake, which gets no word of it", async (_, options) => {
  const errors: unknown[] = [];
  const { svc } = scriptedService([{ body: STATS }], options);
  const response = await createProxy(svc, { onError: (error) => errors.push(error) })(new Request(ADDRESS));
  const { error } = await response.json();
  expect([response.status, error.code]).toEqual([502, "service_unavailable"]);
  expect(error.message).toBe("The service could not be reached. Try again in a moment.");
  expect(errors).toMatchObject([{ code: "invalid_options" }]);
});

it("an error of `onError` is not thrown", async () => {
  const told = await ask(new Request(ADDRESS), [{ status: 500 }], {
    onError: () => {
      throw new Error("of the logger");
    },
  });
  expect(told.status).toBe(500);
});
