import { describe, expect, it } from "vitest";
import { aMeeting, aTemplate } from "../../library/index.ts";
import { startProcess } from "../support/processes.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { IS_LONG } from "./bar.ts";
import { databaseName, recordChaos } from "./report.ts";

const PEPPER = "chaos";
const HOUR_MS = 3_600_000;
const MEETINGS = 600;
const JUMPS_MS = [2 * HOUR_MS, -HOUR_MS, 26 * HOUR_MS, -5 * HOUR_MS, 0];
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

// A minute of work: `npm run test:chaos` alone tries it.
describe.skipIf(!IS_LONG).each(LASTING)(
  "two servers on %s whose clocks are set while their workers hold leases",
  (kind) => {
    const store = useStore(kind);

    it("give each meeting one report", async () => {
      const here = await store.createAlone({ pepper: PEPPER });
      await here.org.add(aTemplate({ call_type: "discovery" }));
      const meetingIds: string[] = [];
      for (let index = 0; index < MEETINGS; index += 1)
        meetingIds.push((await here.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }))).id);
      const servers = await Promise.all([1, 2].map(() => startProcess(store.location(), PEPPER)));
      const share = MEETINGS / JUMPS_MS.length;
      for (const [index, jumpMs] of JUMPS_MS.entries()) {
        await here.jobs.request({ meetingIds: meetingIds.slice(index * share, (index + 1) * share) });
        await servers[index % 2]?.moveClock(jumpMs);
        while ((await here.jobs.figures()).done < (index + 0.5) * share)
          await new Promise((next) => setImmediate(next));
      }
      while ((await here.jobs.figures()).done < MEETINGS) await new Promise((next) => setImmediate(next));
      expect(await here.jobs.figures()).toMatchObject({ waiting: 0, running: 0, failed: 0, done: MEETINGS });
      const counts = new Map<string, number>();
      for (let page = 1; counts.size < MEETINGS; page += 1) {
        const headers = { authorization: `Bearer ${here.keys.read}` };
        const { data } = await (await here.fetch(`/api/v1/reports?limit=100&page=${page}`, { headers })).json();
        if (data.length === 0) break;
        for (const { meeting_id: id } of data as { meeting_id: string }[]) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      expect([counts.size, ...new Set(counts.values())]).toEqual([MEETINGS, 1]);
      await Promise.all(servers.map((server) => server.kill()));
      await here.close();
      recordChaos("clocks of two servers set while workers hold leases", databaseName(kind), { requests: MEETINGS });
    });
  },
);
