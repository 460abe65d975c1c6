import { homedir } from "node:os";
import { UsageError } from "../errors/usage-error.ts";
import { parseFlags } from "../settings/parse-flags.ts";
import { readSettings, SERVE_FLAGS } from "../settings/read-settings.ts";
import type { Environment } from "../settings/settings.ts";
import { ASSISTANTS, type Assistant, type Machine } from "./assistants.ts";
import { type Merge, mergeConfig } from "./merge-config.ts";
import { createEntry, PLACEHOLDERS, type Program, type ServerEntry, withoutKey } from "./server-entry.ts";
import { readConfigFile, writeConfigFile } from "./write-config.ts";

/** What the command works with. */
export interface InstallContext extends Machine, Program {
  print: (text: string) => void;
}

const DEFAULT_NAME = "sales-coaching";
const EXIT_LEFT_ALONE = 1;

/** `svc-mcp install claude|cursor|vscode [--print] [--name NAME]`: makes an assistant know this server. Gives the exit code. */
export async function runInstall(argv: readonly string[], context: InstallContext): Promise<number> {
  const { assistant, name, flags, onlyPrint } = readArguments(argv);
  const { entry, questions } = createEntry(assistant, context, { flags, environment: context.environment });
  if (onlyPrint) {
    const inputs = questions.length > 0 ? { inputs: questions } : {};
    context.print(JSON.stringify({ ...inputs, [assistant.member]: { [name]: withoutKey(entry) } }, null, 2));
    return 0;
  }
  const file = assistant.configFile(context);
  const merge = mergeConfig(await readConfigFile(file), { member: assistant.member, name, entry, questions });
  if (merge.outcome === "added") await writeConfigFile(file, merge.text, { secret: assistant.keySource === "file" });
  context.print(describe(merge, { assistant, name, file, entry }));
  return merge.outcome === "taken" || merge.outcome === "differs" ? EXIT_LEFT_ALONE : 0;
}

interface InstallArguments {
  assistant: Assistant;
  name: string;
  /** Flags for the server itself. */
  flags: string[];
  onlyPrint: boolean;
}

function readArguments(argv: readonly string[]): InstallArguments {
  const options = { ...SERVE_FLAGS, print: { type: "boolean" }, name: { type: "string" } } as const;
  const { values, positionals } = parseFlags({ args: [...argv], options, allowPositionals: true });
  const [which = "", ...more] = positionals;
  const assistant = Object.hasOwn(ASSISTANTS, which) ? ASSISTANTS[which] : undefined;
  if (!assistant || more.length > 0) {
    throw new UsageError(`Name one assistant: svc-mcp install ${Object.keys(ASSISTANTS).join("|")}.`);
  }
  const { print: onlyPrint = false, name = DEFAULT_NAME, ...serverFlags } = values;
  const flags = Object.entries(serverFlags).map(([flag, value]) =>
    value === true ? `--${flag}` : `--${flag}=${value}`,
  );
  readSettings(flags, {});
  return { assistant, name, flags, onlyPrint };
}

interface Installed {
  assistant: Assistant;
  name: string;
  file: string;
  entry: ServerEntry;
}

function describe(merge: Merge, { assistant, name, file, entry }: Installed): string {
  if (merge.outcome === "present")
    return `${assistant.title} knows this server already, as "${name}" (${file}). Nothing was changed.`;
  if (merge.outcome === "differs") {
    return `${assistant.title} knows this server already, as "${name}" (${file}), but with another ${merge.variables.join(" and ")}. Nothing was changed. Change that by hand, or remove the entry and install again.`;
  }
  if (merge.outcome === "taken") {
    return `${assistant.title} has another server called "${name}" (${file}). Nothing was changed. Choose another name with --name, or remove that entry first.`;
  }
  const toDo = [
    entry.env["SERVICE_API_KEY"] === PLACEHOLDERS.key ? `Put the API key in place of ${PLACEHOLDERS.key}.` : "",
    entry.env["SERVICE_API_URL"] === PLACEHOLDERS.url ? `Put the API's address in place of ${PLACEHOLDERS.url}.` : "",
    assistant.keySource === "environment" ? "Set SERVICE_API_KEY in the environment that it starts from." : "",
    assistant.keySource === "question" ? "It asks for the API key when it first starts the server." : "",
    `Restart ${assistant.title}.`,
  ];
  return [`Added "${name}" to ${file}.`, ...toDo.filter((line) => line !== "")].join("\n");
}

/** The machine that this process runs on, for the user who started it. */
export function thisMachine(environment: Environment): Machine & Pick<Program, "node"> {
  return { platform: process.platform, home: homedir(), environment, node: process.execPath };
}
