import { join } from "node:path";
import { expect, it } from "vitest";
import { checkBlocks } from "../../scripts/docs/blocks.ts";
import { checkDecisions } from "../../scripts/docs/decisions.ts";
import { checkLinks } from "../../scripts/docs/links.ts";
import { openRepository } from "../../scripts/docs/repository.ts";
import { checkSources } from "../../scripts/docs/sources.ts";

it.each([
  ["every link leads somewhere", checkLinks],
  ["every copy is what it is copied from", checkBlocks],
  ["every code block comes from a file", checkSources],
  ["every assumption of the specification has its record", checkDecisions],
])("in the docs of this repository %s", async (_, check) => {
  expect(check(await openRepository(join(import.meta.dirname, "../..")))).toEqual([]);
});
