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
      summary: "Weekly report: figures of a period, comparison, quality gates",
      examples: [["svc report weekly --out html=week.html", "the last seven days as an HTML page"]],
    },
    [newWeeklyCommand(context), newReportSchemaCommand(context)],
  );
