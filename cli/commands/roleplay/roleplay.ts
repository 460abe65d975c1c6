import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newRoleplayListCommand } from "./list.ts";

/** `svc roleplay`. */
export const newRoleplayCommand = (context: Context): Command =>
  newGroupCommand(
    "roleplay",
    {
      summary: "Roleplay practice sessions",
      examples: [["svc roleplay list --status scored", "the sessions that have a score"]],
    },
    [newRoleplayListCommand(context)],
  );
