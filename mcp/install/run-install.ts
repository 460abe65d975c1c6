import { homedir } from "node:os";
import type { Machine } from "../../core/folders/user-folder.ts";
import { UsageError } from "../errors/usage-error.ts";
import type { Environment } from "../settings/settings.ts";
import { VERSION } from "../version.ts";
import { type Assistant, configFileOf } from "./assistants.ts";
import { describeMerge } from "./describe-merge.ts";
import type { Program } from "./launcher.ts";
import { type Merge, mergeConfig, removeFromConfig } from "./merge-config.ts";
import { addTomlServer } from "./merge-toml.ts";
import { type InstallArguments, readInstallArguments, readUninstallArguments } from "./read-install-args.ts";
import { createEntry, type Question, type ServerEntry, withoutKey } from "./server-entry.ts";
import { readConfigFile, removeConfigFile, writeConfigFile } from "./write-config.ts";

/** Everything the commands use. */
export interface InstallContext extends Machine, Program {
  /** Profile of the command line that has the key. */
  profile?: string | undefined;
  report: (result: InstallResult) => void;
}

/** Outcome for one assistant's configuration. */
export interface InstallResult {
  assistant: string;
  name: string;
  /** Null if no file is written. */
  file: string | null;
  outcome: Merge["outcome"] | "shown" | "removed" | "absent";
  /** Text for people, with the next step; for a dry run, the entry. */
  message: string;
}

const EXIT_LEFT_ALONE = 1;

/** `svc-mcp install ASSISTANT|--every`: adds this server to the configuration of assistants. Returns the exit code. */
export async function runInstall(argv: readonly string[], context: InstallContext): Promise<number> {
  const { assistants, ...options } = readInstallArguments(argv, context);
  let exitCode = 0;
  for (const assistant of assistants) exitCode = Math.max(exitCode, await install(assistant, options, context));
  return exitCode;
}

type Options = Omit<InstallArguments, "assistants">;

async function install(assistant: Assistant, options: Options, context: InstallContext): Promise<number> {
  const { name, flags, onlyPrint, replace } = options;
  const { environment, profile } = context;
  const { title } = assistant;
  const { entry, questions } = createEntry(assistant, context, { flags, environment, profile });
  if (onlyPrint) {
    const message = showEntry(assistant, name, { entry: withoutKey(entry), questions });
    context.report({ assistant: title, name, file: null, outcome: "shown", message });
    return 0;
  }
  const file = configFileOf(assistant, context);
  const { format, member } = assistant;
  const current = await readConfigFile(file);
  const merge = mergeConfig(current, { format, member, name, entry, questions, replace });
  if ("text" in merge) await writeConfigFile(file, merge.text, { secret: assistant.key.from === "file" });
  const message = describeMerge(merge, { assistant, name, file, entry, hasProfile: profile !== undefined });
  context.report({ assistant: title, name, file, outcome: merge.outcome, message });
  return merge.outcome === "taken" || merge.outcome === "differs" ? EXIT_LEFT_ALONE : 0;
}

function showEntry(
  { format, member }: Assistant,
  name: string,
  { entry, questions }: { entry: ServerEntry; questions: readonly Question[] },
): string {
  if (format === "toml") return addTomlServer("", member, { name, entry }).trim();
  const inputs = questions.length > 0 ? { inputs: questions } : {};
  return JSON.stringify({ ...inputs, [member]: { [name]: entry } }, null, 2);
}

/** `svc-mcp uninstall ASSISTANT|--every`: removes this server from the configuration of assistants. Returns the exit code. */
export async function runUninstall(argv: readonly string[], context: InstallContext): Promise<number> {
  const { assistants, name } = readUninstallArguments(argv, context);
  for (const assistant of assistants) {
    const file = configFileOf(assistant, context);
    const text = removeFromConfig(await readConfigFile(file), { ...assistant, name });
    if (text === "") await removeConfigFile(file);
    else if (text !== undefined) await writeConfigFile(file, text, { secret: assistant.key.from === "file" });
    const message =
      text === undefined
        ? `${assistant.title} has no server "${name}" (${file}). Nothing was changed.`
        : `Removed "${name}" from ${file}.\nRestart ${assistant.title}.`;
    const outcome = text === undefined ? "absent" : "removed";
    context.report({ assistant: assistant.title, name, file, outcome, message });
  }
  return 0;
}

/** Runs `install` or `uninstall`. */
export function runInstaller(command: string, argv: readonly string[], context: InstallContext): Promise<number> {
  if (command === "install") return runInstall(argv, context);
  if (command === "uninstall") return runUninstall(argv, context);
  throw new UsageError(`Unknown command \`${command}\`. See svc-mcp --help.`);
}

/** The machine that this process runs on. */
export function thisMachine(environment: Environment): Machine & Pick<Program, "node" | "version"> {
  return { platform: process.platform, home: homedir(), environment, node: process.execPath, version: VERSION };
}
