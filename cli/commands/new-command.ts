import { Command } from "commander";

/** What every command says about itself. */
export interface CommandText {
  summary: string;
  /** Command lines with what they do, at the end of the help text. */
  examples: readonly [commandLine: string, what: string][];
  /** Paragraphs below the summary. */
  details?: string;
}

const examplesByCommand = new WeakMap<Command, CommandText["examples"]>();

/** A command whose help ends with examples. */
export function newCommand(name: string, text: CommandText): Command {
  const command = new Command(name)
    .summary(text.summary)
    .description(text.details ? `${text.summary}.\n\n${joinLines(text.details)}` : `${text.summary}.`);
  examplesByCommand.set(command, text.examples);
  return command.addHelpText("after", () => renderExamples(text.examples));
}

/** The help wraps paragraphs to the terminal: where lines end in the source is no matter. Indented lines are a list. */
const joinLines = (paragraphs: string): string => paragraphs.replace(/(?<!\n)\n(?=\S)/g, " ");

/** The examples of a command, for the generated reference. */
export const examplesOf = (command: Command): CommandText["examples"] => examplesByCommand.get(command) ?? [];

const renderExamples = (examples: CommandText["examples"]): string =>
  `\nExamples:\n${examples.map(([line, what]) => `  # ${what}\n  $ ${line}`).join("\n")}\n`;
