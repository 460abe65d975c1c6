import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newPersonCommand } from "./person.ts";
import { newWeeklyCommand } from "./weekly.ts";

/** `svc report`. */
export const newReportCommand = (context: Context): Command =>
  newGroupCommand(
    "report",
    {
      summary: "Reports of a week and of a person: figures, comparison, talking points, quality gates",
      examples: [["svc report weekly --out html=week.html", "the last seven days as an HTML page"]],
    },
    [newWeeklyCommand(context), newPersonCommand(context)],
  );
