import { expect, it } from "vitest";
import { ownSecond } from "./support/own-second.ts";
import { data, errorResponse, failureOf, type Script, scriptedService } from "./support/scripted-service.ts";

const STATUSES = ["pending", "fetched", "processing", "completed"];
const inTurn: Script = (_, number) => data({ id: "m1", status: STATUSES[number - 1] });

it("reads a meeting until the service has finished with it", async () => {
  const { svc, requests, clock } = scriptedService(inTurn);
  expect(await svc.meetings.waitFor("m1")).toMatchObject({ status: "completed" });
  expect(requests.map(({ sentAtMs }) => sentAtMs)).toEqual([0, 5_000, 10_000, 15_000]);
  expect(clock.pendingCount).toBe(0);
});

it("takes a status that nobody knows for an end", async () => {
  const { svc, requests } = scriptedService(() => data({ id: "m1", status: "archived" }));
  await svc.meetings.waitFor("m1");
  expect(requests).toHaveLength(1);
});

it("waits for what the caller says, as often as the caller says", async () => {
  const { svc, requests } = scriptedService((_, number) => data({ id: "m1", report_count: number - 1 }));
  const options = { until: (meeting: { report_count?: number }) => meeting.report_count === 2, intervalMs: 100 };
  expect(await svc.meetings.waitFor("m1", options)).toMatchObject({ report_count: 2 });
  expect(requests.map(({ sentAtMs }) => sentAtMs)).toEqual([0, 100, 200]);
});

it("ends at its deadline, in a pause too, and leaves no timer behind", async () => {
  const { svc, clock } = scriptedService(() => data({ id: "m1", status: "processing" }));
  const error = await failureOf(svc.meetings.waitFor("m1", { deadlineMs: 12_000 }));
  expect(error).toMatchObject({ code: "timeout", phase: "wait", attempts: 3 });
  expect(clock.monotonic()).toBe(12_000);
  expect(clock.pendingCount).toBe(0);
});

it("ends with the caller's signal, in a pause too", async () => {
  const controller = new AbortController();
  const { svc, requests, clock } = scriptedService(inTurn);
  const until = () => {
    clock.setTimeout(() => controller.abort(), 30_000);
    return false;
  };
  const waiting = svc.meetings.waitFor("m1", { until, signal: controller.signal, intervalMs: 60_000 });
  expect(await failureOf(waiting)).toMatchObject({ code: "aborted" });
  expect(requests).toHaveLength(1);
});

it("fails as a single read does, with the line of the caller, and with what `until` throws", async () => {
  ownSecond();
  const { svc } = scriptedService([errorResponse(404), data({ id: "m1" })]);
  const error = (await failureOf(svc.meetings.waitFor("m1"))) as Error;
  expect(error).toMatchObject({ name: "NotFoundError" });
  expect(error.stack).toContain("wait-for.test.ts");
  const until = () => {
    throw new RangeError("mine");
  };
  expect(await failureOf(svc.meetings.waitFor("m1", { until }))).toMatchObject({ message: "mine" });
});

it.each([[{ intervalMs: -1 }], [{ until: true }], [{ interval: 5 }]])("rejects %j", async (options) => {
  const { svc, requests } = scriptedService(inTurn);
  expect(await failureOf(svc.meetings.waitFor("m1", options as never))).toMatchObject({ code: "invalid_options" });
  expect(requests).toHaveLength(0);
});
