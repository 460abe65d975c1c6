import { homedir } from "node:os";
import path from "node:path";
import { userFolder } from "../../core/folders/user-folder.ts";
import { CliError } from "../errors/cli-error.ts";

const OURS = {
  config: { variable: "SVC_CONFIG_DIR", onWindows: "Config" },
  cache: { variable: "SVC_CACHE_DIR", onWindows: "Cache" },
};

/** The folder of the configuration or the cache: `SVC_CONFIG_DIR`, `SVC_CACHE_DIR`, or the platform's. Undefined without a home. */
export function ownFolder(
  kind: keyof typeof OURS,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { variable, onWindows } = OURS[kind];
  if (environment[variable]) return environment[variable];
  const { platform } = process;
  const folder = userFolder(kind, { platform, home: homedir(), environment });
  return folder && path.join(folder, "svc", platform === "win32" ? onWindows : "");
}

/** Nothing can be stored, because there is no home folder. */
export const noHome = (): CliError =>
  new CliError("There is no home folder to store the configuration in.", {
    exit: "usage",
    code: "no_home",
    hint: "Set HOME to an absolute path, or SVC_CONFIG_DIR to a directory.",
  });
