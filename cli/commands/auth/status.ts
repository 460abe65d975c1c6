import { maskKey } from "../../../core/secrets/mask-keys.ts";
import { isSvcError } from "../../../src/index.ts";
import {
  type Connection,
  readConnection,
  replaceKeyHint,
  requireApiKey,
  requireBaseUrl,
  requireProfile,
  withKeyFromCommand,
} from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import { HintedError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { printItem } from "../../output/print-item.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { readPath } from "../../text/fields.ts";
import { defineCommand } from "../define-command.ts";
import { checkKey, isRejectedKey, type KeyCheck, permissionText } from "./check-key.ts";

type StatusFlags = GlobalFlags & OutputFlags;

const COLUMNS: readonly Column[] = [
  { field: "profile", title: "Profile", kind: "text" },
  { field: "base_url", title: "Address", kind: "text" },
  { field: "base_url_source", title: "Address from", kind: "text" },
  { field: "key", title: "Key", kind: "text" },
  { field: "key_source", title: "Key from", kind: "text" },
  { field: "permissions", title: "Permissions", kind: "text" },
  { field: "organization", title: "Organization", kind: "text", shown: organizationText },
  { field: "config_file", title: "Configuration", kind: "text" },
];

/** The API document has no response that names the organization. */
function organizationText(status: unknown): string {
  const name = readPath(status, "organization");
  return typeof name === "string" ? `${name} (by the people of its meetings)` : "not named by the service";
}

/** `svc auth status`. */
export const newStatusCommand = defineCommand({
  name: "status",
  summary: "Show the key in use, its permissions and base URL, checked with one call",
  details:
    "The API does not name a key's organization: shown is the company of its own people in the newest meetings, if they all have the same.",
  examples: [
    ["svc auth status", "key, base URL and their sources"],
    ["svc auth status --json", "the same for a script; exit code 4 when the key is not accepted"],
  ],
  prints: "data",
  run: runStatus,
});

async function runStatus(context: Context, flags: StatusFlags): Promise<void> {
  const store = await context.config();
  const connection = await withKeyFromCommand(context, await readConnection(context, flags));
  requireProfile(connection, await store.read());
  const credentials = { baseUrl: requireBaseUrl(connection), apiKey: requireApiKey(connection) };
  const print = (check: KeyCheck | null): Promise<void> =>
    printItem(context, {
      item: describeStatus(connection, { check, file: store.path ?? null }),
      columns: COLUMNS,
      output: outputOptions(context, flags, connection.profile),
    });
  try {
    await print(await withSpinner(context, "Checking the key", checkKey(context, flags, credentials)));
  } catch (error) {
    context.signal.throwIfAborted();
    // The key and address matter most when they do not work.
    if (isSvcError(error)) await print(null);
    throw isRejectedKey(error) ? new HintedError(error, replaceKeyHint(connection.apiKey?.source)) : error;
  }
}

const describeStatus = (
  { profileName, baseUrl, apiKey }: Connection,
  { check, file }: { check: KeyCheck | null; file: string | null },
): object => ({
  profile: profileName,
  base_url: baseUrl?.value ?? null,
  base_url_source: baseUrl?.source ?? null,
  key: apiKey ? maskKey(apiKey.value) : null,
  key_source: apiKey?.source ?? null,
  permissions: permissionText(check),
  organization: check?.organization ?? null,
  can_read: check?.canRead ?? null,
  can_write: check?.canWrite ?? null,
  config_file: file,
});
