import { jsonDocument } from "../../core/formats/json.ts";
import type { Context } from "../context/context.ts";
import { pickFields } from "../text/fields.ts";
import { checkFields } from "./check-fields.ts";
import { screenSafe } from "./screen-safe.ts";

/** Options for printing an outcome. */
export interface OutcomeOptions {
  json?: boolean | undefined;
  fields?: string[] | undefined;
  jq?: string | undefined;
}

/** Result of a command: text for people, and an object for programs. */
export interface Outcome {
  text: string;
  data: object;
  /** The text is the requested result, such as a path or a script, and goes to standard output unchanged. */
  isResult?: true;
}

/** Reports whether the flags ask for an object. */
export const wantsObject = ({ json, fields, jq }: OutcomeOptions): boolean =>
  json === true || fields !== undefined || jq !== undefined;

/** Reports what was done: a sentence on standard error, or with `json`, `fields` or `jq` an object on standard output. */
export async function printOutcome(
  context: Context,
  { json, fields, jq }: OutcomeOptions,
  { text, data, isResult }: Outcome,
): Promise<void> {
  if (!wantsObject({ json, fields, jq }))
    return isResult ? context.stdout.write(screenSafe(context, text)) : context.stderr.write(`${text}\n`);
  if (fields) checkFields(fields, [data], Object.keys(data));
  const chosen = fields ? pickFields(data, fields) : data;
  if (jq === undefined) return context.stdout.write(jsonDocument(chosen));
  const { printJq } = await import("./jq.lazy.ts");
  await printJq(context, chosen, jq);
}
