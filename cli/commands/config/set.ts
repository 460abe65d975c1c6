import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { findSetting, SETTING_NAMES } from "../../flags/settings.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { newCommand } from "../new-command.ts";
import { changeProfile } from "./change-profile.ts";

/** `svc config set`. */
export const newConfigSetCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("set", {
      summary: "Change one setting",
      examples: [
        ["svc config set output json", "JSON unless -o is given"],
        ["svc config set base_url https://coaching.example.com --profile staging", "for another profile"],
      ],
    }),
  )
    .argument("<setting>", SETTING_NAMES)
    .argument("<value>", "new value")
    .action(async (name: string, value: string, _flags: unknown, self: Command) => {
      const setting = findSetting(name);
      const checked = setting.check(value);
      const flags = self.optsWithGlobals<GlobalFlags & OutcomeFlags>();
      const changed = await changeProfile(context, flags, (profile) => ({ ...profile, [setting.name]: checked }));
      await printOutcome(context, flags, {
        text: `Set ${setting.name} of the profile \`${changed}\`.`,
        data: { profile: changed, setting: setting.name, value: checked },
      });
    });
