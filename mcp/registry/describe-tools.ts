import { COMMON_OUTPUT } from "../context/output-schemas.ts";
import type { Annotations } from "../context/tool.ts";
import { type JsonSchema, toJsonSchema } from "../input/json-schema.ts";
import type { ToolName } from "../settings/tool-names.ts";
import { TOOLS } from "./generated/tools.ts";

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  name: ToolName;
  title: string;
  description: string;
  inputSchema: JsonSchema & { type: "object" };
  outputSchema: JsonSchema & { type: "object" };
  annotations: Annotations;
}

/** The given tools as clients see them. */
export function describeTools(names: readonly ToolName[]): ListedTool[] {
  return names.map((name) => {
    const { title, description, input, output, annotations } = TOOLS[name];
    return {
      name,
      title,
      description,
      inputSchema: toJsonSchema(input),
      outputSchema: { type: "object", properties: { ...output, ...COMMON_OUTPUT } },
      annotations,
    };
  });
}
