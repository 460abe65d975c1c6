type Row = Record<string, unknown>;

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

/** Names of a schema's fields in an OpenAPI document, including inherited ones. */
export function fieldsOf(spec: object, name: string): string[] {
  const schemas = (spec as { components?: { schemas?: Record<string, Schema> } }).components?.schemas ?? {};
  const namesOf = (schema: Schema | undefined): string[] => {
    if (schema?.$ref) return namesOf(schemas[schema.$ref.split("/").at(-1) ?? ""]);
    return [...Object.keys(schema?.properties ?? {}), ...(schema?.allOf ?? []).flatMap(namesOf)];
  };
  return [...new Set(namesOf(schemas[name]))];
}

/** Fields that none of the objects has. `null` does not count as missing: a field may be null in a small sample. */
export const missingFields = (objects: readonly Row[], fields: readonly string[]): string[] =>
  objects.length === 0 ? [] : fields.filter((field) => objects.every((object) => object[field] === undefined));
