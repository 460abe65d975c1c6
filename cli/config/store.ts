import { statSync } from "node:fs";
import path from "node:path";
import type { ConfigData, ConfigStore } from "../context/config-store.ts";
import { CliError } from "../errors/cli-error.ts";
import { emptyConfig } from "./config-data.ts";
import { noHome } from "./folders.ts";

/** The store without a home folder: empty, and nothing can be stored. */
export const HOMELESS_STORE: ConfigStore = {
  path: undefined,
  read: async () => emptyConfig(),
  update: () => Promise.reject(noHome()),
};

/** The store in a directory: conf reads, validates and writes the file. Reading creates nothing. */
export function createConfigStore(directory: string): ConfigStore & { readonly path: string } {
  const file = path.join(directory, "config.json");
  return {
    path: file,
    async read() {
      if (statSync(file, { throwIfNoEntry: false }) === undefined) return emptyConfig();
      const { openConfig } = await import("./conf.lazy.ts");
      return openConfig(file).store as unknown as ConfigData;
    },
    async update(change) {
      const { writeConfig } = await import("./write-config.lazy.ts");
      const written = await writeConfig({ directory, file, change });
      if (written === "locked") throw lockTimeout(file);
      return written;
    },
  };
}

const lockTimeout = (file: string): CliError =>
  new CliError("Another svc process is still holding the lock of the configuration file.", {
    code: "config_locked",
    hint: `Try again; if no svc is running, remove ${file}.lock`,
  });
