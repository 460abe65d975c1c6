import { expect, it } from "vitest";
import {
  beginsBefore,
  lastOf,
  narrowRows,
  overlaps,
  partOf,
  type RowsQuery,
  reaches,
} from "../../mcp/service/list-part.ts";

type Row = { id: string; at: string | null; user_id?: string | null };

const NOW = 1_000;
const at = (time: string, id = time): Row => ({ id, at: `2026-11-${time}Z` });
const timeOf = (row: Row) => row.at;
const whole = (query: RowsQuery, items: Row[]) => partOf(query, { items, isComplete: true }, { timeOf, now: NOW });
const cut = (items: Row[]) => partOf({ status: "done" }, { items, isComplete: false }, { timeOf, now: NOW });

it.each([
  [{}, Number.POSITIVE_INFINITY],
  [{ to: "2026-11-02" }, Date.parse("2026-11-02T23:59:59.999Z")],
  [{ to: "2026-11-02T10:00:00.000Z" }, Date.parse("2026-11-02T10:00:00.000Z")],
])("the last millisecond of %j is %d", (query, expected) => {
  expect(lastOf(query)).toBe(expected);
});

it.each<[RowsQuery, Row[], boolean]>([
  [{}, [], true],
  [{}, [at("02T10:00:00.000")], true],
  [{}, [at("02T10:00:00.000"), { id: "a", at: null }], false],
  [{ from: "2026-11-02" }, [at("01T23:59:58.000")], true],
  [{ from: "2026-11-02" }, [at("01T23:59:57.999"), at("02T10:00:00.000")], false],
  [{ to: "2026-11-02" }, [at("03T00:00:01.999")], true],
  [{ to: "2026-11-02" }, [at("02T10:00:00.000"), at("03T00:00:02.000")], false],
])("of %j and the rows %j it is known to be filtered by their time: %s", (query, items, isTimed) => {
  const times = items.map((row) => (row.at === null ? Number.NaN : Date.parse(row.at)));
  expect(whole(query, items)).toEqual({ query, rows: items, times, isTimed, comparedAt: NOW, wholeAt: NOW });
});

it("of a list that was not read to its end the rows above the last one are a part", () => {
  const items = [at("03T00:00:00.000"), at("02T00:00:00.000", "a"), at("01T00:00:00.000", "b"), at("01T00:00:00.000")];
  expect(cut(items)).toEqual({
    query: { status: "done", from: "2026-11-01T00:00:00.001Z" },
    rows: items.slice(0, 2),
    times: [Date.parse("2026-11-03"), Date.parse("2026-11-02")],
    ...{ isTimed: true, comparedAt: NOW, wholeAt: NOW },
  });
});

it.each<[string, Row[]]>([
  ["without rows", []],
  ["whose rows all have one time", [at("01T00:00:00.000", "a"), at("01T00:00:00.000", "b")]],
  ["that is not sorted", [at("03T00:00:00.000"), at("04T00:00:00.000"), at("01T00:00:00.000")]],
  ["with a row that has no time", [at("03T00:00:00.000"), { id: "a", at: null }, at("01T00:00:00.000")]],
])("of a list %s that was not read to its end nothing is a part", (_, items) => {
  expect(cut(items)).toBeUndefined();
});

it.each<[RowsQuery, RowsQuery, boolean[]]>([
  [{}, {}, [true, true, true]],
  [{ from: "2026-11-02", to: "2026-11-04" }, {}, [false, true, false]],
  [{}, { from: "2026-11-02", to: "2026-11-04" }, [true, true, true]],
  [{ from: "2026-11-02", to: "2026-11-04" }, { from: "2026-11-02", to: "2026-11-04" }, [true, true, true]],
  [{ from: "2026-11-02" }, { from: "2026-11-01", to: "2026-11-02T00:00:00.000Z" }, [true, true, false]],
  [{ from: "2026-11-02" }, { from: "2026-11-01", to: "2026-11-01T23:59:59.999Z" }, [true, false, false]],
])("a part of %j reaches, overlaps and begins before %j: %j", (own, query, expected) => {
  const part = { ...whole({}, []), query: own } as NonNullable<ReturnType<typeof whole>>;
  expect([reaches(part, query), overlaps(part, query), beginsBefore(part, query)]).toEqual(expected);
});

const DATED = ["04", "03", "02", "01"].map((day, index) => ({
  ...at(`${day}T10:00:00.000`, day),
  user_id: `u${index % 2}`,
}));
const UNDATED: Row[] = [{ id: "04", at: null, user_id: "u0" }, ...DATED.slice(1)];
const NAMELESS: Row[] = [{ ...at("04T10:00:00.000", "04"), user_id: null }, ...DATED.slice(1)];

it.each<[string, Row[], RowsQuery, RowsQuery, string[] | undefined]>([
  ["all", DATED, {}, {}, ["04", "03", "02", "01"]],
  ["bounds", DATED, {}, { from: "2026-11-02T10:00:00.000Z", to: "2026-11-03T10:00:00.000Z" }, ["03", "02"]],
  ["bounds", DATED, {}, { from: "2026-11-02T10:00:00.001Z", to: "2026-11-03T09:59:59.999Z" }, []],
  ["start", DATED, { to: "2026-11-09" }, { from: "2026-11-03", to: "2026-11-09" }, ["04", "03"]],
  ["end", DATED, { from: "2026-10-01" }, { from: "2026-10-01", to: "2026-11-02" }, ["02", "01"]],
  ["same period, no times", UNDATED, { from: "2026-11-01" }, { from: "2026-11-01" }, ["04", "03", "02", "01"]],
  ["other start, no times", UNDATED, {}, { from: "2026-11-02" }, undefined],
  ["other end, no times", UNDATED, {}, { to: "2026-11-02" }, undefined],
  ["member", DATED, {}, { user_id: "u1" }, ["03", "01"]],
  ["member, in both", DATED, { user_id: "u0" }, { user_id: "u0" }, ["04", "03", "02", "01"]],
  ["member and bound", DATED, {}, { user_id: "u1", from: "2026-11-02" }, ["03"]],
  ["member, nobody", DATED, {}, { user_id: "u2" }, []],
  ["member, not given", DATED, { user_id: undefined }, { status: undefined }, ["04", "03", "02", "01"]],
  ["member, not in every row", NAMELESS, {}, { user_id: "u1" }, undefined],
  ["filter of the service", DATED, {}, { search: "x" }, undefined],
  ["one filter known, one not", DATED, {}, { user_id: "u1", search: "x" }, undefined],
  ["wider", DATED, { user_id: "u0" }, {}, undefined],
  ["of another", DATED, { user_id: "u0" }, { user_id: "u1" }, undefined],
])("the rows of a part that match a query are known or not: %s", (_, items, own, query, expected) => {
  const part = whole(own, items);
  expect(part && narrowRows(part, query, ["user_id"])?.map(({ id }) => id)).toEqual(expected);
});
