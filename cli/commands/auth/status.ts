import type { Command } from "commander";
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
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { printItem } from "../../output/print-item.ts";
import { newCommand } from "../new-command.ts";
import { checkKey, isRejectedKey, type KeyCheck } from "./check-key.ts";

type StatusFlags = GlobalFlags & OutputFlags;

const COLUMNS: readonly Column[] = [
  { field: "profile", title: "Profile", kind: "text" },
  { field: "base_url", title: "Address", kind: "text" },
  { field: "base_url_source", title: "Address from", kind: "text" },
  { field: "key", title: "Key", kind: "text" },
  { field: "key_source", title: "Key from", kind: "text" },
  { field: "permissions", title: "Permissions", kind: "text" },
  { field: "config_file", title: "Configuration", kind: "text" },
];

/** `svc auth status`. */
export const newStatusCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("status", {
      summary: "Show the key and base URL in use, and check them with one call",
      examples: [
        ["svc auth status", "key, base URL and their sources"],
        ["svc auth status --json", "the same for a script; exit code 4 when the key is not accepted"],
      ],
    }),
  ).action(async (_flags: unknown, self: Command) => runStatus(context, self.optsWithGlobals<StatusFlags>()));

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
    await print(await checkKey(context, flags, credentials));
  } catch (error) {
    // Key and address are what one needs to see when they do not work.
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
  can_read: check?.canRead ?? null,
  can_write: check?.canWrite ?? null,
  config_file: file,
});

function permissionText(check: KeyCheck | null): string {
  if (!check) return "unknown: the key could not be checked";
  const names = [check.canRead && "read", check.canWrite && "write"].filter(Boolean);
  const doubt = check.canWrite === null ? " (write: unknown)" : "";
  return `${names.join(", ") || "none"}${doubt}`;
}
