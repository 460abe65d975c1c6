import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newProfileListCommand } from "./list.ts";
import { newProfileRemoveCommand } from "./remove.ts";
import { newProfileUseCommand } from "./use.ts";

/** `svc profile`: several keys side by side. */
export const newProfileCommand = (context: Context): Command =>
  newGroupCommand(
    "profile",
    {
      summary: "Several keys and addresses side by side",
      examples: [["svc profile use staging", "the profile of every command from now on"]],
    },
    [newProfileListCommand(context), newProfileUseCommand(context), newProfileRemoveCommand(context)],
  );
