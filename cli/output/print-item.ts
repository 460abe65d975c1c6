import { flatText } from "../../core/formats/flat-text.ts";
import { jsonDocument } from "../../core/formats/json.ts";
import { escapeMarkdown, markdownTable } from "../../core/formats/markdown.ts";
import { tsvLine } from "../../core/formats/tsv.ts";
import { defuseWorkflowCommands } from "../../core/text/escape.ts";
import type { Context } from "../context/context.ts";
import { pickFields, readPath } from "../text/fields.ts";
import { PLAIN_STYLE } from "../text/style.ts";
import { checkFields } from "./check-fields.ts";
import { type Column, type Screen, shownValue } from "./columns.ts";
import type { OutputOptions } from "./formatter.ts";
import { createFormatter } from "./formatters.ts";
import { createDataOutput } from "./paged-output.ts";
import { formatterOptions, titleOf } from "./print-pages.ts";

/** Content of an object that does not fit a `field: value` line. */
export interface Substance {
  /** Heading of the Markdown document. */
  title: string;
  /** Text below the fields, escaped. */
  text(screen: Screen): string;
  /** The same as sections of a Markdown document. */
  markdown(): string;
  /** The fields that it shows: columns of CSV. */
  fields: readonly string[];
}

/** A single object to print. */
export interface ItemToPrint {
  item: object;
  columns: readonly Column[];
  /** Names people in columns of that kind. */
  nameOf?: (id: string) => string | undefined;
  output: OutputOptions;
  /** A transcript or a scorecard. Every format includes it; JSON and YAML as data. */
  substance?: Substance;
}

/** Prints one object in the requested format. */
export async function printItem(context: Context, job: ItemToPrint): Promise<void> {
  const { item, output: options } = job;
  const { format, fields, jq } = options;
  if (fields)
    checkFields(
      fields,
      [item],
      job.columns.map(({ field }) => field),
    );
  if (jq !== undefined) {
    const { printJq } = await import("./jq.lazy.ts");
    return printJq(context, fields ? pickFields(item, fields) : item, jq);
  }
  const output = createDataOutput(context, format, options.pager);
  await output.write(await itemText(context, job));
  await output.finish();
}

async function itemText(context: Context, job: ItemToPrint): Promise<string> {
  const { format, fields } = job.output;
  const substance = fields ? undefined : job.substance;
  const data = fields ? pickFields(job.item, fields) : job.item;
  if (format === "json") return jsonDocument(data);
  if (format === "yaml") return (await import("./yaml.lazy.ts")).yamlText(data);
  const options = await formatterOptions(context, job);
  const inert = (text: string): string => (options.workflowLog ? defuseWorkflowCommands(text) : text);
  if (format === "table") {
    const screen: Screen = { ...options.cell, width: options.width };
    // Empty fields are left out unless they were requested.
    const rows = fields ? options.columns : options.columns.filter((column) => shownValue(column, job.item) != null);
    const body = substance?.text(screen) ?? "";
    const { fieldLines } = await import("./field-lines.lazy.ts");
    return inert(fieldLines(rows, job.item, screen) + (body && `\n${body}`));
  }
  if (format === "tsv") {
    // Like `gh issue view` in a pipe: fields, `--`, text.
    const body = substance?.text({ ...options.cell, style: PLAIN_STYLE, width: undefined }) ?? "";
    return inert(namedLines(options.columns, job.item) + (body && `--\n${body}`));
  }
  if (format === "md" && substance) return inert(markdownDocument(job.item, options.columns, substance));
  const detailed = (substance?.fields ?? []).map(
    (field): Column => ({ field, title: titleOf(field, job.columns), kind: "text" }),
  );
  const formatter = await createFormatter(format, { ...options, columns: [...options.columns, ...detailed] });
  return formatter.page([job.item]) + formatter.end();
}

/** A document to paste into a ticket: the fields as a table, then the content. */
function markdownDocument(item: object, columns: readonly Column[], { title, markdown }: Substance): string {
  const rows = columns
    .map((column) => [column.title, flatText(readPath(item, column.field))])
    .filter(([, value]) => value !== "");
  return `# ${escapeMarkdown(title)}\n\n${markdownTable(["Field", "Value"], rows)}${markdown()}`;
}

/** `field<TAB>value` lines, like `gh` for one object in a pipe. */
const namedLines = (columns: readonly Column[], item: unknown): string =>
  columns.map(({ field }) => tsvLine([field, readPath(item, field)])).join("");
