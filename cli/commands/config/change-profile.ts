import { readConnection } from "../../client/connection.ts";
import type { Profile } from "../../context/config-store.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";

/** Changes the profile in use and returns its name. */
export async function changeProfile(
  context: Context,
  flags: GlobalFlags,
  change: (profile: Profile) => Profile,
): Promise<string> {
  const { profileName } = await readConnection(context, flags);
  const store = await context.config();
  await store.update((data) => ({
    ...data,
    profiles: { ...data.profiles, [profileName]: change(data.profiles[profileName] ?? {}) },
  }));
  return profileName;
}
