import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { findSetting, SETTING_NAMES } from "../../flags/settings.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { newCommand } from "../new-command.ts";
import { changeProfile } from "./change-profile.ts";

/** `svc config unset`. */
export const newConfigUnsetCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("unset", {
      summary: "Remove one setting",
      examples: [["svc config unset output", "back to the default"]],
    }),
  )
    .argument("<setting>", SETTING_NAMES)
    .action(async (name: string, _flags: unknown, self: Command) => {
      const setting = findSetting(name);
      const flags = self.optsWithGlobals<GlobalFlags & OutcomeFlags>();
      const changed = await changeProfile(context, flags, ({ [setting.name]: _removed, ...rest }) => rest);
      await printOutcome(context, flags, {
        text: `Removed ${setting.name} from the profile \`${changed}\`.`,
        data: { profile: changed, setting: setting.name, value: null },
      });
    });
