import type { MeetingDetail, Participant } from "../../src/index.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import { clip, clipList } from "../text/clean-text.ts";
import { toMinute, toMinutes } from "../text/format.ts";

const MAX_PARTICIPANTS = 30;
const MAX_WORDS = 120;
const MAX_TITLE = 300;

/** Response for a meeting; only its id and status if an earlier page already described it. */
export function describeMeeting(
  meeting: Omit<MeetingDetail, "transcript">,
  { whole }: { whole: boolean },
): ToolResponse {
  if (!whole) return { facts: { id: meeting.id, status: meeting.status } };
  return {
    facts: {
      id: meeting.id,
      status: meeting.status,
      user_id: meeting.user_id,
      started_at: toMinute(meeting.started_at),
      minutes: toMinutes(meeting.duration_seconds),
      call_type: meeting.call_type,
      source: meeting.source,
      language: meeting.language,
      reports: meeting.report_count,
    },
    recorded: {
      title: clip(meeting.title, MAX_TITLE),
      failure_reason: meeting.failure_reason && clip(meeting.failure_reason, MAX_TITLE),
      participants: clipList(meeting.participants.map(describeParticipant), MAX_PARTICIPANTS),
    },
  };
}

function describeParticipant({ name, title, company, is_internal: isInternal }: Participant): string {
  const words = [name, title, company].filter((part) => part !== undefined && part !== "").join(", ");
  return `${clip(words, MAX_WORDS)}${isInternal ? " (own team)" : ""}`;
}
