import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { globSync } from "tinyglobby";
import { ROOT } from "../../scripts/bootstrap.mjs";

const ignore = () => undefined;
const SILENT = { debug: ignore, info: ignore, warn: ignore, isDebugEnabled: () => false };
const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [] };

/** The files of the patterns with every mutant in them, each switched off until its id is set, and the mutants. */
export async function instrument(patterns) {
  const files = globSync(patterns, { cwd: ROOT })
    .filter((name) => !name.endsWith(".d.ts"))
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(join(ROOT, name), "utf8") }));
  const result = await new Instrumenter(SILENT).instrument(files, OPTIONS);
  const lines = new Map(files.map(({ name, content }) => [name, content.split("\n")]));
  return {
    code: Object.fromEntries(result.files.map(({ name, content }) => [name, content])),
    mutants: result.mutants.map(({ id, fileName, location, replacement, mutatorName }) => ({
      id: Number(id),
      file: fileName,
      line: location.start.line + 1,
      mutator: mutatorName,
      original: textAt(lines.get(fileName), location),
      replacement,
    })),
  };
}

function textAt(lines, { start, end }) {
  const text = lines.slice(start.line, end.line + 1);
  text[text.length - 1] = text.at(-1).slice(0, end.column);
  text[0] = text[0].slice(start.column);
  return text.join("\n");
}
