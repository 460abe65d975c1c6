import { isAssumedEnum, isAssumedProperty, type Schema } from "./assumptions.ts";

/** Request bodies stay strict: the client decides what it sends. */
const REQUESTS = new Set(["CreateTemplate", "UpdateTemplate", "GradingCriterion"]);
/** The one member of the envelope without which there is no result. */
const ENVELOPE = "data";

interface SpecDocument {
  info: { description?: string };
  components: { schemas: Record<string, Schema> };
}

/**
 * Creates the lenient variant of the spec: assumed response fields become optional, assumed enums open. Clients generated from
 * it accept services that decided otherwise.
 */
export function toLenientJson(json: string): string {
  const document = JSON.parse(json) as SpecDocument;
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    if (REQUESTS.has(name)) continue;
    if (isAssumedEnum(schema)) openEnum(schema);
    for (const part of [schema, ...(schema.allOf ?? [])]) loosen(part, schema["x-assumed"]);
  }
  document.info.description = `${document.info.description ?? ""}\n\nLenient variant: fields that the API document leaves open are optional, and assumed enums accept other values.`;
  return JSON.stringify(document);
}

function loosen(part: Schema, mark: string | undefined): void {
  if (!part.required) return;
  const owner = mark === undefined ? part : { ...part, "x-assumed": mark };
  part.required = part.required.filter((property) => property === ENVELOPE || !isAssumedProperty(owner, property));
  if (part.required.length === 0) delete part.required;
}

function openEnum(schema: Schema): void {
  const known = (schema.enum ?? []).filter((value) => value !== null).join(", ");
  schema.description = `${schema.description?.trim() ?? ""} Known values: ${known}. There may be others.`;
  delete schema.enum;
}
