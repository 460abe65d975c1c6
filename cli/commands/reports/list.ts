import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newListCommand } from "../list-command.ts";
import type { ListResource } from "../list-resource.ts";
import { REPORT_COLUMNS } from "./report-columns.ts";

const reportList: ListResource = {
  operation: "listReports",
  group: "reports",
  noun: "reports",
  columns: REPORT_COLUMNS,
  list: (client, filters, options) => client.reports.list(filters, options),
};

/** `svc reports list`. */
export const newReportsListCommand = (context: Context): Command =>
  newListCommand(context, reportList, {
    summary: "List coaching reports, newest first",
    examples: [
      ["svc reports list --min-score 80 --from 30d", "high scores of the last 30 days"],
      ["svc reports list --all --jq 'map(.overall_score) | add / length'", "the average of all reports"],
    ],
  });
