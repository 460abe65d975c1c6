/** Rows of cells of a text as RFC 4180 has it, written a second time. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let read = 0;
  for (const [whole, quoted, plain = "", end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ",") rows.push([]);
    read += whole.length;
  }
  if (read < text.length) throw new Error(`This is no CSV: ${text.slice(read, read + 100)}`);
  return rows.slice(0, -1);
}

/** A cell as it was before an apostrophe kept it from being a formula; spreadsheets do not show that. */
export const undefused = (cell: string): string =>
  /^'+(?:\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/.test(cell) ? cell.slice(1) : cell;
