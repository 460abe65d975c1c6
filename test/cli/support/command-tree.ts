import type { Command } from "commander";
import { createProgram } from "../../../cli/program.ts";
import { testContext } from "./run-cli.ts";

/** All commands, loaded. */
export const commandTree = async (): Promise<Command> => (await createProgram(testContext(), "all")).command;

/** Every command that does something, rather than only hold others. */
export const runnable = (command: Command, path = ""): [path: string, command: Command][] => [
  ...(command.usage().startsWith("<command>") ? [] : [[path, command] as [string, Command]]),
  ...command.commands.flatMap((child) => runnable(child, `${path} ${child.name()}`.trim())),
];
