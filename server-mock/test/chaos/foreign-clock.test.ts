import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { aMeeting, aTemplate, createReferenceServer } from "../../library/index.ts";
import { openService } from "../../library/service.ts";
import { startProcess } from "../support/processes.ts";
import { isMissing } from "../support/stores.ts";
import { usePostgres } from "../support/use-postgres.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { recordChaos } from "./report.ts";

const PEPPER = "chaos";
const HOUR_MS = 3_600_000;
/** Of Debian's package `faketime`. */
const LIBRARY = "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1";
const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

function hasFakeTime(): boolean {
  if (existsSync(LIBRARY)) return true;
  process.stderr.write("\n!!! SKIPPED: there is no faketime here, so no database has another clock.\n\n");
  return false;
}

describe.skipIf(!IS_LONG || isMissing("postgres") || !hasFakeTime()).each([
  ["7 hours ahead", "+7h"],
  ["30 hours behind", "-30h"],
])("a database whose clock is %s", (words, offset) => {
  const postgres = usePostgres({
    environment: { LD_PRELOAD: LIBRARY, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
  });

  it("changes nothing: the server's clock decides on keys, repeated requests and leases", async () => {
    const here = await createReferenceServer({ database: postgres.url, pepper: PEPPER });
    const service = await openService({ database: postgres.url, pepper: PEPPER });
    const keyFor = (ms: number) => {
      const expiresAt = new Date(Date.now() + ms).toISOString();
      return service.keys.create({ orgId: here.org.id, name: "Brief", permissions: ["read"], expiresAt });
    };
    const [living, ended] = [await keyFor(HOUR_MS), await keyFor(-HOUR_MS)];
    await service.close();
    await here.org.add(aTemplate({ call_type: "discovery" }));
    const server = await startProcess(postgres.url, PEPPER);
    const load = new Load(server, here.keys.admin);
    load.start(4);
    const { id } = await here.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
    await here.jobs.request({ meetingIds: [id] });
    await load.waitForWrites(100);
    while ((await here.jobs.figures()).done === 0) await load.waitForWrites(1);
    const statuses = [living, ended].map(async ({ key }) => {
      const headers = { authorization: `Bearer ${key}` };
      return (await fetch(`${server.url}/api/v1/templates?limit=1`, { headers })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 401]);
    const report = await load.end();
    expectBar(report);
    expect(report.unavailable).toBe(0);
    await server.kill();
    await here.close();
    recordChaos(`clock of the database ${words}`, "PostgreSQL", report);
  });
});
