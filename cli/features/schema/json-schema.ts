import type { Schema } from "./shapes.ts";

const REFERENCE = "#/components/schemas/";

/**
 * A shape as a self-contained JSON schema: referenced components of the spec become its definitions. Converts OpenAPI 3.0's `nullable`, and
 * drops examples and extensions.
 */
export async function jsonSchema(title: string, shape: Schema): Promise<Schema> {
  const { builtInSpec } = await import("../spec/built-in-spec.lazy.ts");
  const { components } = builtInSpec() as { components: { schemas: Record<string, Schema> } };
  const definitions: Record<string, unknown> = {};
  const schema = convert(shape) as Schema;
  return {
    ...{ $schema: "https://json-schema.org/draft/2020-12/schema", title, ...schema },
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }),
  };

  function convert(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== "object" || value === null) return value;
    const { nullable, ...members } = value as Record<string, unknown>;
    const kept = Object.entries(members).filter(([name]) => name !== "example" && !name.startsWith("x-"));
    const result = Object.fromEntries(kept.map(([name, member]) => [name, convertMember(name, member)]));
    return nullable === true ? { anyOf: [result, { type: "null" }] } : result;
  }

  function convertMember(name: string, member: unknown): unknown {
    if (name === "$ref") return define(String(member).slice(REFERENCE.length));
    if (name !== "properties") return convert(member);
    return Object.fromEntries(Object.entries(Object(member)).map(([property, of]) => [property, convert(of)]));
  }

  function define(name: string): string {
    if (!(name in definitions)) {
      // Registered before it is converted, since it may refer to itself.
      definitions[name] = true;
      definitions[name] = convert(components.schemas[name]);
    }
    return `#/$defs/${name}`;
  }
}
