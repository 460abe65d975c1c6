import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { BUILD_INPUTS, ROOT, UNTRACKED_INPUTS } from "../../scripts/bootstrap.mjs";

const CODE = /\.[cm]?[jt]s$/;
const IMPORTED = /(?:\bfrom|\bimport\(?|\brequire\() ?["'](\.[^"']+)["']/g;

/** Every file of the repository that these files import, and that those import. */
function reach(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    if (!CODE.test(file)) continue;
    const text = readFileSync(file, "utf8");
    for (const [, path = ""] of text.matchAll(IMPORTED)) waiting.push(join(dirname(file), path));
  }
  return found;
}

function listCode(path: string): string[] {
  if (!statSync(path).isDirectory()) return CODE.test(path) ? [path] : [];
  return readdirSync(path)
    .filter((name) => !["node_modules", "dist", "test"].includes(name))
    .flatMap((name) => listCode(join(path, name)));
}

/** Files that are none of the inputs, nor generated from them. */
function outside(files: Iterable<string>, inputs: readonly string[]): string[] {
  const paths = [...files].map((file) => relative(ROOT, file).replaceAll("\\", "/"));
  return paths.filter(
    (path) => !path.includes("/generated/") && !inputs.some((input) => `${path}/`.startsWith(`${input}/`)),
  );
}

it("a change of any file that the build reads leads to a new build", () => {
  const built = BUILD_INPUTS.filter((input) => !input.startsWith("scripts/generate")).map((input) => join(ROOT, input));
  const published = reach([join(ROOT, "scripts/generate-published.ts")]);
  expect(outside([...reach(built.flatMap(listCode)), ...published], BUILD_INPUTS)).toEqual([]);
});

it("a change of any file that the generators of untracked files read lets them run again", () => {
  expect(outside(reach([join(ROOT, "scripts/generate-untracked.ts")]), UNTRACKED_INPUTS)).toEqual([]);
});
