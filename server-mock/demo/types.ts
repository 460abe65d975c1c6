export type Plan = "payg" | "business" | "enterprise";
export type SubscriptionStatus = "active" | "past_due" | "canceled";
export type Role = "member" | "admin" | "superadmin";
export type MeetingStatus = "pending" | "fetched" | "processing" | "completed" | "failed" | "no_transcript";
export type MeetingSource = "zoom" | "google_meet" | "teams" | "phone" | "upload";
export type CallType = "discovery" | "demo" | "negotiation" | "follow-up" | "closing" | "cold-call" | "general";
export type CoachingTone = "direct" | "encouraging" | "data-driven";
export type InsightType =
  | "pain_point"
  | "objection"
  | "competitor_mention"
  | "feature_request"
  | "buying_signal"
  | "use_case"
  | "pricing"
  | "quote";
export type Sentiment = "positive" | "neutral" | "negative" | "mixed";
export type SessionStatus = "scheduled" | "in_progress" | "completed" | "scored" | "abandoned" | "failed";
export type Difficulty = "easy" | "medium" | "hard";

export interface DemoOrganization {
  id: string;
  name: string;
  plan: Plan;
  subscription_status: SubscriptionStatus;
}

export interface DemoUser {
  id: string;
  org_id: string;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
}

export interface DemoCriterion {
  name: string;
  weight: number;
  description: string;
}

export interface DemoTemplate {
  id: string;
  org_id: string;
  name: string;
  description: string | null;
  prompt_template: string;
  grading_criteria: DemoCriterion[];
  coaching_tone: CoachingTone | null;
  call_type: CallType | null;
  industry_context: string | null;
  is_active: boolean;
  created_by: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface DemoParticipant {
  name: string;
  email?: string;
  title?: string;
  company?: string;
  is_internal: boolean;
}

export interface DemoMeeting {
  id: string;
  org_id: string;
  user_id: string;
  status: MeetingStatus;
  title: string;
  source: MeetingSource;
  call_type: CallType | null;
  started_at: string;
  ended_at: string | null;
  duration_seconds: number | null;
  participants: DemoParticipant[];
  meeting_url: string | null;
  language: string | null;
  has_transcript: boolean;
  report_count: number;
  failure_reason: string | null;
  created_at: string;
  updated_at: string;
  transcript: string | null;
}

export interface DemoEvidence {
  quote: string;
  timestamp_seconds: number | null;
}

export interface DemoCriterionScore {
  name: string;
  weight: number;
  score: number;
  feedback: string;
  evidence: DemoEvidence[];
}

export interface DemoReport {
  id: string;
  org_id: string;
  meeting_id: string;
  template_id: string | null;
  template_name: string;
  user_id: string;
  overall_score: number;
  created_at: string;
  criteria_scores: DemoCriterionScore[];
  feedback: string;
  strengths: string[];
  improvements: string[];
  next_steps: string[];
  coaching_tone: CoachingTone | null;
  scorer: string | null;
}

export interface DemoInsight {
  id: string;
  org_id: string;
  meeting_id: string;
  user_id: string;
  report_id: string | null;
  type: InsightType;
  title: string;
  summary: string;
  quote: string | null;
  speaker_name: string | null;
  timestamp_seconds: number | null;
  industry: string | null;
  company_name: string | null;
  prospect_name: string | null;
  prospect_title: string | null;
  sentiment: Sentiment;
  confidence: number;
  tags: string[];
  occurred_at: string;
  created_at: string;
}

export interface DemoScenario {
  id: string;
  name: string;
  call_type: CallType;
  difficulty: Difficulty;
}

export interface DemoPersona {
  name: string;
  title: string;
  company: string;
  industry: string;
}

export interface DemoSession {
  id: string;
  org_id: string;
  user_id: string;
  template_id: string | null;
  scenario: DemoScenario;
  persona: DemoPersona;
  status: SessionStatus;
  overall_score: number | null;
  duration_seconds: number | null;
  started_at: string | null;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}

/** One row of the demo data: the API's shape plus the organization that owns it. Parents come before their children. */
export type DemoRecord =
  | { kind: "organization"; value: DemoOrganization }
  | { kind: "user"; value: DemoUser }
  | { kind: "template"; value: DemoTemplate }
  | { kind: "meeting"; value: DemoMeeting }
  | { kind: "report"; value: DemoReport }
  | { kind: "insight"; value: DemoInsight }
  | { kind: "session"; value: DemoSession };

export type DemoKind = DemoRecord["kind"];

export interface DemoOptions {
  /** Another seed gives other ids and other contents; `demo` by default. */
  seed?: string;
  /** Meetings over all organizations; 400 by default. */
  meetings?: number;
  /** The moment that every timestamp is relative to. */
  now: Date;
}
