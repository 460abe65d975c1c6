import { EMPTY_FIELDS } from "../../generated/operations.ts";
import type { Insight, MeetingDetail, ReportDetail, RoleplaySession, Template, User } from "../../records/resources.ts";
import type { Draft, DraftKind, DraftValues } from "./draft.ts";

/** Defaults for fields that a draft omits. */
export interface DraftSource {
  id: string;
  now: string;
  userId: string;
  meetingId: string;
}

/** Fills in a draft. */
export function completeDraft<Kind extends DraftKind>(draft: Draft<Kind>, source: DraftSource): DraftValues[Kind] {
  return COMPLETERS[draft.kind](draft.values, source);
}

type Completers = {
  [Kind in DraftKind]: (values: Partial<DraftValues[Kind]>, source: DraftSource) => DraftValues[Kind];
};

const COMPLETERS: Completers = {
  user: completeUser,
  template: completeTemplate,
  meeting: completeMeeting,
  report: completeReport,
  insight: completeInsight,
  session: completeSession,
};

function completeUser(values: Partial<User>, { id }: DraftSource): User {
  return { id, name: "Jonas Lindqvist", email: `user-${id}@acme.example`, role: "member", is_active: true, ...values };
}

function completeTemplate(values: Partial<Template>, { id, now }: DraftSource): Template {
  const created_at = values.created_at ?? now;
  return {
    id,
    name: "Discovery scorecard",
    description: "First calls with mid-market prospects.",
    prompt_template: "Score the call against the criteria and quote the moments that decided each score.",
    grading_criteria: [
      { name: "Discovery", weight: 60, description: "Asks open questions and uncovers the business problem." },
      { name: "Next steps", weight: 40, description: "Ends with a dated, agreed next step." },
    ],
    coaching_tone: "encouraging",
    call_type: "discovery",
    industry_context: null,
    is_active: true,
    created_by: null,
    version: 1,
    created_at,
    updated_at: created_at,
    ...values,
  };
}

function completeMeeting(values: Partial<MeetingDetail>, { id, now, userId }: DraftSource): MeetingDetail {
  const { status = "completed", started_at = now } = values;
  const isDone = status === "completed" || status === "processing";
  const transcript =
    values.transcript !== undefined
      ? values.transcript
      : isDone
        ? "[00:00:04] Jonas Lindqvist: What made you take this call?"
        : null;
  const hasEnded = status !== "pending";
  return {
    id,
    status,
    user_id: userId,
    title: "Discovery call with Northwind Logistics",
    source: "zoom",
    call_type: "discovery",
    started_at,
    ended_at: hasEnded ? new Date(Date.parse(started_at) + 2_480_000).toISOString() : null,
    duration_seconds: hasEnded ? 2480 : null,
    participants: [
      {
        name: "Jonas Lindqvist",
        email: "jonas@acme.example",
        title: "Account Executive",
        company: "Acme",
        is_internal: true,
      },
      {
        name: "Ana Ruiz",
        email: "ana.ruiz@northwind.example",
        title: "VP Sales",
        company: "Northwind Logistics",
        is_internal: false,
      },
    ],
    meeting_url: "https://zoom.example/j/91234567890",
    language: "en",
    report_count: 0,
    failure_reason: status === "failed" ? "The recording could not be read." : null,
    created_at: started_at,
    updated_at: started_at,
    ...values,
    transcript,
    has_transcript: transcript !== null,
  };
}

function completeReport(values: Partial<ReportDetail>, { id, now, userId, meetingId }: DraftSource): ReportDetail {
  return {
    ...EMPTY_FIELDS.ReportDetail,
    id,
    meeting_id: meetingId,
    template_name: "Discovery scorecard",
    user_id: userId,
    overall_score: 78.4,
    created_at: now,
    criteria_scores: [
      {
        name: "Discovery",
        weight: 100,
        score: values.overall_score ?? 78.4,
        feedback: "Opened with the prospect's reason for the call.",
        evidence: [{ quote: "What made you take this call?", timestamp_seconds: 4 }],
      },
    ],
    feedback: "A patient first call that earned a second one.",
    strengths: ["Asked before pitching"],
    improvements: ["Put a date on the next step"],
    next_steps: ["Send the summary with two dates to choose from"],
    coaching_tone: "encouraging",
    ...values,
  };
}

function completeInsight(values: Partial<Insight>, { id, now, userId, meetingId }: DraftSource): Insight {
  return {
    id,
    meeting_id: meetingId,
    user_id: userId,
    report_id: null,
    type: "pain_point",
    title: "Managers hear too few calls",
    summary: "The prospect's managers listen to about two calls a month.",
    quote: "Our managers listen to maybe two calls a month.",
    speaker_name: "Ana Ruiz",
    timestamp_seconds: 11,
    industry: "Logistics",
    company_name: "Northwind Logistics",
    prospect_name: "Ana Ruiz",
    prospect_title: "VP Sales",
    sentiment: "negative",
    confidence: 0.91,
    tags: ["coaching"],
    occurred_at: now,
    created_at: now,
    ...values,
  };
}

function completeSession(values: Partial<RoleplaySession>, { id, now, userId }: DraftSource): RoleplaySession {
  const created_at = values.created_at ?? now;
  return {
    id,
    user_id: userId,
    template_id: null,
    scenario: {
      id: "d8e6c1a0-2f4b-4b9d-a7c3-1e5f6a7b8001",
      name: "The sceptical buyer",
      call_type: "discovery",
      difficulty: "medium",
    },
    persona: {
      name: "Morgan Lee",
      title: "Head of Operations",
      company: "Halden Foods",
      industry: "Food and beverage",
    },
    status: "scored",
    overall_score: 71,
    duration_seconds: 840,
    started_at: created_at,
    ended_at: new Date(Date.parse(created_at) + 840_000).toISOString(),
    created_at,
    updated_at: created_at,
    ...values,
  };
}
