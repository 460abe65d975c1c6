import { parse } from "csv-parse/sync";
import type { Json } from "./json-values.ts";

const DELIMITERS = [",", ";", "\t", "|"];

/**
 * Reads rows of CSV or TSV as objects by column name; undefined if the text is no table.
 *
 * @param isStrict rejects rows with more or fewer values than the head
 */
export function readTable(text: string, isStrict = false): Json[] | undefined {
  const [header = ""] = text.split("\n", 1);
  const [delimiter = ","] = DELIMITERS.toSorted((one, other) => header.split(other).length - header.split(one).length);
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: !isStrict,
      trim: true,
    });
  } catch {
    return undefined;
  }
}
