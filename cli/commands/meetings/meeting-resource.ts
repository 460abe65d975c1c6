import type { MeetingDetail } from "../../../src/index.ts";
import type { Column } from "../../output/columns.ts";
import type { GetResource } from "../get-command.ts";
import type { ListResource } from "../list-resource.ts";
import { participantLines, transcriptText } from "./transcript-text.ts";

/** `svc meetings list`. */
export const meetingList: ListResource = {
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
  { field: "user_id", title: "Owner", kind: "id" },
  { field: "report_count", title: "Reports", kind: "count" },
  { field: "meeting_url", title: "Recording", kind: "text" },
];

/** `svc meetings get`. */
export const meetingDetail: GetResource<MeetingDetail> = {
  columns: COLUMNS,
  get: (client, id, options) => client.meetings.get(id, options),
  body: (meeting, screen) => participantLines(meeting, screen) + transcriptText(meeting.transcript, screen),
};
