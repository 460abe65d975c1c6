import { beforeEach, expect, it } from "vitest";
import { aMeeting, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { openService, type ServiceOptions } from "../library/service.ts";
import { send } from "./support/send.ts";

const TEMPLATE = { name: "T", prompt_template: "P", grading_criteria: [{ name: "C", weight: 1, description: "" }] };
let server: ReferenceServer;

beforeEach(async () => {
  server = await createReferenceServer();
  return () => server.close();
});

it("keeps what was sent, without the keys", async () => {
  const { write } = server.keys;
  await send(server, "createTemplate", {
    key: write,
    json: { ...TEMPLATE, name: `Key ${write}` },
    headers: { "x-request-id": "req_1" },
  });
  expect(server.requests.entries).toMatchObject([
    {
      requestId: "req_1",
      operationId: "createTemplate",
      method: "POST",
      path: "/api/v1/templates",
      query: {},
      headers: { authorization: `Bearer ${write.slice(0, 13)}…`, "content-type": "application/json" },
      body: { ...TEMPLATE, name: `Key ${write.slice(0, 13)}…` },
      status: 201,
    },
  ]);
  expect(JSON.stringify(server.requests.entries)).not.toContain(write);
});

it("keeps no key that was sent in a path", async () => {
  await server.fetch(`/api/v1/meetings/${server.keys.read}`);
  expect(JSON.stringify(server.requests.entries)).not.toContain(server.keys.read);
});

it("keeps every value of a parameter that is repeated, and text that is no JSON as it came", async () => {
  await server.fetch("/api/v1/meetings?status=a&status=b&page=", {
    headers: { authorization: "Basic c2VjcmV0", cookie: "session=1", "proxy-authorization": "x" },
  });
  await server.fetch("/api/v1/templates", {
    method: "POST",
    headers: { authorization: `bearer ${server.keys.write}`, "content-type": "application/json" },
    body: "{",
  });
  const unusual = [`Bearer  ${server.keys.read}`, `Digest Bearer ${server.keys.read}`];
  for (const authorization of unusual) await server.fetch("/elsewhere", { headers: { authorization } });
  expect(server.requests.entries).toMatchObject([
    {
      query: { status: ["a", "b"], page: "" },
      headers: { authorization: "…", cookie: "…", "proxy-authorization": "…" },
      body: undefined,
    },
    { headers: { authorization: `bearer ${server.keys.write.slice(0, 13)}…` }, body: "{", status: 400 },
    { headers: { authorization: `Bearer  ${server.keys.read.slice(0, 13)}…` }, operationId: undefined },
    { headers: { authorization: "…" }, status: 404, requestId: expect.stringMatching(/^req_/) },
  ]);
});

it("finds requests by operation, path, query and key", async () => {
  await send(server, "listMeetings", { query: { page: 2 } });
  await send(server, "listMeetings", { key: server.keys.read, query: { page: 3 } });
  const { id } = await server.org.add(aMeeting());
  await send(server, "getMeeting", { path: { id } });
  await send(server, "createTemplate", { json: TEMPLATE });
  await server.fetch("/elsewhere");
  const count = (match: Parameters<typeof server.requests.matching>[0]) => server.requests.matching(match).length;
  expect([
    count({}),
    count({ operationId: "listMeetings" }),
    count({ query: { page: "2" } }),
    count({ key: server.keys.read }),
    count({ key: server.keys.read.slice(0, 13) }),
    count({ key: server.keys.read.slice(0, 20) }),
    count({ path: "/api/v1/meetings/*" }),
    count({ path: "/api/v1/reports/*" }),
    count({ method: "POST" }),
    count({ method: "post" }),
    count({ method: "GET" }),
    count({ method: "DELETE" }),
  ]).toEqual([5, 2, 1, 1, 1, 0, 1, 0, 1, 1, 4, 0]);
  expect(server.requests.matching({ query: { page: "3" } })).toMatchObject([
    { operationId: "listMeetings", query: { page: "3" }, status: 200 },
  ]);
});

it("asserts how many requests were sent, and lists what was sent instead", async () => {
  await send(server, "listMeetings", { query: { status: "failed" } });
  server.requests.verify({ operationId: "listMeetings" });
  server.requests.verify({ operationId: "listReports" }, 0);
  server.requests.verify({}, { atLeast: 1, atMost: 3 });
  expect(() => server.requests.verify({ operationId: "getMeeting" })).toThrow(
    'Expected 1 request that match {"operationId":"getMeeting"}, got 0.\nThe latest 1 of 1 requests:\n  GET /api/v1/meetings?status=failed -> 200',
  );
});

it("lists the latest ten requests where another number was sent, and says that none was", async () => {
  const { requests } = server;
  expect(() => requests.verify({})).toThrow(
    new Error("Expected 1 request that match {}, got 0.\nNo request was sent."),
  );
  server.faults.add({ after: 10, drop: true });
  for (let index = 0; index < 10; index += 1) await send(server, "listMeetings", { key: null });
  await expect(send(server, "listReports", { query: { page: 2 } })).rejects.toThrow("fetch failed");
  const lines = ['Expected {"atLeast":2,"atMost":10} requests that match {}, got 11.', "The latest 10 of 11 requests:"];
  lines.push(...Array<string>(9).fill("  GET /api/v1/meetings -> 401"));
  lines.push("  GET /api/v1/reports?page=2 -> connection closed");
  expect(() => requests.verify({}, { atLeast: 2, atMost: 10 })).toThrow(new Error(lines.join("\n")));
  expect(() => requests.verify({}, { atLeast: 12 })).toThrow('Expected {"atLeast":12} requests that match {}, got 11.');
  for (const expected of [{ atMost: 11 }, { atLeast: 11 }, 11]) requests.verify({}, expected);
});

it("keeps nothing after a reset", async () => {
  await server.fetch("/request");
  await server.reset();
  expect(server.requests.entries).toEqual([]);
});

it("keeps a request whose connection was closed without a response", async () => {
  server.faults.add({ drop: true });
  await expect(server.fetch("/api/v1/meetings")).rejects.toThrow("fetch failed");
  expect(server.requests.entries).toMatchObject([{ operationId: "listMeetings", status: undefined }]);
});

it("shows the journal over the control plane", async () => {
  const controlled = await createReferenceServer({ isControllable: true });
  await send(controlled, "listMeetings", { query: { page: 1 } });
  await send(controlled, "listMeetings", { query: { page: 2 } });
  const read = async (search: string) =>
    (await (await controlled.fetch(`/_mock/requests${search}`)).json()) as { path: string }[];
  await controlled.fetch("/elsewhere");
  const key = controlled.keys.admin;
  const searches = [
    "",
    "?query.page=2&operationId=listMeetings",
    "?operationId=getReport",
    "?path=/elsewhere",
    "?method=POST",
  ];
  const found = await Promise.all(
    [...searches, `?key=${key}`, "?key=x"].map(async (search) => (await read(search)).length),
  );
  expect(found).toEqual([3, 1, 0, 1, 0, 2, 0]);
  await controlled.fetch("/_mock/requests", { method: "DELETE" });
  expect(await read("")).toEqual([]);
  await controlled.close();
});

it.each<[Partial<ServiceOptions>, number]>([
  [{}, 0],
  [{ isRecording: true }, 1],
  [{ isControllable: true }, 1],
  [{ isRecording: false, isControllable: true }, 0],
])("of a service with %j records %i requests", async (options, count) => {
  const service = await openService({ pepper: "x", ...options });
  await service.handle(new Request("http://localhost/api/v1/openapi.json"));
  expect(service.requests.entries).toHaveLength(count);
  await service.close();
});

it("fires a fault for the requests that it names", async () => {
  server.faults.add({ query: { page: "2" }, status: 503 });
  server.faults.add({ key: server.keys.read, status: 429 });
  server.faults.add({ path: "/api/v1/meetings/*", method: "GET", status: 500 });
  const status = async (...args: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await send(server, ...args)).status;
  expect([
    await status("listMeetings"),
    await status("listMeetings", { query: { page: 2 } }),
    await status("listMeetings", { key: server.keys.read }),
    await status("getMeeting", { path: { id: server.org.id } }),
  ]).toEqual([200, 503, 429, 500]);
});
