import { expect, it } from "vitest";
import { KeyUse } from "../keys/key-use.ts";

type Uses = [id: string, at: Date][];

it("writes with the next minute what could not be written before, the latest use of each key", async () => {
  const written: Uses[] = [];
  let isFailing = true;
  let time = 0;
  const keys = {
    async recordUse(uses: Iterable<Uses[number]>) {
      if (isFailing) throw new Error("The database is away.");
      written.push([...uses]);
    },
  };
  const keyUse = new KeyUse(keys, () => new Date(time));
  keyUse.note("one");
  keyUse.note("two");
  const failed = keyUse.write();
  time = 5;
  keyUse.note("two");
  await expect(failed).rejects.toThrow("away");
  isFailing = false;
  await keyUse.write();
  await keyUse.write();
  expect(written.map((uses) => Object.fromEntries(uses))).toEqual([{ one: new Date(0), two: new Date(5) }]);
});

it("writes at most once a minute, also when the clock was set back", async () => {
  const written: Uses[] = [];
  let time = 600_000;
  const keyUse = new KeyUse({ recordUse: async (uses) => void written.push([...uses]) }, () => new Date(time));
  keyUse.note("one");
  time += 59_999;
  keyUse.note("one");
  expect(written).toHaveLength(0);
  time += 1;
  keyUse.note("one");
  expect(written).toHaveLength(1);
  time -= 59_999;
  keyUse.note("one");
  expect(written).toHaveLength(1);
  time -= 1;
  keyUse.note("one");
  expect(written).toHaveLength(2);
});
