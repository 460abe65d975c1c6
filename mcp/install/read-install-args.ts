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

/** Earlier names of flags, which work a minor version longer. */
const EARLIER: Readonly<Record<string, string>> = {
  "--all": "--every",
  "--print": "--dry-run",
  "--replace": "--force",
};

const inPresentWords = (argv: readonly string[]): string[] => argv.map((word) => EARLIER[word] ?? word);

/** Reads the arguments of `install`. @throws UsageError when they are invalid */
export function readInstallArguments(argv: readonly string[], machine: Machine): InstallArguments {
  const options = {
    ...SERVE_FLAGS,
    every: { type: "boolean" },
    "dry-run": { type: "boolean" },
    force: { type: "boolean" },
    name: { type: "string" },
  } as const;
  const { values, positionals } = parseFlags({ args: inPresentWords(argv), options, allowPositionals: true });
  const { every = false, "dry-run": onlyPrint = false, force = false, name = DEFAULT_NAME, ...serverFlags } = values;
  const flags = Object.entries(serverFlags).map(([flag, value]) =>
    value === true ? `--${flag}` : `--${flag}=${value}`,
  );
  readSettings(flags, {});
  return {
    assistants: chooseAssistants(positionals, { every, machine }),
    name,
    flags,
    onlyPrint,
    replace: force,
  };
}

/** Reads the arguments of `uninstall`. @throws UsageError when they are invalid */
export function readUninstallArguments(
  argv: readonly string[],
  machine: Machine,
): Pick<InstallArguments, "assistants" | "name"> {
  const options = { every: { type: "boolean" }, name: { type: "string" } } as const;
  const { values, positionals } = parseFlags({ args: inPresentWords(argv), options, allowPositionals: true });
  const { every = false, name = DEFAULT_NAME } = values;
  return { assistants: chooseAssistants(positionals, { every, machine }), name };
}

/** The assistants that are installed here. */
export function findInstalled(machine: Machine): string[] {
  return Object.entries(ASSISTANTS).flatMap(([name, { folder }]) => (existsSync(folder(machine)) ? [name] : []));
}

interface Choice {
  every: boolean;
  machine: Machine;
}

function chooseAssistants(names: readonly string[], { every, machine }: Choice): Assistant[] {
  const found = findInstalled(machine);
  const wanted = every && names.length === 0 ? found : names;
  if (every && names.length > 0) throw new UsageError("Name an assistant or use --every, not both.");
  if (every && found.length === 0) throw new UsageError("No assistant was found here. Name one instead of --every.");
  const unknown = wanted.find((name) => !Object.hasOwn(ASSISTANTS, name));
  if (wanted.length !== 1 && !every)
    throw new UsageError(`${USAGE}${found.length > 0 ? ` Found here: ${found.join(", ")}.` : ""}`);
  if (unknown !== undefined) throw new UsageError(`Unknown assistant \`${unknown}\`. ${USAGE}`);
  return wanted.flatMap((name) => ASSISTANTS[name] ?? []);
}

const USAGE = `Name one assistant: ${Object.keys(ASSISTANTS).join("|")}, or --every for those found here.`;
