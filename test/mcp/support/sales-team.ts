import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aUser,
  type Insight,
} from "../../../server-mock/library/index.ts";
import { createTestEnvironment, type TestEnvironment, type ToolResult } from "./environment.ts";

/** Meetings of a sales team by their numbers below, and the people's ids. */
export interface SalesTeam {
  env: TestEnvironment;
  people: Record<"ana" | "ben" | "cleo", string>;
  meetings: string[];
  reports: string[];
}

const NAMES = { ana: "Ana Ruiz", ben: "Ben Okafor", cleo: "Cleo Marsh" };

const PRICE_TALK = [
  "[00:00:05] Ana Ruiz: What does it cost you today?",
  "[00:01:10] Ivo Kerr: Your price is too high for us.",
  "[00:01:20] Ivo Kerr: And prices rise every year.",
  "[00:01:30] Ana Ruiz: Against the cost of one lost deal it is small.",
  "[01:00:00] Ivo Kerr: Let us talk about the contract then, and the price.",
].join("\n");

/** Three people with a few meetings, reports, insights and sessions, whose figures can be computed in one's head. */
export async function createSalesTeam(): Promise<SalesTeam> {
  const env = await createTestEnvironment();
  const { org } = env.server;
  const people = { ana: "", ben: "", cleo: "" };
  for (const key of ["ana", "ben", "cleo"] as const) people[key] = (await org.add(aUser({ name: NAMES[key] }))).id;
  const meetings: string[] = [];
  for (const [owner, started_at, company, title, transcript] of [
    ["ana", "2026-11-18T10:00:00.000Z", "Northwind", "Pricing call", PRICE_TALK],
    ["ana", "2026-11-11T10:00:00.000Z", "Halden Foods", "First call", "[00:00:01] Ana Ruiz: Hello."],
    ["ben", "2026-11-17T09:00:00.000Z", "Contoso", "Demo", "[00:00:01] Ben Okafor: The price comes later."],
    ["cleo", "2026-11-16T09:00:00.000Z", "Contoso", "Check-in", null],
    ["ben", "2026-10-20T09:00:00.000Z", "Northwind", "Kick-off", "[00:00:01] Ben Okafor: Welcome."],
  ] as const) {
    const seller = {
      name: NAMES[owner],
      email: `${owner}@acme.example`,
      title: "AE",
      company: "Acme",
      is_internal: true,
    };
    const buyer = { name: "Ivo Kerr", email: "ivo@buyer.example", title: "CFO", company, is_internal: false };
    const status = transcript === null ? "no_transcript" : "completed";
    const values = { title, started_at, transcript, status, participants: [seller, buyer], duration_seconds: 1800 };
    meetings.push((await org.add(aMeeting({ ...values, user_id: people[owner] } as never))).id);
  }
  const reports: string[] = [];
  for (const [owner, meeting, overall_score, created_at, discovery, close] of [
    ["ana", 0, 90, "2026-11-18T12:00:00.000Z", 95, 85],
    ["ana", 1, 70, "2026-11-11T12:00:00.000Z", 60, 80],
    ["ben", 2, 50.5, "2026-11-17T12:00:00.000Z", 40, null],
    ["ben", 4, 60, "2026-10-20T12:00:00.000Z", 60, 60],
  ] as const) {
    const criterion = { weight: 50, feedback: "Fine.", evidence: [] };
    const criteria_scores = [
      { ...criterion, name: "Discovery", score: discovery },
      { ...criterion, name: "Close", score: close },
    ];
    const values = { overall_score, created_at, criteria_scores, meeting_id: meetings[meeting] };
    reports.push((await org.add(aReport({ ...values, user_id: people[owner] } as never))).id);
  }
  for (const insight of insightsOf(people, meetings)) await org.add(anInsight(insight));
  for (const [owner, overall_score, created_at] of [
    ["ana", 80, "2026-11-10T08:00:00.000Z"],
    ["ana", 61, "2026-11-12T08:00:00.000Z"],
    ["ana", 10, "2026-10-30T08:00:00.000Z"],
    ["cleo", null, "2026-11-12T09:00:00.000Z"],
  ] as const)
    await org.add(aRoleplaySession({ user_id: people[owner], overall_score, created_at }));
  return { env, people, meetings, reports };
}

function insightsOf({ ana, ben }: SalesTeam["people"], meetings: readonly string[]): Partial<Insight>[] {
  const price = { type: "objection", title: "Too expensive", company_name: "Northwind" } as const;
  return [
    {
      ...price,
      ...{ meeting_id: meetings[0], user_id: ana, quote: "Your price is too high for us.", timestamp_seconds: 70 },
      ...{ occurred_at: "2026-11-18T10:00:00.000Z", confidence: 0.5, prospect_name: "Ivo Kerr", tags: ["budget"] },
    },
    {
      ...price,
      ...{
        meeting_id: meetings[2],
        user_id: ben,
        quote: "It costs a lot.",
        timestamp_seconds: 1,
        company_name: "Contoso",
      },
      ...{ occurred_at: "2026-11-17T09:00:00.000Z", confidence: 0.9, prospect_name: "Eva Lund" },
    },
    {
      ...{ type: "pain_point", title: "Slow ramp", company_name: "Northwind", meeting_id: meetings[4], user_id: ben },
      ...{ occurred_at: "2026-10-20T09:00:00.000Z", quote: null, summary: "New reps need months.", confidence: 0.7 },
    },
  ] as Partial<Insight>[];
}

/** The rows of a result. */
export const rowsOf = ({ structured }: ToolResult): Record<string, unknown>[] =>
  (structured["rows"] ?? []) as Record<string, unknown>[];

/** Cells of a result's rows, in the order of these columns; undefined where a row has no value. */
export const cellsOf = (structured: ToolResult["structured"], ...columns: string[]): unknown[][] =>
  ((structured["rows"] ?? []) as Record<string, unknown>[]).map((row) => columns.map((column) => row[column]));
