import type { Context } from "../context/context.ts";
import type { OutputOptions } from "./formatter.ts";

/** Fields of rows that have another name now: earlier name, present one. The rows have both for a minor version. */
export type EarlierFields = Readonly<Record<string, string>>;

/** Says the present names of fields that `--fields` or `--jq` asks for by earlier ones. */
export async function warnOfEarlier(
  { stderr }: Context,
  earlier: EarlierFields,
  { format, fields = [], jq }: OutputOptions,
): Promise<void> {
  // With JSON, standard error carries one JSON error or nothing.
  if (format === "json" && jq === undefined) return;
  for (const [name, now] of Object.entries(earlier))
    if (fields.includes(name) || new RegExp(`\\.${name}\\b`).test(jq ?? ""))
      await stderr.write(`warning: The field ${name} is now ${now}, and will be gone in the next minor version.\n`);
}
