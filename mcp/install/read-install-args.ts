import { existsSync } from "node:fs";
import type { Machine } from "../../core/folders/user-folder.ts";
import { UsageError } from "../errors/usage-error.ts";
import { parseFlags } from "../settings/parse-flags.ts";
import { readSettings, SERVE_FLAGS } from "../settings/read-settings.ts";
import { ASSISTANTS, type Assistant } from "./assistants.ts";

/** Arguments of `install` and `uninstall`. */
export interface InstallArguments {
  assistants: Assistant[];
  name: string;
  /** Flags for the server itself. */
  flags: string[];
  onlyPrint: boolean;
  replace: boolean;
}

const DEFAULT_NAME = "sales-coaching";

/** Reads the arguments of `install`. @throws UsageError when they are invalid */
export function readInstallArguments(argv: readonly string[], machine: Machine): InstallArguments {
  const options = {
    ...SERVE_FLAGS,
    all: { type: "boolean" },
    print: { type: "boolean" },
    replace: { type: "boolean" },
    name: { type: "string" },
  } as const;
  const { values, positionals } = parseFlags({ args: [...argv], options, allowPositionals: true });
  const { all = false, print: onlyPrint = false, replace = false, name = DEFAULT_NAME, ...serverFlags } = values;
  const flags = Object.entries(serverFlags).map(([flag, value]) =>
    value === true ? `--${flag}` : `--${flag}=${value}`,
  );
  readSettings(flags, {});
  return {
    assistants: chooseAssistants(positionals, { all, command: "install", machine }),
    name,
    flags,
    onlyPrint,
    replace,
  };
}

/** Reads the arguments of `uninstall`. @throws UsageError when they are invalid */
export function readUninstallArguments(
  argv: readonly string[],
  machine: Machine,
): Pick<InstallArguments, "assistants" | "name"> {
  const options = { all: { type: "boolean" }, name: { type: "string" } } as const;
  const { values, positionals } = parseFlags({ args: [...argv], options, allowPositionals: true });
  const { all = false, name = DEFAULT_NAME } = values;
  return { assistants: chooseAssistants(positionals, { all, command: "uninstall", machine }), name };
}

/** The assistants that are installed here. */
export function findInstalled(machine: Machine): string[] {
  return Object.entries(ASSISTANTS).flatMap(([name, { folder }]) => (existsSync(folder(machine)) ? [name] : []));
}

interface Choice {
  all: boolean;
  command: string;
  machine: Machine;
}

function chooseAssistants(names: readonly string[], { all, command, machine }: Choice): Assistant[] {
  const found = findInstalled(machine);
  const wanted = all && names.length === 0 ? found : names;
  if (all && names.length > 0) throw new UsageError("Name an assistant or use --all, not both.");
  if (all && found.length === 0) throw new UsageError("No assistant was found here. Name one instead of --all.");
  const unknown = wanted.find((name) => !Object.hasOwn(ASSISTANTS, name));
  if (wanted.length !== 1 && !all)
    throw new UsageError(`${usage(command)}${found.length > 0 ? ` Found here: ${found.join(", ")}.` : ""}`);
  if (unknown !== undefined) throw new UsageError(`Unknown assistant \`${unknown}\`. ${usage(command)}`);
  return wanted.flatMap((name) => ASSISTANTS[name] ?? []);
}

const usage = (command: string): string =>
  `Name one assistant: svc-mcp ${command} ${Object.keys(ASSISTANTS).join("|")}, or --all for those found here.`;
