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
      summary: "Manage several keys and base URLs",
      examples: [["svc profile use staging", "use this profile from now on"]],
    },
    [newProfileListCommand(context), newProfileUseCommand(context), newProfileRemoveCommand(context)],
  );
