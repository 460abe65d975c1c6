import { type Argument, type Command, Help, type Option } from "commander";
import { EXAMPLES } from "./examples.ts";

/** Common flags in their order in every help; a command's own flags come in between. */
const FIRST = ["--db", "--organization"];
const LAST = ["--dry-run", "--json", "--help"];

/** Formats the help of a command and its subcommands like that of `svc`. */
export function configureHelp(program: Command): void {
  for (const command of withSubcommands(program)) {
    command
      .helpOption("-h, --help", "show help")
      .configureHelp({
        commandUsage: usageOf,
        subcommandTerm: (subcommand) => subcommand.name(),
        subcommandDescription: (subcommand) => summaryOf(subcommand.description()),
        visibleOptions,
        optionDescription: describeOption,
        argumentDescription: describeArgument,
        styleTitle: (title) => title.replace("Options:", "Flags:"),
      })
      .addHelpText("after", () => `${command === program ? renderVariables() : ""}${renderExamples(pathOf(command))}`);
    if (command.commands.length > 0) command.usage("<command> [flags]").helpCommand(false);
  }
}

/** All commands of a tree, the root first. */
export function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}

/** Arguments after `svc-server` that call a command. */
export function pathOf(command: Command): string {
  return command.parent === null ? "" : `${pathOf(command.parent)} ${command.name()}`.trim();
}

function usageOf(this: Help, command: Command): string {
  const usage = Help.prototype.commandUsage.call(this, command);
  return usage.replace(/ \[options\](.*)$/, "$1 [flags]");
}

/** The first sentence without its period, for one line in a list of commands. */
const summaryOf = (description: string): string => description.replace(/(?:\.| \(|; |: )(?:\s.*)?$/s, "").trimEnd();

function visibleOptions(this: Help, command: Command): Option[] {
  return Help.prototype.visibleOptions
    .call(this, command)
    .toSorted((one, other) => placeOf(one.long ?? "") - placeOf(other.long ?? ""));
}

/** Sort key of a flag: common ones first and last, a command's own in between, in their order. */
function placeOf(flag: string): number {
  if (FIRST.includes(flag)) return FIRST.indexOf(flag) - FIRST.length;
  return LAST.indexOf(flag) + 1;
}

function describeOption(option: Option): string {
  const choices = listChoices(option.argChoices);
  const value = option.defaultValueDescription ?? option.defaultValue;
  const isShown = typeof value === "number" || typeof value === "string";
  return `${option.description}${choices}${isShown ? `; default: ${value}` : ""}`;
}

const describeArgument = ({ description, argChoices }: Argument): string => `${description}${listChoices(argChoices)}`;

const listChoices = (choices: readonly string[] | undefined): string => (choices ? ` (${choices.join(", ")})` : "");

function renderVariables(): string {
  const width = Math.max(...Object.keys(VARIABLES).map((name) => name.length));
  const lines = Object.entries(VARIABLES).map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
  return `\nEnvironment:\n${lines.join("\n")}\n`;
}

function renderExamples(path: string): string {
  const examples = EXAMPLES[path] ?? [];
  if (examples.length === 0) return "";
  return `\nExamples:\n${examples.map(([line, what]) => `  # ${what}\n  $ svc-server ${line}`).join("\n")}\n`;
}

/** Environment variables of the program, for its help. Flags override them. */
export const VARIABLES: Readonly<Record<string, string>> = {
  DATABASE_URL: "database of every command: FILE or postgres://…",
  SVC_SERVER_PEPPER: "secret of the key digests; default for a SQLite file: FILE.pepper",
  SVC_SERVER_PEPPER_FILE: "file with that secret",
  SVC_SERVER_PUBLIC_URL: "address that people open the dashboard at",
  SVC_SERVER_OIDC_ISSUER: "URL of the OpenID provider that people may sign in with",
  SVC_SERVER_OIDC_CLIENT_ID: "client id of this server at the provider",
  SVC_SERVER_OIDC_CLIENT_SECRET: "the client secret",
  SVC_SERVER_OIDC_CLIENT_SECRET_FILE: "file with the client secret",
  SVC_SERVER_OIDC_NAME: "name of the provider on the sign-in page",
  SVC_SERVER_OIDC_ORGANIZATION: "name or id of the organization whose people sign in",
  SVC_MODEL_URL: "base URL of a model that scores calls, with its version; default: the offline scorer",
  SVC_MODEL: "name of the model",
  SVC_MODEL_KEY: "key of the model's endpoint",
  SVC_MODEL_CONTEXT: "context window in tokens; default: 32000",
  SVC_MODEL_DAILY_TOKENS: "tokens per organization and day; default: no limit",
  SVC_MODEL_INPUT_PRICE: "price per million input tokens",
  SVC_MODEL_OUTPUT_PRICE: "price per million output tokens",
  SVC_MODEL_CURRENCY: "currency of the prices; default: USD",
};
