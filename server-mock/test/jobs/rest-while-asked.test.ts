import { expect, it } from "vitest";
import { Jobs } from "../../jobs/jobs.ts";
import { RequestCount } from "../../jobs/request-count.ts";
import { restWhileAsked } from "../../jobs/rest-while-asked.ts";
import { aMeeting, aTemplate, type Scorer } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { useStore } from "../support/stores.ts";

const TRANSCRIPT = "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: Two calls a month.";
const store = useStore("file");

/** A rest that notes how long it was told to be. */
function aRest(requests: RequestCount) {
  const rests: number[] = [];
  return { rests, rest: restWhileAsked(requests, async (ms) => void rests.push(ms)) };
}

it("rests seven times as long as was worked where a request came meanwhile", async () => {
  const requests = new RequestCount();
  const { rests, rest } = aRest(requests);
  await rest(4);
  requests.add();
  await rest(4);
  await rest(4);
  expect(rests).toEqual([28]);
});

it("rests no longer than a fifth of a second, however long the call was", async () => {
  const requests = new RequestCount();
  const { rests, rest } = aRest(requests);
  requests.add();
  await rest(5_000);
  expect(rests).toEqual([200]);
});

it("sees the requests of another thread, in the memory that they share", async () => {
  const requests = new RequestCount();
  const { rests, rest } = aRest(new RequestCount(requests.memory));
  requests.add();
  requests.add();
  await rest(1);
  expect(rests).toEqual([7]);
});

it("a worker rests after each call and after each write", async () => {
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
  let rests = 0;
  const rest = async () => {
    rests += 1;
  };
  const jobs = new Jobs({ ...service, scorer, rest });
  expect(await (await jobs.worker({ name: "w" })).drain()).toBeGreaterThan(0);
  expect(rests).toBe(12);
  await service.close();
  await server.close();
});
