import { maskKey } from "../../../core/secrets/mask-keys.ts";
import { readConnection } from "../../client/connection.ts";
import { requireProfileName } from "../../config/config-data.ts";
import type { Profile } from "../../context/config-store.ts";
import type { Context } from "../../context/context.ts";
import { HintedError, UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { findSetting } from "../../flags/settings.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { canAsk } from "../../prompt/can-ask.ts";
import { defineCommand } from "../define-command.ts";
import { checkKey, isRejectedKey, permissionText } from "./check-key.ts";

type LoginFlags = GlobalFlags & OutcomeOptions & KeySource;

/** `svc auth login`. */
export const newLoginCommand = defineCommand({
  name: "login",
  summary: "Check an API key with one call and store it",
  details:
    "The key is stored in the configuration file, readable only by you, and is only ever sent to the address that it was\nstored for. It is never accepted as an argument.",
  examples: [
    ["svc auth login --base-url https://coaching.example.com", "sign in: prompts for the key"],
    [
      "svc auth login --profile staging --base-url https://staging.example.com --key-file key.txt",
      "a second profile, with the key from a file",
    ],
    [
      "pass show svc | svc auth login --base-url https://coaching.example.com --key-stdin",
      "with the key from a password manager",
    ],
    [
      "svc auth login --base-url https://coaching.example.com --key-command 'op read op://work/svc/key'",
      "ask the password manager at every use; no key is stored",
    ],
  ],
  flags: [
    ["--key-stdin", "read the key from standard input", { conflicts: ["keyFile", "keyCommand"] }],
    ["--key-file <file>", "read the key from a file", { conflicts: "keyCommand" }],
    ["--key-command <command>", "run this command for the key at every use, and store no key"],
  ],
  prints: "outcome",
  run: runLogin,
});

async function runLogin(context: Context, flags: LoginFlags): Promise<void> {
  const { profileName, baseUrl: known } = await readConnection(context, flags);
  requireProfileName(profileName);
  const baseUrl = findSetting("base_url").check(known?.value ?? (await askForAddress(context)));
  const apiKey = await readKey(context, flags);
  const check = await withSpinner(context, "Checking the key", checkKey(context, flags, { apiKey, baseUrl })).catch(
    (error: unknown) => {
      throw isRejectedKey(error) ? new HintedError(error, `Nothing was stored. ${COPY_KEY_HINT}`) : error;
    },
  );
  const store = await context.config();
  await store.update((data) => ({
    ...data,
    current_profile: Object.keys(data.profiles).length === 0 ? profileName : data.current_profile,
    profiles: {
      ...data.profiles,
      [profileName]: withKey(data.profiles[profileName], { apiKey, baseUrl, keyCommand: flags.keyCommand }),
    },
  }));
  const key = maskKey(apiKey);
  const { canRead } = check;
  const note = canRead
    ? ""
    : "\nThe key has no read permission: only creating, updating and deleting templates will work.";
  await printOutcome(context, flags, {
    text: `Signed in to ${baseUrl} as profile \`${profileName}\` with ${key} (${permissionText(check)})${note}`,
    data: { profile: profileName, base_url: baseUrl, key, can_read: canRead, permissions: permissionText(check) },
  });
  const environmentKey = context.env["SERVICE_API_KEY"]?.trim();
  if (environmentKey && environmentKey !== apiKey)
    await context.stderr.write("SERVICE_API_KEY is set and overrides the stored key.\n");
}

/** The profile with its key, or the command that prints it, bound to the origin of the base URL. */
function withKey(
  profile: Profile | undefined,
  { apiKey, baseUrl, keyCommand }: { apiKey: string; baseUrl: string; keyCommand: string | undefined },
): Profile {
  const { api_key: _oldKey, key_command: _oldCommand, ...rest } = profile ?? {};
  const key = keyCommand === undefined ? { api_key: apiKey } : { key_command: keyCommand };
  return { ...rest, ...key, key_origin: new URL(baseUrl).origin, base_url: baseUrl };
}

async function askForAddress(context: Context): Promise<string> {
  if (!canAsk(context))
    throw new UsageError("No base URL is set.", "Pass --base-url https://…, or set SERVICE_API_URL.");
  const address = (
    await (await context.prompts()).input("Base URL of the API, e.g. https://coaching.example.com:")
  ).trim();
  if (address === "") throw new UsageError("No base URL was entered.", "Pass --base-url https://….");
  return address;
}

/** Key sources of `svc auth login`. No flag takes the key itself: every process can read argv. */
interface KeySource {
  keyStdin?: boolean;
  keyFile?: string;
  keyCommand?: string;
}

/** Hint for text that is not a key, or a key that the service rejects. */
const COPY_KEY_HINT = "Copy the whole key as shown in the dashboard (Settings, API Keys).";

/** The key, from standard input, a file, a command or a hidden prompt. */
async function readKey(context: Context, source: KeySource): Promise<string> {
  const text = await readSource(context, source);
  const key = text.trim();
  if (/^svc_live_[^\s]+$/.test(key)) return key;
  throw new UsageError(
    key === "" ? "No key was entered." : "That is not an API key: keys start with svc_live_ and contain no spaces.",
    COPY_KEY_HINT,
  );
}

async function readSource(context: Context, { keyStdin, keyFile, keyCommand }: KeySource): Promise<string> {
  if (keyStdin) return context.stdin.readAll();
  if (keyFile !== undefined) return readTextFile(keyFile);
  if (keyCommand !== undefined) return context.programs.capture(keyCommand);
  if (!canAsk(context))
    throw new UsageError(
      "There is no terminal to prompt for the key.",
      "Use --key-stdin, --key-file FILE or --key-command COMMAND. With SERVICE_API_KEY set, other commands need no login.",
    );
  return (await context.prompts()).password("API key (hidden):");
}
