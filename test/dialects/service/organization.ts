/** The moment at which everything in test/dialects/ happens. */
export const NOW = new Date("2026-11-21T12:00:00.000Z");

/** A row of any resource, in the spec's shape. */
export type Row = Record<string, unknown>;

/** What the organization has: newest first, as the API lists it. */
export interface Organization {
  meetings: Row[];
  reports: Row[];
  templates: Row[];
  insights: Row[];
  sessions: Row[];
  stats: Row;
}

const HOUR_MS = 3_600_000;
const times = Array.from({ length: 400 }, (_, hours) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString());
const hoursAgo = (hours: number): string => at(times, hours);
const uuid = (kind: number, index: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`;

const PEOPLE = ["Ana Ruiz", "Jonas Lindqvist", "Mei Tanaka", "Omar Haddad"];
const STATUSES = ["completed", "completed", "failed", "no_transcript"];
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Ids of the organization's people. */
export const USERS = PEOPLE.map((_, index) => uuid(9, index));

/** Creates the organization: more meetings and reports than fit one page, a few of everything else. */
export function createOrganization(): Organization {
  const meetings = Array.from({ length: 105 }, (_, index) => meeting(index));
  return {
    meetings,
    reports: Array.from({ length: 112 }, (_, index) => report(index, meetings)),
    templates: ["Discovery scorecard", "Demo scorecard", "Closing scorecard"].map(template),
    insights: Array.from({ length: 5 }, (_, index) => insight(index)),
    sessions: Array.from({ length: 4 }, (_, index) => session(index)),
    stats: {
      time_range: "month",
      team_size: 4,
      total_meetings: 105,
      total_reports: 112,
      average_score: 76.2,
      top_performers: PEOPLE.map((name, index) => ({
        user_id: at(USERS, index),
        name,
        avg_score: 88.5 - index,
        report_count: 28,
      })),
    },
  };
}

function meeting(index: number): Row {
  const started = hoursAgo(2 + index * 3);
  return {
    id: uuid(1, index),
    status: at(STATUSES, index),
    user_id: at(USERS, index),
    title: `Discovery call ${index}`,
    source: "zoom",
    call_type: "discovery",
    started_at: started,
    ended_at: hoursAgo(1 + index * 3),
    duration_seconds: 3600,
    participants: [
      { name: at(PEOPLE, index), email: "own@acme.example", title: "AE", company: "Acme", is_internal: true },
      { name: "Nora Vance", title: "VP Sales", company: "Northwind", is_internal: false },
    ],
    meeting_url: null,
    language: "en",
    has_transcript: index % 4 < 2,
    report_count: index % 4 === 0 ? 1 : 0,
    failure_reason: index % 4 === 2 ? "The recording was empty." : null,
    created_at: started,
    updated_at: started,
    transcript: "[00:00:04] Ana Ruiz: What made you take this call?\n[00:00:11] Nora Vance: The budget.",
  };
}

// 75.3, 74.6, 79, 75.7 in turn: their mean is 76.15.
const SCORES = [75.3, 74.6, 79, 75.7];

function report(index: number, meetings: readonly Row[]): Row {
  return {
    id: uuid(2, index),
    meeting_id: at(meetings, index)["id"],
    template_id: uuid(3, index % 3),
    template_name: "Discovery scorecard",
    user_id: at(USERS, index),
    overall_score: at(SCORES, index),
    created_at: hoursAgo(1 + index * 3),
    criteria_scores: [
      {
        name: "Discovery",
        weight: 60,
        score: 80,
        feedback: "Asked why.",
        evidence: [{ quote: "What made you take this call?", timestamp_seconds: 4 }],
      },
      { name: "Next steps", weight: 40, score: 70.5, feedback: "No date.", evidence: [] },
    ],
    feedback: "A patient first call.",
    strengths: ["Asked before pitching"],
    improvements: ["Put a date on the next step"],
    next_steps: ["Send two dates"],
    coaching_tone: "encouraging",
    scorer: null,
  };
}

function template(name: string, index: number): Row {
  return {
    id: uuid(3, index),
    name,
    description: "First calls.",
    prompt_template: "Score the call.",
    grading_criteria: [
      { name: "Discovery", weight: 60, description: "Asks why." },
      { name: "Next steps", weight: 40, description: "Agrees on a date." },
    ],
    coaching_tone: "encouraging",
    call_type: "discovery",
    industry_context: "Logistics.",
    is_active: true,
    created_by: null,
    version: 1,
    created_at: hoursAgo(48),
    updated_at: hoursAgo(48),
  };
}

function insight(index: number): Row {
  return {
    id: uuid(4, index),
    meeting_id: uuid(1, index),
    user_id: at(USERS, index),
    report_id: uuid(2, index),
    type: "pain_point",
    title: `Managers hear too few calls ${index}`,
    summary: "They guess where deals go wrong.",
    quote: "We are guessing.",
    speaker_name: "Nora Vance",
    timestamp_seconds: 11,
    industry: "Logistics",
    company_name: "Northwind",
    prospect_name: "Nora Vance",
    prospect_title: "VP Sales",
    sentiment: "negative",
    confidence: 0.91,
    tags: ["coaching"],
    occurred_at: hoursAgo(3 + index),
    created_at: hoursAgo(3 + index),
  };
}

function session(index: number): Row {
  return {
    id: uuid(5, index),
    user_id: at(USERS, index),
    template_id: uuid(3, 0),
    scenario: { id: uuid(6, 0), name: "The skeptical buyer", call_type: "discovery", difficulty: "medium" },
    persona: { name: "Morgan Lee", title: "Head of Operations", company: "Halden", industry: "Food" },
    status: "scored",
    overall_score: 71,
    duration_seconds: 840,
    started_at: hoursAgo(20 + index),
    ended_at: hoursAgo(19 + index),
    created_at: hoursAgo(20 + index),
    updated_at: hoursAgo(19 + index),
  };
}
