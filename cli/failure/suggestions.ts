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

/** `Did you mean …?` for names from other CLIs; commander suggests similar spellings itself. */
export function suggestCommand(group: Command, message: string): string | undefined {
  const [, typed = ""] = /^unknown command '(.+)'$/.exec(message) ?? [];
  const sibling = group.commands.find((command) => command.name() === SIBLINGS.get(typed));
  const ours = sibling?.name() ?? ELSEWHERE.get(typed);
  return ours && `Did you mean ${ours}?`;
}
