import type { Command } from "commander";

/** What other command lines call a command beside it. */
const SIBLINGS = new Map([
  ["show", "get"],
  ["view", "get"],
  ["ls", "list"],
  ["add", "create"],
  ["new", "create"],
  ["rm", "delete"],
  ["remove", "delete"],
]);

/** What other command lines have at another place. */
const ELSEWHERE = new Map([
  ["login", "svc auth login"],
  ["logout", "svc auth logout"],
  ["whoami", "svc auth status"],
  ["version", "svc --version"],
]);

/** `Did you mean …?` for a word that is used elsewhere; commander finds those that are spelt alike. */
export function suggestOurWord(group: Command, message: string): string | undefined {
  const [, typed = ""] = /^unknown command '(.+)'$/.exec(message) ?? [];
  const sibling = group.commands.find((command) => command.name() === SIBLINGS.get(typed));
  const ours = sibling?.name() ?? ELSEWHERE.get(typed);
  return ours && `Did you mean ${ours}?`;
}
