import type { MeetingDetail } from "../../../src/index.ts";
import type { Column } from "../../output/columns.ts";
import { type GetResource, newGetCommand } from "../get-command.ts";

const COLUMNS: readonly Column[] = [
  { field: "id", title: "Id", kind: "id" },
  { field: "title", title: "Title", kind: "text" },
  { field: "status", title: "Status", kind: "status" },
  { field: "failure_reason", title: "Failure", kind: "text" },
  { field: "started_at", title: "Started", kind: "time" },
  { field: "duration_seconds", title: "Length", kind: "duration" },
  { field: "call_type", title: "Type", kind: "text" },
  { field: "source", title: "Source", kind: "text" },
  { field: "language", title: "Language", kind: "text" },
  { field: "user_id", title: "Owner", kind: "person" },
  { field: "report_count", title: "Reports", kind: "count" },
  { field: "meeting_url", title: "Recording", kind: "text" },
];

const meetingDetail: GetResource<MeetingDetail> = {
  kind: "meeting",
  columns: COLUMNS,
  isWatchable: true,
  get: (client, id, options) => client.meetings.get(id, options),
  substance: async (meeting) => (await import("../documents.lazy.ts")).meetingSubstance(meeting),
};

/** `svc meetings get`. */
export const newMeetingsGetCommand = newGetCommand(meetingDetail, {
  summary: "Show one meeting with its transcript",
  examples: [
    ["svc meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "the meeting and its transcript"],
    ["svc meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --jq .participants", "the participants"],
    ["svc meetings get 3f2b8c1e --watch", "wait until it is processed"],
  ],
});
