import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import { newMeetingsGetCommand } from "./get.ts";
import { newMeetingReportsCommand } from "./reports.ts";
import { newMeetingsSearchCommand } from "./search.ts";
import { newTranscriptCommand } from "./transcript.ts";
import { newMeetingsViewCommand } from "./view.ts";

/** `svc meetings`. */
export const newMeetingsCommand = (context: Context): Command =>
  newGroupCommand(
    "meetings",
    {
      summary: "Recorded sales meetings, with transcripts and reports",
      examples: [["svc meetings list --status failed", "meetings that could not be processed"]],
    },
    [
      newListCommand(context, LISTS.meetings),
      newMeetingsGetCommand(context),
      newMeetingsViewCommand(context),
      newMeetingsSearchCommand(context),
      newTranscriptCommand(context),
      newMeetingReportsCommand(context),
    ],
  );
