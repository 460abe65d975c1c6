import type { GeneratedFile } from "./generated-file.ts";
import { fillDocument } from "./marked-parts.ts";
import { writeBundleManifest, writeServerJson } from "./mcp-packaging.ts";
import { writeTables } from "./mcp-tables.ts";

/** Every file generated from the tool registry, and the generated parts of docs/mcp.md. */
export async function generateMcp(): Promise<GeneratedFile[]> {
  return [
    await fillDocument("docs/mcp.md", writeTables()),
    { path: "mcp/generated/manifest.json", text: toJson(writeBundleManifest()) },
    { path: "mcp/generated/server.json", text: toJson(writeServerJson()) },
  ];
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
