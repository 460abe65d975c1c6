import { readFileSync } from "node:fs";
import path from "node:path";
import type { ConfigData, ConfigStore } from "../context/config-store.ts";
import { CliError } from "../errors/cli-error.ts";
import { systemReason } from "../files/system-reason.ts";
import { emptyConfig, readConfigData } from "./config-data.ts";
import { noHome } from "./folders.ts";

/** The store without a home folder: empty, and nothing can be stored. */
export const HOMELESS_STORE: ConfigStore = {
  path: undefined,
  read: async () => emptyConfig(),
  update: () => Promise.reject(noHome()),
};

/** The store in a directory. Reading creates nothing. */
export function createConfigStore(directory: string): ConfigStore & { readonly path: string } {
  const file = path.join(directory, "config.json");
  const read = (): Promise<ConfigData> => readConfigFile(file);
  return {
    path: file,
    read,
    async update(change) {
      const { writeConfig } = await import("./write-config.lazy.ts");
      const written = await writeConfig({ directory, file, read, change });
      if (written === "locked") throw lockTimeout(file);
      return written;
    },
  };
}

async function readConfigFile(file: string): Promise<ConfigData> {
  let text: string;
  try {
    // Every command reads this small file first: loading node:fs/promises takes longer than reading it.
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return emptyConfig();
    throw new CliError(`Cannot read the configuration file ${file}: ${systemReason(error)}.`, {
      exit: "usage",
      code: "config_unreadable",
      hint: "Check its permissions, or set SVC_CONFIG_DIR to another directory.",
    });
  }
  const content = parseJson(text);
  const read = content === undefined ? { problem: "it is not JSON" } : readConfigData(content);
  if ("data" in read) return read.data;
  throw new CliError(`The configuration file ${file} is damaged: ${read.problem}.`, {
    exit: "usage",
    code: "config_damaged",
    hint: "Fix it, or move it away and run `svc auth login` again. The file was not changed.",
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const lockTimeout = (file: string): CliError =>
  new CliError("Another svc process is still holding the lock of the configuration file.", {
    code: "config_locked",
    hint: `Try again; if no svc is running, remove ${file}.lock`,
  });
