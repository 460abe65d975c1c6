import { GENERATED_BANNER, type GeneratedFile } from "./generated-file.ts";
import type { SchemaObject, SpecDocument } from "./spec-document.ts";

/** Component schemas that are a closed set of strings, by name. */
export function enumSchemas(document: SpecDocument): Map<string, SchemaObject & { enum: string[] }> {
  const entries = Object.entries(document.components.schemas).filter(
    (entry): entry is [string, SchemaObject & { enum: string[] }] =>
      entry[1].type === "string" && !!entry[1].enum?.every((value) => typeof value === "string"),
  );
  return new Map(entries);
}

/** `src/generated/enums.ts`: every enum as a runtime tuple and a union type. */
export function generateEnums(document: SpecDocument): GeneratedFile {
  const blocks = [...enumSchemas(document)].map(([name, schema]) => {
    const values = schema.enum.map((value) => `  ${JSON.stringify(value)},\n`).join("");
    const description = (schema.description ?? name).trim();
    const constant = constantName(name);
    return (
      `/** ${description} Every value, in the spec's order. */\n` +
      `export const ${constant} = [\n${values}] as const;\n\n` +
      `/** ${description} */\n` +
      `export type ${name} = (typeof ${constant})[number];\n`
    );
  });
  return { path: "src/generated/enums.ts", text: GENERATED_BANNER + blocks.join("\n") };
}

/** `MeetingStatus` gives `MEETING_STATUSES`. */
export function constantName(name: string): string {
  const upper = name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  if (upper.endsWith("Y")) return `${upper.slice(0, -1)}IES`;
  return upper.endsWith("S") ? `${upper}ES` : `${upper}S`;
}
