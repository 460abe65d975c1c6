import { type Command, Option } from "commander";
import { readConnection } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { addOutputFlags, type OutputFlags, outputOptions } from "../../flags/output-flags.ts";
import { findSetting, SETTINGS } from "../../flags/settings.ts";
import { printItem } from "../../output/print-item.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { escapeLine } from "../../text/escape.ts";
import { jsonDocument } from "../../text/json-document.ts";
import { maskKey } from "../../text/mask-key.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCommand } from "../new-command.ts";
import { changeProfile } from "./change-profile.ts";

type ConfigFlags = GlobalFlags & OutcomeFlags;

const SETTING_HELP = SETTINGS.map(({ name, meaning }) => `  ${name.padEnd(10)}${meaning}`).join("\n");

const SETTING_NAMES = SETTINGS.map(({ name }) => name).join(", ");

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
    .argument("<setting>", SETTING_NAMES)
    .addOption(new Option("--json", "an object with its name and value"))
    .action(async (name: string, _flags: unknown, self: Command) => {
      const { name: setting } = findSetting(name);
      const flags = self.optsWithGlobals<ConfigFlags>();
      const { profile, profileName } = await readConnection(context, flags);
      const value = profile[setting];
      if (value === undefined)
        throw new CliError(`\`${setting}\` is not set in the profile \`${profileName}\`.`, {
          exit: "notFound",
          code: "setting_not_set",
          hint: `Set it with \`svc config set ${setting} VALUE\`.`,
        });
      const data = { profile: profileName, setting, value };
      await context.stdout.write(flags.json ? jsonDocument(data) : `${escapeLine(value)}\n`);
    });

const newSet = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("set", {
      summary: "Change one setting",
      examples: [
        ["svc config set output json", "JSON unless -o says otherwise"],
        ["svc config set base_url https://coaching.example.com --profile staging", "of another profile"],
      ],
    }),
  )
    .argument("<setting>", SETTING_NAMES)
    .argument("<value>", "what it shall be")
    .action(async (name: string, value: string, _flags: unknown, self: Command) => {
      const setting = findSetting(name);
      const checked = setting.check(value);
      const flags = self.optsWithGlobals<ConfigFlags>();
      const changed = await changeProfile(context, flags, (profile) => ({ ...profile, [setting.name]: checked }));
      await printOutcome(context, flags, {
        text: `Set ${setting.name} of the profile \`${changed}\`.`,
        data: { profile: changed, setting: setting.name, value: checked },
      });
    });

const newUnset = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("unset", {
      summary: "Remove one setting",
      examples: [["svc config unset output", "back to the default"]],
    }),
  )
    .argument("<setting>", SETTING_NAMES)
    .action(async (name: string, _flags: unknown, self: Command) => {
      const setting = findSetting(name);
      const flags = self.optsWithGlobals<ConfigFlags>();
      const changed = await changeProfile(context, flags, ({ [setting.name]: _removed, ...rest }) => rest);
      await printOutcome(context, flags, {
        text: `Removed ${setting.name} from the profile \`${changed}\`.`,
        data: { profile: changed, setting: setting.name, value: null },
      });
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
      output: outputOptions(context, flags, profile),
    });
  });

const newPath = (context: Context): Command =>
  newCommand("path", {
    summary: "Print the path of the configuration file",
    examples: [['cat "$(svc config path)"', "look into it; it holds the key"]],
  })
    .addOption(new Option("--json", "an object with the path"))
    .action(async ({ json }: OutcomeFlags) => {
      const { path } = await context.config();
      await context.stdout.write(json ? jsonDocument({ path }) : `${path}\n`);
    });
