import { hash } from "node:crypto";
import type {
  Insight,
  MeetingDetail,
  Organization,
  ReportDetail,
  RoleplaySession,
  Template,
  User,
} from "../records/resources.ts";
import { fold } from "./fold.ts";
import { roundScore } from "./score-buckets.ts";
import type { Tables } from "./tables.ts";

// From the API's objects to rows. Members are named one by one: the document has the spec's fields in the spec's order, and
// nothing else that a caller may have put into the object. Ids are compared as text, so that all of them are lower case.

/** An id as it is stored: UUIDs may be written in capitals. */
export function foldId<Id extends string | null>(id: Id): Id {
  return (id === null ? null : id.toLowerCase()) as Id;
}

export function organizationRow(
  { id, name, plan, subscription_status }: Organization,
  createdAt: string,
): Tables["organizations"] {
  return { id: foldId(id), name, plan, subscription_status, created_at: createdAt, retention_days: null };
}

export function userRow(orgId: string, { id, name, email, role, is_active }: User): Tables["users"] {
  return { id: foldId(id), org_id: orgId, name, email, role, is_active: is_active ? 1 : 0 };
}

export function meetingRow(orgId: string, meeting: MeetingDetail): Tables["meetings"] {
  const startedAt = isoTime(meeting.started_at);
  const document = JSON.stringify({
    id: foldId(meeting.id),
    status: meeting.status,
    user_id: foldId(meeting.user_id),
    title: meeting.title,
    source: meeting.source,
    call_type: meeting.call_type,
    started_at: startedAt,
    ended_at: meeting.ended_at && isoTime(meeting.ended_at),
    duration_seconds: meeting.duration_seconds,
    participants: meeting.participants,
    meeting_url: meeting.meeting_url,
    language: meeting.language,
    has_transcript: meeting.has_transcript,
    report_count: meeting.report_count,
    failure_reason: meeting.failure_reason,
    created_at: isoTime(meeting.created_at),
    updated_at: isoTime(meeting.updated_at),
  });
  return {
    id: foldId(meeting.id),
    org_id: orgId,
    user_id: foldId(meeting.user_id),
    status: meeting.status,
    started_at: startedAt,
    version: 1,
    document,
  };
}

export function templateRow(orgId: string, template: Template): Tables["templates"] {
  const createdAt = isoTime(template.created_at);
  const document = JSON.stringify({
    id: foldId(template.id),
    name: template.name,
    description: template.description,
    prompt_template: template.prompt_template,
    grading_criteria: template.grading_criteria,
    coaching_tone: template.coaching_tone,
    call_type: template.call_type,
    industry_context: template.industry_context,
    is_active: template.is_active,
    created_by: foldId(template.created_by),
    version: template.version,
    created_at: createdAt,
    updated_at: isoTime(template.updated_at),
  });
  return {
    id: foldId(template.id),
    org_id: orgId,
    call_type: template.call_type,
    is_active: template.is_active ? 1 : 0,
    created_at: createdAt,
    version: template.version,
    etag: etagOf(template.version, document),
    document,
  };
}

export function reportRow(orgId: string, report: ReportDetail): Tables["reports"] {
  const createdAt = isoTime(report.created_at);
  const overallScore = roundScore(report.overall_score);
  const document = JSON.stringify({
    id: foldId(report.id),
    meeting_id: foldId(report.meeting_id),
    template_id: foldId(report.template_id),
    template_name: report.template_name,
    user_id: foldId(report.user_id),
    overall_score: overallScore,
    created_at: createdAt,
  });
  const detail = JSON.stringify({
    criteria_scores: report.criteria_scores,
    feedback: report.feedback,
    strengths: report.strengths,
    improvements: report.improvements,
    next_steps: report.next_steps,
    coaching_tone: report.coaching_tone,
    scorer: report.scorer,
  });
  return {
    id: foldId(report.id),
    org_id: orgId,
    meeting_id: foldId(report.meeting_id),
    user_id: foldId(report.user_id),
    template_id: foldId(report.template_id),
    overall_score: overallScore,
    created_at: createdAt,
    document,
    detail,
  };
}

export function insightRow(orgId: string, insight: Insight): Tables["insights"] {
  const occurredAt = isoTime(insight.occurred_at);
  const document = JSON.stringify({
    id: foldId(insight.id),
    meeting_id: foldId(insight.meeting_id),
    user_id: foldId(insight.user_id),
    report_id: foldId(insight.report_id),
    type: insight.type,
    title: insight.title,
    summary: insight.summary,
    quote: insight.quote,
    speaker_name: insight.speaker_name,
    timestamp_seconds: insight.timestamp_seconds,
    industry: insight.industry,
    company_name: insight.company_name,
    prospect_name: insight.prospect_name,
    prospect_title: insight.prospect_title,
    sentiment: insight.sentiment,
    confidence: insight.confidence,
    tags: insight.tags,
    occurred_at: occurredAt,
    created_at: isoTime(insight.created_at),
  });
  return {
    id: foldId(insight.id),
    org_id: orgId,
    occurred_at: occurredAt,
    folded_industry: insight.industry === null ? null : fold(insight.industry),
    folded_prospect_title: insight.prospect_title === null ? null : fold(insight.prospect_title),
    meeting_id: foldId(insight.meeting_id),
    document,
  };
}

export function sessionRow(orgId: string, session: RoleplaySession): Tables["roleplay_sessions"] {
  const createdAt = isoTime(session.created_at);
  const document = JSON.stringify({
    id: foldId(session.id),
    user_id: foldId(session.user_id),
    template_id: foldId(session.template_id),
    scenario: session.scenario,
    persona: session.persona,
    status: session.status,
    overall_score: session.overall_score,
    duration_seconds: session.duration_seconds,
    started_at: session.started_at && isoTime(session.started_at),
    ended_at: session.ended_at && isoTime(session.ended_at),
    created_at: createdAt,
    updated_at: isoTime(session.updated_at),
  });
  return {
    id: foldId(session.id),
    org_id: orgId,
    user_id: foldId(session.user_id),
    template_id: foldId(session.template_id),
    status: session.status,
    created_at: createdAt,
    document,
  };
}

/** Fixed-width UTC, so that text order is time order. */
function isoTime(text: string): string {
  return new Date(text).toISOString();
}

/** A strong validator of one version of an object: another version or other content gives another one. */
function etagOf(version: number, document: string): string {
  return `"${version}-${hash("sha256", document).slice(0, 8)}"`;
}
