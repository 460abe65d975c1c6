import { applyEdits, type FormattingOptions, modify, type ParseError, parse } from "jsonc-parser";
import { UsageError } from "../errors/usage-error.ts";
import { isRecord } from "../text/is-record.ts";
import { isFilledIn, type Question, type ServerEntry } from "./server-entry.ts";

/** What must stand in an assistant's configuration. */
export interface Wanted {
  member: "mcpServers" | "servers";
  name: string;
  entry: ServerEntry;
  questions: readonly Question[];
}

/** The configuration with the entry in it, or why it is left alone. */
export type Merge =
  | { outcome: "added"; text: string }
  | { outcome: "present" }
  | { outcome: "differs"; variables: string[] }
  | { outcome: "taken" };

/**
 * Adds an entry to a configuration. Everything else stays as it is, comments and layout too; an entry of the same name is never replaced.
 *
 * @throws UsageError when the file is not what such a configuration looks like
 */
export function mergeConfig(current: string, { member, name, entry, questions }: Wanted): Merge {
  const text = current.trim() === "" ? "{}\n" : current;
  const config = readConfig(text);
  const servers = config[member] ?? {};
  if (!isRecord(servers))
    throw new UsageError(`\`${member}\` in the configuration is not an object. Correct it by hand.`);
  if (Object.hasOwn(servers, name)) return compare(servers[name], entry);
  const options = { formattingOptions: formattingOf(text) };
  const withEntry = applyEdits(text, modify(text, [member, name], entry, options));
  return { outcome: "added", text: questions.reduce(addQuestion, withEntry) };
}

function readConfig(text: string): Record<string, unknown> {
  const errors: ParseError[] = [];
  const config: unknown = parse(text, errors, { allowTrailingComma: true });
  if (errors.length === 0 && isRecord(config)) return config;
  throw new UsageError(
    "The configuration is not valid JSON, so it was left alone. Correct it, or use --print and add the entry by hand.",
  );
}

function addQuestion(text: string, question: Question): string {
  const { inputs = [] } = readConfig(text);
  if (!Array.isArray(inputs)) throw new UsageError("`inputs` in the configuration is not a list. Correct it by hand.");
  if (inputs.some((input) => isRecord(input) && input["id"] === question.id)) return text;
  const options = { formattingOptions: formattingOf(text), isArrayInsertion: true };
  return applyEdits(text, modify(text, ["inputs", inputs.length], question, options));
}

/** Whether an entry starts the same server in the same way, and with what values otherwise. Nothing is asked of what is not filled in. */
function compare(present: unknown, { command, args, env }: ServerEntry): Merge {
  if (!isRecord(present) || present["command"] !== command) return { outcome: "taken" };
  if (JSON.stringify(present["args"]) !== JSON.stringify(args)) return { outcome: "taken" };
  const presentEnv = isRecord(present["env"]) ? present["env"] : {};
  const differing = Object.entries(env).filter(([name, value]) => isFilledIn(value) && presentEnv[name] !== value);
  if (differing.length === 0) return { outcome: "present" };
  return { outcome: "differs", variables: differing.map(([name]) => name) };
}

function formattingOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
  const insertSpaces = !indent.includes("\t");
  return { insertSpaces, tabSize: insertSpaces ? indent.length : 1, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}
