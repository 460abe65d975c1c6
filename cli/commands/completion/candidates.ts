import type { Argument, Command, Option } from "commander";
import { openSession } from "../../client/session.ts";
import type { Context } from "../../context/context.ts";
import { SETTINGS } from "../../flags/settings.ts";
import { flagsOf, flagWithValue, readTypedLine, type TypedLine } from "./typed-line.ts";

/** Suggestions that a shell offers for a word, each with a label. `":files"` stands for the names of files. */
export type Candidates = readonly (readonly [value: string, label: string])[];

/** Candidates for `word` after `words`, from the tree of commands. */
export async function candidatesFor(context: Context, root: Command, words: readonly string[], word: string) {
  const line = readTypedLine(root, words);
  const [, flag = "", typed = ""] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
  const assigned = flagWithValue(line.command, flag);
  if (assigned) {
    const found = await valuesOf(context, { ...line, pending: assigned }, typed);
    return found.map(([value, label]) => [value === FILES ? value : `${flag}=${value}`, label] as const);
  }
  if (line.pending || !word.startsWith("-")) return valuesOf(context, line, word);
  return flagsOf(line.command).flatMap(({ long, description }) => (long ? [[long, description] as const] : []));
}

const FILES = ":files";

/** Candidates that are not flags: of a flag's value, an argument, or the commands of a group. */
async function valuesOf(context: Context, line: TypedLine, word: string): Promise<Candidates> {
  const { command, pending, args } = line;
  if (!pending && command.commands.length > 0) {
    const commands = command.createHelp().visibleCommands(command);
    return (args.length > 0 ? [] : commands).map((child) => [child.name(), child.summary()]);
  }
  const parameters = command.registeredArguments;
  const described = pending ?? parameters[args.length] ?? parameters.find(({ variadic }) => variadic);
  if (!described) return [];
  const choices = described.argChoices ?? NAMED_CHOICES[nameOf(described)];
  if (choices) return choices.map(plain);
  return (await SOURCES[nameOf(described)]?.(context, line, word)) ?? [];
}

const plain = (value: string): [string, string] => [value, ""];

const nameOf = (described: Option | Argument): string =>
  "flags" in described ? (/<([^>]+)>/.exec(described.flags)?.[1] ?? "") : described.name();

const NAMED_CHOICES: Readonly<Record<string, readonly string[]>> = {
  setting: SETTINGS.map(({ name }) => name),
  "true|false": ["true", "false"],
};

type Source = (context: Context, line: TypedLine, word: string) => Promise<Candidates> | Candidates;

const files: Source = () => [[FILES, ""]];

const zones: Source = () => Intl.supportedValuesOf("timeZone").map(plain);

/** Sources of values by the name of the flag's value or of the argument. */
const SOURCES: Readonly<Record<string, Source>> = {
  file: files,
  directory: files,
  template: files,
  zone: zones,
  profile: async (context) => {
    const data = await (await context.config()).read().catch(() => undefined);
    return Object.entries(data?.profiles ?? {}).map(([name, { base_url: baseUrl }]) => [name, baseUrl ?? ""]);
  },
  person: (context, { values }) => recentIds(context, values, "people"),
  id: (context, { values, path }) => recentIds(context, values, path.split(" ")[0] ?? ""),
  names: async (_context, { path }, word) => {
    const { fieldNames } = await import("../../features/completion/field-names.lazy.ts");
    const chosen = word.split(",").slice(0, -1);
    const names = (await fieldNames(path)).filter((name) => !chosen.includes(name));
    return names.map((name) => plain([...chosen, name].join(",")));
  },
  value: (context, line, word) => {
    const values = SETTINGS.find(({ name }) => name === line.args[0])?.values ?? [];
    return values === "zones" ? zones(context, line, word) : values.map(plain);
  },
  "method|path": apiRequests,
  path: apiRequests,
};

/** Ids listed before with this key; sends no request. */
async function recentIds(context: Context, values: TypedLine["values"], group: string): Promise<Candidates> {
  const session = await openSession(context, values).catch(() => undefined);
  const recent = (await session?.read(group)) ?? [];
  // `*` in the cache of people means that everybody was read.
  return recent.filter(({ id }) => id !== "*").map(({ id, label }) => [id, label]);
}

/** Methods, and the paths without an id, for `svc api`. */
async function apiRequests(): Promise<Candidates> {
  const { builtInSpec } = await import("../../features/spec/built-in-spec.lazy.ts");
  const { paths } = builtInSpec() as { paths: Record<string, object> };
  const methods = Object.values(paths)
    .flatMap(Object.keys)
    .filter((name) => name !== "parameters")
    .map((name) => name.toUpperCase());
  const withoutId = Object.keys(paths).filter((path) => !path.includes("{"));
  return [...new Set([...methods, ...withoutId.map((path) => path.replace("/api/v1", ""))])].map(plain);
}
