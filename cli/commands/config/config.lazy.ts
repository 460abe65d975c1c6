import { maskKey } from "../../../core/secrets/mask-keys.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { readConnection } from "../../client/connection.ts";
import { requireProfileName } from "../../config/config-data.ts";
import { noHome } from "../../config/folders.ts";
import type { Profile } from "../../context/config-store.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, outputOptions } from "../../flags/output-options.ts";
import { findSetting, SETTING_NAMES, SETTINGS } from "../../flags/settings.ts";
import { printItem } from "../../output/print-item.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { defineCommand } from "../define-command.ts";
import { defineGroup } from "../group-command.ts";

const newGetCommand = defineCommand({
  name: "get",
  summary: "Print one setting",
  examples: [["svc config get base_url", "the base URL in use"]],
  args: [["<setting>", SETTING_NAMES]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions & GlobalFlags, written: string) {
    const { name: setting } = findSetting(written);
    const { profile, profileName } = await readConnection(context, flags);
    const value = profile[setting];
    if (value === undefined)
      throw new CliError(`\`${setting}\` is not set in the profile \`${profileName}\`.`, {
        exit: "notFound",
        code: "setting_not_set",
        hint: `Set it with \`svc config set ${setting} VALUE${flags.profile === undefined ? "" : ` --profile ${profileName}`}\`.`,
      });
    const data = { profile: profileName, setting, value };
    await printOutcome(context, flags, { text: `${escapeLine(value)}\n`, data, isResult: true });
  },
});

const newSetCommand = defineCommand({
  name: "set",
  summary: "Change one setting",
  examples: [
    ["svc config set output json", "JSON unless -o is given"],
    ["svc config set base_url https://coaching.example.com --profile staging", "for another profile"],
  ],
  args: [
    ["<setting>", SETTING_NAMES],
    ["<value>", "new value"],
  ],
  prints: "outcome",
  async run(context, flags: OutcomeOptions & GlobalFlags, written: string, text: string) {
    const { name: setting, check } = findSetting(written);
    const value = check(text);
    const profile = await changeProfile(context, flags, (present) => ({ ...present, [setting]: value }));
    const data = { profile, setting, value };
    await printOutcome(context, flags, { text: `Set ${setting} of the profile \`${profile}\`.`, data });
  },
});

const newUnsetCommand = defineCommand({
  name: "unset",
  summary: "Remove one setting",
  examples: [["svc config unset output", "back to the default"]],
  args: [["<setting>", SETTING_NAMES]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions & GlobalFlags, written: string) {
    const { name: setting } = findSetting(written);
    const profile = await changeProfile(context, flags, ({ [setting]: _removed, ...rest }) => rest);
    const data = { profile, setting, value: null };
    await printOutcome(context, flags, { text: `Removed ${setting} from the profile \`${profile}\`.`, data });
  },
});

const newListCommand = defineCommand({
  name: "list",
  summary: "Print every setting, with the key masked",
  examples: [["svc config list --json", "for a script"]],
  prints: "data",
  async run(context, flags: OutputFlags & GlobalFlags) {
    const { profile, profileName } = await readConnection(context, flags);
    const stored = profile.api_key === undefined ? null : maskKey(profile.api_key);
    const key = profile.key_command === undefined ? stored : `from \`${profile.key_command}\``;
    const values = SETTINGS.map(({ name }) => [name, profile[name] ?? null]);
    const item = { profile: profileName, key, ...Object.fromEntries(values) };
    // Settings are shown under the names that users type.
    const columns = Object.keys(item).map((field) => ({ field, title: field, kind: "text" as const }));
    await printItem(context, { item, columns, output: outputOptions(context, flags, profile) });
  },
});

const newPathCommand = defineCommand({
  name: "path",
  summary: "Print the path of the configuration file",
  examples: [["svc config path", "the file that stores profiles and keys"]],
  prints: "outcome",
  async run(context, flags: OutcomeOptions) {
    const { path } = await context.config();
    if (path === undefined) throw noHome();
    await printOutcome(context, flags, { text: `${path}\n`, data: { path }, isResult: true });
  },
});

/** Changes the profile in use and returns its name. */
async function changeProfile(
  context: Context,
  flags: GlobalFlags,
  change: (profile: Profile) => Profile,
): Promise<string> {
  const { profileName, profileExists } = await readConnection(context, flags);
  if (!profileExists) requireProfileName(profileName);
  await (await context.config()).update((data) => ({
    ...data,
    profiles: { ...data.profiles, [profileName]: change(data.profiles[profileName] ?? {}) },
  }));
  return profileName;
}

/** `svc config`: the preferences of a profile. */
export const newConfigCommand = defineGroup(
  "config",
  {
    details: `Settings:\n${SETTINGS.map(({ name, meaning }) => `  ${name.padEnd(10)}${meaning}`).join("\n")}`,
    examples: [["svc config set tz Europe/Berlin", "interpret dates in Berlin time from now on"]],
  },
  [newGetCommand, newSetCommand, newUnsetCommand, newListCommand, newPathCommand],
);
