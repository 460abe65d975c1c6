import { describe, expect, it } from "vitest";
import { openService } from "../../library/service.ts";
import { startProcess } from "../support/processes.ts";
import { LASTING, useStore } from "../support/stores.ts";
import { expectBar, IS_LONG } from "./bar.ts";
import { Load } from "./load.ts";
import { databaseName, recordChaos } from "./report.ts";

const PEPPER = "chaos";
const HOUR_MS = 3_600_000;
const ROUNDS = IS_LONG ? 5 : 1;
/** Hours as of a time zone; ahead never by the day for which an Idempotency-Key is kept. */
const JUMPS_MS = [2 * HOUR_MS, -HOUR_MS, 20 * HOUR_MS, -3 * HOUR_MS, 0];
/** The last, as of a battery that is empty. */
const EMPTY_BATTERY_MS = -20 * 365 * 24 * HOUR_MS;

describe.each(LASTING)("a clock on %s", (kind) => {
  const store = useStore(kind);

  it("that is set forwards and backwards loses nothing, and decides alone whether a key has ended", async () => {
    const here = await store.create({ pepper: PEPPER });
    const service = await openService({ database: store.location(), pepper: PEPPER });
    const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
    const brief = await service.keys.create({ orgId: here.org.id, name: "Brief", permissions: ["read"], expiresAt });
    await service.close();
    const server = await startProcess(store.location(), PEPPER, { args: ["--rate-limit", "100000/60"] });
    const load = new Load(server, here.keys.admin);
    load.start(8);
    const seen: [number, number][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const jumpMs of round === ROUNDS - 1 ? [...JUMPS_MS, EMPTY_BATTERY_MS] : JUMPS_MS) {
        await server.moveClock(jumpMs);
        await load.waitForWrites(10);
        const headers = { authorization: `Bearer ${brief.key}` };
        seen.push([jumpMs, (await fetch(`${server.url}/api/v1/templates?limit=1`, { headers })).status]);
      }
    }
    const report = await load.end();
    expect(seen).toEqual(seen.map(([jumpMs]) => [jumpMs, jumpMs >= HOUR_MS ? 401 : 200]));
    expectBar(report);
    expect(report.unavailable).toBe(0);
    await server.kill();
    await here.close();
    recordChaos("clock set 2 to 21 hours ahead, 3 hours to 20 years back", databaseName(kind), report);
  });
});
