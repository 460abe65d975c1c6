import { Argument, type Command } from "commander";
import type { Context } from "../context/context.ts";
import { addFlags, type FlagDefinition } from "../flags/add-flags.ts";
import type { GlobalFlags } from "../flags/global-flags.ts";
import { addOutcomeFlags, addOutputFlags } from "../flags/output-flags.ts";
import { type CommandText, newCommand } from "./new-command.ts";

/** Everything that a command declares. */
export interface CommandDefinition<Flags extends object, Args extends unknown[]> extends CommandText {
  name: string;
  args?: readonly (readonly [name: string, meaning: string, choices?: readonly string[]])[];
  flags?: readonly FlagDefinition[];
  /** Adds flags that are computed, such as filters from the spec. */
  extend?: (command: Command) => Command;
  /** `data` is printed in every format; an `outcome` is text, or an object with `--json`, `--fields` or `--jq`. */
  prints?: "data" | "outcome";
  run(context: Context, flags: GlobalFlags & Flags, ...args: Args): Promise<void>;
}

/** Creates a command's factory from its definition. */
export const defineCommand =
  <Flags extends object, Args extends unknown[] = []>(definition: CommandDefinition<Flags, Args>) =>
  (context: Context): Command => {
    const command = newCommand(definition.name, definition);
    for (const [name, meaning, choices] of definition.args ?? []) {
      const argument = new Argument(name, meaning);
      command.addArgument(choices ? argument.choices(choices) : argument);
    }
    addFlags(command, definition.flags ?? []);
    definition.extend?.(command);
    if (definition.prints === "data") addOutputFlags(command);
    if (definition.prints === "outcome") addOutcomeFlags(command);
    // commander calls with the arguments, the command's own flags, and the command.
    return command.action((...given: unknown[]) =>
      definition.run(
        context,
        (given.at(-1) as Command).optsWithGlobals<GlobalFlags & Flags>(),
        ...(given.slice(0, -2) as Args),
      ),
    );
  };
