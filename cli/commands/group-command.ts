import type { Command } from "commander";
import { type CommandText, newCommand } from "./new-command.ts";

/** A command that only groups others, e.g. `svc meetings`. */
export function newGroupCommand(name: string, text: CommandText, commands: readonly Command[]): Command {
  const group = newCommand(name, text).helpCommand(false).usage("<command> [flags]");
  for (const command of commands) group.addCommand(command);
  return group;
}
