import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newListCommand } from "../list-command.ts";
import type { ListResource } from "../list-resource.ts";

const insightList: ListResource = {
  operation: "listInsights",
  group: "insights",
  noun: "insights",
  columns: [
    { field: "id", title: "ID", kind: "id" },
    { field: "type", title: "TYPE", kind: "text" },
    { field: "title", title: "TITLE", kind: "text" },
    { field: "company_name", title: "COMPANY", kind: "text", rank: 2 },
    { field: "prospect_title", title: "PROSPECT", kind: "text", rank: 4 },
    { field: "industry", title: "INDUSTRY", kind: "text", rank: 5 },
    { field: "sentiment", title: "SENTIMENT", kind: "text", rank: 3 },
    { field: "occurred_at", title: "WHEN", kind: "time", rank: 1 },
  ],
  list: (client, filters, options) => client.insights.list(filters, options),
};

/** `svc insights list`. */
export const newInsightsListCommand = (context: Context): Command =>
  newListCommand(context, insightList, {
    summary: "List marketing insights, newest first",
    examples: [
      ["svc insights list --date-from 30d --prospect-title vp", "what vice presidents said in the last 30 days"],
      ["svc insights list --all -o md --fields type,title,quote", "a Markdown table for a document"],
    ],
  });
