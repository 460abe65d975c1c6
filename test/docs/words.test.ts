import { expect, it } from "vitest";
import { checkWords } from "../../scripts/docs/words.ts";
import { memoryRepository } from "./memory-repository.ts";

it.each([
  ["docs/a.md", "The service refuses it.", "refuses"],
  ["src/a.ts", "const walk = list.pages();", "walk"],
  ["cli/a.ts", "// Begin anew.", "anew"],
  ["README.md", "The API's document names it.", "API's document"],
  ["scripts/a.mjs", 'const text = "the licence";', "licence"],
  ["server-mock/a.ts", "// Judges the page.", "Judges"],
  ["test/sdk/a.test.ts", 'it("refuses %s", async () => {', "refuses"],
  ["cli/a.ts", "/** Whether it is. */\nexport const is = () => true;", "Whether"],
  ["src/a.ts", "/**\n * What it is.\n */\nexport interface A {}", "What"],
  ["tools/a.ts", "/** How it is. */\nexport interface A {}", "How"],
  ["server-mock/test/a.test.ts", '])("a walk over %s", (list) => {', "walk"],
])("%s with %j is reported with the better word", (file, text, found) => {
  const [problem, ...others] = checkWords(memoryRepository({ [file]: `first\n${text}\n` }));
  expect(problem).toMatchObject({ file, line: 2, message: expect.stringContaining(`\`${found}\``) });
  expect(others).toEqual([]);
});

it.each([
  ["src/a.ts", "// The connection was refused."],
  ["src/a.ts", "const walkway = 1;"],
  ["src/a.ts", "/** Reports whether it is. */\nexport const is = () => true;"],
  ["src/a.ts", "/** What it is. */\nconst is = 1;\nexport const other = 2;"],
  ["package-lock.json", "licence"],
  ["test/sdk/a.test.ts", "walk"],
  ["test/sdk/a.test.ts", 'it.each(["refused", "walk"])("rejects %s", (text) => {'],
  ["server-mock/coaching/a.ts", "// The model is a judge."],
])("%s with %j is no mistake", (file, text) => {
  expect(checkWords(memoryRepository({ [file]: text }))).toEqual([]);
});
