import { stat } from "node:fs/promises";
import path from "node:path";
import { maskKey } from "../../../core/secrets/mask-keys.ts";
import { type Connection, replaceKeyHint, type SettingSource } from "../../client/connection.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";

/** Checks the configuration file and its permissions. */
export async function checkConfigFile(file: string | undefined, platform: string): Promise<CheckResult> {
  if (file === undefined)
    return warned("configuration", "there is no home folder", "Set HOME to an absolute path, or SVC_CONFIG_DIR");
  const modes = await Promise.all([file, path.dirname(file)].map(modeOf));
  const [fileMode, directoryMode] = modes;
  if (fileMode === undefined) return skipped("configuration", `${file} does not exist; environment and flags are used`);
  const isPrivate = platform === "win32" || ((fileMode & 0o077) === 0 && ((directoryMode ?? 0) & 0o077) === 0);
  if (isPrivate) return passed("configuration", file);
  return warned(
    "configuration",
    `${file} can be read by others`,
    `chmod 600 '${file}' && chmod 700 '${path.dirname(file)}'`,
  );
}

const modeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mode }) => mode & 0o777,
    () => undefined,
  );

/** Checks the key's format against the API document. */
export function checkKeyShape({ apiKey, withheldFor }: Connection): CheckResult {
  if (!apiKey && withheldFor !== undefined)
    return failed("key", `the stored key belongs to ${withheldFor} and is not sent to another address`, {
      fix: "Set SERVICE_API_KEY for this address, or svc auth login --profile NAME --base-url URL",
      exit: "authentication",
    });
  if (!apiKey) return failed("key", "no key is stored", { fix: "svc auth login", exit: "authentication" });
  const detail = `${maskKey(apiKey.value)} (from ${apiKey.source})`;
  if (/^svc_live_[A-Za-z0-9]{32}$/.test(apiKey.value)) return passed("key", detail);
  return warned(
    "key",
    `${detail} is not svc_live_ and 32 characters`,
    apiKey.source === "environment"
      ? replaceKeyHint(apiKey.source)
      : "Copy the whole key as shown in the dashboard, then run svc auth login",
  );
}

/** Checks that there is an address. */
export function checkAddress({ baseUrl }: Connection): CheckResult {
  const fix = correctAddress(baseUrl?.source);
  if (!baseUrl) return failed("address", "no base URL is set", { fix, exit: "usage" });
  if (!URL.canParse(baseUrl.value) || !/^https?:/.test(baseUrl.value))
    return failed("address", `${baseUrl.value} is no http(s) address`, { fix, exit: "usage" });
  return passed("address", `${baseUrl.value} (from ${baseUrl.source})`);
}

/** Explains how to correct the base URL in use. */
export const correctAddress = (source: SettingSource | undefined): string =>
  source === "environment" ? "Set SERVICE_API_URL to https://…, or unset it" : "svc config set base_url https://…";
