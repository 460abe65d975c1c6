import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { SETTINGS } from "../../flags/settings.ts";
import { newGroupCommand } from "../group-command.ts";
import { newConfigGetCommand } from "./get.ts";
import { newConfigListCommand } from "./list.ts";
import { newConfigPathCommand } from "./path.ts";
import { newConfigSetCommand } from "./set.ts";
import { newConfigUnsetCommand } from "./unset.ts";

const SETTING_HELP = SETTINGS.map(({ name, meaning }) => `  ${name.padEnd(10)}${meaning}`).join("\n");

/** `svc config`: the preferences of a profile. */
export const newConfigCommand = (context: Context): Command =>
  newGroupCommand(
    "config",
    {
      summary: "Preferences of a profile",
      details: `Settings:\n${SETTING_HELP}`,
      examples: [["svc config set tz Europe/Berlin", "interpret dates in Berlin time from now on"]],
    },
    [
      newConfigGetCommand(context),
      newConfigSetCommand(context),
      newConfigUnsetCommand(context),
      newConfigListCommand(context),
      newConfigPathCommand(context),
    ],
  );
