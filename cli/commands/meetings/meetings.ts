import { defineGroup } from "../group-command.ts";
import { newListCommand } from "../lists/list-command.ts";
import { LISTS } from "../lists/list-table.ts";
import { newMeetingsGetCommand } from "./get.ts";
import { newMeetingReportsCommand } from "./reports.ts";
import { newMeetingsSearchCommand } from "./search.ts";
import { newTranscriptCommand } from "./transcript.ts";
import { newMeetingsViewCommand } from "./view.ts";

/** `svc meetings`. */
export const newMeetingsCommand = defineGroup(
  "meetings",
  {
    examples: [["svc meetings list --status failed", "meetings that could not be processed"]],
  },
  [
    newListCommand(LISTS.meetings),
    newMeetingsGetCommand,
    newMeetingsViewCommand,
    newMeetingsSearchCommand,
    newTranscriptCommand,
    newMeetingReportsCommand,
  ],
);
