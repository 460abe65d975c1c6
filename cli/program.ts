import { Command } from "commander";
import { COMMAND_TABLE, type CommandEntry } from "./commands/command-table.ts";
import { HELP_FORM } from "./commands/help-form.ts";
import { addSummary, newCommand } from "./commands/new-command.ts";
import type { Context } from "./context/context.ts";
import { addFlags } from "./flags/add-flags.ts";
import { parseCount, parseSeconds } from "./text/parsers.ts";
import { VERSION } from "./version.ts";
import { VALUE_FLAGS } from "./vocabulary/vocabulary.ts";

/** Text that commander wants to print, collected because commander prints synchronously and our outputs do not. */
export interface ProgramText {
  out: string;
  err: string;
}

/** A command tree and the text that commander has printed into it. */
export interface Program {
  command: Command;
  text: ProgramText;
}

/** Commands to load: the one that the arguments name, or all (generated reference). */
export type Wanted = readonly string[] | "all";

/** The command tree. Commands that are not needed are listed by name only. */
export async function createProgram(context: Context, wanted: Wanted): Promise<Program> {
  const text: ProgramText = { out: "", err: "" };
  const program = addGlobalFlags(newRootCommand())
    .exitOverride()
    .configureOutput({
      writeOut: (chunk) => {
        text.out += chunk;
      },
      writeErr: (chunk) => {
        text.err += chunk;
      },
      getOutHelpWidth: () => helpWidth(context.stdout.columns ?? context.stderr.columns),
      getErrHelpWidth: () => helpWidth(context.stderr.columns),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: () => undefined,
    })
    .configureHelp(HELP_FORM);
  const asked = wanted === "all" ? undefined : firstWord(wanted);
  for (const entry of COMMAND_TABLE)
    program.addCommand(await commandOf(entry, context, asked), { hidden: entry.isHidden ?? false });
  inheritSettings(program);
  return { command: program, text };
}

const newRootCommand = (): Command =>
  newCommand("svc", {
    summary: "The Sales Coaching Service from the command line",
    examples: [
      ["svc auth login", "sign in: prompts for the key and checks it"],
      ["svc meetings list --status completed --from 7d", "last week's completed meetings"],
      ["svc reports list --max-score 60 --all --json", "every low score as JSON"],
      ["svc help exit-codes", "what the exit codes mean; also: environment, formatting"],
    ],
  })
    .version(VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "show help for a command")
    .helpCommand(false)
    .usage("<command> [flags]");

async function commandOf(entry: CommandEntry, context: Context, asked: string | undefined): Promise<Command> {
  const isWanted = asked === undefined || asked === entry.name;
  const command = isWanted
    ? (await entry.load())(context, async (argv) => (await createProgram(context, argv)).command)
    : new Command(entry.name);
  return addSummary(command, entry.summary).helpGroup(entry.group);
}

/** The first argument that is neither a flag nor a flag's value: the top-level command. `""` when there is none. */
export function firstWord(argv: readonly string[]): string {
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? "";
    if (word === "--") return argv[index + 1] ?? "";
    if (!word.startsWith("-")) return word;
    if (VALUE_FLAGS.includes(word)) index += 1;
  }
  return "";
}

/** Help fits the terminal, at most 100 columns. */
const helpWidth = (columns: number | undefined): number => Math.min(columns ?? 100, 100);

/** `addCommand` does not inherit settings. */
function inheritSettings(parent: Command): void {
  for (const child of parent.commands) {
    child.copyInheritedSettings(parent);
    child.helpOption("-h, --help", "show help");
    inheritSettings(child);
  }
}

/** Adds the global flags to the root command. */
const addGlobalFlags = (program: Command): Command =>
  addFlags(program.optionsGroup("Global options:"), [
    // Not commander's env(), which would make the variable a flag: it must not override the other variables.
    ["--profile <profile>", "profile to use (env: SVC_PROFILE)"],
    ["--base-url <url>", "base URL of the API, with or without /api/v1"],
    ["--timeout <seconds>", "time limit for one attempt of a request; default: 30", { parse: parseSeconds }],
    ["--retries <count>", "retries of a failed request; default: 2", { parse: parseCount(0, 10) }],
    ["--color", "use color even if the output is not a terminal"],
    // With --color declared too, the default is undefined: neither was given.
    ["--no-color", "disable color"],
    ["--debug", "trace every request on stderr, with the key masked"],
    ["--allow-incomplete", "accept lists with fewer rows than the service's total"],
    ["--copy <copy>", "read from a copy made by `svc sync`, synced first"],
    ["--no-copy", "read from the service, even if the profile names a copy"],
    ["--insecure-http", "allow http:// to other hosts (the key is sent unencrypted)"],
  ]);
