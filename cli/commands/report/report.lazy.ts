import { defineGroup } from "../group-command.ts";
import { newPersonCommand } from "./person.ts";
import { newWeeklyCommand } from "./weekly.ts";

/** `svc report`. */
export const newReportCommand = defineGroup(
  "report",
  {
    examples: [["svc report weekly --out html=week.html", "the last seven days as an HTML page"]],
  },
  [newWeeklyCommand, newPersonCommand],
);
