import { isAssumedEnum, isAssumedProperty, nameOf, type Schema, type Schemas } from "./assumptions.ts";
import type { Surprise } from "./surprises.ts";

/** Changes the JSON body of a successful response of an operation. */
export type SurpriseBody = (operationId: string, status: number, body: string) => string;

interface SpecDocument {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, ResponseObject> }>>;
  components: { schemas: Schemas };
}

interface ResponseObject {
  content?: { "application/json"?: { schema?: Schema } };
}

const EXTRA_FIELD = "x_surprise";
const EXTRA_VALUE = { added: "by a newer version of the service" };
const UNKNOWN_VALUE = "surprise";
/** A list whose objects cannot be told apart is no service that anybody would build. */
const KEPT = new Set(["id"]);

/** Makes a function that lets responses differ as far as the API document allows. Only `data` is changed. */
export function createSurprise(json: string, kinds: readonly Surprise[]): SurpriseBody {
  const document = JSON.parse(json) as SpecDocument;
  const schemas = dataSchemasOf(document);
  const change = new Change(document.components.schemas, new Set(kinds));
  return (operationId, status, body) => {
    const schema = schemas.get(`${operationId} ${status}`);
    if (!schema) return body;
    const envelope = JSON.parse(body) as { data: unknown };
    return JSON.stringify({ ...envelope, data: change.apply(envelope.data, schema, "") });
  };
}

function dataSchemasOf({ paths, components }: SpecDocument): Map<string, Schema> {
  const schemas = new Map<string, Schema>();
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const { $ref } = response.content?.["application/json"]?.schema ?? {};
      const data = $ref === undefined ? undefined : components.schemas[nameOf($ref)]?.properties?.["data"];
      if (status.startsWith("2") && operation.operationId && data)
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

  /** `name` is the component that the schema belongs to. */
  apply(value: unknown, schema: Schema, name: string): unknown {
    if (schema.$ref !== undefined) {
      const component = nameOf(schema.$ref);
      return this.apply(value, this.#schemas[component] ?? {}, component);
    }
    if (Array.isArray(value)) return value.map((item) => this.apply(item, schema.items ?? {}, name));
    if (schema.enum) return this.#listed(value, schema, name);
    if (schema.allOf) {
      const whole = schema.allOf.reduce(
        (part, partSchema) => this.#members(part, this.#named(partSchema, name)),
        value,
      );
      return this.#extended(whole, schema);
    }
    return this.#extended(this.#members(value, { schema, name }), schema);
  }

  #named(schema: Schema, name: string): { schema: Schema; name: string } {
    if (schema.$ref === undefined) return { schema, name };
    const component = nameOf(schema.$ref);
    return { schema: this.#schemas[component] ?? {}, name: component };
  }

  #members(value: unknown, { schema, name }: { schema: Schema; name: string }): unknown {
    if (schema.enum) return this.#listed(value, schema, name);
    if (schema.allOf)
      return schema.allOf.reduce((part, partSchema) => this.#members(part, this.#named(partSchema, name)), value);
    if (typeof value !== "object" || value === null || !schema.properties) return value;
    const members = Object.entries(value).flatMap(([member, content]) => {
      const own = schema.properties?.[member];
      if (!own) return [[member, content]];
      const isMissing = this.#kinds.has("missing-assumed") && !KEPT.has(member);
      if (isMissing && isAssumedProperty(name, schema, member)) return [];
      return [[member, this.apply(content, own, name)]];
    });
    return Object.fromEntries(members) as unknown;
  }

  /** A value of a list. Null stays, which says that there is none. */
  #listed(value: unknown, schema: Schema, name: string): unknown {
    const isOpen = typeof value === "string" && isAssumedEnum(name, schema);
    return isOpen && this.#kinds.has("unknown-enums") ? UNKNOWN_VALUE : value;
  }

  #extended(value: unknown, schema: Schema): unknown {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const isClosed = schema.additionalProperties === false;
    const isKnown = !isClosed && (schema.properties !== undefined || schema.allOf !== undefined);
    return isObject && isKnown && this.#kinds.has("extra-fields") ? { ...value, [EXTRA_FIELD]: EXTRA_VALUE } : value;
  }
}
