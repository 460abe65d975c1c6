import { expect, it } from "vitest";
import { checkVocabulary } from "../../scripts/docs/vocabulary.ts";
import { memoryRepository } from "./memory-repository.ts";

const CORE = "export function meanOf(values: number[]): number {\n  return values.length;\n}\n";
const EXEMPTED = {
  "server-mock/store/fold.ts": "export function fold(text: string): string {\n  return text;\n}\n",
  "server-mock/dashboard/assets/enhancements.ts": "const fold = (text) => text;\n",
};

const problemsOf = (file: string, text: string): string[] =>
  checkVocabulary(memoryRepository({ "core/figures/mean.ts": CORE, ...EXEMPTED, [file]: text })).map(
    ({ message }) => message,
  );

it.each([
  ["cli/a.ts", "export function meanOf(values: Row[]): number {"],
  ["mcp/a.ts", "const meanOf = (rows: readonly Row[]): number => rows.length;"],
  ["server-mock/dashboard/a.ts", "async function findPerson(visit: Visit): Promise<User> {"],
  ["design/a.ts", "export const median = (values: number[]) => values[0];"],
  ["cli/a.ts", "const UUID = /^[0-9a-f]{8}-/;"],
  ["mcp/a.ts", 'const ending = count === 1 ? "" : "s";'],
  ["server-mock/a.ts", 'import { stringify } from "csv-stringify/sync";'],
  ["cli/a.ts", 'const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });'],
  ["design/a.ts", "const day = new Date(iso).toLocaleDateString();"],
  ["mcp/a.ts", "const KEY = /svc_live_[\\w-]+/g;"],
])("in %s, `%s` is a second definition of what the core defines", (file, text) => {
  expect(problemsOf(file, `${text}\n`)).toHaveLength(1);
});

it.each([
  ["src/a.ts", "export function meanOf(values: Row[]): number {"],
  ["cli/a.ts", 'import { meanOf } from "../core/figures/mean.ts";'],
  ["cli/a.ts", "  const mean = meanOf(scores);"],
  ["server-mock/test/a.ts", "const meanOf = (values: number[]) => values.length;"],
])("in %s, `%s` is none", (file, text) => {
  expect(problemsOf(file, `${text}\n`)).toEqual([]);
});

it("an exemption of what is gone is a problem", () => {
  expect(problemsOf("server-mock/store/fold.ts", "")).toEqual([
    "`server-mock/store/fold.ts fold` is gone: remove its exemption.",
  ]);
});
