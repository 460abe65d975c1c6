import { first, goesOn, type Question, rejects, says, text } from "./question.ts";
import { created, daysAgo, groupBy, linesWith, mean, scoresOf, started, sumOf, type Truth, within } from "./truth.ts";

const QUARTER = "2026-10-01T00:00:00.000Z";
const SEPTEMBER = ["2026-09-01T00:00:00.000Z", "2026-09-30T23:59:59.999Z"] as const;
const PRIYA = "Priya Raghunathan";
const ENOUGH = 3;
const LITERAL = says(/looked for as written, with English inflections, not synonyms or translations/);

const idOf = (id: string | undefined) => (id ?? "").slice(0, 8);
const ownerCalled = ({ names }: Truth, name: string) => [...names].find(([, known]) => known === name)?.[0] ?? "";
const reportsOf = (truth: Truth, name: string, from = "") =>
  truth.reports.filter((report) => report.user_id === ownerCalled(truth, name) && report.created_at >= from);
const meetsCompany = (company: string) => (meeting: Truth["meetings"][number]) =>
  meeting.participants.some((one) => !one.is_internal && one.company === company);
const mentioning = ({ transcripts }: Truth, meetings: Truth["meetings"], pattern: RegExp) =>
  meetings.filter(({ id }) => linesWith(transcripts.get(id) ?? "", pattern).length > 0);
const scoredCalls = async (call: Parameters<Question["play"]>[0], user: string) => {
  const { rows } = await call("list_meetings", { user, with_scores: true, limit: 8 });
  return [...new Set(rows.filter((row) => row["score"] !== undefined).map((row) => text(row["id"])))];
};
const newestScored = (truth: Truth, name: string) => {
  const scored = new Set(reportsOf(truth, name).map(({ meeting_id: id }) => id));
  return truth.meetings.filter(({ id }) => scored.has(id));
};
const newestReport = ({ reports }: Truth, meetingId: string | undefined) =>
  reports
    .filter(({ meeting_id: id }) => id === meetingId)
    .sort((one, two) => (one.created_at < two.created_at ? 1 : -1))[0];
/** The weakest criterion of reports with enough scores, and its mean. */
function weakest({ details }: Truth, reports: Truth["reports"]): [string, number] {
  const scores = reports.flatMap((report) =>
    (details.get(report.id)?.criteria_scores ?? []).map((criterion) => ({ ...criterion, of: report.template_id })),
  );
  const groups = [...groupBy(scores, ({ of, name }) => `${of} ${name}`).values()].filter(
    (own) => sumOf(own.map(({ score }) => score)).n >= ENOUGH,
  );
  const means = groups.map((own): [string, number] => [own[0]?.name ?? "", mean(own.map(({ score }) => score))]);
  return means.sort(([, one], [, two]) => one - two)[0] ?? ["", 0];
}
const reliable = (rows: Record<string, unknown>[]) => rows.filter((row) => row["too_few"] !== true);

/** Questions of reps, enablement and executives. */
export const OF_OTHERS: readonly Question[] = [
  {
    asked: "How many calls did we have in September, and what did September's reports score?",
    by: "executive",
    oracle: ({ meetings, reports }) => {
      const scored = within(reports, created, ...SEPTEMBER);
      return [within(meetings, started, ...SEPTEMBER).length, scored.length, mean(scoresOf(scored))];
    },
    async play(call) {
      const calls = await call("list_meetings", { from: "September", limit: 1 });
      const { structured } = await call("get_team_stats", { from: "September" });
      const { total_reports: reports, average_score: score } = structured;
      return [calls.structured["total"], reports, score].map(Number);
    },
    hasty: { name: "list_meetings", given: { from: "September" }, isHonest: goesOn },
  },
  {
    asked: "Is the team's score rising this year, month by month?",
    by: "executive",
    oracle: ({ reports }) =>
      [...groupBy(within(reports, created, "2026-01-01"), ({ created_at: at }) => at.slice(0, 7))]
        .sort(([one], [two]) => (one < two ? -1 : 1))
        .map(([month, own]) => `${month} ${own.length} ${mean(scoresOf(own))}`),
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "this year", group_by: "month" });
      return rows.map((row) => `${text(row["starts"]).slice(0, 7)} ${row["scored"]} ${row["avg_score"]}`);
    },
    hasty: {
      name: "get_team_stats",
      given: { time_range: "year", group_by: "month" },
      isHonest: says(/the first and the last may be cut by the period[\s\S]*is the last 365 days/),
    },
  },
  {
    asked: "Which kinds of calls do we do best and worst in?",
    by: "executive",
    oracle({ reports, meetings }) {
      const types = new Map(meetings.map(({ id, call_type: type }) => [id, type]));
      const groups = [...groupBy(within(reports, created, daysAgo(90)), ({ meeting_id: id }) => types.get(id))];
      const means = groups
        .filter(([type, own]) => type !== "" && own.length >= ENOUGH)
        .map(([type, own]) => ({ type, mean: mean(scoresOf(own)) }))
        .sort((one, two) => two.mean - one.mean);
      const [best, worst] = [means[0], means.at(-1)];
      return [best?.type ?? "", best?.mean ?? 0, worst?.type ?? "", worst?.mean ?? 0];
    },
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "90d", group_by: "call_type" });
      const known = reliable(rows).filter((row) => row["call_type"] !== "(unknown)");
      const [best, worst] = [known[0] ?? {}, known.at(-1) ?? {}];
      return [text(best["call_type"]), Number(best["avg_score"]), text(worst["call_type"]), Number(worst["avg_score"])];
    },
    hasty: { name: "list_meetings", given: { from: "90d", order: "best" }, isHonest: goesOn },
  },
  {
    asked: "I am Priya Raghunathan. What should I work on?",
    by: "rep",
    oracle: (truth) => weakest(truth, reportsOf(truth, PRIYA, daysAgo(90))),
    async play(call) {
      const { rows } = await call("get_team_stats", { user: PRIYA, from: "90d", group_by: "criterion" });
      const [row = {}] = reliable(rows);
      return [text(row["criterion"]), Number(row["avg_score"])];
    },
    hasty: {
      name: "get_team_stats",
      given: { user: PRIYA, from: "7d", group_by: "criterion" },
      isHonest: says(/Not enough data|No report in this period/),
    },
  },
  {
    asked: "What did my last report say? I am Lukas Brandstätter.",
    by: "rep",
    oracle(truth) {
      const [latest] = newestScored(truth, "Lukas Brandstätter");
      const report = newestReport(truth, latest?.id);
      return [report?.id ?? "", report?.overall_score ?? 0];
    },
    async play(call) {
      const [id] = await scoredCalls(call, "Lukas Brandstätter");
      const { structured } = await call("get_report", { meeting_id: id });
      return [text(structured["id"]), Number(structured["overall_score"])];
    },
    hasty: {
      name: "get_report",
      given: { report_id: "Lukas" },
      isHonest: rejects(/id must be a UUID/),
    },
  },
  {
    asked: "Which criterion is weakest in demos over the last 90 days?",
    by: "enablement",
    oracle(truth) {
      const demos = new Set(truth.meetings.filter(({ call_type: type }) => type === "demo").map(({ id }) => id));
      return weakest(
        truth,
        within(truth.reports, created, daysAgo(90)).filter((report) => demos.has(report.meeting_id)),
      );
    },
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "90d", call_type: "demo", group_by: "criterion" });
      const [row = {}] = reliable(rows);
      return [text(row["criterion"]), Number(row["avg_score"])];
    },
    hasty: {
      name: "get_team_stats",
      given: { from: "90d", group_by: "criterion" },
      isHonest: ({ rows }) => rows.every((row) => row["template"] !== undefined),
    },
  },
  {
    asked: "Which templates are in use?",
    by: "enablement",
    oracle: () => [7, "Enterprise qualification (retired) is not"],
    async play(call) {
      const { rows } = await call("list_templates", { is_active: true });
      const isRetiredThere = rows.some((row) => text(row["name"]).includes("retired"));
      return [rows.length, isRetiredThere ? "all are" : "Enterprise qualification (retired) is not"];
    },
    hasty: {
      name: "list_templates",
      given: {},
      isHonest: ({ rows }) => rows.some((row) => row["is_active"] === false && text(row["name"]).includes("retired")),
    },
  },
  {
    asked: "Who has not had a single report this month?",
    by: "enablement",
    oracle({ names, reports }) {
      const scored = new Set(within(reports, created, "2026-11-01").map((report) => report.user_id));
      return [...names].flatMap(([id, name]) => (scored.has(id) ? [] : [name])).sort();
    },
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "this month", group_by: "person" });
      return rows.flatMap((row) => (row["scored"] === 0 ? [text(row["rep"])] : [])).sort();
    },
    hasty: {
      name: "get_team_stats",
      given: {},
      isHonest: says(/top performers only; group_by person gives everybody/),
    },
  },
  {
    asked: "Compare Priya Raghunathan with Siobhán Ní Dhomhnaill-Kerr this quarter.",
    by: "manager",
    oracle: (truth) =>
      [PRIYA, "Siobhán Ní Dhomhnaill-Kerr"].flatMap((name) => {
        const own = reportsOf(truth, name, QUARTER);
        return [name, own.length, mean(scoresOf(own))];
      }),
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "this quarter", group_by: "person" });
      return [PRIYA, "Siobhán Ní Dhomhnaill-Kerr"].flatMap((name) => {
        const row = rows.find((each) => each["rep"] === name) ?? {};
        return [name, Number(row["scored"]), Number(row["avg_score"])];
      });
    },
    hasty: {
      name: "get_team_stats",
      given: { from: "this quarter", group_by: "person" },
      isHonest: says(/Averages are over the reports of \d templates: `template` narrows to one/),
    },
  },
  {
    asked: "¿En qué reuniones se habló del precio con Cuidados Azahar?",
    by: "manager",
    oracle(truth) {
      const found = mentioning(truth, truth.meetings.filter(meetsCompany("Cuidados Azahar")), /(?<!\p{L})precio/iu);
      return [found.length, ...found.map(({ id }) => idOf(id))];
    },
    async play(call) {
      const { rows, structured } = await call("list_meetings", { search: "Cuidados Azahar", mentions: "precio*" });
      return [Number(structured["total"]), ...rows.map((row) => text(row["id"]))];
    },
    hasty: { name: "list_meetings", given: { search: "Cuidados Azahar", mentions: "price" }, isHonest: LITERAL },
  },
  {
    asked: "In welchen Gesprächen ging es um den Betriebsrat?",
    by: "manager",
    oracle: (truth) => [mentioning(truth, truth.meetings, /(?<!\p{L})betriebsrat/iu).length],
    play: async (call) => [
      Number((await call("list_meetings", { mentions: "Betriebsrat*", limit: 5 })).structured["total"]),
    ],
    hasty: {
      name: "list_meetings",
      given: { mentions: "works council", limit: 5 },
      isHonest: says(/not synonyms or translations[\s\S]*"in quotation marks" they are a phrase/),
    },
  },
  {
    asked: "What did prospects say about blockchain?",
    by: "executive",
    oracle: ({ transcripts }) => [
      0,
      0,
      `${[...transcripts.values()].filter((each) => each !== "").length} transcripts`,
    ],
    async play(call) {
      const insights = await call("get_insights", { search: "blockchain" });
      const calls = await call("list_meetings", { mentions: "blockchain" });
      const [, looked = ""] = /Looked through (\d+ transcripts)/.exec(calls.text) ?? [];
      return [Number(insights.structured["total"]), Number(calls.structured["total"]), looked];
    },
    hasty: { name: "get_insights", given: { search: "blockchain" }, isHonest: LITERAL },
  },
  {
    asked: "Is Nguyễn Thị Minh Châu getting better this month?",
    by: "manager",
    oracle: (truth) => [reportsOf(truth, "Nguyễn Thị Minh Châu", "2026-11-01").length, "not enough data"],
    async play(call) {
      const given = { user: "Nguyễn Thị Minh Châu", from: "this month", compare: "previous" };
      const result = await call("get_team_stats", given);
      const isFew = /Not enough data|No report/.test(result.text);
      return [
        Number(result.structured["total_reports"]),
        isFew ? "not enough data" : text(result.structured["change"]),
      ];
    },
    hasty: {
      name: "get_team_stats",
      given: { from: "this month", compare: "previous", group_by: "person" },
      isHonest: ({ rows, text: said }) =>
        /Not enough data in \d+ rows?, marked too_few/.test(said) &&
        rows.every((row) => row["change"] === undefined || row["too_few"] === true || Number(row["scored"]) >= ENOUGH),
    },
  },
  {
    asked: "Which industries give the most buying signals?",
    by: "executive",
    oracle({ insights }) {
      const signals = insights.filter(({ type }) => type === "buying_signal");
      const counts = [...groupBy(signals, ({ industry }) => industry)].map(([, own]) => own.length);
      return [signals.length, Math.max(...counts)];
    },
    async play(call) {
      const { rows } = await call("get_insights", { type: "buying_signal", group_by: "industry", limit: 30 });
      return [rows.reduce((sum, row) => sum + Number(row["count"]), 0), Number(rows[0]?.["count"])];
    },
    hasty: { name: "get_insights", given: { type: "buying_signal", limit: 20 }, isHonest: goesOn },
  },
  {
    asked: "Give me three quotes about pricing from healthcare.",
    by: "enablement",
    oracle: ({ insights }) =>
      insights
        .filter(({ type, industry }) => type === "pricing" && industry === "Healthcare")
        .sort((one, two) => (one.occurred_at < two.occurred_at ? 1 : -1))
        .slice(0, 3)
        .map(({ quote }) => quote ?? ""),
    async play(call) {
      const { rows } = await call("get_insights", { type: "pricing", industry: "healthcare", limit: 3 });
      return rows.map((row) => text(row["quote"]));
    },
    hasty: { name: "get_insights", given: { search: "healthcare pricing quotes" }, isHonest: LITERAL },
  },
  {
    asked: "Which recordings failed in the last 7 days, and why did the newest?",
    by: "enablement",
    oracle({ meetings }) {
      const failed = within(meetings, started, daysAgo(7)).filter(({ status }) => status === "failed");
      return [failed.length, failed[0]?.failure_reason ?? ""];
    },
    async play(call) {
      const failed = await call("list_meetings", { from: "7d", status: "failed" });
      const { structured } = await call("get_meeting", { meeting_id: first(failed)["id"], max_chars: 100 });
      return [Number(failed.structured["total"]), text(structured["failure_reason"])];
    },
    hasty: {
      name: "list_meetings",
      given: { from: "7d", search: "failed" },
      isHonest: says(/titles, people and companies only/),
    },
  },
  {
    asked: "How many of Lukas Brandstätter's reports on calls of this quarter are below 60?",
    by: "manager",
    oracle(truth) {
      const held = new Set(within(truth.meetings, started, QUARTER).map(({ id }) => id));
      const own = reportsOf(truth, "Lukas Brandstätter").filter(({ meeting_id: id }) => held.has(id));
      return [own.filter(({ overall_score: score }) => score !== null && score < 60).length];
    },
    async play(call) {
      const given = { user: "Lukas Brandstätter", from: "this quarter", order: "worst", limit: 50 };
      const { rows } = await call("list_meetings", given);
      return [rows.filter((row) => Number(row["score"]) < 60).length];
    },
    hasty: {
      name: "list_meetings",
      given: { from: "this quarter", order: "worst", limit: 50 },
      isHonest: says(/rows are of \d+ meetings: one with several reports has a row for each/),
    },
  },
  {
    asked: "How many calls did we have yesterday, in Los Angeles?",
    by: "executive",
    oracle: ({ meetings }) => [
      within(meetings, started, "2026-11-19T08:00:00.000Z", "2026-11-20T07:59:59.999Z").length,
    ],
    async play(call) {
      const given = { from: "yesterday", time_zone: "America/Los_Angeles", limit: 1 };
      return [Number((await call("list_meetings", given)).structured["total"])];
    },
    hasty: {
      name: "list_meetings",
      given: { from: "yesterday", limit: 1 },
      isHonest: says(/Period: from 2026-11-19T00:00Z to 2026-11-19T23:59Z/),
    },
  },
  {
    asked: "Give me last week's report.",
    by: "executive",
    oracle({ reports }) {
      const own = within(reports, created, "2026-11-09", "2026-11-15T23:59:59.999Z");
      return [own.length, mean(scoresOf(own)), "Week 46, 9-15 November 2026"];
    },
    async play(call) {
      const { structured } = await call("get_team_stats", { from: "last week", report: true });
      const [week = ""] = /Week 46, 9-15 November 2026/.exec(text(structured["report"])) ?? [];
      return [Number(structured["total_reports"]), Number(structured["average_score"]), week];
    },
    hasty: {
      name: "get_team_stats",
      given: { time_range: "week", report: true },
      isHonest: says(/time_range week is the last 7 days/),
    },
  },
];
