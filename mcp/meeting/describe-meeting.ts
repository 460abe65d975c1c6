import type { MeetingDetail, Participant } from "../../src/index.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import type { NameOf } from "../service/name-people.ts";
import { clip, clipList } from "../text/clean-text.ts";
import { toMinute, toMinutes, UNKNOWN } from "../text/format.ts";
import { readList, readNumber, readText } from "../text/read-value.ts";

const MAX_PARTICIPANTS = 30;
const MAX_PARTICIPANT = 120;
const MAX_TITLE = 300;

/** Response for a meeting; only its id and status if an earlier page already described it. */
export function describeMeeting(
  meeting: Omit<MeetingDetail, "transcript">,
  { isFirstPage, nameOf }: { isFirstPage: boolean; nameOf: NameOf },
): ToolResponse {
  const status = readText(meeting.status);
  if (!isFirstPage) return { facts: { id: meeting.id, status } };
  const title = readText(meeting.title);
  const reason = readText(meeting.failure_reason);
  return {
    facts: {
      id: meeting.id,
      status,
      started_at: toMinute(meeting.started_at),
      minutes: toMinutes(meeting.duration_seconds),
      call_type: readText(meeting.call_type),
      source: readText(meeting.source),
      language: readText(meeting.language),
      reports: readNumber(meeting.report_count),
    },
    recorded: {
      rep: nameOf(meeting.user_id),
      title: title && clip(title, MAX_TITLE),
      failure_reason: reason && clip(reason, MAX_TITLE),
      participants: clipList(readList(meeting.participants).map(describeParticipant), MAX_PARTICIPANTS),
    },
  };
}

function describeParticipant({ name, title, company, is_internal: isInternal }: Participant): string {
  const words = [name, title, company].flatMap((part) => readText(part) ?? []).join(", ") || UNKNOWN;
  return `${clip(words, MAX_PARTICIPANT)}${isInternal === true ? " (own team)" : ""}`;
}
