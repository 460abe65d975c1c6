import * as fc from "fast-check";
import { expect, it } from "vitest";
import { roundFigure } from "../../core/figures/round-figure.ts";
import { createForeignService, type ListPage } from "../dialects/service/foreign-service.ts";
import { NOW, type Row } from "../dialects/service/organization.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "../sdk/properties/runs.ts";
import { openForeignTools } from "./support/foreign-tools.ts";
import { rowsOf } from "./support/sales-team.ts";

/** Few names, so that most teams have namesakes; one in another script. */
const NAMES = ["Anna Schmidt", "anna schmidt", "Ben Okafor", "Иван Петров"];
const DAY_MS = 86_400_000;
const uuid = (kind: number, index: number): string => `${kind}000000${index}-0000-4000-8000-000000000000`;

const team = fc.record({
  people: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 5 }),
  meetings: fc.array(
    fc.record({
      owner: fc.nat(4),
      daysAgo: fc.integer({ min: 1, max: 90 }),
      scores: fc.array(fc.nat({ max: 1000 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 25 },
  ),
  unscored: fc.nat(3),
  isOldestFirst: fc.boolean(),
  isUncounted: fc.boolean(),
  pageSize: fc.constantFrom(3, 7, 100),
});

type Team = typeof team extends fc.Arbitrary<infer Value> ? Value : never;

/** The rows of a team. A meeting's reports are a minute apart, so that one of them is the newest. */
function rowsOfTeam({ people, meetings, unscored, isOldestFirst }: Team) {
  const rows = { meetings: [] as Row[], reports: [] as Row[], insights: [] as Row[] };
  for (const [index, { owner, daysAgo, scores }] of meetings.entries()) {
    const person = owner % people.length;
    const started = NOW.getTime() - daysAgo * DAY_MS - index * 1_000;
    const shared = {
      user_id: uuid(9, person),
      meeting_id: uuid(1, index),
      created_at: new Date(started).toISOString(),
    };
    rows.meetings.push({
      ...{ id: uuid(1, index), user_id: shared.user_id, status: "completed", title: `Call ${index}` },
      started_at: shared.created_at,
      participants: [{ name: people[person], is_internal: true }],
    });
    rows.insights.push({
      ...shared,
      id: uuid(4, index),
      type: "pain_point",
      title: "Late",
      occurred_at: shared.created_at,
    });
    for (const [number, score] of scores.entries()) {
      const created_at = new Date(started + number * 60_000).toISOString();
      const overall_score = index < unscored ? null : score / 10;
      rows.reports.push({ ...shared, id: uuid(2, rows.reports.length), created_at, overall_score });
    }
  }
  const timeOf = (row: Row): string => String(row["started_at"] ?? row["created_at"]);
  const sign = isOldestFirst ? 1 : -1;
  for (const list of Object.values(rows)) list.sort((one, two) => sign * (timeOf(one) < timeOf(two) ? -1 : 1));
  return rows;
}

function openTeam(given: Team) {
  const rows = rowsOfTeam(given);
  const service = createForeignService({
    organization: (organization) =>
      void Object.assign(organization, rows, { stats: { ...organization.stats, top_performers: [] } }),
    paging: (query) => ({
      page: Number(query.get("page") ?? 1),
      limit: Math.min(given.pageSize, Number(query.get("limit") ?? 20)),
    }),
    ...(given.isUncounted ? { list: ({ rows: data }: ListPage) => ({ body: { data } }) } : {}),
  });
  return { rows, call: openForeignTools(service.fetch) };
}

/** A person in a table, by the name and, beside it where others are called so, the beginning of the id. */
function personOf(shown: unknown, people: readonly string[]): string {
  const [, name = "", id] = /^(.*?)(?: \((\w+)\))?$/.exec(String(shown)) ?? [];
  const bearers = people.flatMap((other, index) =>
    other.toLowerCase() === name.toLowerCase() && (id === undefined || uuid(9, index).startsWith(id))
      ? [uuid(9, index)]
      : [],
  );
  expect(bearers, `${shown} is one person`).toHaveLength(1);
  return String(bearers[0]);
}

/** People who have meetings within so many days: a table can show nobody else. */
const knownPeople = ({ people, meetings }: Team, days = 90): string[] =>
  people.map((name, index) =>
    meetings.some(({ owner, daysAgo }) => owner % people.length === index && daysAgo <= days) ? name : "",
  );

const countBy = (rows: readonly Row[], key: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[String(row[key])] = (counts[String(row[key])] ?? 0) + 1;
  return counts;
};

const check = (property: (given: Team) => Promise<void>) => fc.assert(fc.asyncProperty(team, property), runs(60));

it(
  "figures by person are those of the reports, whoever shares a name and however the service lists",
  async () => {
    await check(async (given) => {
      const { rows, call } = openTeam(given);
      const from = new Date(NOW.getTime() - 30.5 * DAY_MS).toISOString();
      const shown = rowsOf(await call("get_team_stats", { from, group_by: "person" }));
      const recent = rows.reports.filter(({ created_at: at }) => String(at) >= from);
      const meetings = countBy(
        rows.meetings.filter(({ started_at: at }) => String(at) >= from),
        "user_id",
      );
      for (const row of shown) {
        const id = personOf(row["rep"], knownPeople(given));
        const own = recent.filter((report) => report["user_id"] === id && report["overall_score"] !== null);
        const tenths = own.reduce((sum, report) => sum + Math.round(Number(report["overall_score"]) * 10), 0);
        expect(row["meetings"]).toBe(meetings[id] ?? 0);
        expect(row["scored"]).toBe(own.length);
        expect(row["avg_score"] ?? "").toBe(own.length === 0 ? "" : roundFigure(tenths / 10 / own.length));
      }
      // Whoever had nothing in the period is one of everybody.
      expect(shown).toHaveLength(new Set(rows.meetings.map((meeting) => meeting["user_id"])).size);
    });
  },
  PROPERTY_TIMEOUT_MS,
);

it(
  "calls from the worst have a row for each report with a score",
  async () => {
    await check(async (given) => {
      const { rows, call } = openTeam(given);
      const shown = rowsOf(await call("list_meetings", { order: "worst", limit: 100 }));
      const scores = rows.reports.flatMap(({ overall_score: score }) => (score === null ? [] : [Number(score)]));
      expect(shown.map(({ score }) => score)).toEqual(scores.sort((one, two) => one - two));
    });
  },
  PROPERTY_TIMEOUT_MS,
);

it(
  "insights are counted for the person whose they are",
  async () => {
    await check(async (given) => {
      const { rows, call } = openTeam(given);
      const shown = rowsOf(await call("get_insights", { group_by: "rep", limit: 100 }));
      const counts = Object.fromEntries(shown.map((row) => [personOf(row["rep"], knownPeople(given)), row["count"]]));
      expect(counts).toEqual(countBy(rows.insights, "user_id"));
    });
  },
  PROPERTY_TIMEOUT_MS,
);

it(
  "a person as a table shows it can be asked for",
  async () => {
    await check(async (given) => {
      const { rows, call } = openTeam(given);
      for (const row of rowsOf(await call("get_team_stats", { time_range: "all", group_by: "person" }))) {
        const result = await call("get_insights", { user: row["rep"] });
        const id = personOf(row["rep"], knownPeople(given));
        expect(result.structured["total"]).toBe(rows.insights.filter((insight) => insight["user_id"] === id).length);
      }
    });
  },
  PROPERTY_TIMEOUT_MS,
);
