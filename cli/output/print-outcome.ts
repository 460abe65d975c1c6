import { jsonDocument } from "../../core/formats/json.ts";
import type { Context } from "../context/context.ts";
import { pickFields } from "../text/fields.ts";
import { checkFields } from "./check-fields.ts";

/** Options for printing an outcome. */
export interface OutcomeOptions {
  json?: boolean;
  fields?: string[];
  jq?: string;
}

/** Result of a command: in words for a person, and as an object for a program. */
export interface Outcome {
  text: string;
  data: object;
}

/** Reports what was done: a sentence on standard error, or with `json`, `fields` or `jq` an object on standard output. */
export async function printOutcome(
  context: Context,
  { json, fields, jq }: OutcomeOptions,
  { text, data }: Outcome,
): Promise<void> {
  if (!json && !fields && jq === undefined) return context.stderr.write(`${text}\n`);
  if (fields) checkFields(fields, [data], Object.keys(data));
  const chosen = fields ? pickFields(data, fields) : data;
  if (jq === undefined) return context.stdout.write(jsonDocument(chosen));
  const { printJq } = await import("./jq.lazy.ts");
  await printJq(context, chosen, jq);
}
