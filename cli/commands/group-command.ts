import type { Command } from "commander";
import type { Context } from "../context/context.ts";
import { type CommandText, newCommand } from "./new-command.ts";

type Factory = (context: Context) => Command;

/** Creates the factory of a command that only groups others, e.g. `svc meetings`. */
export const defineGroup =
  (name: string, text: CommandText, commands: readonly Factory[]): Factory =>
  (context) => {
    const group = newCommand(name, text).helpCommand(false).usage("<command> [flags]");
    for (const create of commands) group.addCommand(create(context));
    return group;
  };
