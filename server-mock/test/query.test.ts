import { expect, it } from "vitest";
import { compileQuery, defineQuery } from "../store/query.ts";

const query = defineQuery<{ id: string; name: string | null }, unknown>(
  "update t set name = :name, document = replace(document, 'a:name', '\"id\":null') where id = :id or old = :id",
);

it.each([
  ["by marks", () => "?", "name = ?, document = replace(document, 'a:name', '\"id\":null') where id = ? or old = ?"],
  [
    "by numbers",
    (position: number) => `$${position}`,
    "name = $1, document = replace(document, 'a:name', '\"id\":null') where id = $2 or old = $3",
  ],
])("a query's parameters are placed %s, and what looks like one inside a text is left alone", (_, placeholder, sql) => {
  const compiled = compileQuery(query, placeholder);
  expect(compiled.sql).toBe(`update t set ${sql}`);
  expect(compiled.bind({ name: null, id: "1" })).toEqual([null, "1", "1"]);
});

it("a parameter that nobody gives is an error, not a null", () => {
  const { bind } = compileQuery(query, () => "?");
  expect(() => bind({ name: "Ana" })).toThrow("No value for :id in: update t");
});
