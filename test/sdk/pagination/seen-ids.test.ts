import { describe, expect, it } from "vitest";
import { itemId, SeenIds } from "../../../src/pagination/seen-ids.ts";

const uuid = (number: number) => `6e0a4f57-91c2-4d3b-b8e5-${number.toString(16).padStart(12, "0")}`;
const items = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));

describe("the ids seen", () => {
  it("distinguish items that came before", () => {
    const seen = new SeenIds();
    expect([{ id: "a" }, { id: "b" }, { id: "b" }, { id: "c" }].map((item) => seen.add(item))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([seen.has({ id: "a" }), seen.has({ id: "d" })]).toEqual([true, false]);
  });

  it("let items without an identifier pass", () => {
    const seen = new SeenIds();
    const nameless = [{}, {}, { id: null }, { id: {} }, { id: true }];
    expect(nameless.every((item) => seen.add(item))).toBe(true);
    expect(nameless.some((item) => seen.has(item))).toBe(false);
  });

  it("distinguish a number from a text", () => {
    const seen = new SeenIds();
    expect([seen.add({ id: 1 }), seen.add({ id: "1" })]).toEqual([true, true]);
  });

  it("distinguish UUIDs that differ in any one digit, and no other spelling from them", () => {
    const seen = new SeenIds();
    const one = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";
    const others = Array.from(one, (digit, index) =>
      digit === "-" ? one : one.slice(0, index) + (digit === "7" ? "6" : "7") + one.slice(index + 1),
    );
    const spellings = [one.toUpperCase(), one.replaceAll("-", ""), `${one}0`, `${one}\n`, ` ${one}`, `{${one}}`];
    const ids = [...new Set([one, ...others, ...spellings, "00000000-0000-0000-0000-000000000000"])];
    expect(ids).toHaveLength(1 + 32 + spellings.length + 1);
    expect(ids.every((id) => !seen.has({ id }) && seen.add({ id }))).toBe(true);
    expect(ids.every((id) => seen.has({ id }) && !seen.add({ id }))).toBe(true);
  });

  it("remember UUIDs as long as other ids, also those of random bits", () => {
    const seen = new SeenIds();
    const random = Array.from({ length: 5_000 }, () => ({ id: crypto.randomUUID() }));
    const mixed = [...items(1, 5_000), ...items(1, 10_000).map(({ id }) => ({ id: uuid(id) })), ...random];
    expect(mixed.filter((item) => seen.add(item))).toHaveLength(20_000);
    expect(seen.hasForgotten).toBe(false);
    expect(mixed.filter((item) => !seen.has(item))).toEqual([]);
    seen.add({ id: uuid(10_001) });
    expect(seen.hasForgotten).toBe(true);
    expect(mixed.slice(10_000).filter((item) => !seen.has(item))).toEqual([]);
    expect(mixed.slice(0, 10_000).filter((item) => seen.has(item))).toEqual([]);
  });

  it("are at least the last 10,000 and at most the last 20,000, and say so", () => {
    const seen = new SeenIds();
    for (const item of items(1, 20_000)) seen.add(item);
    expect(seen.hasForgotten).toBe(false);
    expect(items(1, 20_000).every((item) => seen.has(item))).toBe(true);
    seen.add({ id: 20_001 });
    expect(seen.hasForgotten).toBe(true);
    expect(items(10_001, 10_001).every((item) => seen.has(item))).toBe(true);
    expect(seen.has({ id: 1 })).toBe(false);
  });

  it("are known again when they come back after more than 10,000 others", () => {
    const seen = new SeenIds();
    for (const item of items(1, 15_000)) seen.add(item);
    expect(items(1, 15_000).filter((item) => seen.add(item))).toEqual([]);
  });

  it("distinguish UUIDs that are nearly all zeros", () => {
    const seen = new SeenIds();
    const words = ["00000000", "0000-0000", "0000-0000", "00000000"];
    const ids = words.flatMap((_, index) =>
      ["1", "2"].map((digit) => {
        const [a = "", b = "", c = "", d = ""] = words.map((each, at) =>
          at === index ? each.slice(0, -1) + digit : each,
        );
        return `${a}-${b}-${c.slice(0, 4)}-${c.slice(5)}${d}`;
      }),
    );
    expect(ids.filter((id) => seen.add({ id }))).toEqual(ids);
    expect(ids.filter((id) => seen.add({ id }))).toEqual([]);
  });

  it.each([[undefined], [null], [7], ["text"], [{ id: undefined }]])("find no identifier in %j", (item) => {
    expect(itemId(item)).toBeUndefined();
  });
});
