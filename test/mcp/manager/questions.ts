import { expect } from "vitest";
import type { ToolName } from "../../../mcp/settings/tool-names.ts";
import type { ToolResult } from "../support/environment.ts";
import { meansByOwner, type Truth, within } from "./api.ts";

/** A table of a result, with the columns that are equal in all rows put back. */
export type Rows = Record<string, string | number>[];

/** What a script can do: call a tool and read its rows. */
export interface Assistant {
  call(name: ToolName, given: Record<string, unknown>): Promise<ToolResult & { rows: Rows }>;
  /** The name of a person, from a participant's list that the API gives. */
  nameOf(userId: string): string;
}

/** A question of a sales manager, and an assistant's way to its answer. */
export interface Question {
  question: string;
  /** Plays the calls, and checks what they say against the API. */
  play(assistant: Assistant, truth: Truth): Promise<void>;
}

const QUARTER = "2026-10-01T00:00:00.000Z";
const DAYS = (days: number): string => new Date(Date.parse("2026-11-20T12:00:00Z") - days * 86_400_000).toISOString();

/** Twelve questions as a manager asks them. */
export const QUESTIONS: readonly Question[] = [
  {
    question: "Who improved most this quarter?",
    async play({ call, nameOf }, { reports }) {
      const given = { from: "this quarter", group_by: "person", compare: "previous" };
      const { rows } = await call("get_team_stats", given);
      const created = (report: { created_at: string }) => report.created_at;
      const now = meansByOwner(within(reports, created, QUARTER));
      const before = meansByOwner(within(reports, created, "2026-07-01T00:00:00.000Z", "2026-08-20T12:00:00.000Z"));
      const changes = [...now].flatMap(([owner, { exact }]) => {
        const earlier = before.get(owner)?.exact;
        return exact === null || earlier === null || earlier === undefined ? [] : [{ owner, change: exact - earlier }];
      });
      const [best] = changes.sort((one, two) => two.change - one.change);
      expect(rows[0]?.["rep"]).toBe(nameOf(best?.owner ?? ""));
      expect(Number(rows[0]?.["change"])).toBeCloseTo(best?.change ?? 0, 0);
    },
  },
  {
    question: "Who needs help, and with what?",
    async play({ call, nameOf }, { reports, svc }) {
      const { rows } = await call("get_team_stats", { from: "90d", group_by: "person" });
      const recent = within(reports, (report) => report.created_at, DAYS(90));
      const means = [...meansByOwner(recent)].sort(([, one], [, two]) => (one.exact ?? 0) - (two.exact ?? 0));
      const [lowest] = rows.filter((row) => Number(row["scored"]) > 0).slice(-1);
      expect([lowest?.["rep"], lowest?.["avg_score"]]).toEqual([nameOf(means[0]?.[0] ?? ""), means[0]?.[1].printed]);
      const user = String(lowest?.["rep"]);
      const weak = await call("get_team_stats", { from: "90d", user, group_by: "criterion" });
      const [weakest] = weak.rows;
      const own = recent.filter((report) => report.user_id === means[0]?.[0]);
      const details = await Promise.all(own.map(({ id }) => svc.reports.get(id)));
      const scores = details.flatMap(({ criteria_scores: criteria, template_name: template }) =>
        criteria
          .filter(({ name }) => name === weakest?.["criterion"] && template === weakest["template"])
          .flatMap(({ score }) => score ?? []),
      );
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
      expect(Number(weak.rows[0]?.["avg_score"])).toBeCloseTo(mean, 0);
    },
  },
  {
    question: "Which calls this quarter mention the contract?",
    async play({ call }, { meetings, transcripts }) {
      const { rows, structured } = await call("list_meetings", {
        from: "this quarter",
        mentions: "contract",
        limit: 15,
      });
      const said = (id: string) =>
        (transcripts.get(id) ?? "")
          .split("\n")
          .filter((line) => /\bcontract(s|ed|ing)?\b/i.test(line.replace(/^[^:]*:\d\d:\d\d\] [^:]*:/, "")));
      const found = within(meetings, (meeting) => meeting.started_at, QUARTER).filter(({ id }) => said(id).length > 0);
      expect(structured["total"]).toBe(found.length);
      expect(rows[0]?.["id"]).toBe(found[0]?.id.slice(0, 8));
      expect(rows[0]?.["hits"]).toBe(said(found[0]?.id ?? "").length);
    },
  },
  {
    question: "What do prospects say about competitors, and at which companies?",
    async play({ call }, { insights }) {
      const { rows } = await call("get_insights", { type: "competitor_mention", group_by: "company", limit: 15 });
      const mentions = insights.filter(({ type }) => type === "competitor_mention");
      const first = mentions.filter(
        (insight) => insight.company_name === rows[0]?.["company"] || insight.company_name === rows[0]?.["group"],
      );
      expect(rows[0]?.["count"]).toBe(first.length);
      expect(mentions.map(({ quote }) => quote)).toContain(rows[0]?.["quote"]);
    },
  },
  {
    question: "Which objections come up most, and what is the best answer to each?",
    async play({ call }, { insights, transcripts }) {
      const { rows } = await call("get_insights", { type: "objection", group_by: "phrase", limit: 8 });
      const objections = insights.filter(({ type }) => type === "objection");
      const [first] = rows;
      expect(first?.["count"]).toBe(objections.filter(({ title }) => title === first?.["phrase"]).length);
      const source = objections.find(({ quote }) => quote === first?.["quote"]);
      const reaction = String(first?.["reaction"]).replace(/…$/, "");
      expect(transcripts.get(source?.meeting_id ?? "")).toContain(reaction);
    },
  },
  {
    question: "Prepare my 1:1 with Dan Whitcombe.",
    async play({ call, nameOf }, { meetings, reports }) {
      const stats = await call("get_team_stats", {
        user: "Dan Whitcombe",
        from: "90d",
        group_by: "criterion",
        compare: "previous",
      });
      const calls = await call("list_meetings", { user: "Dan Whitcombe", with_scores: true, limit: 6 });
      const scored = calls.rows.filter((row) => row["score"] !== "" && row["score"] !== undefined);
      const ids = scored.slice(0, 3).map((row) => row["id"]);
      const several = await call("get_report", { meeting_id: ids.join(",") });
      const dan = meetings.find(({ user_id: id }) => nameOf(id) === stats.structured["rep"])?.user_id ?? "";
      expect(nameOf(dan)).toMatch(/^Dan /);
      const newest = reports.find((report) => report.meeting_id.startsWith(String(ids[0])));
      expect(several.rows.map((row) => row["score"])).toContain(newest?.overall_score);
      expect(calls.structured["total"]).toBe(meetings.filter((meeting) => meeting.user_id === dan).length);
    },
  },
  {
    question: "How does this month compare with last month?",
    async play({ call }, { reports }) {
      const { structured } = await call("get_team_stats", {
        from: "this month",
        compare: "previous",
        group_by: "person",
      });
      const created = (report: { created_at: string }) => report.created_at;
      const current = within(reports, created, "2026-11-01T00:00:00.000Z");
      const before = within(reports, created, "2026-10-01T00:00:00.000Z", "2026-10-20T12:00:00.000Z");
      expect(structured).toMatchObject({ total_reports: current.length, reports_before: before.length });
      const mean = current.reduce((sum, report) => sum + report.overall_score, 0) / current.length;
      expect(Number(structured["average_score"])).toBeCloseTo(mean, 0);
    },
  },
  {
    question: "Debrief the latest call with Zorggroep De Linde.",
    async play({ call }, { meetings, reports }) {
      const listed = await call("list_meetings", { search: "zorggroep linde", limit: 3, status: "completed" });
      const id = listed.rows[0]?.["id"];
      const report = await call("get_report", { meeting_id: id });
      await call("get_meeting", { meeting_id: id, offset: -3000 });
      const latest = meetings.find(
        ({ participants, status }) =>
          status === "completed" && participants.some(({ company }) => company === "Zorggroep De Linde"),
      );
      expect(report.structured["meeting_id"]).toBe(latest?.id);
      const scores = reports.filter((known) => known.meeting_id === latest?.id).map((known) => known.overall_score);
      expect(scores).toContain(report.structured["overall_score"]);
    },
  },
  {
    question: "When did we talk about the price with Zorggroep De Linde, and what was said?",
    async play({ call }, { transcripts, meetings }) {
      const { rows } = await call("list_meetings", { search: "Zorggroep De Linde", mentions: "price" });
      const [first] = rows;
      const meeting = meetings.find(({ id }) => id.startsWith(String(first?.["id"])));
      const [clock, ...words] = String(first?.["moments"]).split(" / ")[0]?.split(" ") ?? [];
      const line = transcripts
        .get(meeting?.id ?? "")
        ?.split("\n")
        .find((text) => text.startsWith(`[${clock}]`));
      expect(line).toContain(words.join(" ").replace(/…$/, ""));
      expect(line).toMatch(/pric/i);
    },
  },
  {
    question: "Which calls are the best models for a new template?",
    async play({ call }, { meetings, reports }) {
      const { rows } = await call("list_meetings", { from: "this quarter", order: "best", limit: 5 });
      await call("get_report", {
        meeting_id: rows
          .slice(0, 3)
          .map((row) => row["id"])
          .join(","),
      });
      await call("list_templates", { is_active: true });
      const held = within(meetings, (meeting) => meeting.started_at, QUARTER);
      const ids = new Set(held.map(({ id }) => id));
      const scores = reports.flatMap((report) => (ids.has(report.meeting_id) ? report.overall_score : []));
      expect(Number(rows[0]?.["score"])).toBe(Math.max(...scores));
    },
  },
  {
    question: "Do those who practice in roleplays do better in real calls?",
    async play({ call, nameOf }, { svc }) {
      const { rows } = await call("get_team_stats", { from: "90d", with_roleplay: true });
      const sessions = await svc.roleplay.sessions.list().toArray();
      for (const row of rows) {
        const own = sessions.filter(
          (session) =>
            nameOf(session.user_id) === row["rep"] && session.created_at >= DAYS(90) && session.overall_score !== null,
        );
        expect(row["roleplays_scored"], String(row["rep"])).toBe(own.length);
      }
    },
  },
  {
    question: "What should I look at first this week?",
    async play({ call }, { reports }) {
      const { rows } = await call("list_meetings", { from: "7d", order: "worst", limit: 5 });
      await call("get_insights", { from: "7d", type: "objection", group_by: "phrase", limit: 5 });
      await call("get_team_stats", { from: "7d", group_by: "person", compare: "previous" });
      const recent = within(reports, (report) => report.created_at, DAYS(7));
      const lowest = Math.min(...recent.map((report) => report.overall_score));
      expect(Number(rows[0]?.["score"])).toBeGreaterThanOrEqual(lowest);
      expect(recent.map((report) => report.overall_score)).toContain(rows[0]?.["score"]);
    },
  },
];
