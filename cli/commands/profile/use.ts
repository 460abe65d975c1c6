import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { newCommand } from "../new-command.ts";
import { requireName } from "./require-name.ts";

/** `svc profile use`. */
export const newProfileUseCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("use", {
      summary: "Make a profile the current one",
      examples: [["svc profile use default", "back to the default profile"]],
    }),
  )
    .argument("<profile>", "name from `svc profile list`")
    .action(async (name: string, flags: OutcomeFlags) => {
      await (await context.config()).update((data) => {
        requireName(data, name);
        return { ...data, current_profile: name };
      });
      await printOutcome(context, flags, {
        text: `Using the profile \`${name}\`.`,
        data: { current_profile: name },
      });
    });
