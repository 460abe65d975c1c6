import type { Command, Option } from "commander";

/** Command line before the word to complete. */
export interface TypedLine {
  /** The most specific command that is named. */
  command: Command;
  /** Arguments after `svc` that name it: `meetings list`. */
  path: string;
  /** Arguments of the command. */
  args: readonly string[];
  /** The flag that the word is a value of. */
  pending: Option | undefined;
  /** Values of flags, by their attributes. */
  values: Readonly<Record<string, string>>;
}

/** Parses the words before the one to complete, as commander would. */
export function readTypedLine(root: Command, words: readonly string[]): TypedLine {
  const names: string[] = [];
  const args: string[] = [];
  const values: Record<string, string> = {};
  let command = root;
  let pending: Option | undefined;
  // Bash gives `--output=json` as three words.
  for (const word of words.filter((given) => given !== "=")) {
    const child = args.length === 0 ? command.commands.find((candidate) => candidate.name() === word) : undefined;
    if (pending) {
      values[pending.attributeName()] = word;
      pending = undefined;
    } else if (word.startsWith("-")) pending = flagWithValue(command, word);
    else if (child) {
      command = child;
      names.push(word);
    } else args.push(word);
  }
  return { command, path: names.join(" "), args, pending, values };
}

/** The flags that a command takes: its own, help, and those of every command. */
export function flagsOf(command: Command): Option[] {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)].filter(
    ({ long }) => command.parent === null || long !== "--version",
  );
}

/** The flag of that name, if it takes a value. */
export const flagWithValue = (command: Command, name: string): Option | undefined =>
  flagsOf(command).find((option) => option.required && (option.long === name || option.short === name));
