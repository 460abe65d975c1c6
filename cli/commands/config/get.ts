import { type Command, Option } from "commander";
import { jsonDocument } from "../../../core/formats/json.ts";
import { escapeLine } from "../../../core/text/escape.ts";
import { readConnection } from "../../client/connection.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import type { OutcomeFlags } from "../../flags/outcome-flags.ts";
import { findSetting, SETTING_NAMES } from "../../flags/settings.ts";
import { newCommand } from "../new-command.ts";

/** `svc config get`. */
export const newConfigGetCommand = (context: Context): Command =>
  newCommand("get", { summary: "Print one setting", examples: [["svc config get base_url", "the base URL in use"]] })
    .argument("<setting>", SETTING_NAMES)
    .addOption(new Option("--json", "print its name and value as JSON"))
    .action(async (name: string, _flags: unknown, self: Command) => {
      const { name: setting } = findSetting(name);
      const flags = self.optsWithGlobals<GlobalFlags & OutcomeFlags>();
      const { profile, profileName } = await readConnection(context, flags);
      const value = profile[setting];
      if (value === undefined)
        throw new CliError(`\`${setting}\` is not set in the profile \`${profileName}\`.`, {
          exit: "notFound",
          code: "setting_not_set",
          hint: `Set it with \`svc config set ${setting} VALUE${flags.profile === undefined ? "" : ` --profile ${profileName}`}\`.`,
        });
      const data = { profile: profileName, setting, value };
      await context.stdout.write(flags.json ? jsonDocument(data) : `${escapeLine(value)}\n`);
    });
