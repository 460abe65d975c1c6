import { beforeEach, expect, it } from "vitest";
import { isConnectionDropped } from "../api/faults/connection-dropped.ts";
import { aMeeting, aTemplate, createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { send } from "./support/send.ts";

let slept: number[];
let server: ReferenceServer;

beforeEach(async () => {
  slept = [];
  server = await createReferenceServer({ sleep: async (milliseconds) => void slept.push(milliseconds) });
  return () => server.close();
});

const list = () => server.fetch("/api/v1/meetings", { headers: { authorization: `Bearer ${server.keys.read}` } });

it("fails the given number of times, then works", async () => {
  const fault = server.faults.add({ operationId: "listMeetings", status: 503, retryAfterSeconds: 2, times: 2 });
  const responses = [
    await send(server, "listMeetings"),
    await send(server, "listMeetings"),
    await send(server, "listMeetings"),
  ];
  expect(responses.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual([
    [503, "2"],
    [503, "2"],
    [200, null],
  ]);
  expect(responses[0]?.body.error?.code).toBe("service_unavailable");
  expect([fault.hits, slept]).toEqual([2, []]);
});

it("leaves other operations alone", async () => {
  server.faults.add({ operationId: "listReports", status: 500 });
  expect((await send(server, "listMeetings")).status).toBe(200);
});

it("waits until a number of requests has passed", async () => {
  server.faults.add({ status: 429, after: 1, times: 1 });
  expect([(await list()).status, (await list()).status, (await list()).status]).toEqual([200, 429, 200]);
});

it("delays an otherwise correct response", async () => {
  const whole = await (await list()).text();
  server.faults.add({ delayMs: 1500 });
  const response = await list();
  expect([response.status, await response.text(), slept]).toEqual([200, whole, [1500]]);
});

it("takes a client that leaves during a delay for no failure of its own", async () => {
  const failures: unknown[] = [];
  const leaving = new AbortController();
  const delaying = await createReferenceServer({
    onError: (error) => failures.push(error),
    sleep: async (_milliseconds, signal) => {
      leaving.abort();
      signal.throwIfAborted();
    },
  });
  delaying.faults.add({ delayMs: 1500 });
  const headers = { authorization: `Bearer ${delaying.keys.read}` };

  await expect(delaying.fetch("/api/v1/meetings", { headers, signal: leaving.signal })).rejects.toMatchObject({
    message: "fetch failed",
    cause: { message: "The client has gone." },
  });
  expect(failures).toEqual([]);
  await delaying.close();
});

it("delays by itself, and no longer than the client is there", async () => {
  const own = await createReferenceServer();
  own.faults.add({ delayMs: 1, times: 1 });
  expect((await send(own, "listMeetings")).status).toBe(200);
  own.faults.add({ delayMs: 3_600_000 });
  const leaving = new AbortController();
  const waiting = own.fetch("/api/v1/meetings", { signal: leaving.signal });
  leaving.abort();
  await expect(waiting).rejects.toThrow("fetch failed");
  await own.close();
});

it("drops the connection, which fetch reports as a network failure", async () => {
  server.faults.add({ drop: true, times: 1 });
  await expect(list()).rejects.toMatchObject({
    name: "TypeError",
    message: "fetch failed",
    cause: { code: "ECONNRESET", message: "The connection was closed (a fault rule)." },
  });
  expect((await list()).status).toBe(200);
});

it("knows a dropped connection from every other failure", async () => {
  server.faults.add({ drop: true });
  const dropped: unknown = await list().catch((error: unknown) => error);
  const others = [new TypeError("fetch failed"), null, undefined, "drop", {}];
  expect([dropped, ...others].map(isConnectionDropped)).toEqual([true, false, false, false, false, false]);
});

it.each(["truncated", "malformed"] as const)(
  "has nothing to damage by %s in a response without a body",
  async (body) => {
    const { id } = await server.org.add(aTemplate());
    server.faults.add({ body });
    const { status, text } = await send(server, "getTemplate", { path: { id }, headers: { "if-none-match": "*" } });
    expect([status, text]).toEqual([304, ""]);
  },
);

it("forgets a fault that is removed, and all of them on reset", async () => {
  const fault = server.faults.add({ status: 500 });
  server.faults.add({ status: 503 });
  fault.remove();
  expect((await list()).status).toBe(503);
  await server.reset();
  expect([(await list()).status, server.faults.list()]).toEqual([200, []]);
});

it("resets to an empty organization whose keys still work", async () => {
  await server.org.add(aMeeting());
  const { key } = await server.keys.create({ permissions: ["read"] });
  await server.reset();
  expect((await send(server, "listMeetings")).body.meta?.total).toBe(0);
  expect((await send(server, "listMeetings", { key })).status).toBe(401);
  await server.org.add(aMeeting());
  expect((await send(server, "listMeetings")).body.meta?.total).toBe(1);
});

it("restores a snapshot, however often", async () => {
  await server.org.add(aMeeting());
  const snapshot = await server.snapshot();
  for (let round = 0; round < 2; round += 1) {
    await server.org.add(aMeeting());
    await server.restore(snapshot);
    expect((await send(server, "listMeetings")).body.meta?.total).toBe(1);
  }
});
