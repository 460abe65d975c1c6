import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";
import { writeBundleManifest, writeServerJson } from "./mcp-packaging.ts";
import { writeTables } from "./mcp-tables.ts";

const ROOT = join(import.meta.dirname, "../..");
const DOCUMENT = "docs/mcp.md";

/** Every file that is made from the tool server's registry. In the document only what stands between marks is. */
export async function generateMcp(): Promise<GeneratedFile[]> {
  const document = await readFile(join(ROOT, DOCUMENT), "utf8");
  return [
    { path: DOCUMENT, text: fillMarks(document, writeTables()) },
    { path: "mcp/generated/manifest.json", text: toJson(writeBundleManifest()) },
    { path: "mcp/generated/server.json", text: toJson(writeServerJson()) },
  ];
}

function fillMarks(document: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const marks = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
    if (!marks.test(text)) throw new Error(`${DOCUMENT} has no place for \`${name}\`.`);
    return text.replace(marks, (_, start: string, end: string) => `${start}\n${part}\n${end}`);
  }, document);
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
