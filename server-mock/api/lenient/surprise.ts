import { isRecord } from "../../../core/formats/is-record.ts";
import { isAssumedEnum, isAssumedProperty, nameOf, type Schema, type Schemas } from "./assumptions.ts";
import type { Surprise } from "./surprises.ts";

/** Changes the JSON body of a successful response. */
export type SurpriseBody = (operationId: string, status: number, body: string) => string;

interface SpecDocument {
  paths: Record<string, Record<string, { operationId: string; responses?: Record<string, ResponseObject> }>>;
  components: { schemas: Schemas };
}

interface ResponseObject {
  content?: { "application/json"?: { schema?: Schema } };
}

const EXTRA_FIELD = "x_surprise";
const EXTRA_VALUE = { added: "by a newer version of the service" };
const UNKNOWN_VALUE = "surprise";
/** Members that stay: every real service identifies the objects of its lists. */
const KEPT = new Set(["id"]);

/** Creates a function that varies responses as far as the API document allows. Only `data` changes. */
export function createSurprise(json: string, kinds: readonly Surprise[]): SurpriseBody {
  const document = JSON.parse(json) as SpecDocument;
  const schemas = dataSchemasOf(document);
  const change = new Change(document.components.schemas, new Set(kinds));
  return (operationId, status, body) => {
    const schema = schemas.get(`${operationId} ${status}`);
    if (!schema) return body;
    const envelope = JSON.parse(body) as { data: unknown };
    return JSON.stringify({ ...envelope, data: change.apply(envelope.data, schema) });
  };
}

function dataSchemasOf({ paths, components }: SpecDocument): Map<string, Schema | undefined> {
  const schemas = new Map<string, Schema | undefined>();
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { $ref } = response.content?.["application/json"]?.schema ?? {};
      const data = $ref === undefined ? undefined : components.schemas[nameOf($ref)]?.properties?.["data"];
      schemas.set(`${operation.operationId} ${status}`, data);
    }
  }
  return schemas;
}

class Change {
  readonly #schemas: Schemas;
  readonly #kinds: ReadonlySet<Surprise>;

  constructor(schemas: Schemas, kinds: ReadonlySet<Surprise>) {
    this.#schemas = schemas;
    this.#kinds = kinds;
  }

  apply(value: unknown, given: Schema): unknown {
    const schema = this.#resolved(given);
    if (Array.isArray(value)) return value.map((item) => this.apply(item, schema.items ?? {}));
    return this.#extended(this.#members(value, schema), schema);
  }

  #resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (this.#schemas[nameOf(schema.$ref)] ?? {});
  }

  #members(value: unknown, schema: Schema): unknown {
    if (schema.enum) return this.#listed(value, schema);
    if (schema.allOf) return schema.allOf.reduce((whole, part) => this.#members(whole, this.#resolved(part)), value);
    const { properties } = schema;
    if (!isRecord(value) || !properties) return value;
    const members = Object.entries(value).flatMap(([member, content]) => {
      const own = properties[member];
      if (!own) return [[member, content]];
      const isMissing = this.#kinds.has("missing-assumed") && !KEPT.has(member);
      if (isMissing && isAssumedProperty(schema, member)) return [];
      return [[member, this.apply(content, own)]];
    });
    return Object.fromEntries(members) as unknown;
  }

  /** Replaces the value of an enum. Null stays, since it means that there is none. */
  #listed(value: unknown, schema: Schema): unknown {
    const isOpen = typeof value === "string" && isAssumedEnum(schema);
    return isOpen && this.#kinds.has("unknown-enums") ? UNKNOWN_VALUE : value;
  }

  #extended(value: unknown, schema: Schema): unknown {
    const isOpen = isRecord(value) && (schema.additionalProperties ?? true) === true;
    return isOpen && this.#kinds.has("extra-fields") ? { ...value, [EXTRA_FIELD]: EXTRA_VALUE } : value;
  }
}
