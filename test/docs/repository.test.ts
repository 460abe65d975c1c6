import { join } from "node:path";
import { expect, it } from "vitest";
import { checkBlocks } from "../../scripts/docs/blocks.ts";
import { checkDecisions } from "../../scripts/docs/decisions.ts";
import { checkLinks } from "../../scripts/docs/links.ts";
import { openRepository } from "../../scripts/docs/repository.ts";
import { checkSources } from "../../scripts/docs/sources.ts";
import { checkWords } from "../../scripts/docs/words.ts";

it.each([
  ["every link leads somewhere", checkLinks],
  ["every copy is what it is copied from", checkBlocks],
  ["every code block comes from a file", checkSources],
  ["every assumption of the spec has its record", checkDecisions],
  ["every term is the one of the field", checkWords],
])("in the docs of this repository %s", async (_, check) => {
  expect(check(await openRepository(join(import.meta.dirname, "../..")))).toEqual([]);
});

it("every script that the docs name exists", async () => {
  const repository = await openRepository(join(import.meta.dirname, "../.."));
  const scriptsOf = (file: string) => JSON.parse(repository.read(file)).scripts;
  const scripts = { root: scriptsOf("package.json"), server: scriptsOf("server-mock/package.json") };
  for (const file of repository.files) {
    if (!file.endsWith(".md") || file === "CHANGELOG.md") continue;
    for (const [, script = "", server] of repository.read(file).matchAll(/npm run\s([\w:-]+)( -w server-mock)?/g))
      expect(server ? scripts.server : scripts.root, file).toHaveProperty([script]);
  }
});
