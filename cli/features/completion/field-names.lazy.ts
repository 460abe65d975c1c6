import { jsonSchema } from "../schema/json-schema.ts";
import { SHAPES } from "../schema/shapes.ts";

/**
 * Lists the fields that `--fields` accepts after a command, such as `meetings list`: members of what it prints, and their members with a
 * dot. Empty for commands that print no object.
 */
export async function fieldNames(command: string): Promise<string[]> {
  const shape = SHAPES[command];
  if (!shape) return [];
  const { $defs: definitions, items, ...schema } = await jsonSchema(command, shape);
  return Object.entries(membersOf(items ?? schema)).flatMap(([name, member]) => [
    name,
    ...Object.keys(membersOf(member)).map((inner) => `${name}.${inner}`),
  ]);

  function membersOf(schema: unknown): Record<string, unknown> {
    const { $ref = "", allOf = [], anyOf = [], properties } = Object(schema);
    const parts = [Object(definitions)[$ref.split("/").at(-1)] ?? [], ...allOf, ...anyOf].flat();
    return Object.assign({}, ...parts.map(membersOf), properties);
  }
}
