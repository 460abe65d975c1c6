import type { Command } from "commander";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import { onlyPage } from "../../output/only-page.ts";
import { printPages } from "../../output/print-pages.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { LISTS } from "../lists/list-table.ts";
import { newCommand } from "../new-command.ts";

/** `svc meetings reports`: the operation has no pages. */
export const newMeetingReportsCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("reports", {
      summary: "List all coaching reports of one meeting, newest first",
      examples: [
        ["svc meetings reports 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "the meeting's reports"],
        ["svc meetings reports 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --jq '.[0].feedback'", "the newest feedback"],
      ],
    }).argument("<id>", ID_HELP.meeting),
  ).action(async (written: string, _flags: unknown, self: Command) => {
    const flags = self.optsWithGlobals<GlobalFlags & OutputFlags>();
    const client = await openClient(context, flags);
    const id = await objectId(context, client, { kind: "meeting", written, options: flags });
    await printPages(context, {
      pages: onlyPage(client.meetings.reports(id, { signal: context.signal })),
      columns: LISTS.reports.resource.columns,
      noun: "reports",
      output: await readOutputOptions(context, flags),
      allPages: true,
    });
  });
