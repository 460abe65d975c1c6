import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newReportsGetCommand } from "./get.ts";
import { newReportsListCommand } from "./list.ts";
import { newReportsVerifyCommand } from "./verify.ts";

/** `svc reports`. */
export const newReportsCommand = (context: Context): Command =>
  newGroupCommand(
    "reports",
    {
      summary: "Coaching reports, which score meetings against templates",
      examples: [["svc reports list --max-score 60", "the meetings that need coaching most"]],
    },
    [newReportsListCommand(context), newReportsGetCommand(context), newReportsVerifyCommand(context)],
  );
