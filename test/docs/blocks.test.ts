import { expect, it } from "vitest";
import { checkBlocks, writeBlocks } from "../../scripts/docs/blocks.ts";
import { memoryRepository } from "./memory-repository.ts";

const PROGRAM =
  'import { SvcClient } from "../src/index.ts";\n\n// #region call\nconst svc = new SvcClient(options);\n// #endregion\n';
const TABLE = "| a | b |\n|---|---|\n| 1 | 2 |\n";

function repositoryWith(readme: string) {
  return memoryRepository({ "README.md": readme, "examples/call.ts": PROGRAM, "docs/table.md": TABLE });
}

function block(mark: string, code: string): string {
  return `# Title\n\n${mark}\n\`\`\`ts\n${code}\n\`\`\`\n\nAfter.\n`;
}

it.each([
  ["a region", block("<!-- from: examples/call.ts#call -->", "const svc = new SvcClient(options);")],
  [
    "a whole file",
    block(
      "<!-- from: examples/call.ts -->",
      'import { SvcClient } from "svc-sdk";\n\nconst svc = new SvcClient(options);',
    ),
  ],
  ["an included table", `Before.\n\n<!-- include: docs/table.md -->\n\n${TABLE}\n<!-- /include -->\n\nAfter.\n`],
  ["code without a mark", block("Text.", "anything();")],
  ["a mark that is shown as code", "```md\n<!-- from: gone.ts -->\n```\n\nA `<!-- include: gone.md -->` mark.\n"],
])("%s that equals its source is fresh, and writing leaves it alone", (_, readme) => {
  const repository = repositoryWith(readme);
  expect(checkBlocks(repository)).toEqual([]);
  expect(writeBlocks(repository)).toEqual([]);
  expect(repository.read("README.md")).toBe(readme);
});

it.each([
  [
    "a region",
    block("<!-- from: examples/call.ts#call -->", "old();\nolder();"),
    block("<!-- from: examples/call.ts#call -->", "const svc = new SvcClient(options);"),
  ],
  [
    "an empty code block",
    "<!-- from: examples/call.ts#call -->\n```ts\n```\n",
    "<!-- from: examples/call.ts#call -->\n```ts\nconst svc = new SvcClient(options);\n```\n",
  ],
  [
    "an empty include",
    "<!-- include: docs/table.md -->\n<!-- /include -->\n",
    `<!-- include: docs/table.md -->\n\n${TABLE}\n<!-- /include -->\n`,
  ],
  [
    "an included table",
    `<!-- include: docs/table.md -->\n| old |\n|---|\n\n<!-- /include -->\n`,
    `<!-- include: docs/table.md -->\n\n${TABLE}\n<!-- /include -->\n`,
  ],
])("%s that differs from its source is reported, and fixed by writing it", (_, stale, fresh) => {
  const repository = repositoryWith(stale);
  expect(checkBlocks(repository)).toEqual([
    { file: "README.md", line: expect.any(Number), message: expect.stringContaining("npm run generate") },
  ]);
  expect(writeBlocks(repository)).toEqual(["README.md"]);
  expect(repository.read("README.md")).toBe(fresh);
  expect(checkBlocks(repository)).toEqual([]);
});

it("several stale copies in one file are all fixed", () => {
  const stale = `${block("<!-- from: examples/call.ts#call -->", "a();")}\n<!-- include: docs/table.md -->\n<!-- /include -->\n\n${block("<!-- from: examples/call.ts#call -->", "b();")}`;
  const repository = repositoryWith(stale);
  expect(checkBlocks(repository).map((problem) => problem.line)).toEqual([3, 10, 15]);
  writeBlocks(repository);
  expect(checkBlocks(repository)).toEqual([]);
  expect(repository.read("README.md").match(/new SvcClient/g)).toHaveLength(2);
});

it.each([
  [
    "a missing file",
    block("<!-- from: examples/gone.ts -->", ""),
    "There is no `examples/gone.ts`. Write the path from the repository's root.",
  ],
  ["a missing region", block("<!-- from: examples/call.ts#gone -->", ""), "use one it has: call."],
  [
    "a code mark above text",
    "# Title\n\n<!-- from: examples/call.ts -->\n\nText.\n",
    "No code block follows this mark.",
  ],
  [
    "an include without an end",
    "# Title\n\n<!-- include: docs/table.md -->\n\nText.\n",
    "Put `<!-- /include -->` on a line of its own",
  ],
])("%s is reported at the mark, and nothing is written", (_, readme, message) => {
  const repository = repositoryWith(readme);
  expect(checkBlocks(repository)).toEqual([{ file: "README.md", line: 3, message: expect.stringContaining(message) }]);
  expect(writeBlocks(repository)).toEqual([]);
});
