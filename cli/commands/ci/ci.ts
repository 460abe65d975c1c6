import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newCiInitCommand } from "./init.ts";

/** `svc ci`. */
export const newCiCommand = (context: Context): Command =>
  newGroupCommand(
    "ci",
    { summary: "Weekly reports in a CI", examples: [["svc ci init github", "write the workflow"]] },
    [newCiInitCommand(context)],
  );
