import type { Command } from "commander";
import type { Context } from "../../context/context.ts";
import { newGetCommand } from "../get-command.ts";
import { newGroupCommand } from "../group-command.ts";
import { newListCommand } from "../list-command.ts";
import { newMeetingReportsCommand } from "./meeting-reports.ts";
import { meetingDetail, meetingList } from "./meeting-resource.ts";
import { newTranscriptCommand } from "./transcript.ts";

/** `svc meetings`. */
export const newMeetingsCommand = (context: Context): Command =>
  newGroupCommand(
    "meetings",
    {
      summary: "Recorded sales meetings, their transcripts and reports",
      examples: [["svc meetings list --status failed", "meetings that could not be processed"]],
    },
    [
      newListCommand(context, meetingList, {
        summary: "List meetings, newest first",
        examples: [
          ["svc meetings list --status completed --from 7d", "completed meetings of the last seven days"],
          ["svc meetings list --from 2026-11-01 --to 2026-11-07 --tz Europe/Berlin", "one week, in Berlin's days"],
          ["svc meetings list --all -o csv > meetings.csv", "every meeting as CSV"],
        ],
      }),
      newGetCommand(context, meetingDetail, {
        summary: "Show one meeting with its transcript",
        examples: [
          ["svc meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "the meeting and what was said"],
          ["svc meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --jq .participants", "who took part"],
        ],
      }),
      newTranscriptCommand(context),
      newMeetingReportsCommand(context),
    ],
  );
