/** A schema of the spec, as far as it is read here. */
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
  /** Named by the API document, although a detail of it, or the schema around it, is assumed. */
  "x-documented"?: boolean;
}

export type Schemas = Readonly<Record<string, Schema>>;

/** Name of a component that a reference points to. */
export function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

/** Reports whether a property of a component may be absent in a service that decides otherwise. */
export function isAssumedProperty(schema: Schema, name: string): boolean {
  const property = schema.properties?.[name];
  return (property?.["x-assumed"] ?? schema["x-assumed"]) !== undefined && !property?.["x-documented"];
}

/** Reports whether a component is a list of values that a service may extend. */
export function isAssumedEnum(schema: Schema): boolean {
  return schema.enum !== undefined && schema["x-assumed"] !== undefined && !schema["x-documented"];
}
