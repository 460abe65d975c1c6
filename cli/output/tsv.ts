import { defuseWorkflowCommands, escapeLine } from "../text/escape.ts";
import { readPath } from "../text/fields.ts";
import { flatText } from "../text/values.ts";
import type { FormatterOptions, ListFormatter } from "./formatter.ts";
import { takeOnce } from "./take-once.ts";

/** One line per item; tabs and line feeds inside a value are shown as `\t` and `\n`. */
export function createTsvFormatter({ columns, header, workflowLog }: FormatterOptions): ListFormatter {
  const takeHeading = takeOnce(header ? `${columns.map((column) => column.field).join("\t")}\n` : "");
  const line = (item: unknown): string =>
    `${columns.map((column) => escapeLine(flatText(readPath(item, column.field)))).join("\t")}\n`;
  return {
    page(items) {
      const text = takeHeading() + items.map(line).join("");
      return workflowLog ? defuseWorkflowCommands(text) : text;
    },
    end: takeHeading,
  };
}
