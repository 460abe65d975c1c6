import { openClient } from "../../client/open-client.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { printRows } from "../../output/print-pages.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { defineCommand } from "../define-command.ts";
import { LISTS } from "../lists/list-table.ts";

/** `svc meetings reports`: the operation has no pages. */
export const newMeetingReportsCommand = defineCommand({
  name: "reports",
  summary: "List all coaching reports of one meeting, newest first",
  examples: [
    ["svc meetings reports 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "the meeting's reports"],
    ["svc meetings reports 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --jq '.[0].feedback'", "the newest feedback"],
  ],
  args: [["<id>", ID_HELP.meeting]],
  prints: "data",
  async run(context, flags: GlobalFlags & OutputFlags, written: string) {
    const client = await openClient(context, flags);
    const id = await objectId(context, client, { kind: "meeting", written, options: flags });
    const { columns, noun } = LISTS.reports.resource;
    const output = await readOutputOptions(context, flags);
    await printRows(context, client.meetings.reports(id, { signal: context.signal }), { columns, noun, output });
  },
});
