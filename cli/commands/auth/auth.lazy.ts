import {
  readConnection,
  requireApiKey,
  requireBaseUrl,
  requireProfile,
  withKeyFromCommand,
} from "../../client/connection.ts";
import { forgetSession } from "../../client/session.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";
import { newLoginCommand } from "./login.ts";
import { newStatusCommand } from "./status.ts";

const newTokenCommand = defineCommand({
  name: "token",
  summary: "Print the API key in use, for another program",
  details:
    "The only command that prints a key. Like every other command, it uses a stored key only for its own address.",
  examples: [["svc auth token --profile staging", "for a program that takes a key, such as curl"]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions & GlobalFlags) {
    const connection = await withKeyFromCommand(context, await readConnection(context, flags));
    const key = requireApiKey(connection);
    const data = { profile: connection.profileName, base_url: requireBaseUrl(connection), key };
    await printOutcome(context, flags, { text: `${key}\n`, data, isResult: true });
  },
});

const newLogoutCommand = defineCommand({
  name: "logout",
  summary: "Remove the stored key of a profile",
  details: "The key stays valid: revoke it in the dashboard (Settings, API Keys) if it is no longer needed.",
  examples: [
    ["svc auth logout", "remove the key of the current profile"],
    ["svc auth logout --profile staging", "remove the key of another profile"],
  ],
  prints: "outcome",
  async run(context, flags: OutcomeOptions & GlobalFlags) {
    const store = await context.config();
    const connection = await readConnection(context, flags);
    requireProfile(connection, await store.read());
    const { profileName: name, profile } = connection;
    await forgetSession(context, profile);
    const removed = profile.api_key !== undefined || profile.key_command !== undefined;
    if (removed)
      await store.update((data) => {
        const { api_key: _key, key_command: _command, key_origin: _origin, ...rest } = data.profiles[name] ?? {};
        return { ...data, profiles: { ...data.profiles, [name]: rest } };
      });
    const text = removed
      ? `Removed the key of the profile \`${name}\`.`
      : `No key is stored for the profile \`${name}\`.`;
    await printOutcome(context, flags, { text, data: { profile: name, removed } });
    if (removed && context.env["SERVICE_API_KEY"])
      await context.stderr.write("SERVICE_API_KEY is still set and will be used.\n");
  },
});

/** `svc auth`. */
export const newAuthCommand = defineGroup(
  "auth",
  {
    examples: [["svc auth login", "sign in: prompts for the key and checks it"]],
  },
  [newLoginCommand, newStatusCommand, newTokenCommand, newLogoutCommand],
);
