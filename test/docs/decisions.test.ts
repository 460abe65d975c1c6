import { join } from "node:path";
import { expect, it } from "vitest";
import { checkDecisions } from "../../scripts/docs/decisions.ts";
import { openRepository } from "../../scripts/docs/repository.ts";
import { memoryRepository } from "./memory-repository.ts";

const RECORD = "docs/decisions/0001-shape.md";
const INDEX = "docs/decisions/README.md";

function repositoryWith({ schema = "", files = {} }: { schema?: string; files?: Record<string, string> }) {
  const spec = `components:\n  schemas:\n    Thing:\n${schema}`;
  return memoryRepository({
    "spec/openapi.yaml": spec,
    [RECORD]: "# 0001. Shape\n",
    [INDEX]: "[0001](0001-shape.md)\n",
    ...files,
  });
}

it.each([
  ["a marked schema", '      type: object\n      description: A thing (assumed).\n      x-assumed: "0001"\n'],
  [
    "a property that inherits the mark of its schema",
    '      type: object\n      description: A thing (assumed).\n      x-assumed: "0001"\n      properties:\n        id: { type: string, description: Identifier (assumed). }\n',
  ],
  [
    "a marked property in a schema of the document's",
    '      type: object\n      description: A thing.\n      properties:\n        id: { type: string, description: Identifier (assumed)., x-assumed: "0001" }\n',
  ],
  [
    "an example that speaks of assuming",
    "      type: object\n      description: A thing.\n      example: { description: I assumed so }\n",
  ],
])("%s is in order", (_, schema) => {
  expect(checkDecisions(repositoryWith({ schema }))).toEqual([]);
});

it.each([
  [
    "a mark without a record",
    '      type: string\n      description: A thing (assumed).\n      x-assumed: "0009"\n',
    4,
    "Write `docs/decisions/0009-….md`",
  ],
  [
    "a mark that is not said",
    '      type: string\n      description: A thing.\n      x-assumed: "0001"\n',
    4,
    'Add "(assumed)" to it.',
  ],
  ["an assumption without a mark", "      type: string\n      description: A thing (assumed).\n", 4, "Add `x-assumed`"],
  [
    "a property that has nothing to inherit",
    "      type: object\n      properties:\n        id: { type: string, description: Identifier (assumed). }\n",
    6,
    "Add `x-assumed`",
  ],
])("%s is reported with its line", (_, schema, line, message) => {
  expect(checkDecisions(repositoryWith({ schema }))).toEqual([
    { file: "spec/openapi.yaml", line, message: expect.stringContaining(message) },
  ]);
});

it.each([
  ["a record of 41 lines", { [RECORD]: "line\n".repeat(41) }, RECORD, "The record has 41 lines."],
  ["a record that the index lacks", { [INDEX]: "# Records\n" }, INDEX, "The index lacks `0001-shape.md`."],
  [
    "a number given twice",
    { "docs/decisions/0001-twin.md": "# 0001. Twin\n", [INDEX]: "[a](0001-shape.md) [b](0001-twin.md)\n" },
    "docs/decisions/0001-twin.md",
    "The number 0001 is taken.",
  ],
])("%s is reported", (_, files, file, message) => {
  expect(checkDecisions(repositoryWith({ files }))).toEqual([
    { file, line: expect.any(Number), message: expect.stringContaining(message) },
  ]);
});

it("a record of 40 lines is not too long", () => {
  expect(checkDecisions(repositoryWith({ files: { [RECORD]: "line\n".repeat(40) } }))).toEqual([]);
});

it("the repository's own spec and records are in order", async () => {
  const repository = await openRepository(join(import.meta.dirname, "../.."));
  expect(checkDecisions(repository)).toEqual([]);
});
