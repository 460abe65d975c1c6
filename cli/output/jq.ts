import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { escapeJson, escapeText } from "../text/escape.ts";

/** Runs jq over a value and prints one result per line: strings raw, like `jq -r`, anything else as JSON. */
export async function printJq(context: Context, value: unknown, expression: string): Promise<void> {
  const { runJq } = await import("./jq.lazy.ts");
  const result = await runJq(JSON.stringify(value), expression);
  if (result.error !== undefined)
    throw new UsageError(`jq: ${escapeText(result.error).split("\n")[0]}`, "Check the expression after --jq.");
  const lines = result.output.map((item) =>
    typeof item === "string" ? escapeText(item) : escapeJson(JSON.stringify(item)),
  );
  if (lines.length > 0) await context.stdout.write(`${lines.join("\n")}\n`);
}

/** Items given to jq at once: starting it costs as much as filtering a page. */
const ITEMS_PER_RUN = 500;

/**
 * Filters a paginated list with jq. An expression that begins with `.[]` treats every item alone, so it is run on a few pages
 * at a time; any other one needs the whole list in memory.
 */
export async function printJqPages(
  context: Context,
  pages: AsyncIterable<readonly unknown[]>,
  expression: string,
): Promise<void> {
  const limit = isPerItem(expression) ? ITEMS_PER_RUN : Number.POSITIVE_INFINITY;
  let items: unknown[] = [];
  let hasRun = false;
  for await (const page of pages) {
    for (const item of page) items.push(item);
    if (items.length < limit) continue;
    await printJq(context, items, expression);
    hasRun = true;
    items = [];
  }
  // An empty list is still an input: `length` of it is 0.
  if (items.length > 0 || !hasRun) await printJq(context, items, expression);
}

/** `.[]`, with a path and filters behind it; a comma, an alternative or a variable before the first `|` reads the whole list. */
const PER_ITEM = /^\s*\.\[\]\??(\.[A-Za-z_]\w*\??|\[("[^"\\]*"|\d+)\]\??)*\s*(\|[\s\S]*)?$/;

/** Filters that read other items or keep state, in or behind the first one. */
const STATEFUL = /\b(input|inputs|input_line_number|getpath|halt|halt_error|label|limit|first|last|nth)\b/;

/** Whether an expression gives the same for a list as for its parts, one after the other. */
export const isPerItem = (expression: string): boolean => PER_ITEM.test(expression) && !STATEFUL.test(expression);
