import { type Command, Option } from "commander";

/** A flag in commander's syntax, its description, and more settings. */
export type FlagDefinition = readonly [
  flags: string,
  meaning: string,
  more?: {
    choices?: readonly string[];
    parse?: (text: string, earlier: never) => unknown;
    conflicts?: string | string[];
  },
];

/** Adds flags to a command, in their order. */
export function addFlags(command: Command, flags: readonly FlagDefinition[]): Command {
  for (const [names, meaning, { choices, parse, conflicts } = {}] of flags) {
    const option = new Option(names, meaning);
    if (choices) option.choices(choices);
    if (parse) option.argParser(parse as (text: string) => unknown);
    if (conflicts) option.conflicts(conflicts);
    command.addOption(option);
  }
  return command;
}

/** Adds flags under their own heading; later flags are under the usual one. */
export const addFlagGroup = (command: Command, heading: string, flags: readonly FlagDefinition[]): Command =>
  addFlags(command.optionsGroup(heading), flags).optionsGroup("Options:");

/** Parser of a flag that may be given more than once. */
export const collect = (text: string, earlier: string[] = []): string[] => [...earlier, text];
