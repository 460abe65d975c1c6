// The bundler of the declarations forgets `export type`: it declares classes as if programs could import them. What the built module
// does not export becomes a type again.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

// What several entries declare is in a file that they share.
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
