import type { Command } from "commander";
import { COMMANDS_ELSEWHERE, FLAGS_ELSEWHERE, SIBLING_COMMANDS } from "../vocabulary/vocabulary.ts";

/** Suggestion for a command line that is valid in another CLI; commander suggests similar spellings itself. */
export function suggestCommand(command: Command, message: string, argv: readonly string[]): string | undefined {
  return suggestName(command, message) ?? suggestFlag(command, message) ?? suggestFields(message, argv);
}

function suggestName(group: Command, message: string): string | undefined {
  const [, typed = ""] = /^unknown command '(.+)'$/.exec(message) ?? [];
  const sibling = group.commands.find((command) => command.name() === SIBLING_COMMANDS.get(typed));
  const ours = sibling?.name() ?? COMMANDS_ELSEWHERE.get(typed);
  return ours && `Did you mean ${ours}?`;
}

function suggestFlag(command: Command, message: string): string | undefined {
  const [, typed = ""] = /^unknown option '([^'=]+)/.exec(message) ?? [];
  const elsewhere = FLAGS_ELSEWHERE.get(`${command.name()} ${typed}`);
  const ours = FLAGS_ELSEWHERE.get(typed) ?? typed;
  const list = command.commands.find((child) => child.name() === "list" && hasFlag(child, ours));
  if (list) return `Did you mean svc ${command.name()} list ${ours}?`;
  const meant = elsewhere ?? (hasFlag(command, ours) ? ours : undefined);
  return meant && `Did you mean ${meant}?`;
}

const hasFlag = (command: Command, flag: string): boolean =>
  command.options.some(({ long, short }) => long === flag || short === flag);

/** `--json id,title` is gh's form: here `--json` takes no value, and `--fields` selects. */
function suggestFields(message: string, argv: readonly string[]): string | undefined {
  if (!message.startsWith("too many arguments")) return undefined;
  const fields = argv[argv.indexOf("--json") + 1];
  const isList = argv.includes("--json") && /^[a-z_][\w.]*(,[a-z_][\w.]*)*$/.test(fields ?? "");
  return isList ? `--json takes no value. Did you mean --json --fields ${fields}?` : undefined;
}
