/** A schema of the spec, reduced to the members that are read here. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  enum?: unknown[];
  additionalProperties?: unknown;
  "x-assumed"?: string;
  /** Documented by the API document, although a detail of it, or the schema around it, is assumed. */
  "x-documented"?: boolean;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Name of the component that a reference points to. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Reports whether other services may omit a property of a component, because it is assumed. */
export function isAssumedProperty(schema: Schema, name: string): boolean {
  const property = schema.properties?.[name];
  return (property?.["x-assumed"] ?? schema["x-assumed"]) !== undefined && !property?.["x-documented"];
}

/** Reports whether other services may extend the values of a component, because its enum is assumed. */
export function isAssumedEnum(schema: Schema): boolean {
  return schema.enum !== undefined && schema["x-assumed"] !== undefined && !schema["x-documented"];
}
