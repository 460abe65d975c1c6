// The declaration bundler loses `export type` and declares classes as if they were importable. Marks everything that the built module does
// not export as a type again.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

// Shared declarations are in a common file.
const EXPORTS = /^export \{ (.*) \}(?= from |;$)/gm;

/** Marks what `dist/sdk/<entry>.cjs` does not have as `type` in the declarations beside it. */
export function markTypeOnlyExports(folder, entry) {
  const values = new Set(Object.keys(createRequire(import.meta.url)(`${folder}/${entry}.cjs`)));
  const declarations = `${folder}/${entry}.d.cts`;
  const mark = (name) => (name.startsWith("type ") || values.has(name.split(" ").at(-1)) ? name : `type ${name}`);
  const text = readFileSync(declarations, "utf8");
  writeFileSync(
    declarations,
    text.replace(EXPORTS, (_, names) => `export { ${names.split(", ").map(mark).join(", ")} }`),
  );
}
