import { expect, it } from "vitest";
import type { CallToScore } from "../../src/coaching/call-to-score.ts";
import { aMeeting, aTemplate, type Scorer } from "../../src/index.ts";
import { backtest } from "../../src/jobs/backtest.ts";
import { openService } from "../../src/service.ts";
import { useStore } from "../support/stores.ts";

const TRANSCRIPT = "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: Two calls a month.";
const store = useStore("file");

it("a backtest hears the ends of turns that were imported, as the report does", async () => {
  const server = await store.create();
  const template = await server.org.add(aTemplate());
  const service = await openService({ database: store.location(), pepper: "reference server" });
  await server.org.add(aMeeting({ transcript: TRANSCRIPT }));
  await service.database.script(["update transcripts set turns = '[[4,6.5],[11.2,13]]'"]);
  const heard: CallToScore[] = [];
  const scorer: Scorer = {
    name: "listening/1",
    score: async (call) => {
      heard.push(call);
      return { assessments: [], insights: [] };
    },
  };
  const { signal } = new AbortController();
  await backtest(service.database, { orgId: server.org.id, template, against: template, last: 10, scorer, signal });
  const turns = heard.map(({ lines }) => lines.map(({ turn }) => turn));
  const expected = [
    { start: 4, end: 6.5 },
    { start: 11.2, end: 13 },
  ];
  expect(turns).toEqual([expected, expected]);
  await service.close();
  await server.close();
});
