import { expect, it } from "vitest";
import { Jobs } from "../../jobs/jobs.ts";
import { RequestCount } from "../../jobs/request-count.ts";
import { throttleUnderLoad } from "../../jobs/throttle-under-load.ts";
import { aMeeting, aTemplate, type Scorer } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { useStore } from "../support/stores.ts";

const TRANSCRIPT = "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: Two calls a month.";
const store = useStore("file");

/** A throttle that records its pauses. */
function aThrottle(requests: RequestCount) {
  const pauses: number[] = [];
  return { pauses, throttle: throttleUnderLoad(requests, async (ms) => void pauses.push(ms)) };
}

it("pauses seven times as long as was worked where a request came meanwhile", async () => {
  const requests = new RequestCount();
  const { pauses, throttle } = aThrottle(requests);
  await throttle(4);
  requests.add();
  await throttle(4);
  await throttle(4);
  expect(pauses).toEqual([28]);
});

it("pauses no longer than a fifth of a second, however long the call was", async () => {
  const requests = new RequestCount();
  const { pauses, throttle } = aThrottle(requests);
  requests.add();
  await throttle(5_000);
  expect(pauses).toEqual([200]);
});

it("sees the requests of another thread, in the memory that they share", async () => {
  const requests = new RequestCount();
  const { pauses, throttle } = aThrottle(new RequestCount(requests.memory));
  requests.add();
  requests.add();
  await throttle(1);
  expect(pauses).toEqual([7]);
});

it("a worker pauses after each call and after each write", async () => {
  const scorer: Scorer = {
    name: "quick/1",
    isQuick: true,
    score: async () => ({
      assessments: [
        { criterion: 0, band: 4, feedback: "F", citations: [{ quote: "What made you take this call?", line: 0 }] },
      ],
      insights: [],
    }),
  };
  const server = await store.create();
  await server.org.add(aTemplate({ call_type: "discovery" }));
  for (let index = 0; index < 10; index += 1)
    await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
  await server.jobs.request();
  const service = await openService({ database: store.location(), pepper: "reference server" });
  let pauses = 0;
  const throttle = async () => {
    pauses += 1;
  };
  const jobs = new Jobs({ ...service, scorer, throttle });
  expect(await (await jobs.worker({ name: "w" })).drain()).toBeGreaterThan(0);
  expect(pauses).toBe(12);
  await service.close();
  await server.close();
});
