import { formatCount } from "../../core/words/count-text.ts";
import { courseText } from "../../core/words/course-text.ts";
import type { ListedPage } from "../client/lazy-list.ts";
import type { Context } from "../context/context.ts";
import { isOutputClosedError } from "../errors/cli-error.ts";
import { pickFields } from "../text/fields.ts";
import { chooseStyle, PLAIN_STYLE } from "../text/style.ts";
import { checkFields } from "./check-fields.ts";
import type { Column } from "./columns.ts";
import type { FormatterOptions, ListFormatter, OutputOptions } from "./formatter.ts";
import { createFormatter } from "./formatters.ts";
import { createDataOutput, type PagedOutput } from "./paged-output.ts";
import { withSpinner } from "./with-spinner.ts";

/** A list to print. */
export interface PagesToPrint {
  pages: AsyncIterable<ListedPage>;
  columns: readonly Column[];
  noun: string;
  /** Names people in columns of that kind. */
  nameOf?: (id: string) => string | undefined;
  output: OutputOptions;
  /** All pages were requested, so the footer names no next page. */
  allPages: boolean;
  /** Earlier names of fields, which rows still have for a minor version. */
  earlier?: EarlierFields;
}

/** Prints a result that has no pages. */
export const printRows = (
  context: Context,
  rows: readonly unknown[] | PromiseLike<readonly unknown[]>,
  job: Omit<PagesToPrint, "pages" | "allPages">,
): Promise<void> => printPages(context, { ...job, pages: onlyPage(rows), allPages: true });

async function* onlyPage(rows: readonly unknown[] | PromiseLike<readonly unknown[]>): AsyncGenerator<ListedPage> {
  yield { data: await rows, meta: null, page: 1, hasNextPage: false };
}

/** Prints pages as they arrive; memory holds one page, unless jq needs the whole document. */
export async function printPages(context: Context, job: PagesToPrint): Promise<void> {
  const { format, jq, pager } = job.output;
  if (job.earlier) await warnOfEarlier(context, job.earlier, job.output);
  if (jq !== undefined) return printFiltered(context, job, jq);
  const formatter = await createFormatter(format, await formatterOptions(context, job));
  const output = createDataOutput(context, format, pager);
  try {
    const printed = await writePages({ context, job, formatter, output });
    await output.finish();
    if (format === "table") await printFooter(context, job, printed);
  } catch (error) {
    // Rows that have arrived are printed, and the pager is closed, before the error.
    if (!isOutputClosedError(error)) await output.finish();
    throw error;
  }
}

/** State of a list being printed. */
interface Writing {
  context: Context;
  job: PagesToPrint;
  formatter: ListFormatter;
  output: PagedOutput;
}

/** Number of rows printed, and the last page. */
interface Printed {
  shown: number;
  last: ListedPage | undefined;
}

async function writePages({ context, job, formatter, output }: Writing): Promise<Printed> {
  const printed: Printed = { shown: 0, last: undefined };
  for await (const page of withSpinnerBetween(context, job, output)) {
    if (printed.shown === 0) checkChosen(job, page.data);
    await output.write(formatter.page(page.data));
    printed.shown += page.data.length;
    printed.last = page;
  }
  await output.write(formatter.end());
  return printed;
}

function checkChosen({ columns, output: { fields } }: PagesToPrint, items: readonly unknown[]): void {
  const known = columns.map(({ field }) => field);
  if (fields) checkFields(fields, items, known);
}

/** Iterates the pages, with a spinner while one is loading. */
async function* withSpinnerBetween(
  context: Context,
  { pages, noun, output: { spinner } }: PagesToPrint,
  output?: PagedOutput,
): AsyncGenerator<ListedPage> {
  // A spinner would overwrite the debug trace and the pager.
  const wait = <Result>(work: Promise<Result>): PromiseLike<Result> =>
    !spinner || output?.isPaging() ? work : withSpinner(context, `Loading ${noun}`, work);
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (let next = await wait(iterator.next()); !next.done; next = await wait(iterator.next())) yield next.value;
  } finally {
    // Stops pagination when the reader is gone: requests in flight are canceled.
    await iterator.return?.();
  }
}

async function printFiltered(context: Context, job: PagesToPrint, expression: string): Promise<void> {
  const { printJqPages } = await import("./jq.lazy.ts");
  await printJqPages(context, chosenItems(context, job), { expression, isStream: job.output.format === "ndjson" });
}

async function* chosenItems(context: Context, job: PagesToPrint): AsyncGenerator<readonly unknown[]> {
  const { fields } = job.output;
  let read = 0;
  for await (const { data } of withSpinnerBetween(context, job)) {
    if (read === 0) checkChosen(job, data);
    read += data.length;
    yield fields ? data.map((item) => pickFields(item, fields)) : data;
  }
}

/** Formatter options, from the output options and the kind of output. */
export async function formatterOptions(
  context: Context,
  { columns, output, nameOf }: Pick<PagesToPrint, "columns" | "output" | "nameOf">,
): Promise<FormatterOptions> {
  const { format, fields, header, color } = output;
  const { stdout, env } = context;
  const isScreen = isOnScreen(context, output);
  const style =
    format === "table" ? await chooseStyle({ env, isTerminal: stdout.isTerminal, flag: color }) : PLAIN_STYLE;
  return {
    columns: fields
      ? fields.map((field) => columnFor(field, columns))
      : columns.filter(({ isOnScreenOnly }) => isScreen || !isOnScreenOnly),
    fields,
    header,
    width: stdout.columns,
    cell: {
      now: context.now(),
      style,
      relativeTimes: stdout.isTerminal,
      nameOf: isScreen ? nameOf : undefined,
      sparkline: isScreen ? courseText : undefined,
    },
    shortIds: isScreen && !fields,
    workflowLog: env["GITHUB_ACTIONS"] === "true",
  };
}

/** Reports whether output is a table on a terminal, with short ids and people's names. */
export const isOnScreen = ({ stdout }: Context, { format }: OutputOptions): boolean =>
  format === "table" && stdout.isTerminal;

/** A requested field: as the resource displays it, or as plain text. Requested fields are never dropped on a narrow terminal. */
function columnFor(field: string, columns: readonly Column[]): Column {
  const known = columns.find((column) => column.field === field && !column.isOnScreenOnly);
  return { field, title: known?.title ?? titleOf(field, columns), kind: known?.kind ?? "text" };
}

/** A title for a field without one, in the case of the other titles: `SCENARIO CALL TYPE` for `scenario.call_type`. */
export function titleOf(field: string, [first]: readonly Column[]): string {
  const words = field.replaceAll(/[._]/g, " ").replace(/\bid\b/g, "ID");
  const isUpper = first !== undefined && first.title === first.title.toUpperCase();
  return isUpper ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1);
}

async function printFooter({ stdout, stderr }: Context, job: PagesToPrint, printed: Printed): Promise<void> {
  if (!stdout.isTerminal) return;
  const footer = footerText(job, printed);
  const text =
    footer.length > (stderr.columns ?? 80)
      ? footer.replace(/ - (\w)/, (_, letter) => `\n${letter.toUpperCase()}`)
      : footer;
  await stderr.write(`${printed.shown === 0 ? "" : "\n"}${text}\n`);
}

const SINGULAR: Readonly<Record<string, string>> = { people: "person", criteria: "criterion" };

function footerText({ noun, allPages }: PagesToPrint, { shown, last }: Printed): string {
  if (shown === 0) return last && last.page > 1 ? `No ${noun} on page ${last.page}.` : `No ${noun} found.`;
  const total = last?.meta?.total;
  const count = typeof total === "number" ? `${formatCount(shown)} of ${formatCount(total)}` : formatCount(shown);
  const { has_more: hasMore, total_pages: pages } = last?.meta ?? {};
  const more = (hasMore ?? pages ?? total) === undefined ? "more may follow" : "next";
  const next = !allPages && last?.hasNextPage ? ` - ${more}: --page ${last.page + 1}` : "";
  const things = shown === 1 && (total ?? 1) === 1 ? (SINGULAR[noun] ?? noun.replace(/s$/, "")) : noun;
  return `Showing ${count} ${things}${next}`;
}

/** Renamed fields of rows, new name by earlier name. Rows have both for one minor version. */
type EarlierFields = Readonly<Record<string, string>>;

/** Warns of earlier field names in `--fields` or `--jq`, with the new ones. */
async function warnOfEarlier(
  { stderr }: Context,
  earlier: EarlierFields,
  { format, fields = [], jq }: OutputOptions,
): Promise<void> {
  // With JSON, standard error carries one JSON error or nothing.
  if (format === "json" && jq === undefined) return;
  for (const [name, now] of Object.entries(earlier))
    if (fields.includes(name) || new RegExp(`\\.${name}\\b`).test(jq ?? ""))
      await stderr.write(`warning: The field ${name} is now ${now}, and will be removed in the next minor version.\n`);
}
