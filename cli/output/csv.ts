import { readPath } from "../text/fields.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";

/** Items as CSV, a column each for the fields. */
export async function createCsvFormatter({
  columns,
  header,
}: Pick<FormatterOptions, "columns" | "header">): Promise<ListFormatter> {
  const { csvLines } = await import("./csv.lazy.ts");
  const takeHeading = takeOnce(header ? csvLines([columns.map(({ field }) => field)]) : "");
  return {
    page: (items) => takeHeading() + csvLines(items.map((item) => columns.map(({ field }) => readPath(item, field)))),
    end: takeHeading,
  };
}
