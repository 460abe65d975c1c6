import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STARTER_TRACKERS, TrackerProblem } from "../coaching/trackers/tracker.ts";
import { loadTrackers, saveTrackers } from "../jobs/tracker-store.ts";
import type { ReferenceServer } from "../library/index.ts";
import { randomIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/open-database.ts";
import { listAudit } from "../team/administration/audit.ts";
import { LASTING, useStore } from "./support/stores.ts";

describe.each(LASTING)("trackers on %s", (kind) => {
  const store = useStore(kind);
  let server: ReferenceServer;
  let databases: Database[];

  beforeAll(async () => {
    server = await store.create({ pepper: "x" });
    // Two processes.
    databases = [await openDatabase(store.location()), await openDatabase(store.location())];
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await server.close();
  });

  it("of two saves after one version one is made, and the other says that somebody was first", async () => {
    const [first, second] = STARTER_TRACKERS;
    expect(await loadTrackers(databases[0] as Database, server.org.id)).toEqual({
      ...{ version: 0, trackers: STARTER_TRACKERS, savedAt: null, savedBy: null },
    });
    const saves = await Promise.allSettled(
      [first, second].map((tracker, index) => {
        const admin = {
          database: databases[index] as Database,
          ids: randomIds(),
          now: () => new Date(0),
          actor: "test",
        };
        return saveTrackers(admin, { orgId: server.org.id, trackers: [tracker], after: 0 });
      }),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [reason] = saves.flatMap((save) => (save.status === "rejected" ? [save.reason] : []));
    expect(reason).toBeInstanceOf(TrackerProblem);
    expect(reason.message).toBe("Somebody has changed the trackers meanwhile. Review them, and save again.");
    const kept = await loadTrackers(databases[0] as Database, server.org.id);
    const made = saves.findIndex(({ status }) => status === "fulfilled");
    const saved = { savedAt: "1970-01-01T00:00:00.000Z", savedBy: "test" };
    expect(kept).toEqual({ version: 1, trackers: [[first, second][made]], ...saved });
    const [act] = await listAudit(databases[0] as Database, { orgId: server.org.id });
    expect([act?.action, act?.subject, act?.details]).toEqual([
      "trackers.change",
      server.org.id,
      { version: 1, trackers: 1 },
    ]);
  });

  it("a reset takes back what was saved, and a snapshot brings it again", async () => {
    const versionOf = async () => (await loadTrackers(databases[0] as Database, server.org.id)).version;
    const snapshot = await server.snapshot();
    await server.reset();
    expect(await versionOf()).toBe(0);
    await server.restore(snapshot);
    expect(await versionOf()).toBe(1);
  });
});
