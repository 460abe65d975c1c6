import { expect, it } from "vitest";
import { checkLinks } from "../../scripts/docs/links.ts";
import { memoryRepository } from "./memory-repository.ts";

const GUIDE = '# A guide\n\n## `svc` & friends\n\n## Twice\n\n## Twice\n\n<a id="explicit"></a>\n';

it.each([
  ["a file", "[x](docs/guide.md)"],
  ["a folder", "[x](docs)"],
  ["a folder with a slash", "[x](docs/)"],
  ["the root", "[x](/docs/guide.md)"],
  ["a heading", "[x](docs/guide.md#a-guide)"],
  ["a heading with code and signs", "[x](docs/guide.md#svc--friends)"],
  ["the second of two equal headings", "[x](docs/guide.md#twice-1)"],
  ["an explicit id", "[x](docs/guide.md#explicit)"],
  ["a heading of the same file", "# Here\n\n[x](#here)"],
  ["a line of a program", "[x](src/index.ts#L3)"],
  ["an encoded path", "[x](docs/with%20space.md)"],
  ["another host", "[x](https://service.example/gone)"],
  ["an address", "[x](mailto:a@b.example)"],
  ["code that looks like a link", "```\n[x](gone.md)\n```\n\n`[x](gone.md)`"],
])("a link to %s is alive", (_, text) => {
  const repository = memoryRepository({
    "README.md": text,
    "docs/guide.md": GUIDE,
    "docs/with space.md": "",
    "src/index.ts": "",
  });
  expect(checkLinks(repository)).toEqual([]);
});

it.each([
  ["a missing file", "\n[x](docs/gone.md)", 2, "there is no `docs/gone.md`"],
  ["a file named with the wrong case", "[x](DOCS/guide.md)", 1, "there is no `DOCS/guide.md`"],
  ["a path outside the repository", "[x](../other.md)", 1, "there is no `../other.md`"],
  ["a missing heading", "[x](docs/guide.md#gone)", 1, "Use one of its anchors: #a-guide #svc--friends"],
  ["a missing heading of the same file", "# Here\n\n\n[x](#there)", 4, "`README.md` has no `#there`"],
  ["a missing image", "![x](docs/gone.png)", 1, "there is no `docs/gone.png`"],
  ["a missing target of a definition", "[x][y]\n\n[y]: gone.md", 3, "there is no `gone.md`"],
  ["a missing target in HTML", 'a\n\n<img src="gone.svg">', 3, "there is no `gone.svg`"],
  ["a missing target in a table", "| a |\n|---|\n| [x](gone.md) |", 3, "there is no `gone.md`"],
])("a link to %s is reported with its line and what to do", (_, text, line, message) => {
  const repository = memoryRepository({ "README.md": text, "docs/guide.md": GUIDE });
  expect(checkLinks(repository)).toEqual([{ file: "README.md", line, message: expect.stringContaining(message) }]);
});

it("a relative link starts from the folder of its file", () => {
  const repository = memoryRepository({
    "docs/a.md": "[x](b.md) [y](../README.md) [z](README.md)",
    "docs/b.md": "",
    "README.md": "",
  });
  expect(checkLinks(repository).map((problem) => problem.message)).toEqual([
    expect.stringContaining("there is no `docs/README.md`"),
  ]);
});

it.each([
  ["a file", "In `src/gone.ts` and `src/index.ts`.", ["src/gone.ts"]],
  ["a folder", "`src/gone/`, `src/`", ["src/gone/"]],
  ["a file in a command", "`npx tsx docs/gone.ts --all`", ["docs/gone.ts"]],
  [
    "a pattern, an operation and what is built",
    "`src/**/*.ts`, `docs/list`, `docs/{a,b}.md`, `src/generated/a.ts`",
    [],
  ],
  ["a folder of others", "`.github/workflows/ci.yml`", []],
])("a path in inline code to %s is reported where there is none", (_, text, missing) => {
  const repository = memoryRepository({ "README.md": text, "docs/a.md": "", "src/index.ts": "" });
  const messages = checkLinks(repository).map(({ message }) => message);
  expect(messages).toEqual(missing.map((path) => expect.stringContaining(`no \`${path}\``)));
});

it("a changelog may name what is gone", () => {
  expect(checkLinks(memoryRepository({ "CHANGELOG.md": "`src/gone.ts`", "src/index.ts": "" }))).toEqual([]);
});
