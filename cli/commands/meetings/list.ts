import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newListCommand } from "../list-command.ts";
import type { ListResource } from "../list-resource.ts";

const meetingList: ListResource = {
  operation: "listMeetings",
  group: "meetings",
  noun: "meetings",
  columns: [
    { field: "id", title: "ID", kind: "id" },
    { field: "status", title: "STATUS", kind: "status" },
    { field: "title", title: "TITLE", kind: "text" },
    { field: "started_at", title: "STARTED", kind: "time", rank: 1 },
    { field: "duration_seconds", title: "LENGTH", kind: "duration", rank: 2 },
    { field: "report_count", title: "REPORTS", kind: "count", rank: 4 },
    { field: "call_type", title: "TYPE", kind: "text", rank: 3 },
    { field: "source", title: "SOURCE", kind: "text", rank: 5 },
  ],
  list: (client, filters, options) => client.meetings.list(filters, options),
};

/** `svc meetings list`. */
export const newMeetingsListCommand = (context: Context): Command =>
  newListCommand(context, meetingList, {
    summary: "List meetings, newest first",
    examples: [
      ["svc meetings list --status completed --from 7d", "completed meetings of the last seven days"],
      ["svc meetings list --from 2026-11-01 --to 2026-11-07 --tz Europe/Berlin", "one week in Berlin time"],
      ["svc meetings list --all -o csv > meetings.csv", "every meeting as CSV"],
    ],
  });
