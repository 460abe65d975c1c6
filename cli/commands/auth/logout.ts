import type { Command } from "commander";
import { readConnection, requireProfile } from "../../client/connection.ts";
import { forgetSession } from "../../client/session.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { newCommand } from "../new-command.ts";

type LogoutFlags = GlobalFlags & OutcomeFlags;

/** `svc auth logout`. */
export const newLogoutCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("logout", {
      summary: "Remove the stored key of a profile",
      details: "The key stays valid: revoke it in the dashboard (Settings, API Keys) if it is no longer needed.",
      examples: [
        ["svc auth logout", "remove the key of the current profile"],
        ["svc auth logout --profile staging", "remove the key of another profile"],
      ],
    }),
  ).action(async (_flags: unknown, self: Command) => runLogout(context, self.optsWithGlobals<LogoutFlags>()));

async function runLogout(context: Context, flags: LogoutFlags): Promise<void> {
  const store = await context.config();
  const { profileName, profile, ...connection } = await readConnection(context, flags);
  requireProfile({ profileName, profile, ...connection }, await store.read());
  await forgetSession(context, profile);
  if (!profile.api_key && !profile.key_command)
    return printOutcome(context, flags, {
      text: `No key is stored for the profile \`${profileName}\`.`,
      data: { profile: profileName, removed: false },
    });
  await store.update((data) => {
    const { api_key: _key, key_command: _command, key_origin: _origin, ...rest } = data.profiles[profileName] ?? {};
    return { ...data, profiles: { ...data.profiles, [profileName]: rest } };
  });
  await printOutcome(context, flags, {
    text: `Removed the key of the profile \`${profileName}\`.`,
    data: { profile: profileName, removed: true },
  });
  if (context.env["SERVICE_API_KEY"]) await context.stderr.write("SERVICE_API_KEY is still set and will be used.\n");
}
