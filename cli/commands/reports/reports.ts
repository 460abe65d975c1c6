import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGetCommand } from "../get-command.ts";
import { newGroupCommand } from "../group-command.ts";
import { newListCommand } from "../list-command.ts";
import { reportDetail, reportList } from "./report-resource.ts";

/** `svc reports`. */
export const newReportsCommand = (context: Context): Command =>
  newGroupCommand(
    "reports",
    {
      summary: "Coaching reports, which score a meeting against a template",
      examples: [["svc reports list --max-score 60", "the meetings that need coaching most"]],
    },
    [
      newListCommand(context, reportList, {
        summary: "List coaching reports, newest first",
        examples: [
          ["svc reports list --min-score 80 --from 30d", "the good ones of the last 30 days"],
          ["svc reports list --all --jq 'map(.overall_score) | add / length'", "the average over all reports"],
        ],
      }),
      newGetCommand(context, reportDetail, {
        summary: "Show one report with its scores and feedback",
        examples: [
          ["svc reports get 6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001", "scores per criterion, feedback, next steps"],
        ],
      }),
    ],
  );
