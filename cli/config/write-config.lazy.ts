import { chmod, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { withFileLock } from "../../machine/file-lock.ts";
import { makeDirectory } from "../../machine/make-directory.ts";
import type { ConfigData } from "../context/config-store.ts";
import { CliError, isCliError } from "../errors/cli-error.ts";
import { adviceFor, systemReason } from "../files/system-reason.ts";
import { openConfig } from "./conf.lazy.ts";
import { emptyConfig } from "./config-data.ts";

/** Writing takes milliseconds: a lock older than this was left by a crashed machine. */
const PATIENCE = { giveUpAfterMs: 10_000, staleAfterMs: 30_000 };

/** One read-modify-write of the configuration. */
export interface ConfigChange {
  directory: string;
  file: string;
  change(data: ConfigData): ConfigData;
}

/** Applies a change under the lock. File system errors name the file. */
export const writeConfig = (change: ConfigChange): Promise<ConfigData | "locked"> =>
  replaceConfig(change).catch((error: unknown) => {
    if (isCliError(error)) throw error;
    throw new CliError(`Cannot write the configuration file ${change.file}: ${systemReason(error)}.`, {
      exit: "usage",
      code: "config_unwritable",
      hint: adviceFor(
        error,
        "Check the permissions of the file and its directory, or set SVC_CONFIG_DIR to another one.",
      ),
    });
  });

/** Directory 0700, file 0600, written to a temporary file and renamed into place. */
async function replaceConfig({ directory, file, change }: ConfigChange): Promise<ConfigData | "locked"> {
  await makeDirectory(directory, 0o700);
  // An existing directory only loses the rights of group and others: one that is read-only for its owner stays so.
  const { mode } = await stat(directory);
  if (mode & 0o077) await chmod(directory, mode & 0o700);
  return withFileLock(`${file}.lock`, PATIENCE, async () => {
    const conf = openConfig(file);
    const data = change({ ...emptyConfig(), ...conf.store });
    await removeLeftovers(directory, path.basename(file));
    conf.store = { ...data };
    return data;
  });
}

/** A process killed between writing the temporary file and renaming it leaves a copy of the key. */
async function removeLeftovers(directory: string, name: string): Promise<void> {
  const entries = await readdir(directory);
  const leftovers = entries.filter((entry) => entry.startsWith(`${name}.tmp-`));
  await Promise.all(leftovers.map((entry) => rm(path.join(directory, entry), { force: true })));
}
