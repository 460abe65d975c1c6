import { first, goesOn, type Question, rejects, says, text } from "./question.ts";
import {
  change,
  created,
  daysAgo,
  groupBy,
  linesWith,
  mean,
  scoresOf,
  started,
  sumOf,
  type Truth,
  within,
} from "./truth.ts";

const QUARTER = "2026-10-01T00:00:00.000Z";
const CONTRACT = /\bcontract(s|ed|ing)?\b/i;
const DAN = "Dan Whitcombe";
const ENOUGH = 3;

const thisQuarter = ({ reports }: Truth) => within(reports, created, QUARTER);
const ownerCalled = ({ names }: Truth, name: string) => [...names].find(([, known]) => known === name)?.[0] ?? "";
const idOf = (id: string | undefined) => (id ?? "").slice(0, 8);
const byScore = <Row extends { overall_score: number | null }>(rows: readonly Row[]): Row[] =>
  rows
    .filter((row) => row.overall_score !== null)
    .sort((one, two) => (two.overall_score ?? 0) - (one.overall_score ?? 0));
const companyOf = (meeting: Truth["meetings"][number]) =>
  meeting.participants.filter(({ is_internal: own }) => !own).map(({ company }) => company);

/** Twelve questions of a sales manager. */
export const OF_MANAGERS: readonly Question[] = [
  {
    asked: "Who improved most this quarter?",
    by: "manager",
    oracle(truth) {
      const before = within(truth.reports, created, "2026-07-01T00:00:00.000Z", "2026-08-20T12:00:00.000Z");
      const changes = [...groupBy(thisQuarter(truth), (report) => report.user_id)].flatMap(([owner, own]) => {
        const earlier = before.filter((report) => report.user_id === owner);
        return own.length < ENOUGH || earlier.length < ENOUGH
          ? []
          : [{ name: truth.names.get(owner) ?? "", change: change(scoresOf(earlier), scoresOf(own)) }];
      });
      const [best] = changes.sort((one, two) => two.change - one.change);
      return [best?.name ?? "", best?.change ?? 0];
    },
    async play(call) {
      const result = await call("get_team_stats", { from: "this quarter", group_by: "person", compare: "previous" });
      const { rep, change: by } = first({ rows: result.rows.filter((row) => row["too_few"] !== true) });
      return [text(rep), Number(by)];
    },
    hasty: {
      name: "get_team_stats",
      given: { time_range: "quarter", group_by: "person", compare: "previous" },
      isHonest: says(/time_range quarter is the last 90 days/),
    },
  },
  {
    asked: "Who needs help, and with what?",
    by: "manager",
    oracle({ reports, details, names }) {
      const recent = within(reports, created, daysAgo(90));
      const people = [...groupBy(recent, (report) => report.user_id)].filter(([, own]) => own.length >= ENOUGH);
      const [lowest] = people.sort(([, one], [, two]) => mean(scoresOf(one)) - mean(scoresOf(two)));
      const scores = (lowest?.[1] ?? []).flatMap((report) =>
        (details.get(report.id)?.criteria_scores ?? []).map(({ name, score }) => ({
          key: `${report.template_id} ${name}`,
          name,
          score,
        })),
      );
      const criteria = [...groupBy(scores, ({ key }) => key).values()].filter(
        (own) => sumOf(own.map(({ score }) => score)).n >= ENOUGH,
      );
      const [weakest] = criteria
        .map((own) => ({ name: own[0]?.name ?? "", mean: mean(own.map(({ score }) => score)) }))
        .sort((one, two) => one.mean - two.mean);
      const worst = lowest ? mean(scoresOf(lowest[1])) : 0;
      return [names.get(lowest?.[0] ?? "") ?? "", worst, weakest?.name ?? "", weakest?.mean ?? 0];
    },
    async play(call) {
      const team = await call("get_team_stats", { from: "90d", group_by: "person" });
      const lowest = team.rows.filter((row) => row["avg_score"] !== undefined && row["too_few"] !== true).at(-1) ?? {};
      const weak = await call("get_team_stats", { from: "90d", user: lowest["rep"], group_by: "criterion" });
      const { criterion, avg_score: score } = first({ rows: weak.rows.filter((row) => row["too_few"] !== true) });
      return [text(lowest["rep"]), Number(lowest["avg_score"]), text(criterion), Number(score)];
    },
    hasty: {
      name: "get_team_stats",
      given: {},
      isHonest: says(/top performers only; group_by person gives everybody/),
    },
  },
  {
    asked: "Which calls this quarter mention the contract?",
    by: "manager",
    oracle({ meetings, transcripts }) {
      const found = within(meetings, started, QUARTER).filter(
        ({ id }) => linesWith(transcripts.get(id) ?? "", CONTRACT).length > 0,
      );
      return [found.length, idOf(found[0]?.id), linesWith(transcripts.get(found[0]?.id ?? "") ?? "", CONTRACT).length];
    },
    async play(call) {
      const result = await call("list_meetings", { from: "this quarter", mentions: "contract", limit: 15 });
      return [Number(result.structured["total"]), text(first(result)["id"]), Number(first(result)["hits"])];
    },
    hasty: {
      name: "list_meetings",
      given: { from: "this quarter", search: "contract" },
      isHonest: says(/`search` looked in titles, people and companies only; `mentions` looks in what was said/),
    },
  },
  {
    asked: "What do prospects say about competitors, and at which companies?",
    by: "manager",
    oracle({ insights }) {
      const mentions = insights.filter(({ type }) => type === "competitor_mention");
      return [mentions.length, ...new Set(mentions.map(({ company_name: company }) => company ?? ""))].sort();
    },
    async play(call) {
      const { rows } = await call("get_insights", { type: "competitor_mention", group_by: "company", limit: 15 });
      const count = rows.reduce((sum, row) => sum + Number(row["count"]), 0);
      return [count, ...rows.map((row) => text(row["company"]).replace("(unknown)", ""))].sort();
    },
    hasty: {
      name: "get_insights",
      given: { search: "competitor" },
      isHonest: says(/looked for as written.* not synonyms/),
    },
  },
  {
    asked: "Which objections come up most, and what is the best answer to each?",
    by: "manager",
    oracle({ insights }) {
      const groups = groupBy(
        insights.filter(({ type }) => type === "objection"),
        ({ title }) => title,
      );
      const sizes = [...groups].map(([title, own]) => ({ title, count: own.length }));
      const [most] = sizes.sort((one, two) => two.count - one.count);
      return [most?.title ?? "", most?.count ?? 0, "the rep's next line"];
    },
    async play(call) {
      const objections = await call("get_insights", { type: "objection", group_by: "phrase", limit: 8 });
      const { phrase, count, reaction, meeting_id: id } = first(objections);
      const said = text(reaction).replace(/…$/, "");
      const heard = await call("get_meeting", { meeting_id: id, search: `"${said.replaceAll('"', "")}"` });
      const isThere = heard.rows.some((row) => text(row["line"]).includes(said));
      return [text(phrase), Number(count), isThere ? "the rep's next line" : said];
    },
    hasty: { name: "get_insights", given: { type: "objection" }, isHonest: goesOn },
  },
  {
    asked: "Prepare my 1:1 with Dan Whitcombe.",
    by: "manager",
    oracle(truth) {
      const dan = ownerCalled(truth, DAN);
      const recent = within(truth.reports, created, daysAgo(90)).filter((report) => report.user_id === dan);
      const calls = truth.meetings.filter((meeting) => meeting.user_id === dan);
      const newest = truth.reports
        .filter((report) => report.user_id === dan)
        .sort((one, two) => (one.created_at < two.created_at ? 1 : -1));
      return [mean(scoresOf(recent)), recent.length, calls.length, newest[0]?.overall_score ?? 0];
    },
    async play(call) {
      const given = { user: DAN, from: "90d", group_by: "criterion", compare: "previous" };
      const { structured } = await call("get_team_stats", given);
      const calls = await call("list_meetings", { user: DAN, with_scores: true, limit: 6 });
      const scored = calls.rows.filter((row) => row["score"] !== undefined);
      const ids = [...new Set(scored.map((row) => row["id"]))].slice(0, 3).join(",");
      const reports = await call("get_report", { meeting_id: ids });
      const newest = [...reports.rows].sort((one, two) => (text(one["created_at"]) < text(two["created_at"]) ? 1 : -1));
      const { average_score: average, total_reports: count } = structured;
      return [Number(average), Number(count), Number(calls.structured["total"]), Number(newest[0]?.["score"])];
    },
    hasty: {
      name: "get_team_stats",
      given: { user: "Dan" },
      isHonest: rejects(/part of the name of these people:[\s\S]*Dan Whitcombe/),
    },
  },
  {
    asked: "How does this month compare with last month?",
    by: "manager",
    oracle({ reports }) {
      const now = within(reports, created, "2026-11-01T00:00:00.000Z");
      const before = within(reports, created, "2026-10-01T00:00:00.000Z", "2026-10-20T12:00:00.000Z");
      const [scores, earlier] = [scoresOf(now), scoresOf(before)];
      return [now.length, mean(scores), before.length, mean(earlier), change(earlier, scores)];
    },
    async play(call) {
      const { structured } = await call("get_team_stats", { from: "this month", compare: "previous" });
      const { total_reports: n, average_score: score, reports_before: before, average_before: was } = structured;
      return [n, score, before, was, structured["change"]].map(Number);
    },
    hasty: {
      name: "get_team_stats",
      given: { time_range: "month", compare: "previous" },
      isHonest: says(/time_range month is the last 30 days; for the calendar: from "this month"/),
    },
  },
  {
    asked: "Debrief the latest call with Zorggroep De Linde.",
    by: "manager",
    oracle({ meetings, reports }) {
      const latest = meetings.find(
        (meeting) => meeting.status === "completed" && companyOf(meeting).includes("Zorggroep De Linde"),
      );
      const score = reports.find(({ meeting_id: id }) => id === latest?.id)?.overall_score;
      return [latest?.id ?? "", score ?? 0];
    },
    async play(call) {
      const found = await call("list_meetings", { search: "zorggroep linde", limit: 3, status: "completed" });
      const id = first(found)["id"];
      const { structured } = await call("get_report", { meeting_id: id });
      await call("get_meeting", { meeting_id: id, offset: -3_000 });
      return [text(structured["meeting_id"]), Number(structured["overall_score"])];
    },
    hasty: {
      name: "get_report",
      given: { meeting_id: "09bde931" },
      isHonest: says(/newest of the meeting's 2 reports: its score is not the only one/),
    },
  },
  {
    asked: "When did we talk about the price with Zorggroep De Linde, and what was said?",
    by: "manager",
    oracle({ meetings, transcripts }) {
      const [id, line] = meetings
        .filter((meeting) => companyOf(meeting).includes("Zorggroep De Linde"))
        .map(
          (meeting) => [meeting.id, linesWith(transcripts.get(meeting.id) ?? "", /\bpric(e|es|ed|ing)\b/i)[0]] as const,
        )
        .find(([, found]) => found !== undefined) ?? [""];
      return [idOf(id), line?.replace(/^\[([^\]]*)\] /, "$1 ") ?? ""];
    },
    async play(call) {
      const { rows } = await call("list_meetings", { search: "Zorggroep De Linde", mentions: "price" });
      return [text(rows[0]?.["id"]), text(rows[0]?.["moments"]).split(" / ")[0] ?? ""];
    },
    hasty: {
      name: "get_insights",
      given: { search: "zorggroep price" },
      isHonest: says(/looked for as written.* not synonyms/),
    },
  },
  {
    asked: "Which calls are the best models for a new template?",
    by: "manager",
    oracle({ meetings, reports }) {
      const held = new Set(within(meetings, started, QUARTER).map(({ id }) => id));
      const [best] = byScore(reports.filter((report) => held.has(report.meeting_id)));
      return [idOf(best?.meeting_id), best?.overall_score ?? 0];
    },
    async play(call) {
      const { rows } = await call("list_meetings", { from: "this quarter", order: "best", limit: 5 });
      await call("get_report", { meeting_id: [...new Set(rows.map((row) => row["id"]))].slice(0, 3).join(",") });
      await call("list_templates", { is_active: true });
      return [text(rows[0]?.["id"]), Number(rows[0]?.["score"])];
    },
    hasty: { name: "list_meetings", given: { from: "this quarter", with_scores: true }, isHonest: goesOn },
  },
  {
    asked: "Do those who practice in roleplays do better in real calls?",
    by: "manager",
    oracle({ sessions, names }) {
      const recent = sessions.filter(({ created_at: at, overall_score: score }) => at >= daysAgo(90) && score !== null);
      return [...names].map(([id, name]) => `${name} ${recent.filter((own) => own.user_id === id).length}`).sort();
    },
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "90d", with_roleplay: true });
      return rows.map((row) => `${row["rep"]} ${row["roleplays_scored"]}`).sort();
    },
    hasty: {
      name: "get_team_stats",
      given: { time_range: "quarter" },
      isHonest: says(/top performers only[\s\S]*is the last 90 days/),
    },
  },
  {
    asked: "What should I look at first this week?",
    by: "manager",
    oracle({ meetings, reports }) {
      const held = new Set(within(meetings, started, daysAgo(7)).map(({ id }) => id));
      const worst = byScore(reports.filter((report) => held.has(report.meeting_id))).at(-1);
      return [idOf(worst?.meeting_id), worst?.overall_score ?? 0];
    },
    async play(call) {
      const { rows } = await call("list_meetings", { from: "7d", order: "worst", limit: 5 });
      await call("get_insights", { from: "7d", type: "objection", group_by: "phrase", limit: 5 });
      await call("get_team_stats", { from: "7d", group_by: "person", compare: "previous" });
      return [text(rows[0]?.["id"]), Number(rows[0]?.["score"])];
    },
    hasty: {
      name: "get_team_stats",
      given: { time_range: "week", group_by: "person" },
      isHonest: says(/time_range week is the last 7 days/),
    },
  },
];
