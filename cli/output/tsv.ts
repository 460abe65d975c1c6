import { tsvLine } from "../../core/formats/tsv.ts";
import { defuseWorkflowCommands } from "../../core/text/escape.ts";
import { readPath } from "../text/fields.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";

/** One line per item. */
export function createTsvFormatter({ columns, header, workflowLog }: FormatterOptions): ListFormatter {
  const takeHeading = takeOnce(header ? tsvLine(columns.map(({ field }) => field)) : "");
  const line = (item: unknown): string => tsvLine(columns.map(({ field }) => readPath(item, field)));
  return {
    page(items) {
      const text = takeHeading() + items.map(line).join("");
      return workflowLog ? defuseWorkflowCommands(text) : text;
    },
    end: takeHeading,
  };
}
