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
