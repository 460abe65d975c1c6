import { beforeEach, expect, it } from "vitest";
import { type AccessLogEntry, toErrorLine, toLogLine } from "../api/operate/access-log.ts";
import { HANDLERS } from "../api/operations/handlers.ts";
import { listsTag } from "../api/respond/entity-tags.ts";
import { aMeeting, aTemplate, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { openService } from "../library/service.ts";

// What every response carries and every log line says, whatever the operation.

let server: ReferenceServer;
let reports: AccessLogEntry[];
let failures: unknown[];

beforeEach(async () => {
  reports = [];
  failures = [];
  server = await createReferenceServer({
    handlers: { ...HANDLERS, listInsights: () => Promise.reject(new Error("secret detail")) },
    onResponse: (report) => reports.push(report),
    onError: (error, request) => failures.push([(error as Error).message, request]),
  });
  return () => server.close();
});

const ID = expect.stringMatching(/^req_[0-9a-f]{32}$/);
const JSON_TYPE = "application/json; charset=utf-8";

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${server.keys.read}`, "x-request-id": "req_1", ...init.headers };
  return server.fetch(path, { ...init, headers });
}

it.each<[string, RequestInit, number, string | null]>([
  ["/api/v1/meetings", {}, 200, JSON_TYPE],
  ["/api/v1/meetings/x", {}, 400, JSON_TYPE],
  ["/api/v1/templates", { method: "DELETE" }, 405, JSON_TYPE],
  ["/api/v1/templates", { method: "OPTIONS" }, 204, null],
  ["/api/v1/unicorns", {}, 404, JSON_TYPE],
  ["/api/v1/insights", {}, 500, JSON_TYPE],
])("forbids caches and guesses about %s %j", async (path, init, status, type) => {
  const { headers, ...response } = await call(path, init).then((received) => ({
    status: received.status,
    headers: received.headers,
  }));
  expect([response.status, headers.get("content-type")]).toEqual([status, type]);
  expect(["cache-control", "x-content-type-options", "x-request-id"].map((name) => headers.get(name))).toEqual([
    "no-store",
    "nosniff",
    "req_1",
  ]);
});

it.each<[string, RequestInit, object]>([
  [
    "/api/v1/meetings",
    { headers: { authorization: " " } },
    { code: "missing_api_key", message: "The API key is missing. Send it as Authorization: Bearer <API_KEY>." },
  ],
  [
    "/api/v1/meetings",
    { headers: { authorization: "Bearer x" } },
    {
      code: "invalid_api_key",
      message: "The API key is not valid. Create one in the dashboard under Settings, API Keys.",
    },
  ],
  ["/api/v1/meetings", { headers: { authorization: "Basic abc" } }, { code: "invalid_api_key" }],
  [
    "/api/v1/templates",
    { method: "POST" },
    {
      code: "insufficient_permission",
      message: "This key has no `write` permission. Create a key that has it in the dashboard.",
      required: "write",
      granted: ["read"],
    },
  ],
  [
    "/api/v1/unicorns",
    {},
    { code: "not_found", message: "There is no such path. The paths are listed at /api/v1/openapi.json." },
  ],
  [
    "/api/v1/meetings",
    { method: "PATCH" },
    { code: "method_not_allowed", message: "PATCH is not allowed here. Allowed: GET, HEAD, OPTIONS." },
  ],
  [
    "/api/v1/insights",
    {},
    {
      code: "internal_error",
      message: "Something went wrong on our side. Try again, and report the request ID if it happens again.",
    },
  ],
  ...["meeting", "report", "template"].map((object): [string, RequestInit, object] => [
    `/api/v1/${object}s/00000000-0000-4000-8000-000000000000`,
    {},
    { code: "not_found", message: `There is no such ${object}. List the ${object}s to find its id.` },
  ]),
  [
    "/api/v1/meetings/00000000-0000-4000-8000-000000000000/report",
    {},
    { code: "not_found", message: "There is no such meeting. List the meetings to find its id." },
  ],
])("says what is wrong with %s %j", async (path, init, expected) => {
  const { error } = (await (await call(path, init)).json()) as { error: object };
  expect(error).toMatchObject({ ...expected, request_id: "req_1" });
});

it("says what an organization without API access needs", async () => {
  await server.org.setSubscription({ plan: "payg", status: "active" });
  const { error } = (await (await call("/api/v1/meetings")).json()) as { error: object };
  expect(error).toEqual({
    code: "subscription_required",
    message: "API access needs an active Business or Enterprise subscription. Pay-as-you-go does not include it.",
    request_id: "req_1",
  });
});

it.each([
  [" ", 'Bearer realm="sales-coaching"'],
  ["Bearer x", 'Bearer realm="sales-coaching", error="invalid_token"'],
])("challenges a client that authorizes itself with %j by %s", async (authorization, challenge) => {
  const response = await call("/api/v1/meetings", { headers: { authorization } });
  expect(response.headers.get("www-authenticate")).toBe(challenge);
});

it("reports an internal error with its request and operation, and nothing that the client did wrong", async () => {
  await call("/api/v1/insights");
  await call("/api/v1/meetings/x");
  await call("/api/v1/meetings", { headers: { authorization: "" } });
  expect(failures).toEqual([["secret detail", { requestId: "req_1", operationId: "listInsights" }]]);
});

it("reports a failure of the pages once, and shows people and programs nothing of it", async () => {
  const failing: unknown[] = [];
  const broken = await createReferenceServer({
    loadPages: () => Promise.reject(new Error("secret detail")),
    onError: (error, request) => failing.push([(error as Error).message, request]),
  });
  const texts = await Promise.all(
    ["text/html", "*/*"].map(async (accept) => {
      const response = await broken.fetch("/meetings", { headers: { accept, "x-request-id": "req_1" } });
      return [response.status, response.headers.get("content-type"), await response.text()] as const;
    }),
  );
  expect(texts.map(([status, type]) => [status, type])).toEqual([
    [500, "text/html; charset=utf-8"],
    [500, JSON_TYPE],
  ]);
  for (const [, , text] of texts) {
    expect(text).toContain("Something went wrong on our side.");
    expect(text).not.toContain("secret detail");
  }
  const reported = ["secret detail", { requestId: "req_1", operationId: undefined }];
  expect(failing).toEqual([reported, reported]);
  await broken.close();
});

it.each<[string, string]>([
  ["PATCH", "GET, POST, HEAD, OPTIONS"],
  ["OPTIONS", "GET, POST, HEAD, OPTIONS"],
])("names the methods of a path to who sends %s", async (method, allowed) => {
  expect((await call("/api/v1/templates", { method })).headers.get("allow")).toBe(allowed);
});

it("revalidates what has a tag of its own and what has one of its content", async () => {
  const [{ id }, meeting] = await server.org.add(aTemplate(), aMeeting());
  for (const [path, form] of [
    [`/api/v1/meetings/${meeting.id}`, /^"[\w-]{22}"$/],
    [`/api/v1/templates/${id}`, /^"1-[0-9a-f]{8}"$/],
  ] as const) {
    const { headers } = await call(path);
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(form);
    expect(headers.get("cache-control")).toBe("private, no-cache");
    const again = await call(path, { headers: { "if-none-match": `"0", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await call(path, { headers: { "if-none-match": '"0"' } })).status).toBe(200);
  }
  expect((await call("/api/v1/templates")).headers.has("etag")).toBe(false);
});

it("gives no tag to another status of a handler of one's own", async () => {
  const busy = async () => ({ status: 503, body: "{}" });
  const own = await createReferenceServer({ handlers: { ...HANDLERS, getTemplate: busy } });
  const headers = { authorization: `Bearer ${own.keys.admin}`, "if-none-match": "*" };
  const response = await own.fetch("/api/v1/templates/3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", { headers });
  expect([response.status, response.headers.get("etag")]).toEqual([503, null]);
  await own.close();
});

it("varies no response that has none", async () => {
  const varied = await createReferenceServer({ surprises: ["extra-fields"] });
  const { id } = await varied.org.add(aTemplate());
  const headers = { authorization: `Bearer ${varied.keys.admin}` };
  const read = async (more: object) => varied.fetch(`/api/v1/templates/${id}`, { headers: { ...headers, ...more } });
  expect(await (await read({})).json()).toMatchObject({ data: { id, x_surprise: {} }, error: null });
  const response = await read({ "if-none-match": "*" });
  expect([response.status, await response.text()]).toEqual([304, ""]);
  await varied.close();
});

it("gives a page its request and its client, and does without a log", async () => {
  const seen: unknown[] = [];
  const paged = await createReferenceServer({
    trustProxy: [],
    loadPages: async () => () => async (request, arrival) => {
      seen.push([new URL(request.url).pathname, arrival]);
      return { response: new Response("A page", { status: 201 }) };
    },
  });
  const response = await paged.fetch("/a?b=c");
  expect([response.status, await response.text()]).toEqual([201, "A page"]);
  expect(seen).toEqual([["/a", { requestId: ID, address: undefined }]]);
  expect(await (await paged.fetch("/metrics")).text()).toContain(
    'svc_requests_total{operation="page",status="201"} 1\n',
  );
  expect(paged.requests.entries).toEqual([]);
  await paged.close();
});

it("accepts a URL of 8,192 characters and no more", async () => {
  const start = "http://svc.test/api/v1/meetings?x=";
  const status = async (length: number) => (await call(start.padEnd(length, "x"))).status;
  expect([await status(8_192), await status(8_193)]).toEqual([400, 414]);
  expect(((await (await call(start.padEnd(8_193, "x"))).json()) as { error: object }).error).toMatchObject({
    message: "The URL is longer than 8192 characters.",
  });
});

it("says whether there is more exactly up to the last item of a list", async () => {
  for (let index = 0; index < 4; index += 1) await server.org.add(aMeeting());
  const more = async (query: string) => {
    const { meta } = (await (await call(`/api/v1/meetings?${query}`)).json()) as { meta: { has_more: boolean } };
    return meta.has_more;
  };
  expect([await more("limit=2&page=1"), await more("limit=2&page=2"), await more("limit=3&page=1")]).toEqual([
    true,
    false,
    true,
  ]);
});

it("ignores what stands behind a # in a URL", async () => {
  expect((await call("/api/v1/meetings?limit=5#?limit=500")).status).toBe(200);
});

it("reports each response to the log: path without its query, size of its body, how long it took", async () => {
  const sizes = await Promise.all(
    ["/api/v1/meetings?page=2", "/api/v1/meetings/x", "/api/v1/unicorns?email=a@b.test", "/elsewhere"].map(
      async (path) => (await (await call(path)).arrayBuffer()).byteLength,
    ),
  );
  await call("/api/v1/templates", { method: "PATCH" });
  expect(reports.map(({ path, status, bytes, operationId }) => [path, status, bytes, operationId]).sort()).toEqual(
    [
      ["/api/v1/meetings", 200, sizes[0], "listMeetings"],
      ["/api/v1/meetings/x", 400, sizes[1], "getMeeting"],
      ["/api/v1/unicorns", 404, sizes[2], undefined],
      ["/elsewhere", 404, sizes[3], undefined],
      ["/api/v1/templates", 405, expect.any(Number), undefined],
    ].sort(),
  );
  for (const { durationMs } of reports) expect(durationMs).toBeGreaterThanOrEqual(0);
});

it("counts no bytes of a response to HEAD, and bytes, not characters, of every other", async () => {
  const { id } = await server.org.add(aMeeting({ title: "Größe 🎯" }));
  await call(`/api/v1/meetings/${id}`, { method: "HEAD" });
  await call("/api/v1/unicorns", { method: "HEAD" });
  const body = await (await call(`/api/v1/meetings/${id}`)).arrayBuffer();
  expect(reports.map(({ method, bytes }) => [method, bytes])).toEqual([
    ["HEAD", 0],
    ["HEAD", 0],
    ["GET", body.byteLength],
  ]);
});

it("reports a page for people to the log as such", async () => {
  await server.fetch("/?page=2", { headers: { accept: "text/html" } });
  const [report] = reports;
  expect(report).toMatchObject({ method: "GET", path: "/", operationId: "page", status: 303, bytes: 0 });
  expect(report?.durationMs).toBeGreaterThanOrEqual(0);
});

const ENTRY: AccessLogEntry = { requestId: "req_1", method: "GET", path: "/x", status: 499, durationMs: 0, bytes: 0 };

it.each<[Partial<AccessLogEntry>, object]>([
  [{}, { level: "info", status: 499, operation: null, address: null, organization: null, key: null, user: null }],
  [{ status: 500 }, { level: "error", status: 500 }],
  [
    { operationId: "page", address: "::1" },
    { operation: "page", address: "::1" },
  ],
  [
    { principal: { kind: "user", orgId: "org_1", userId: "user_1" } as never },
    { organization: "org_1", user: "user_1", key: null },
  ],
])("writes %j as a line of the log", (entry, expected) => {
  expect(JSON.parse(toLogLine({ ...ENTRY, ...entry }, new Date(0)))).toMatchObject(expected);
});

it.each<[string, unknown, string, string?]>([
  [
    "the reason of a database, which is no defect",
    Object.assign(new Error("canceling statement due to conflict with recovery"), { code: "40001" }),
    "canceling statement due to conflict with recovery",
    "warn",
  ],
  ["its stack", Object.assign(new Error("why"), { stack: "Error: why\n    at here" }), "Error: why\n    at here"],
  ["its message where there is no stack", Object.assign(new Error("why"), { stack: undefined }), "why"],
  ["its text where it is no error", "why", "why"],
])("writes an internal error as a line of the log with %s", (_case, error, text, level = "error") => {
  const time = new Date("2026-11-20T12:00:00.000Z");
  const line = toErrorLine(error, { requestId: "req_1", operationId: undefined }, time);
  expect(JSON.parse(line)).toEqual({
    time: "2026-11-20T12:00:00.000Z",
    level,
    request_id: "req_1",
    operation: null,
    error: text,
  });
});

it.each<[string, "strong" | "weak", boolean]>([
  ['"1-a"', "strong", true],
  [' "0" , "1-a","2"', "strong", true],
  ['W/"1-a"', "strong", false],
  ['W/"1-a"', "weak", true],
  [" * ", "strong", true],
  ['"*"', "strong", false],
  ['"W/1-a"', "weak", false],
  ["1-a", "weak", false],
  ['"1-a', "weak", false],
  ['"x1-a"', "weak", false],
  ['"0W/", "1-a"', "strong", true],
  ["", "weak", false],
])("reads the entity tags %j (%s): %s", (header, comparison, expected) => {
  expect(listsTag(header, '"1-a"', comparison)).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["/x", "text/html", true],
  ["/apis", "application/xhtml+xml, text/html;q=0.9", true],
  ["/%3Cscript%3E<script>", "text/html", true],
  ["/x", "*/*", false],
  ["/api", "text/html", false],
  ["/api/x", "text/html", false],
])(
  "a service without a dashboard responds about %s to who accepts %s with a page: %s",
  async (path, accept, isPage) => {
    const service = await openService({ pepper: "x", onResponse: (report) => reports.push(report) });
    const headers = { accept, "x-request-id": "req_1" };
    const response = await service.handle(new Request(`http://svc.test${path}`, { headers }));
    const text = await response.text();
    expect([response.status, response.headers.get("content-type"), response.headers.get("x-request-id")]).toEqual([
      404,
      isPage ? "text/html; charset=utf-8" : JSON_TYPE,
      "req_1",
    ]);
    const bytes = isPage ? 0 : Buffer.byteLength(text);
    expect(reports).toMatchObject([{ status: 404, bytes, requestId: "req_1" }]);
    expect([response.headers.get("cache-control"), response.headers.get("x-content-type-options")]).toEqual([
      "no-store",
      "nosniff",
    ]);
    if (isPage) {
      expect(text).toContain("<h1>404</h1>");
      expect(text).not.toContain("<script>");
      expect(text).toContain("There is no such page.");
      expect(text).toContain("<code>req_1</code>");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    } else expect(JSON.parse(text)).toMatchObject({ error: { code: "not_found", request_id: "req_1" } });
    await service.close();
  },
);
