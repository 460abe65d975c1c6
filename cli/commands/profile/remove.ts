import { type Command, Option } from "commander";
import { forgetSession } from "../../client/session.ts";
import { DEFAULT_PROFILE } from "../../config/config-data.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { canAsk } from "../../prompt/can-ask.ts";
import { newCommand } from "../new-command.ts";
import { requireName } from "./require-name.ts";

/** `svc profile remove`. */
export const newProfileRemoveCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("remove", {
      summary: "Remove a profile and its key, after confirmation or with --yes",
      examples: [["svc profile remove staging --yes", "for scripts"]],
    }),
  )
    .argument("<profile>", "name from `svc profile list`")
    .addOption(new Option("-y, --yes", "skip the confirmation"))
    .action(async (name: string, flags: OutcomeFlags & { yes?: boolean }) => {
      const store = await context.config();
      const profiles = await store.read();
      requireName(profiles, name);
      if (!flags.yes && !(await confirmRemoval(context, name)))
        return printOutcome(context, flags, { text: "Nothing was removed.", data: { profile: name, removed: false } });
      await forgetSession(context, profiles.profiles[name] ?? {});
      await store.update(({ current_profile: current, profiles: { [name]: _removed, ...profiles }, ...rest }) => ({
        ...rest,
        current_profile: current === name ? DEFAULT_PROFILE : current,
        profiles,
      }));
      await printOutcome(context, flags, {
        text: `Removed the profile \`${name}\`.`,
        data: { profile: name, removed: true },
      });
    });

async function confirmRemoval(context: Context, name: string): Promise<boolean> {
  if (!canAsk(context))
    throw new UsageError("There is no terminal to confirm the removal.", "Pass --yes to skip the confirmation.");
  return (await context.prompts()).confirm(`Remove the profile "${name}" and its key?`);
}
