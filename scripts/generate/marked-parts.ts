import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeneratedFile } from "./generated-file.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Fills the generated parts of a document, from `<!-- generated: NAME -->` to `<!-- end -->`. */
export async function fillDocument(path: string, parts: Readonly<Record<string, string>>): Promise<GeneratedFile> {
  let text = await readFile(join(ROOT, path), "utf8");
  for (const [name, part] of Object.entries(parts)) {
    const marks = new RegExp(`(<!-- generated: ${name} -->\n)[\\s\\S]*?(\n<!-- end -->)`);
    if (!marks.test(text)) throw new Error(`${path} has no place for \`${name}\`.`);
    text = text.replace(marks, (_, start: string, end: string) => `${start}\n${part}\n${end}`);
  }
  return { path, text };
}
