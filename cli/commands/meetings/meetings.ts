import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGroupCommand } from "../group-command.ts";
import { newMeetingsGetCommand } from "./get.ts";
import { newMeetingsListCommand } from "./list.ts";
import { newMeetingReportsCommand } from "./reports.ts";
import { newTranscriptCommand } from "./transcript.ts";

/** `svc meetings`. */
export const newMeetingsCommand = (context: Context): Command =>
  newGroupCommand(
    "meetings",
    {
      summary: "Recorded sales meetings, with transcripts and reports",
      examples: [["svc meetings list --status failed", "meetings that could not be processed"]],
    },
    [
      newMeetingsListCommand(context),
      newMeetingsGetCommand(context),
      newTranscriptCommand(context),
      newMeetingReportsCommand(context),
    ],
  );
