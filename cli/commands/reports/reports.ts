import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import { newReportsGetCommand } from "./get.ts";
import { newReportsVerifyCommand } from "./verify.ts";

/** `svc reports`. */
export const newReportsCommand = (context: Context): Command =>
  newGroupCommand(
    "reports",
    {
      summary: "Coaching reports, which score meetings against templates",
      examples: [["svc reports list --max-score 60", "the meetings that need coaching most"]],
    },
    [newListCommand(context, LISTS.reports), newReportsGetCommand(context), newReportsVerifyCommand(context)],
  );
