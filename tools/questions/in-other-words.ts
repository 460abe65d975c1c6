import { first, goesOn, type Question, rejects, says, text } from "./question.ts";
import { created, groupBy, linesWith, mean, scoresOf, started, type Truth, within } from "./truth.ts";

const QUARTER = "2026-10-01T00:00:00.000Z";
const OCTOBER = [QUARTER, "2026-10-31T23:59:59.999Z"] as const;
const NOVEMBER = "2026-11-01T00:00:00.000Z";
const WEEK = "2026-11-16T00:00:00.000Z";
const ENOUGH = 3;

const mentioning = ({ transcripts }: Truth, meetings: Truth["meetings"], pattern: RegExp): number =>
  meetings.filter(({ id }) => linesWith(transcripts.get(id) ?? "", pattern).length > 0).length;
const spoken = ({ transcripts }: Truth, meetings: Truth["meetings"]): number =>
  meetings.filter(({ id }) => (transcripts.get(id) ?? "") !== "").length;
const lookedThrough = (said: string): number => Number(/Looked through (\d+) transcript/.exec(said)?.[1]);
const best = (rows: Record<string, unknown>[]): [string, number] => {
  const [row = {}] = rows.filter((each) => each["too_few"] !== true && each["avg_score"] !== undefined);
  return [text(row["rep"]), Number(row["avg_score"])];
};
function bestOf({ reports, names }: Truth, from: string, to: string): [string, number] {
  const groups = [...groupBy(within(reports, created, from, to), (report) => report.user_id)];
  const means = groups
    .filter(([, own]) => own.length >= ENOUGH)
    .map(([id, own]): [string, number] => [names.get(id) ?? "", mean(scoresOf(own))]);
  return means.sort(([, one], [, two]) => two - one)[0] ?? ["", 0];
}

/** Questions in other words: other languages, misspelled names, two spans, follow-ups, roleplays, and what is not there. */
export const IN_OTHER_WORDS: readonly Question[] = [
  {
    asked: "Who got the most roleplays scored this quarter, and how well did they go?",
    by: "enablement",
    oracle({ sessions, names }) {
      const scored = within(sessions, created, QUARTER).filter(({ overall_score: score }) => score !== null);
      const groups = [...groupBy(scored, (session) => session.user_id)].map(([id, own]) => ({ id, own }));
      const [most] = groups.sort((one, two) => two.own.length - one.own.length);
      const scores = (most?.own ?? []).map(({ overall_score: score }) => score);
      return [names.get(most?.id ?? "") ?? "", scores.length, mean(scores)];
    },
    async play(call) {
      const { rows } = await call("get_team_stats", { from: "this quarter", with_roleplay: true });
      const [most = {}] = [...rows].sort(
        (one, two) => Number(two["roleplays_scored"]) - Number(one["roleplays_scored"]),
      );
      return [text(most["rep"]), Number(most["roleplays_scored"]), Number(most["roleplay_avg"])];
    },
    hasty: { name: "list_roleplay_sessions", given: { status: "scored", limit: 5 }, isHonest: goesOn },
  },
  {
    asked: "Who was best in October? And in this month so far?",
    by: "manager",
    oracle: (truth) => [...bestOf(truth, ...OCTOBER), ...bestOf(truth, NOVEMBER, "9999")],
    async play(call) {
      const october = await call("get_team_stats", { from: "October", group_by: "person" });
      const november = await call("get_team_stats", { from: "this month", group_by: "person" });
      return [...best(october.rows), ...best(november.rows)];
    },
    hasty: {
      name: "get_team_stats",
      given: { from: "October", to: "this month", group_by: "person" },
      isHonest: says(/from: 2026-10-01T00:00Z, to: 2026-11-30T23:59Z[\s\S]*Not enough data/),
    },
  },
  {
    asked: "What do we hear about Shiftmoor this month, compared to last month?",
    by: "executive",
    oracle(truth) {
      const spans = [within(truth.meetings, started, NOVEMBER), within(truth.meetings, started, ...OCTOBER)];
      return spans.flatMap((own) => [mentioning(truth, own, /(?<!\p{L})shiftmoor(?!\p{L})/iu), spoken(truth, own)]);
    },
    async play(call) {
      const given = { mentions: "Shiftmoor", limit: 3 };
      const results = [
        await call("list_meetings", { ...given, from: "this month" }),
        await call("list_meetings", { ...given, from: "last month" }),
      ];
      return results.flatMap(({ structured, text: said }) => [Number(structured["total"]), lookedThrough(said)]);
    },
    hasty: {
      name: "list_meetings",
      given: { mentions: "Shiftmoor", from: "this month", limit: 11 },
      // What is shown of a line has the word that it was found by.
      isHonest: ({ rows }) => rows.length > 0 && rows.every((row) => /shiftmoor/i.test(text(row["moments"]))),
    },
  },
  {
    asked: "In how many calls was the budget talked about in Japanese?",
    by: "rep",
    oracle: (truth) => [mentioning(truth, truth.meetings, /予算/u)],
    play: async (call) => [Number((await call("list_meetings", { mentions: "予算", limit: 3 })).structured["total"])],
    hasty: {
      name: "list_meetings",
      given: { mentions: "budget", limit: 3 },
      isHonest: says(/not synonyms or translations/),
    },
  },
  {
    asked: "How is Lukas Brandstaetter doing this quarter?",
    by: "manager",
    oracle: ({ reports, names }) => {
      const own = within(reports, created, QUARTER).filter(({ user_id: id }) => names.get(id) === "Lukas Brandstätter");
      return ["Lukas Brandstätter", own.length, mean(scoresOf(own))];
    },
    async play(call) {
      const rejected = await call("get_team_stats", { user: "Lukas Brandstaetter", from: "this quarter" });
      const [, user = ""] = /^(.*) [0-9a-f]{8}$/m.exec(rejected.text) ?? [];
      const { structured } = await call("get_team_stats", { user, from: "this quarter" });
      return [text(structured["rep"]), Number(structured["total_reports"]), Number(structured["average_score"])];
    },
    hasty: {
      name: "list_meetings",
      given: { user: "Brandstaetter" },
      isHonest: rejects(/whole name of nobody[\s\S]*Lukas Brandstätter/),
    },
  },
  {
    asked: "When did we last talk to Zorggrep De Linde?",
    by: "rep",
    oracle({ meetings }) {
      const isOf = ({ participants }: Truth["meetings"][number]) =>
        participants.some(({ company }) => company === "Zorggroep De Linde");
      return ["Zorggroep De Linde", `${meetings.find(isOf)?.started_at?.slice(0, 16)}Z`];
    },
    async play(call) {
      const rejected = await call("list_meetings", { search: "Zorggrep De Linde" });
      const [, search = ""] = /^(Zorg.*)$/m.exec(rejected.text) ?? [];
      const found = await call("list_meetings", { search, limit: 1 });
      return [search, text(first(found)["started_at"])];
    },
    hasty: {
      name: "list_meetings",
      given: { search: "Zorggrep De Linde", from: "this month" },
      isHonest: rejects(/no title, person or company[\s\S]*Zorggroep De Linde/),
    },
  },
  {
    asked: "Which of this week's reports name no next step?",
    by: "enablement",
    oracle(truth) {
      const own = within(truth.reports, created, WEEK);
      return [own.length, own.filter(({ id }) => (truth.details.get(id)?.next_steps ?? []).length === 0).length];
    },
    async play(call) {
      const { rows } = await call("list_reports", { from: "this week", limit: 50 });
      const ids = rows.map((row) => text(row["id"]));
      const parts = [ids.slice(0, 10), ids.slice(10)].map((part) => call("get_report", { report_id: part.join(",") }));
      const reports = (await Promise.all(parts)).flatMap((part) => part.rows);
      return [reports.length, reports.filter((row) => row["next_steps"] === 0).length];
    },
    hasty: {
      name: "list_meetings",
      given: { mentions: '"next step"', from: "this week", limit: 3 },
      isHonest: says(/Words were looked for as written/),
    },
  },
  {
    asked: "Did a CFO object to anything this month?",
    by: "executive",
    oracle: ({ insights }) => [insights.filter(({ prospect_title: title }) => title === "CFO").length],
    async play(call) {
      const given = { type: "objection", prospect_title: "CFO", from: "this month" };
      return [Number((await call("get_insights", given)).structured["total"])];
    },
    hasty: {
      name: "get_insights",
      given: { prospect_title: "CFO" },
      isHonest: says(/compared as a whole: rows without .* show which there are/),
    },
  },
  {
    asked: "How many roleplays were broken off, and by whom?",
    by: "manager",
    oracle({ sessions, names }) {
      const own = sessions.filter(({ status }) => status === "abandoned");
      const people = [...groupBy(own, (session) => session.user_id)];
      return [own.length, ...people.map(([id, each]) => `${names.get(id)} ${each.length}`).sort()];
    },
    async play(call) {
      const { rows } = await call("list_roleplay_sessions", { status: "abandoned", limit: 50 });
      const people = [...groupBy(rows, (row) => text(row["rep"]))];
      return [rows.length, ...people.map(([name, each]) => `${name} ${each.length}`).sort()];
    },
    hasty: { name: "list_roleplay_sessions", given: {}, isHonest: goesOn },
  },
];
