import { expect, it } from "vitest";
import { describeMeeting } from "../../mcp/meeting/describe-meeting.ts";
import { meetingRow } from "../../mcp/meeting/meeting-row.ts";
import { describeReport, describeReports } from "../../mcp/report/describe-report.ts";
import type { ReportDetail } from "../../src/index.ts";

const nameOf = (id: unknown) => (id === "u1" ? "Ana Ruiz" : undefined);
const knownIds = { shorten: (kind: string, id?: string) => id && `${kind} ${id}` } as never;
const report = (values: object) => ({ id: "r1", ...values }) as unknown as ReportDetail;
const FEW =
  "Criteria are listed from the weakest; strength and improvement are the first of each report. For all, with feedback and quotes, get one report.";

it("a report has every field that the service gives", () => {
  const given = report({
    ...{ meeting_id: "m1", template_id: "t1", overall_score: 70.5, coaching_tone: "direct", user_id: "u1" },
    ...{ created_at: "2026-11-18T12:00:30.000Z", template_name: "Discovery", scorer: "Model 4", feedback: "Patient." },
    ...{ strengths: ["Asked", " ", null, "Listened"], improvements: ["Date"], next_steps: ["Send it"] },
    criteria_scores: [
      {
        ...{ name: "Agenda", weight: 60, score: 70.5, feedback: "Clear." },
        evidence: [{ quote: "Hello.", timestamp_seconds: 4 }, { timestamp_seconds: 5 }, { quote: "Bye." }],
      },
      { name: "Close", weight: 40, score: null },
    ],
  });
  const others = [
    report({ id: "r2", overall_score: 60, created_at: "2026-11-17T12:00:00Z", template_name: "Demo" }),
    report({ id: "r3" }),
  ];
  expect(describeReport(given, others, nameOf)).toEqual({
    facts: {
      ...{ id: "r1", meeting_id: "m1", template_id: "t1", overall_score: 70.5, coaching_tone: "direct" },
      created_at: "2026-11-18T12:00Z",
    },
    recorded: {
      ...{ rep: "Ana Ruiz", template_name: "Discovery", scorer: "Model 4", feedback: "Patient." },
      ...{ strengths: ["Asked", "Listened"], improvements: ["Date"], next_steps: ["Send it"] },
      other_reports: ["r2 60 2026-11-17T12:00Z Demo", expect.stringMatching(/^r3 *$/)],
    },
    table: {
      columns: ["criterion", "weight", "score", "feedback", "evidence"],
      rows: [
        ["Agenda", 60, 70.5, "Clear.", '"Hello." (00:00:04); "Bye."'],
        ["Close", 40, "not assessed", undefined, ""],
      ],
    },
    notes: [
      "The overall score: 1 of 2 criteria was assessed, 60 % of the weight.",
      "This is the newest of the meeting's 3 reports: its score is not the only one.",
    ],
  });
});

it("the only report of a meeting, with nothing but its criteria, needs no remark", () => {
  const criteria_scores = [{ name: "Agenda", score: 70 }, { score: 60 }];
  const { table, notes } = describeReport(report({ criteria_scores }), [], nameOf);
  expect(table?.rows).toEqual([
    ["Agenda", undefined, 70, undefined, ""],
    [undefined, undefined, 60, undefined, ""],
  ]);
  expect(notes).toEqual(["", ""]);
});

it("several reports have a row each, their criteria from the weakest and those without a score last", () => {
  const criteria_scores = [
    { name: "Close", score: null },
    { name: "Agenda", score: 80 },
    { name: "Price" },
    { name: "Need", score: 60 },
    { score: 70 },
  ];
  const whole = report({
    ...{ meeting_id: "m1", created_at: "2026-11-18T12:00:00Z", user_id: "u1", overall_score: 70, criteria_scores },
    ...{
      template_name: "Demo",
      strengths: [null, "Asked", "Listened"],
      improvements: ["Date"],
      next_steps: ["One", "", "Two"],
    },
  });
  expect(describeReports([whole, report({})], { nameOf, knownIds })).toEqual({
    facts: { reports: 2 },
    table: {
      columns: [
        "meeting_id",
        "created_at",
        "rep",
        "score",
        "template",
        "criteria",
        "strength",
        "improvement",
        "next_steps",
      ],
      rows: [
        [
          ...["meeting m1", "2026-11-18T12:00Z", "Ana Ruiz", 70, "Demo"],
          ...["Need 60,  70, Agenda 80, Close not assessed, Price (no score)", "Asked", "Date", 2],
        ],
        [undefined, undefined, undefined, undefined, undefined, "", "", "", 0],
      ],
    },
    notes: [FEW],
  });
});

const MEETING = {
  ...{ id: "m1", status: "failed", started_at: "2026-11-18T10:00:00Z", duration_seconds: 1830, call_type: "demo" },
  ...{ source: "zoom", language: "en", report_count: 2, user_id: "u1", title: "Demo", failure_reason: "Empty." },
  participants: [
    { name: "Ana Ruiz", title: "AE", company: "Acme", is_internal: true },
    { name: "Ivo Kerr", company: "Contoso" },
    { title: "CFO", company: " " },
    { name: "", is_internal: true },
  ],
};

it("a meeting has every field that the service gives, and its people with title and company", () => {
  expect(describeMeeting(MEETING as never, { isFirstPage: true, nameOf })).toEqual({
    facts: {
      ...{ id: "m1", status: "failed", started_at: "2026-11-18T10:00Z", minutes: 31, call_type: "demo" },
      ...{ source: "zoom", language: "en", reports: 2 },
    },
    recorded: {
      ...{ rep: "Ana Ruiz", title: "Demo", failure_reason: "Empty." },
      participants: ["Ana Ruiz, AE, Acme (own team)", "Ivo Kerr, Contoso", "CFO", "(unknown) (own team)"],
    },
  });
});

it.each([
  [false, [2]],
  [true, [70, "Discovery"]],
])("a row of a meeting, with scores %s, names the companies of the other side", (withScores, last) => {
  const scored = report({ overall_score: 70, template_name: "Discovery" });
  expect(meetingRow(MEETING as never, scored, { nameOf, knownIds, withScores })).toEqual([
    ...["meeting m1", "2026-11-18T10:00Z", "Ana Ruiz", "Contoso", "Demo", 31, "failed", "demo", "en"],
    ...last,
  ]);
});
