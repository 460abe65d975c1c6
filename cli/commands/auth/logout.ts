import type { Command } from "commander";
import { readConnection, requireProfile } from "../../client/connection.ts";
import type { Context } from "../../context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { newCommand } from "../new-command.ts";

/** `svc auth logout`. */
export const newLogoutCommand = (context: Context, run = runLogout): Command =>
  newCommand("logout", {
    summary: "Remove the stored key of a profile",
    details: "The key stays valid: revoke it in the dashboard (Settings, API Keys) when nobody shall use it any more.",
    examples: [
      ["svc auth logout", "forget the key of the current profile"],
      ["svc auth logout --profile staging", "forget another one"],
    ],
  }).action(async (_flags: unknown, self: Command) => run(context, self.optsWithGlobals<GlobalFlags>()));

async function runLogout(context: Context, flags: GlobalFlags): Promise<void> {
  const store = await context.config();
  const { profileName, profile, ...connection } = await readConnection(context, flags);
  requireProfile({ profileName, profile, ...connection }, await store.read());
  if (!profile.api_key) return context.stderr.write(`No key is stored for the profile \`${profileName}\`.\n`);
  await store.update((data) => {
    const { api_key: _removed, ...rest } = data.profiles[profileName] ?? {};
    return { ...data, profiles: { ...data.profiles, [profileName]: rest } };
  });
  await context.stderr.write(`Removed the key of the profile \`${profileName}\`.\n`);
  if (context.env["SERVICE_API_KEY"]) await context.stderr.write("SERVICE_API_KEY is still set and will be used.\n");
}
