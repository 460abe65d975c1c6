/** The key that no output may ever show. Its characters make the plain, URL-encoded and base64 forms differ. */
export const SECRET_KEY = "svc_live_Zq8xN2vR+7kLw/4TbY6mPc1HsJ3=dF";

export const TEAM_STATS = {
  time_range: "month",
  team_size: 4,
  total_meetings: 12,
  total_reports: 9,
  average_score: 78.4,
  top_performers: [
    { user_id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3d0001", name: "Jonas", avg_score: 84.2, report_count: 3 },
  ],
};

export const TEMPLATE_ID = "c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001";

export const NEW_TEMPLATE = {
  name: "Discovery scorecard",
  prompt_template: "Score the call against the criteria.",
  grading_criteria: [{ name: "Discovery", weight: 100, description: "Asks open questions." }],
};

export const TEMPLATE = {
  ...NEW_TEMPLATE,
  id: TEMPLATE_ID,
  description: null,
  coaching_tone: null,
  call_type: null,
  industry_context: null,
  is_active: true,
  created_by: null,
  version: 1,
  created_at: "2026-10-02T08:30:00.000Z",
  updated_at: "2026-10-02T08:30:00.000Z",
};

export interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A report as listed, told apart by its number. */
export function report(number: number): Row {
  return {
    id: reportId(number),
    meeting_id: "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001",
    template_id: null,
    template_name: "Discovery scorecard",
    user_id: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3d0001",
    overall_score: number % 100,
    created_at: "2026-11-12T14:52:00.000Z",
  };
}

export function reports(first: number, count: number): Row[] {
  return Array.from({ length: count }, (_, index) => report(first + index));
}

export function reportId(number: number): string {
  return `6e0a4f57-91c2-4d3b-b8e5-${String(number).padStart(12, "0")}`;
}

export function reportIds(first: number, count: number): string[] {
  return reports(first, count).map((row) => row.id);
}
