import type { Command } from "commander";
import { readConnection } from "../../client/connection.ts";
import { maskKey } from "../../client/mask-key.ts";
import { changeProfile } from "../../config/change-profile.ts";
import { findSetting, SETTINGS } from "../../config/settings.ts";
import type { Context } from "../../context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags, type OutputFlags } from "../../flags/output-flags.ts";
import { escapeLine } from "../../output/escape.ts";
import { printItem } from "../../output/print-item.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";

const SETTING_HELP = SETTINGS.map(({ name, meaning }) => `  ${name.padEnd(10)}${meaning}`).join("\n");

/** `svc config`: the preferences of a profile. */
export const newConfigCommand = (context: Context): Command =>
  newGroupCommand(
    "config",
    {
      summary: "Preferences of a profile",
      details: `Settings:\n${SETTING_HELP}`,
      examples: [["svc config set tz Europe/Berlin", "dates in Berlin's days from now on"]],
    },
    [newGet(context), newSet(context), newUnset(context), newList(context), newPath(context)],
  );

const newGet = (context: Context): Command =>
  newCommand("get", { summary: "Print one setting", examples: [["svc config get base_url", "where requests go"]] })
    .argument("<setting>", "setting")
    .action(async (name: string, _flags: unknown, self: Command) => {
      const { name: setting } = findSetting(name);
      const { profile, profileName } = await readConnection(context, self.optsWithGlobals<GlobalFlags>());
      const value = profile[setting];
      if (value === undefined)
        throw new CliError(`\`${setting}\` is not set in the profile \`${profileName}\`.`, {
          exit: "notFound",
          code: "setting_not_set",
          hint: `Set it with \`svc config set ${setting} VALUE\`.`,
        });
      await context.stdout.write(`${escapeLine(value)}\n`);
    });

const newSet = (context: Context): Command =>
  newCommand("set", {
    summary: "Change one setting",
    examples: [
      ["svc config set output json", "JSON unless -o says otherwise"],
      ["svc config set base_url https://coaching.example.com --profile staging", "of another profile"],
    ],
  })
    .argument("<setting>", "setting")
    .argument("<value>", "value")
    .action(async (name: string, value: string, _flags: unknown, self: Command) => {
      const setting = findSetting(name);
      const checked = setting.check(value);
      const changed = await changeProfile(context, self.optsWithGlobals<GlobalFlags>(), (profile) => ({
        ...profile,
        [setting.name]: checked,
      }));
      await context.stderr.write(`Set ${setting.name} of the profile \`${changed}\`.\n`);
    });

const newUnset = (context: Context): Command =>
  newCommand("unset", { summary: "Remove one setting", examples: [["svc config unset output", "back to the default"]] })
    .argument("<setting>", "setting")
    .action(async (name: string, _flags: unknown, self: Command) => {
      const setting = findSetting(name);
      const changed = await changeProfile(
        context,
        self.optsWithGlobals<GlobalFlags>(),
        ({ [setting.name]: _removed, ...rest }) => rest,
      );
      await context.stderr.write(`Removed ${setting.name} from the profile \`${changed}\`.\n`);
    });

const newList = (context: Context): Command =>
  addOutputFlags(
    newCommand("list", {
      summary: "Print every setting, the key masked",
      examples: [["svc config list --json", "for a script"]],
    }),
  ).action(async (_flags: unknown, self: Command) => {
    const flags = self.optsWithGlobals<GlobalFlags & OutputFlags>();
    const { profile, profileName } = await readConnection(context, flags);
    const key = profile.api_key === undefined ? null : maskKey(profile.api_key);
    const values = SETTINGS.map(({ name }) => [name, profile[name] ?? null]);
    await printItem(context, {
      item: { profile: profileName, key, ...Object.fromEntries(values) },
      columns: ["profile", "key", ...SETTINGS.map(({ name }) => name)].map((field) => ({
        field,
        title: field,
        kind: "text",
      })),
      flags,
      profile,
    });
  });

const newPath = (context: Context): Command =>
  newCommand("path", {
    summary: "Print the path of the configuration file",
    examples: [['cat "$(svc config path)"', "look into it; it holds the key"]],
  }).action(async () => context.stdout.write(`${(await context.config()).path}\n`));
