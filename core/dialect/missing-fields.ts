type Row = Record<string, unknown>;

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

/** Names of a schema's fields in an OpenAPI document, those of the schemas that it extends included. */
export function fieldsOf(spec: object, name: string): string[] {
  const schemas = (spec as { components?: { schemas?: Record<string, Schema> } }).components?.schemas ?? {};
  const namesOf = (schema: Schema | undefined): string[] => {
    if (schema?.$ref) return namesOf(schemas[schema.$ref.split("/").at(-1) ?? ""]);
    return [...Object.keys(schema?.properties ?? {}), ...(schema?.allOf ?? []).flatMap(namesOf)];
  };
  return [...new Set(namesOf(schemas[name]))];
}

/** The fields that none of the objects has, and `null` says nothing: a field may be null in all of a few. */
export const missingFields = (objects: readonly Row[], fields: readonly string[]): string[] =>
  objects.length === 0 ? [] : fields.filter((field) => objects.every((object) => object[field] === undefined));
