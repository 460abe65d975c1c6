import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newReportSchemaCommand } from "./schema.ts";
import { newWeeklyCommand } from "./weekly.ts";

/** `svc report`. */
export const newReportCommand = (context: Context): Command =>
  newGroupCommand(
    "report",
    {
      summary: "Reports for CI: a period's figures, compared and held against gates",
      examples: [["svc report weekly --out html=week.html", "the last seven days as a page"]],
    },
    [newWeeklyCommand(context), newReportSchemaCommand(context)],
  );
