import { expect, it } from "vitest";
import { toLenientJson } from "../api/lenient/lenient-document.ts";
import { createSurprise } from "../api/lenient/surprise.ts";
import type { Surprise } from "../api/lenient/surprises.ts";

const MARK = { "x-assumed": "1" };
const ADDED = { x_surprise: { added: "by a newer version of the service" } };
const schemas = {
  Mood: { type: "string", enum: ["glad", null], description: "How it went.\n", ...MARK },
  Kind: { type: "string", enum: ["a", "b"], ...MARK },
  Known: { type: "string", enum: ["a"], ...MARK, "x-documented": true },
  Place: { type: "object", properties: { city: { type: "string" } }, required: ["city", "zip"], ...MARK },
  Item: {
    type: "object",
    required: ["id", "name", "mood", "place"],
    properties: {
      id: { type: "string", ...MARK },
      name: { type: "string", ...MARK, "x-documented": true },
      state: { type: "string", enum: ["on"] },
      places: { type: "array", items: { $ref: "#/components/schemas/Place" } },
      mood: { allOf: [{ $ref: "#/components/schemas/Mood" }], ...MARK },
      known: { $ref: "#/components/schemas/Known" },
      place: { $ref: "#/components/schemas/Place" },
      closed: { type: "object", additionalProperties: false, properties: { a: {} } },
      map: { type: "object" },
      numbers: { type: "object", additionalProperties: { type: "number" } },
    },
  },
  Whole: {
    allOf: [
      { $ref: "#/components/schemas/Item" },
      { properties: { more: { type: "string" } }, required: ["more"] },
      { required: ["id"] },
    ],
    ...MARK,
  },
  ItemResponse: {
    properties: { data: { $ref: "#/components/schemas/Whole" }, meta: {} },
    required: ["data", "meta"],
    ...MARK,
  },
  Empty: {},
  CreateTemplate: { properties: { name: {} }, required: ["name"], ...MARK },
};
const as = (schema: string, type = "application/json") => ({
  content: { [type]: { schema: { $ref: `#/components/schemas/${schema}` } } },
});
const paths = {
  "/items/{id}": {
    parameters: [{ name: "id" }],
    get: { operationId: "getItem", responses: { 200: as("ItemResponse"), 204: {}, 299: as("Absent") } },
    put: { operationId: "putItem", responses: { 200: as("Empty"), 201: as("ItemResponse", "text/plain") } },
  },
};
const document = JSON.stringify({ info: {}, paths, components: { schemas } });

const ITEM = {
  ...{ id: "1", name: "N", more: "M", known: "a", other: 7, closed: { a: 1 }, map: { b: 2 }, numbers: { c: 3 } },
  ...{ state: "on", places: [{ city: "Bonn" }], mood: "glad", place: { city: "Ulm" } },
};
const bodyOf = (data: unknown) => JSON.stringify({ data, meta: { page: 1 } });

it.each<[Surprise[], object, object]>([
  [[], ITEM, ITEM],
  [["unknown-enums"], ITEM, { ...ITEM, mood: "surprise" }],
  [["unknown-enums"], { ...ITEM, mood: null }, { ...ITEM, mood: null }],
  [
    ["extra-fields"],
    ITEM,
    {
      ...ITEM,
      map: { b: 2, ...ADDED },
      places: [{ city: "Bonn", ...ADDED }],
      place: { city: "Ulm", ...ADDED },
      ...ADDED,
    },
  ],
  [["extra-fields", "missing-assumed"], { id: "1", place: null }, { id: "1", place: null, ...ADDED }],
  [["missing-assumed"], ITEM, { ...ITEM, mood: undefined, places: [{}], place: {} }],
])("with %j %j becomes %j", (kinds, data, expected) => {
  const surprise = createSurprise(document, kinds);
  expect(surprise("getItem", 200, bodyOf(data))).toBe(bodyOf(expected));
});

it.each([
  ["getItem", 204],
  ["getItem", 299],
  ["putItem", 200],
  ["putItem", 201],
  ["listItems", 200],
])("leaves the body of %s with status %i as it is, which has no schema", (id, status) => {
  expect(createSurprise(document, ["extra-fields"])(id, status, '{ "data": {} }')).toBe('{ "data": {} }');
});

it("makes what is assumed optional and what is listed open, in responses alone", () => {
  const lenient = JSON.parse(toLenientJson(document)) as {
    info: object;
    components: { schemas: Record<string, { required?: string[]; enum?: string[]; description?: string }> };
  };
  const { Mood, Kind, Known, Place, Item, Whole, ItemResponse, CreateTemplate } = lenient.components.schemas;
  expect([Mood, Kind]).toEqual([
    { type: "string", ...MARK, description: "How it went. Known values: glad. There may be others." },
    { type: "string", ...MARK, description: " Known values: a, b. There may be others." },
  ]);
  expect([Known, CreateTemplate]).toEqual([schemas.Known, schemas.CreateTemplate]);
  expect([Place, Item, ItemResponse].map((schema) => schema?.required)).toEqual([
    undefined,
    ["name", "place"],
    ["data"],
  ]);
  expect(Whole).toEqual({
    ...schemas.Whole,
    allOf: [schemas.Whole.allOf[0], { properties: { more: { type: "string" } } }, {}],
  });
  expect(lenient.info).toEqual({
    description:
      "\n\nLenient variant: fields that the API document leaves open are optional, and assumed enums accept other values.",
  });
});
