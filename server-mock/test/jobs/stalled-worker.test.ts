import { expect, it } from "vitest";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { ReportHandler } from "../../jobs/report-handler.ts";
import { aMeeting, aTemplate } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { noUsage } from "../../records/scoring-usage.ts";
import { claimOne } from "../support/claim-one.ts";
import { useStore } from "../support/stores.ts";
import { dataOf } from "../support/team.ts";

const store = useStore("file");
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

it.each([
  ["quick", OFFLINE_SCORER],
  ["slow", { ...OFFLINE_SCORER, isQuick: false }],
])(
  "a worker with a %s scorer that wakes up after its job was done changes nothing, not even the status",
  async (_, scorer) => {
    let clock = Date.parse("2026-11-20T12:00:00.000Z");
    const now = () => new Date(clock);
    const server = await store.create({ now });
    await server.org.add(aTemplate({ call_type: "discovery" }));
    const { id } = await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
    await server.jobs.request();
    const service = await openService({ database: store.location(), pepper: "reference server", now });
    const { queue } = service.jobs;
    const stalled = await claimOne(queue, "stalled", "");
    if (!stalled) throw new Error("no job");
    clock += queue.leaseMs + 1;
    expect(await server.jobs.drain()).toBe(1);
    const handler = new ReportHandler({ service, queue, scorer });
    const failure = await handler
      .perform(stalled, new AbortController().signal, noUsage())
      .catch((error: unknown) => error);
    expect(queue.isLost(failure)).toBe(true);
    expect(await dataOf(server, `meetings/${id}`)).toMatchObject({ status: "completed", report_count: 1 });
    await service.close();
    await server.close();
  },
);
