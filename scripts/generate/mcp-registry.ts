import { TOOL_NAMES } from "../../mcp/settings/tool-names.ts";
import type { GeneratedFile } from "./generated-file.ts";

/** Generates the registry: imports every tool by its name, after which file and export are named. */
export function generateToolRegistry(): GeneratedFile {
  const sorted = [...TOOL_NAMES].sort();
  const imports = sorted.map((name) => `import { ${toCamelCase(name)} } from "../../tools/${toKebabCase(name)}.ts";`);
  const entries = TOOL_NAMES.map((name) => `  ${name}: ${toCamelCase(name)},`);
  const text = `// Generated from mcp/settings/tool-names.ts by \`npm run generate\`. Do not edit.

import type { Tool } from "../../context/tool.ts";
import type { ToolName } from "../../settings/tool-names.ts";
${imports.join("\n")}

/** Every tool by its name. Protocol, documentation and packaging all come from here. */
export const TOOLS: Readonly<Record<ToolName, Tool>> = {
${entries.join("\n")}
};
`;
  return { path: "mcp/registry/generated/tools.ts", text };
}

const toCamelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const toKebabCase = (name: string): string => name.replaceAll("_", "-");
