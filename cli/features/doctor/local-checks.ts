import { stat } from "node:fs/promises";
import path from "node:path";
import { type Connection, replaceKeyHint, type SettingSource } from "../../client/connection.ts";
import { maskKey } from "../../text/mask-key.ts";
import { type CheckResult, failed, passed, skipped, warned } from "./checks.ts";

/** The configuration file and who can read it. */
export async function checkConfigFile(file: string, platform: string): Promise<CheckResult> {
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

/** The key's shape, as the API's document gives it. */
export function checkKeyShape({ apiKey }: Connection): CheckResult {
  if (!apiKey) return failed("key", "no key is stored", { fix: "svc auth login", exit: "authentication" });
  const detail = `${maskKey(apiKey.value)} (from ${apiKey.source})`;
  if (/^svc_live_[A-Za-z0-9]{32}$/.test(apiKey.value)) return passed("key", detail);
  return warned(
    "key",
    `${detail} is not svc_live_ and 32 characters`,
    apiKey.source === "environment"
      ? replaceKeyHint(apiKey.source)
      : "Copy the whole key as the dashboard showed it, then svc auth login",
  );
}

/** The address. */
export function checkAddress({ baseUrl }: Connection): CheckResult {
  const fix = correctAddress(baseUrl?.source);
  if (!baseUrl) return failed("address", "no API address is set", { fix, exit: "usage" });
  if (!URL.canParse(baseUrl.value) || !/^https?:/.test(baseUrl.value))
    return failed("address", `${baseUrl.value} is no http(s) address`, { fix, exit: "usage" });
  return passed("address", `${baseUrl.value} (from ${baseUrl.source})`);
}

/** How the address in use is set. */
export const correctAddress = (source: SettingSource | undefined): string =>
  source === "environment" ? "Set SERVICE_API_URL to https://…, or unset it" : "svc config set base_url https://…";
