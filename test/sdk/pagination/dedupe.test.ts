import { describe, expect, it } from "vitest";
import { createDeduper, itemId } from "../../../src/pagination/dedupe.ts";

const items = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));

describe("dedupe", () => {
  it("leaves out what came before", () => {
    const keepNew = createDeduper();
    keepNew([{ id: "a" }, { id: "b" }]);
    expect(keepNew([{ id: "b" }, { id: "c" }, { id: "c" }])).toEqual([{ id: "c" }]);
  });

  it("lets items without an identifier pass", () => {
    const nameless = [{}, {}, { id: null }, { id: {} }, { id: true }];
    expect(createDeduper()(nameless)).toEqual(nameless);
  });

  it("distinguishes a number from a text", () => {
    expect(createDeduper()([{ id: 1 }, { id: "1" }])).toHaveLength(2);
  });

  it("remembers at least the last 1,000 and at most the last 2,000", () => {
    const keepNew = createDeduper();
    keepNew(items(1, 2_000));
    expect(keepNew(items(1_001, 1_000))).toEqual([]);
    keepNew(items(2_001, 1));
    expect(keepNew(items(1_002, 999))).toEqual([]);
    expect(keepNew(items(1, 1))).toEqual(items(1, 1));
  });

  it.each([[undefined], [null], [7], ["text"], [{ id: undefined }]])("finds no identifier in %j", (item) => {
    expect(itemId(item)).toBeUndefined();
  });
});
