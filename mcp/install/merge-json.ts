import { applyEdits, type FormattingOptions, modify, type ParseError, parse } from "jsonc-parser";
import { UsageError } from "../errors/usage-error.ts";
import { isRecord } from "../text/is-record.ts";
import { KEY_QUESTION, type Question, type ServerEntry } from "./server-entry.ts";

/** The servers of a JSON configuration, by name. @throws UsageError when it is not what such a configuration looks like */
export function readJsonServers(text: string, member: string): Record<string, unknown> {
  const servers = readConfig(text)[member] ?? {};
  if (isRecord(servers)) return servers;
  throw new UsageError(`\`${member}\` in the configuration is not an object. Fix it manually.`);
}

/** Adds or replaces a server, and adds its questions; everything else stays as it is, comments and layout too. */
export function setJsonServer(
  current: string,
  member: string,
  { name, entry, questions }: { name: string; entry: ServerEntry; questions: readonly Question[] },
): string {
  const text = current.trim() === "" ? "{}\n" : current;
  const options = { formattingOptions: formattingOf(text) };
  const shown = Object.keys(entry.env).length > 0 ? entry : withoutEnv(entry);
  const withEntry = applyEdits(text, modify(text, [member, name], shown, options));
  return questions.reduce(addQuestion, withEntry);
}

/** Removes a server, and the question for its key if no other server asks it. */
export function removeJsonServer(text: string, member: string, name: string): string {
  const options = { formattingOptions: formattingOf(text) };
  const removed = applyEdits(text, modify(text, [member, name], undefined, options));
  const config = readConfig(removed);
  const isAsked = JSON.stringify(config[member] ?? {}).includes(`\${input:${KEY_QUESTION.id}}`);
  const inputs = Array.isArray(config["inputs"]) ? config["inputs"] : [];
  const index = inputs.findIndex((input) => isRecord(input) && input["id"] === KEY_QUESTION.id);
  if (isAsked || index < 0) return removed;
  return applyEdits(removed, modify(removed, ["inputs", index], undefined, options));
}

function withoutEnv({ env: _, ...entry }: ServerEntry): Omit<ServerEntry, "env"> {
  return entry;
}

function readConfig(text: string): Record<string, unknown> {
  const errors: ParseError[] = [];
  const config: unknown = parse(text.trim() === "" ? "{}" : text, errors, { allowTrailingComma: true });
  if (errors.length === 0 && isRecord(config)) return config;
  throw new UsageError(
    "The configuration is not valid JSON, so it was left alone. Fix it, or use --print and add the entry manually.",
  );
}

function addQuestion(text: string, question: Question): string {
  const { inputs = [] } = readConfig(text);
  if (!Array.isArray(inputs)) throw new UsageError("`inputs` in the configuration is not a list. Fix it manually.");
  if (inputs.some((input) => isRecord(input) && input["id"] === question.id)) return text;
  const options = { formattingOptions: formattingOf(text), isArrayInsertion: true };
  return applyEdits(text, modify(text, ["inputs", inputs.length], question, options));
}

function formattingOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? "  ";
  const insertSpaces = !indent.includes("\t");
  return { insertSpaces, tabSize: insertSpaces ? indent.length : 1, eol: text.includes("\r\n") ? "\r\n" : "\n" };
}
