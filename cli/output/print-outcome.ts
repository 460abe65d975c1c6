import { type Command, Option } from "commander";
import type { Context } from "../context/context.ts";
import { jsonDocument } from "../text/json-document.ts";

/** Flags of a command that has no data to print, only what it did. */
export interface OutcomeFlags {
  json?: boolean;
}

/** What a command did: in words for a person, and as an object for a program. */
export interface Outcome {
  text: string;
  data: object;
}

/** Adds `--json` to a command that has no data to print. */
export const addOutcomeFlag = (command: Command): Command =>
  command.addOption(new Option("--json", "what was done, as JSON on standard output"));

/** Tells what was done: a sentence on standard error, or under `--json` an object on standard output. */
export const printOutcome = (context: Context, { json }: OutcomeFlags, { text, data }: Outcome): Promise<void> =>
  json ? context.stdout.write(jsonDocument(data)) : context.stderr.write(`${text}\n`);
