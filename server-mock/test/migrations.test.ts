import { describe, expect, it } from "vitest";
import { TALLIES_BY_HOUR } from "../src/store/migrations/002-tallies-by-hour.ts";
import { openDatabase } from "../src/store/open-database.ts";
import { takeSnapshot } from "../src/store/snapshot.ts";
import { isMissing, STORES, useStore } from "./support/stores.ts";

const LASTING = STORES.filter((kind) => kind !== "memory" && !isMissing(kind));

describe.each(LASTING)("migrations on %s", (kind) => {
  const store = useStore(kind);

  it("count by the hour what the server counts as it writes", async () => {
    const server = await store.create({ now: () => new Date("2026-11-20T12:00:00.000Z") });
    await server.seed();
    const tallies = async () => {
      const rows = (await takeSnapshot(database)).get("tallies") ?? [];
      return rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    };
    const database = await openDatabase(store.location());
    const kept = await tallies();
    await database.script(TALLIES_BY_HOUR.statements({ text: "", real: "", integer: "", clustered: "" }));
    expect(await tallies()).toEqual(kept);
    expect(kept.length).toBeGreaterThan(1_000);
    await database.close();
    await server.close();
  });
});
