import fc from "fast-check";
import { expect, it } from "vitest";
import { StateStore } from "../../../src/sync/state-store.ts";
import { ALL, isWithin, type SyncEntry } from "../../../src/sync/sync-store.ts";
import { samples } from "../../support/draw.ts";

const at = (minute: number) => (minute === 0 ? null : new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString());

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id: fc.integer({ max: 40, min: 0 }), minute: fc.nat(9), digest: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ gone: fc.integer({ max: 40, min: 0 }) }) },
);

const newestFirst = (one: SyncEntry, other: SyncEntry) => ((one.at ?? "") < (other.at ?? "") ? 1 : -1);
const byId = (entries: Iterable<SyncEntry>) => [...entries].sort((one, other) => (one.id < other.id ? -1 : 1));

it("finds the same as a plain list of the rows, also after its texts were stored and read", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), fc.nat(9), fc.nat(9), (steps, from, to) => {
      const rows = new Map<string, SyncEntry>();
      let store = new StateStore([]);
      for (const [index, each] of steps.entries()) {
        if ("gone" in each) {
          rows.delete(`r${each.gone}`);
          store.remove([`r${each.gone}`]);
        } else {
          const entry = { id: `r${each.id}`, digest: `d${each.digest}`, at: at(each.minute) };
          rows.set(entry.id, entry);
          store.put([entry]);
        }
        if (index % 20 === 19) store = new StateStore(store.toTexts());
      }
      for (const window of [
        ALL,
        { from: at(from), to: null },
        { from: null, to: at(to) },
        { from: at(from), to: at(to) },
      ]) {
        const expected = [...rows.values()].filter((row) => isWithin(window, row.at));
        expect(store.count(window)).toBe(expected.length);
        expect(byId(store.entries(window))).toEqual(byId(expected));
        const times = [...store.entries(window, 3)].map((entry) => entry.at);
        expect(times).toEqual(
          expected
            .sort(newestFirst)
            .slice(0, 3)
            .map((entry) => entry.at),
        );
      }
      expect(store.digests([...rows.keys(), "none"])).toEqual(
        new Map([...rows].map(([id, { digest }]) => [id, digest])),
      );
    }),
    { numRuns: samples(5_000, 300) },
  );
});

it.each([
  [256, 1],
  [257, 2],
])("keeps %i rows in %i texts", (rows, texts) => {
  const store = new StateStore([]);
  store.put(Array.from({ length: rows }, (_, index) => ({ id: `r${index}`, digest: "d", at: at(1) })));
  expect(store.toTexts()).toHaveLength(texts);
});

it("leaves the texts of rows that did not change as they were", () => {
  const store = new StateStore([]);
  store.put(Array.from({ length: 600 }, (_, index) => ({ id: `r${index}`, digest: "d", at: at(1) })));
  const before = store.toTexts();
  store.put([{ id: "r300", digest: "e", at: at(1) }]);
  store.remove(["r599"]);
  const after = store.toTexts();
  expect(after.map((text, index) => text === before[index])).toEqual([true, false, false]);
  expect(after[1]).toContain("r300\te\t");
  expect(after.join("\n").split("\n")).toHaveLength(599);
});
