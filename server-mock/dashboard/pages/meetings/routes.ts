import type { Route } from "../../visit/visit.ts";
import { importCall, MAX_UPLOAD_BYTES, showImport } from "./import-call.ts";
import { listMeetings } from "./list-meetings.ts";
import { openReport } from "./open-report.ts";
import { scoreMeeting } from "./score-meeting.ts";
import { showMeeting } from "./show-meeting.ts";

export const MEETING_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/meetings",
    role: "member",
    navigation: { label: "Meetings", group: "Coaching" },
    handler: listMeetings,
  },
  { method: "GET", path: "/meetings/import", role: "member", handler: showImport },
  {
    method: "POST",
    path: "/meetings/import",
    role: "member",
    maxFormBytes: MAX_UPLOAD_BYTES,
    handler: importCall,
  },
  { method: "GET", path: "/meetings/:id", role: "member", handler: showMeeting },
  { method: "POST", path: "/meetings/:id/score", role: "admin", handler: scoreMeeting },
  { method: "GET", path: "/reports/:id", role: "member", handler: openReport },
];
