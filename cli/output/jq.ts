import { escapeJson } from "../../core/formats/json.ts";
import { escapeText } from "../../core/text/escape.ts";
import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import type { JqInput } from "./jq.lazy.ts";
import { foldOf } from "./jq-folds.ts";
import { splitStages } from "./jq-stages.ts";
import { screenSafe } from "./screen-safe.ts";

/** Runs jq over a value and prints one result per line: strings raw, like `jq -r`, anything else as JSON. */
export const printJq = async (context: Context, value: unknown, expression: string): Promise<void> =>
  printLines(context, await filter({ json: JSON.stringify(value) }, expression));

async function printLines(context: Context, text: string): Promise<void> {
  const results = text
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
  const lines = results.map((item) =>
    typeof item === "string" ? screenSafe(context, item) : escapeJson(JSON.stringify(item)),
  );
  if (lines.length > 0) await context.stdout.write(`${lines.join("\n")}\n`);
}

/** jq's output, a compact JSON text per line. */
async function filter(input: JqInput, expression: string): Promise<string> {
  const { runJq } = await import("./jq.lazy.ts");
  const { text, error } = await runJq(input, expression);
  if (error === undefined) return text === "" || text.endsWith("\n") ? text : `${text}\n`;
  throw new UsageError(`jq: ${escapeText(error).split("\n")[0]}`, "Check the expression after --jq.");
}

/** Items given to jq at once: starting it costs as much as filtering a page, and its memory is never given back. */
const ITEMS_PER_RUN = 200;

/** Results are folded whenever they are this long, in bytes, and twice as long as the last fold has left them. */
const FOLDED_FROM = 8_192;

/** Longest JSON that is held for an expression that needs all of it, in bytes: jq takes about ten times as much for it. */
export const MOST_HELD = 32_000_000;

/**
 * Filters a paginated list with jq. What an expression does with every item alone is run on a few pages at a time, so that memory
 * holds its results at most: none where they are only printed, few where they are folded. Any other expression gets the whole list,
 * up to {@link MOST_HELD}.
 */
export async function printJqPages(
  context: Context,
  pages: AsyncIterable<readonly unknown[]>,
  expression: string,
): Promise<void> {
  const stages = splitStages(expression);
  const { perItem, rest } = stages ?? { perItem: ".[]", rest: expression };
  if (rest === undefined) {
    for await (const items of chunksOf(pages)) await printJq(context, items, perItem);
    return;
  }
  if (rest.trim() !== "") {
    const fold = foldOf(rest);
    const results = fold || stages ? resultsOf(pages, fold ? `${perItem}\n| ${fold.each}` : perItem) : rowsOf(pages);
    const kept = await hold(results, fold?.reduce);
    return printLines(context, await filter(kept, fold?.rest ?? rest));
  }
  let separator = "";
  await context.stdout.write("[");
  for await (const results of resultsOf(pages, perItem)) {
    const text = escapeJson(results.trimEnd().replaceAll("\n", ","));
    if (text === "") continue;
    await context.stdout.write(separator + text);
    separator = ",";
  }
  await context.stdout.write("]\n");
}

async function* resultsOf(pages: AsyncIterable<readonly unknown[]>, perItem: string): AsyncGenerator<string> {
  for await (const items of chunksOf(pages)) yield await filter({ json: JSON.stringify(items) }, perItem);
}

async function* rowsOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((item) => `${JSON.stringify(item)}\n`).join("");
}

/** Holds lines of JSON as bytes, outside the heap, as the input of the last stage; `reduce` makes them fewer. */
async function hold(texts: AsyncIterable<string>, reduce?: string): Promise<JqInput> {
  let held: Buffer[] = [];
  let bytes = 0;
  let folded = 0;
  const take = (text: string): void => {
    const chunk = Buffer.from(text);
    held.push(chunk);
    bytes += chunk.length;
  };
  for await (const text of texts) {
    take(text);
    if (reduce !== undefined && bytes >= Math.max(FOLDED_FROM, 2 * folded)) {
      const rest = await filter({ json: Buffer.concat(held), isSlurped: true }, reduce);
      [held, bytes] = [[], 0];
      take(rest);
      folded = bytes;
    }
    if (bytes > MOST_HELD) throw tooMuch();
  }
  return { json: Buffer.concat(held), isSlurped: true };
}

const tooMuch = (): UsageError =>
  new UsageError(
    `This expression needs the whole list at once, and that is more than ${MOST_HELD / 1_000_000} MB of JSON.`,
    "Put a map(...) with the fields that it needs before it, as in 'map({id, title}) | sort_by(.title)', or use `-o ndjson` and a jq of your own.",
  );

/** Pages joined to chunks of {@link ITEMS_PER_RUN}. An empty list is a chunk too: an expression that is wrong says so. */
async function* chunksOf(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<readonly unknown[]> {
  let items: unknown[] = [];
  let isEmpty = true;
  for await (const page of pages) {
    for (const item of page) items.push(item);
    if (items.length < ITEMS_PER_RUN) continue;
    yield items;
    isEmpty = false;
    items = [];
  }
  if (items.length > 0 || isEmpty) yield items;
}
