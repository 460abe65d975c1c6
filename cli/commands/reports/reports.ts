import { defineGroup } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import { newReportsGetCommand } from "./get.ts";
import { newReportsVerifyCommand } from "./verify.ts";

/** `svc reports`. */
export const newReportsCommand = defineGroup(
  "reports",
  {
    examples: [["svc reports list --max-score 60", "the meetings that need coaching most"]],
  },
  [newListCommand(LISTS.reports), newReportsGetCommand, newReportsVerifyCommand],
);
