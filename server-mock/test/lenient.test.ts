import Ajv, { type ValidateFunction } from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_API_JSON } from "../../spec/generated/open-api-document.ts";
import { toLenientJson } from "../api/lenient/lenient-document.ts";
import { SURPRISES } from "../api/lenient/surprises.ts";
import type { Validator } from "../api/validate/validator.ts";
import { OPERATIONS, type OperationId } from "../generated/operations.ts";
import * as strict from "../generated/response-validators.js";
import { createReferenceServer, type ReferenceServer, type Surprise } from "../library/index.ts";

interface SpecDocument {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>;
  components: { schemas: Record<string, { required?: string[]; enum?: string[] }> };
}

const lenient = JSON.parse(toLenientJson(OPEN_API_JSON)) as SpecDocument;
const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema({ ...lenient, $id: "spec" } as object);
const READS = OPERATIONS.filter(({ method, id }) => method === "GET" && id !== "getOpenApi");

function validatorOf(id: string): ValidateFunction {
  for (const [path, operations] of Object.entries(lenient.paths))
    for (const [method, { operationId }] of Object.entries(operations))
      if (operationId === id) {
        const pointer = path.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D");
        return ajv.compile({
          $ref: `spec#/paths/${pointer}/${method}/responses/200/content/application~1json/schema`,
        });
      }
  throw new Error(`There is no operation ${id}.`);
}

it("requires what the API document names, and nothing that is assumed", () => {
  const { schemas } = lenient.components;
  expect(schemas["Meeting"]?.required).toEqual(["id", "status", "user_id"]);
  expect(schemas["TopPerformer"]?.required).toEqual(["user_id", "name", "avg_score", "report_count"]);
  expect(schemas["Report"]?.required).toEqual(["id", "user_id"]);
  expect(schemas["RoleplaySession"]?.required).toEqual(["user_id", "status"]);
  expect(schemas["Insight"]?.required).toBeUndefined();
  expect([schemas["MeetingStatus"]?.enum, schemas["InsightType"]?.enum]).toEqual([expect.any(Array), undefined]);
  expect(schemas["CreateTemplate"]?.required).toEqual(["name", "prompt_template", "grading_criteria"]);
});

it("is served beside the reference", async () => {
  const server = await createReferenceServer();
  const response = await server.fetch("/docs/openapi-lenient.json");
  expect([response.status, await response.json()]).toEqual([200, lenient]);
  await server.close();
});

describe.each<[string, Surprise[]]>([
  ["extra fields", ["extra-fields"]],
  ["unknown values", ["unknown-enums"]],
  ["missing fields", ["missing-assumed"]],
  ["all of it", [...SURPRISES]],
])("a service with %s", (_name, surprises) => {
  let server: ReferenceServer;
  let ids: Record<string, string>;

  beforeAll(async () => {
    server = await createReferenceServer({ surprises });
    await server.seed({ meetings: 60 });
    const idOf = async (path: string) => {
      const { data } = (await (await read(path)).json()) as { data: { id: string }[] };
      return data[0]?.id ?? "";
    };
    ids = { meetings: await idOf("meetings"), reports: await idOf("reports"), templates: await idOf("templates") };
  });

  afterAll(() => server.close());

  const read = (path: string) =>
    server.fetch(`/api/v1/${path}`, { headers: { authorization: `Bearer ${server.keys.admin}` } });

  it.each(READS.map(({ id, path }) => [id, path]))("responds to %s as the lenient spec says", async (id, path) => {
    const [, kind = ""] = /v1\/(\w+)/.exec(path) ?? [];
    const response = await read(path.replace("/api/v1/", "").replace("{id}", ids[kind] ?? ""));
    const body: unknown = await response.json();
    const validate = validatorOf(id);
    expect([response.status, validate(body), validate.errors]).toEqual([200, true, null]);
  });

  it("differs from the spec", async () => {
    const body: unknown = await (await read("insights?limit=100")).json();
    const validate = (strict as Record<string, Validator>)["listInsights200" satisfies `${OperationId}200`];
    expect(validate?.(body)).toBe(false);
    expect(JSON.stringify(body).includes("x_surprise")).toBe(surprises.includes("extra-fields"));
  });
});
