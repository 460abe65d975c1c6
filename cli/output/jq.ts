import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { escapeJson, escapeText } from "../text/escape.ts";
import { splitStages } from "./jq-stages.ts";

/** Runs jq over a value and prints one result per line: strings raw, like `jq -r`, anything else as JSON. */
export async function printJq(context: Context, value: unknown, expression: string): Promise<void> {
  const results = await filter(value, expression);
  const lines = results.map((item) => (typeof item === "string" ? escapeText(item) : escapeJson(JSON.stringify(item))));
  if (lines.length > 0) await context.stdout.write(`${lines.join("\n")}\n`);
}

async function filter(value: unknown, expression: string): Promise<readonly unknown[]> {
  const { runJq } = await import("./jq.lazy.ts");
  const { output, error } = await runJq(JSON.stringify(value), expression);
  if (error === undefined) return output;
  throw new UsageError(`jq: ${escapeText(error).split("\n")[0]}`, "Check the expression after --jq.");
}

/** Items given to jq at once: starting it costs as much as filtering a page, and its memory is never given back. */
const ITEMS_PER_RUN = 200;

/**
 * Filters a paginated list with jq. What an expression does with every item alone is run on a few pages at a time, so that memory
 * holds its results at most, and none of them where they are only printed; any other expression needs the whole list in memory.
 */
export async function printJqPages(
  context: Context,
  pages: AsyncIterable<readonly unknown[]>,
  expression: string,
): Promise<void> {
  const stages = splitStages(expression);
  if (!stages) return printJq(context, await collect(pages), expression);
  const { perItem, rest } = stages;
  if (rest === undefined) {
    for await (const items of chunksOf(pages)) await printJq(context, items, perItem);
    return;
  }
  if (rest !== "") {
    const results: unknown[] = [];
    for await (const items of chunksOf(pages)) for (const result of await filter(items, perItem)) results.push(result);
    return printJq(context, results, rest);
  }
  let separator = "";
  await context.stdout.write("[");
  for await (const items of chunksOf(pages)) {
    const results = await filter(items, perItem);
    const text = results.map((result) => escapeJson(JSON.stringify(result))).join(",");
    if (text === "") continue;
    await context.stdout.write(separator + text);
    separator = ",";
  }
  await context.stdout.write("]\n");
}

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

async function collect(pages: AsyncIterable<readonly unknown[]>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const page of pages) for (const item of page) all.push(item);
  return all;
}
