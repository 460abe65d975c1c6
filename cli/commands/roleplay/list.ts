import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newListCommand } from "../list-command.ts";
import type { ListResource } from "../list-resource.ts";

const sessionList: ListResource = {
  operation: "listRoleplaySessions",
  group: "roleplay",
  noun: "roleplay sessions",
  columns: [
    { field: "id", title: "ID", kind: "id" },
    { field: "status", title: "STATUS", kind: "status" },
    { field: "scenario.name", title: "SCENARIO", kind: "text" },
    { field: "overall_score", title: "SCORE", kind: "score", rank: 1 },
    { field: "persona.name", title: "PERSONA", kind: "text", rank: 3 },
    { field: "duration_seconds", title: "LENGTH", kind: "duration", rank: 4 },
    { field: "created_at", title: "CREATED", kind: "time", rank: 2 },
  ],
  list: (client, filters, options) => client.roleplay.sessions.list(filters, options),
};

/** `svc roleplay list`. */
export const newRoleplayListCommand = (context: Context): Command =>
  newListCommand(context, sessionList, {
    summary: "List roleplay sessions, newest first",
    details: "The API document lists no values for --status, so any value is accepted; an unknown one matches nothing.",
    examples: [["svc roleplay list --status completed --all --json", "all completed sessions as JSON"]],
  });
