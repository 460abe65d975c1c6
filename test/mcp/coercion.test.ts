import { expect, it } from "vitest";
import * as z from "zod";
import { coerce } from "../../mcp/input/coerce.ts";
import { explainDates, rangeBefore, resolveDates } from "../../mcp/input/date-range.ts";
import { splitIds } from "../../mcp/input/fields.ts";
import { type JsonSchema, toJsonSchema, typesOf } from "../../mcp/input/json-schema.ts";
import { parseInput } from "../../mcp/input/parse-input.ts";

const NUMBER = { type: "number" };
const INTEGER = { type: "integer" };
const BOOLEAN = { type: "boolean" };
const TEXT = { type: "string" };
const NUMBERS = { type: "array", items: NUMBER };
const OBJECT = { type: "object", properties: { weight: NUMBER, tags: { type: "array", items: TEXT }, name: TEXT } };

it.each<[unknown, JsonSchema, unknown]>([
  ["5", INTEGER, 5],
  [" -5 ", INTEGER, -5],
  ["12.25", NUMBER, 12.25],
  ["12.", NUMBER, "12."],
  [".5", NUMBER, ".5"],
  ["5 apples", NUMBER, "5 apples"],
  ["about 5", NUMBER, "about 5"],
  ["1e3", NUMBER, "1e3"],
  ["", NUMBER, ""],
  ["5", TEXT, "5"],
  ["5", { anyOf: [TEXT, NUMBER] }, "5"],
  ["5", { anyOf: [{ type: "null" }, NUMBER] }, 5],
  ["true", BOOLEAN, true],
  [" FALSE ", BOOLEAN, false],
  ["yes", BOOLEAN, "yes"],
  ["[1, 2]", NUMBERS, [1, 2]],
  ['["1", "two"]', NUMBERS, [1, "two"]],
  ["[1", NUMBERS, "[1"],
  ["1", NUMBERS, "1"],
  ["null", NUMBERS, "null"],
  ['{"weight": "3"}', OBJECT, { weight: 3 }],
  [{ weight: "3", name: "3", other: "3" }, OBJECT, { weight: 3, name: "3", other: "3" }],
  [{ tags: "[1]" }, OBJECT, { tags: [1] }],
  [{ constructor: "3" }, OBJECT, { constructor: "3" }],
  [["1"], { type: "array" }, ["1"]],
  [{ a: "1" }, { type: "object" }, { a: "1" }],
  ["[1]", {}, "[1]"],
  [5, TEXT, 5],
  [null, NUMBER, null],
])("%j where %j is expected is taken as %j", (value, schema, expected) => {
  expect(coerce(value, schema)).toEqual(expected);
});

it("the types of a schema are its own and those of its branches", () => {
  expect(typesOf({ type: "string", anyOf: [{ type: "null" }, { anyOf: [NUMBER] }] })).toEqual([
    "string",
    "null",
    "number",
  ]);
  expect(typesOf({})).toEqual([]);
});

it("a schema leaves out what a model need not read with every conversation", () => {
  const input = z.strictObject({
    name: z.string().min(1).max(9).regex(/x/).describe("The name"),
    count: z.int().min(1).max(5).default(1),
    size: z.int().min(0).max(100).default(20),
    from: z.int().max(1_000_000).default(0),
    offset: z.int().max(999_999).optional(),
    on: z.boolean().default(false),
    off: z.boolean().default(true),
    note: z.string().nullable().optional(),
    list: z
      .array(z.strictObject({ a: z.number() }))
      .min(1)
      .max(50),
  });
  expect(toJsonSchema(input)).toEqual({
    type: "object",
    additionalProperties: false,
    required: ["name", "list"],
    properties: {
      name: { type: "string", description: "The name" },
      count: { type: "integer", maximum: 5 },
      size: { type: "integer", maximum: 100, default: 20 },
      from: { type: "integer" },
      offset: { type: "integer", maximum: 999_999 },
      on: { type: "boolean" },
      off: { type: "boolean", default: true },
      note: { anyOf: [{ type: "string" }, { type: "null" }] },
      list: { type: "array", items: { type: "object", properties: { a: { type: "number" } }, required: ["a"] } },
    },
  });
});

const CRITERION = z.strictObject({ name: z.string(), weight: z.number() });
const INPUT = z.strictObject({
  name: z.string().max(5).optional(),
  size: z.number().min(1).max(10).optional(),
  list: z.array(CRITERION).max(2).optional(),
  kind: z.enum(["demo", "discovery"]).optional(),
  note: z.string().nullable().optional(),
  on: z.boolean().optional(),
  deep: z.object({ "a b": z.array(z.number()) }).optional(),
  any: z
    .string()
    .refine((value) => value !== "odd", "is odd")
    .optional(),
});

it.each<[Record<string, unknown>, string]>([
  [{ name: 5 }, "`name` must be a text."],
  [{ name: "abcdef" }, "`name` is too long: at most 5."],
  [{ size: 0 }, "`size` must be at least 1."],
  [{ size: 11 }, "`size` must be at most 10."],
  [{ size: "big" }, "`size` must be a number."],
  [{ on: "perhaps" }, "`on` must be true or false."],
  [{ list: 5 }, "`list` must be a list of objects with name, weight."],
  [{ list: [5] }, "`list[0]` must be an object."],
  [{ list: [{ name: "a" }] }, "`list[0].weight` is missing."],
  [{ list: [{ name: "a", weight: 1, x: 1, y: 2 }] }, "`list[0]` has unknown members: `x`, `y`."],
  [{ list: Array.from({ length: 3 }, () => ({ name: "a", weight: 1 })) }, "`list` is too long: at most 2."],
  [{ deep: { "a b": 1 } }, "`deep.a b` must be a list."],
  [{ kind: "dem" }, "`kind` must be one of demo, discovery; did you mean demo?"],
  [{ kind: "zzzzzzzz" }, "`kind` must be one of demo, discovery."],
  [{ kind: 5 }, "`kind` must be one of demo, discovery."],
  [{ any: "odd" }, "`any` is odd."],
  [
    { nam: "x" },
    "There is no argument `nam`. Did you mean `name`? It takes name, size, list, kind, note, on, deep, any.",
  ],
])("%j is rejected with %j", (given, expected) => {
  expect(() => parseInput("try_it", INPUT, given)).toThrow(
    `try_it was not called: ${expected} Fix this and call again.`,
  );
});

it("eight problems are listed and five unknown arguments, and the others are counted", () => {
  const unknown = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`zzzzzz${index}`, 1]));
  const given = { ...unknown, name: 1, size: "x", on: "x", kind: "x" };
  expect(() => parseInput("try_it", INPUT, given)).toThrow(
    /`zzzzzz4`\. Nor 2 more arguments\. It takes [\w, ]+\. `name` must be a text\. `size` must be a number\. 2 more problems\. Fix this/,
  );
});

it("a tool without arguments says so", () => {
  expect(() => parseInput("try_it", z.strictObject({}), { a: 1 })).toThrow(
    "try_it was not called: There is no argument `a`. It takes no arguments. Fix",
  );
});

it("an unknown argument's long name is cut, and its control characters are not repeated", () => {
  expect(() => parseInput("try_it", INPUT, { [`z\u0007${"y".repeat(80)}`]: 1 })).toThrow(
    `\`z${"y".repeat(59)}…[+21 characters]\``,
  );
});

it("null is left out, but where it means something", () => {
  expect(parseInput("try_it", INPUT, { name: null, note: null, size: "3" })).toEqual({ note: null, size: 3 });
});

it.each([
  ["a", ["a"]],
  ["a, b,a\nc ,", ["a", "b", "c"]],
])("the ids in %j are %j", (text, expected) => {
  expect(splitIds(text)).toEqual(expected);
});

const CLOCK = { now: () => new Date("2026-11-20T12:00:00Z"), timeZone: "UTC" };

it.each<[Parameters<typeof resolveDates>[0], object]>([
  [{}, { from: undefined, to: undefined }],
  [
    { from: " 2026-11-01 ", to: "2026-11-02" },
    { from: "2026-11-01", to: "2026-11-02" },
  ],
  [{ from: "2026-11-01T10:00Z" }, { from: "2026-11-01T10:00Z", to: undefined }],
  [{ from: " 2026-11-01 " }, { from: "2026-11-01", to: undefined }],
  [
    { from: "2026-11-20", time_zone: " Europe/Berlin " },
    { from: "2026-11-19T23:00:00.000Z", to: undefined },
  ],
  [{ to: "yesterday" }, { from: undefined, to: "2026-11-19T23:59:59.999Z" }],
  [
    { from: "last week", to: "2026-11-20" },
    { from: "2026-11-09T00:00:00.000Z", to: "2026-11-20" },
  ],
  [
    { from: "last week", to: "yesterday" },
    { from: "2026-11-09T00:00:00.000Z", to: "2026-11-19T23:59:59.999Z" },
  ],
])("%j is the range %j", (given, expected) => {
  expect(resolveDates(given, CLOCK)).toEqual(expected);
});

it.each([
  ["2026-11-20T12:00Z", "2026-11-20T11:59Z"],
  ["2026-11-21", "2026-11-20T23:59:59Z"],
  ["2026-11-20T00:00:00.001Z", "2026-11-19"],
  ["today", "2026-11-19"],
])("from %s to %s ends before it starts", (from, to) => {
  expect(() => resolveDates({ from, to }, CLOCK)).toThrow(
    `\`from\` (${from}) is after \`to\` (${to}). Swap them and call again.`,
  );
});

it.each<[{ from?: string; to?: string }, { from: string; to: string }, { from: string; to: string }]>([
  [
    { from: "last week" },
    { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" },
    { from: "2026-11-02T00:00:00.000Z", to: "2026-11-08T23:59:59.999Z" },
  ],
  [
    { from: "last month" },
    { from: "2026-10-01T00:00:00.000Z", to: "2026-10-31T23:59:59.999Z" },
    { from: "2026-09-01T00:00:00.000Z", to: "2026-09-30T23:59:59.999Z" },
  ],
  [
    { from: "2026-11-10", to: "2026-11-11" },
    { from: "2026-11-10", to: "2026-11-11" },
    { from: "2026-11-08T00:00:00.000Z", to: "2026-11-09T23:59:59.999Z" },
  ],
  [
    { from: "last week", to: "2026-11-11T23:59:59.999Z" },
    { from: "2026-11-09T00:00:00.000Z", to: "2026-11-11T23:59:59.999Z" },
    { from: "2026-11-06T00:00:00.000Z", to: "2026-11-08T23:59:59.999Z" },
  ],
  [
    {},
    { from: "2026-11-13T12:00:00.000Z", to: "2026-11-20T12:00:00.000Z" },
    { from: "2026-11-06T11:59:59.999Z", to: "2026-11-13T11:59:59.999Z" },
  ],
])("the range before %j is as long, and ends where it begins", (given, range, expected) => {
  expect(rangeBefore(given, range, CLOCK)).toEqual(expected);
});

it.each([
  [{ from: "7d" }, "Period: from 2026-11-13T12:00Z until now."],
  [{ from: "last week" }, "Period: from 2026-11-09T00:00Z to 2026-11-15T23:59Z."],
  [{ to: "yesterday" }, "Period: to 2026-11-19T23:59Z."],
  [{ from: "2026-11-01", to: "today" }, "Period: from 2026-11-01T00:00Z to 2026-11-20T23:59Z."],
  [{ from: " 2026-11-01T10:00", to: "2026-11-02" }, ""],
  [{ from: "2026-11-01" }, ""],
  [{}, ""],
])("the dates of %j are explained as %j", (given, expected) => {
  expect(explainDates(given, resolveDates(given, CLOCK))).toBe(expected);
});
