import { parseCsv } from "../../support/csv.ts";

/** Rows of the Markdown table below a heading, by the heads of its columns. */
export function markdownTable(text: string, heading: string): Record<string, string>[] {
  const section = text.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  const cells = (line: string): string[] =>
    line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map(plain);
  const [head = "", , ...body] = lines;
  const heads = cells(head);
  return body.map((line) => Object.fromEntries(cells(line).map((cell, index) => [heads[index] ?? "", cell])));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&" };

/** Markdown's text as a reader of the page that it makes sees it. */
export const plain = (text: string): string =>
  text
    .replace(/&(lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .trim();

/** Records of RFC 4180 by the names in its first one. */
export function csvRecords(text: string): Record<string, string>[] {
  const [heads = [], ...records] = parseCsv(text);
  return records.map((record) => Object.fromEntries(heads.map((head, index) => [head, record[index] ?? ""])));
}
