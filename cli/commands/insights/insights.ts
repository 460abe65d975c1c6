import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newInsightsListCommand } from "./list.ts";

/** `svc insights`. */
export const newInsightsCommand = (context: Context): Command =>
  newGroupCommand(
    "insights",
    {
      summary: "Marketing insights from sales calls",
      examples: [["svc insights list --industry logistics", "insights from one industry"]],
    },
    [newInsightsListCommand(context)],
  );
