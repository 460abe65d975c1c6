import type { Command, Option } from "commander";
import { describeOption } from "../../cli/commands/help-form.ts";
import { examplesOf } from "../../cli/commands/new-command.ts";
import type { Context } from "../../cli/context/context.ts";
import { createProgram } from "../../cli/program.ts";

/** A flag as the reference shows it. */
export interface FlagEntry {
  flags: string;
  description: string;
  /** Every accepted value, if there are few. */
  choices: readonly string[];
}

/** A command as the reference shows it. */
export interface CommandEntry {
  /** `svc meetings list`. */
  name: string;
  usage: string;
  summary: string;
  description: string;
  flags: FlagEntry[];
  examples: readonly [commandLine: string, what: string][];
  /** Only holds other commands. */
  isGroup: boolean;
}

/** Reads every visible command, root first, and the global flags. */
export async function readCliTree(): Promise<{ commands: CommandEntry[]; globalFlags: FlagEntry[] }> {
  const { command } = await createProgram(CONTEXT, "all");
  return { commands: visit(command, ""), globalFlags: command.options.filter(({ hidden }) => !hidden).map(flagEntry) };
}

/** Building the tree uses nothing of the context but the terminal's width. */
const CONTEXT = { stdout: { columns: undefined }, stderr: { columns: undefined } } as unknown as Context;

function visit(command: Command, parent: string): CommandEntry[] {
  const name = parent ? `${parent} ${command.name()}` : command.name();
  const children = command.commands.filter((child) => !child.name().startsWith("__"));
  return [entryOf(command, name), ...children.flatMap((child) => visit(child, name))];
}

const entryOf = (command: Command, name: string): CommandEntry => ({
  name,
  usage: `${name} ${command.usage()}`.replace(/ \[options\](.*)$/, "$1 [flags]"),
  summary: command.summary(),
  description: command.description(),
  flags: name === "svc" ? [] : command.options.filter(({ hidden }) => !hidden).map(flagEntry),
  examples: examplesOf(command),
  isGroup: command.usage().startsWith("<command>"),
});

const flagEntry = (option: Option): FlagEntry => ({
  flags: option.flags,
  description: describeOption(option),
  choices: option.argChoices ?? [],
});
