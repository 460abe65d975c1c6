import { Command } from "commander";

/** Help text of a command. */
export interface CommandText {
  /** One line; for a top-level command it is in the command table. */
  summary?: string;
  /** Command lines and what they do, at the end of the help. */
  examples: readonly [commandLine: string, what: string][];
  /** Paragraphs below the summary. */
  details?: string;
}

const examplesByCommand = new WeakMap<Command, CommandText["examples"]>();

/** A command whose help ends with examples. */
export function newCommand(name: string, text: CommandText): Command {
  const command = new Command(name).description(joinLines(text.details ?? ""));
  if (text.summary !== undefined) addSummary(command, text.summary);
  examplesByCommand.set(command, text.examples);
  return command.addHelpText("after", () => renderExamples(text.examples));
}

/** Sets the summary of a command, which also begins its own help. */
export const addSummary = (command: Command, summary: string): Command =>
  command.summary(summary).description([`${summary}.`, command.description()].filter(Boolean).join("\n\n"));

/** Help wraps paragraphs to the terminal, whatever the line breaks in the source. Indented lines are a list. */
const joinLines = (paragraphs: string): string => paragraphs.replace(/(?<!\n)\n(?=\S)/g, " ");

/** Examples of a command, for the generated reference. */
export const examplesOf = (command: Command): CommandText["examples"] => examplesByCommand.get(command) ?? [];

const renderExamples = (examples: CommandText["examples"]): string =>
  `\nExamples:\n${examples.map(([line, what]) => `  # ${what}\n  $ ${line}`).join("\n")}\n`;
