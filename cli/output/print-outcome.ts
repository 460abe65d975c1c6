import { jsonDocument } from "../../core/formats/json.ts";
import type { Context } from "../context/context.ts";

/** Options for printing an outcome. */
export interface OutcomeOptions {
  json?: boolean;
}

/** Result of a command: in words for a person, and as an object for a program. */
export interface Outcome {
  text: string;
  data: object;
}

/** Reports what was done: a sentence on standard error, or with `json` an object on standard output. */
export const printOutcome = (context: Context, { json }: OutcomeOptions, { text, data }: Outcome): Promise<void> =>
  json ? context.stdout.write(jsonDocument(data)) : context.stderr.write(`${text}\n`);
