import { describe, expect, it } from "vitest";
import { itemId, SeenIds } from "../../../src/pagination/seen-ids.ts";

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

  it.each([[undefined], [null], [7], ["text"], [{ id: undefined }]])("find no identifier in %j", (item) => {
    expect(itemId(item)).toBeUndefined();
  });
});
