import { expect, it } from "vitest";
import { AbortedError, OptionsError, ServerError } from "../../src/index.ts";
import { ownSecond } from "./support/own-second.ts";
import { pager } from "./support/pages.ts";
import { data, errorResponse, type Script, scriptedService } from "./support/scripted-service.ts";

const idOf = (url: string): string => url.split("/").at(-1) ?? "";

/** Later ids are there sooner. */
const meetings: Script = ({ url }) => ({ ...data({ id: idOf(url) }), latencyMs: 100 - Number(idOf(url).slice(1)) });

const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);

it("objects come in the order of their ids, a few requests at a time", async () => {
  const { svc, inFlight } = scriptedService(meetings);
  const found = await svc.meetings.getMany(ids, { concurrency: 5 });
  expect(found.map((meeting) => meeting?.id)).toEqual(ids);
  expect(inFlight.most).toBe(5);
});

it("four requests are under way at once by default, and reports can be read too", async () => {
  const { svc, inFlight, requests } = scriptedService(meetings);
  expect(await svc.reports.getMany(new Set(ids))).toHaveLength(20);
  expect(inFlight.most).toBe(4);
  expect(requests[0]?.url).toMatch(/\/reports\/m0$/);
});

it.each([404, 410])("an id without an object gives null where the service responds with %i", async (status) => {
  const { svc } = scriptedService((request, number) =>
    request.url.endsWith("m1") ? errorResponse(status) : meetings(request, number),
  );
  const found = await svc.meetings.getMany(["m0", "m1", "m2"]);
  expect(found.map((meeting) => meeting?.id ?? null)).toEqual(["m0", null, "m2"]);
});

it("an id that comes twice is read once, and no id sends nothing", async () => {
  const { svc, requests } = scriptedService(meetings);
  const [first, , again] = await svc.meetings.getMany(["m0", "m1", "m0"]);
  expect(again).toEqual(first);
  expect(await svc.meetings.getMany([])).toEqual([]);
  expect(requests).toHaveLength(2);
});

it("any other failure ends all, names the caller and leaves nothing under way", async () => {
  ownSecond();
  const { svc, requests, inFlight, clock } = scriptedService(
    (request, number) =>
      request.url.endsWith("m2") ? { ...errorResponse(500), latencyMs: 1 } : meetings(request, number),
    { maxRetries: 0 },
  );
  async function readAllOfThem() {
    return await svc.meetings.getMany(ids);
  }
  const error = await readAllOfThem().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ServerError);
  expect((error as Error).stack).toContain("readAllOfThem");
  expect(requests).toHaveLength(4);
  await clock.wait(0);
  expect(inFlight.now).toBe(0);
});

it("an aborted signal and the deadline of all end it", async () => {
  const { svc } = scriptedService(meetings);
  const signal = AbortSignal.abort();
  await expect(svc.meetings.getMany(ids, { signal })).rejects.toBeInstanceOf(AbortedError);
  await expect(svc.meetings.getMany(ids, { concurrency: 1, deadlineMs: 500 })).rejects.toMatchObject({
    code: "timeout",
  });
});

it.each([
  ["an id that is none", ["m0", ""], {}],
  ["one id instead of a list", "m0", {}],
  ["too much concurrency", ["m0"], { concurrency: 33 }],
  ["an option of lists", ["m0"], { maxItems: 3 }],
])("%s is rejected before anything is sent", async (_, wrong, options) => {
  const { svc, requests } = scriptedService(meetings);
  await expect(svc.meetings.getMany(wrong as never, options as never)).rejects.toBeInstanceOf(OptionsError);
  expect(requests).toHaveLength(0);
});

it("a pause that the service orders a list holds for objects that are read by their ids", async () => {
  const list = pager({ total: 2 });
  const { svc, requests, clock } = scriptedService((request, number) => {
    if (!request.query.has("limit")) return data({ id: idOf(request.url) });
    return number === 1 ? errorResponse(429, null, { "retry-after": "9" }) : list(request, number);
  });
  const rows = svc.meetings.list({ limit: 1 }).toArray();
  await clock.wait(1);
  expect(await svc.meetings.getMany(ids)).toHaveLength(20);
  expect(await rows).toHaveLength(2);
  expect(requests.filter(({ sentAtMs }) => sentAtMs < 9_000)).toHaveLength(1);
});

it("half as many are in flight after a 429, and one more after each success", async () => {
  const { svc, inFlight } = scriptedService((request, number) => {
    sizes.push(inFlight.now);
    return number === 1 ? errorResponse(429, null, { "retry-after": "9" }) : { ...meetings(request, number) };
  });
  const sizes: number[] = [];
  await svc.meetings.getMany(ids, { concurrency: 8 });
  expect(Math.max(...sizes.slice(0, 8))).toBe(7);
  expect(Math.max(...sizes.slice(8, 12))).toBe(3);
  expect(Math.max(...sizes.slice(12))).toBe(7);
});

it("one that nothing awaits does not end the process", async () => {
  const { svc, clock, requests } = scriptedService([errorResponse(500)], { maxRetries: 0 });
  void svc.meetings.getMany(["m0"]);
  await clock.wait(10);
  expect(requests).toHaveLength(1);
});
