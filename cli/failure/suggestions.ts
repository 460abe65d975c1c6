import type { Command } from "commander";

/** Names that other CLIs use for a sibling command. */
const SIBLINGS = new Map([
  ["show", "get"],
  ["view", "get"],
  ["ls", "list"],
  ["add", "create"],
  ["new", "create"],
  ["rm", "delete"],
  ["remove", "delete"],
]);

/** Commands that other CLIs have elsewhere. */
const ELSEWHERE = new Map([
  ["login", "svc auth login"],
  ["logout", "svc auth logout"],
  ["whoami", "svc auth status"],
  ["version", "svc --version"],
]);

/** Flags that other CLIs have under another name. */
const OTHER_FLAGS = new Map([
  ["-q", "--jq"],
  ["--query", "--jq"],
  ["--with-token", "--key-stdin"],
  ["--token", "--key-stdin"],
  ["--template", "--jq"],
  ["--format", "-o"],
  ["--per-page", "--limit"],
  ["--page-size", "--limit"],
  ["--since", "--from"],
  ["--until", "--to"],
]);

/** A next step for a rejected command line that is right in another CLI; commander suggests similar spellings itself. */
export function suggestCommand(command: Command, message: string, argv: readonly string[]): string | undefined {
  return suggestName(command, message) ?? suggestFlag(command, message) ?? suggestFields(message, argv);
}

function suggestName(group: Command, message: string): string | undefined {
  const [, typed = ""] = /^unknown command '(.+)'$/.exec(message) ?? [];
  const sibling = group.commands.find((command) => command.name() === SIBLINGS.get(typed));
  const ours = sibling?.name() ?? ELSEWHERE.get(typed);
  return ours && `Did you mean ${ours}?`;
}

function suggestFlag(command: Command, message: string): string | undefined {
  const [, typed = ""] = /^unknown option '([^'=]+)/.exec(message) ?? [];
  const ours = OTHER_FLAGS.get(typed);
  const isKnown = command.options.some(({ long, short }) => long === ours || short === ours);
  return ours !== undefined && isKnown ? `Did you mean ${ours}?` : undefined;
}

/** `--json id,title`, as gh has it: here `--json` takes no value, and `--fields` chooses. */
function suggestFields(message: string, argv: readonly string[]): string | undefined {
  if (!message.startsWith("too many arguments")) return undefined;
  const fields = argv[argv.indexOf("--json") + 1];
  const isList = argv.includes("--json") && /^[a-z_][\w.]*(,[a-z_][\w.]*)*$/.test(fields ?? "");
  return isList ? `--json takes no value. Did you mean --json --fields ${fields}?` : undefined;
}
