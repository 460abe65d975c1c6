import { undefused } from "../../support/csv.ts";
import { type Fact, type Row, row } from "../cell.ts";
import { peopleFigures } from "../oracle/figures.ts";
import { linkedId, numberIn, tableOf, tilesOf } from "../read/page.ts";
import { csvRecords, markdownTable } from "../read/text-table.ts";
import { figureIn, personCalled, rowsOf } from "../read/tool-table.ts";
import { markdownsOf, weeklyIn, weeklyOf } from "../read/weekly.ts";
import { nameOf, PAGE_SPANS, type Question, spanOf, spanQuery, toolArguments } from "./ask.ts";

type People = ReturnType<typeof peopleFigures>;

/** Everybody who had a call or a report. */
const peopleOf = (question: Question): Fact<People> => ({
  name: `people, ${nameOf(question)}`,
  truth: (records) => peopleFigures(records, spanOf(question, records)),
});

/** Everybody who is in the team, and who left it with a report of the span. */
const teamOf = (question: Question): Fact<People> => ({
  name: `the whole team, ${nameOf(question)}`,
  truth: (records) => {
    const figures = peopleFigures(records, spanOf(question, records));
    const nothing = { meetings: 0, reports: 0, average: null, reports_before: 0, average_before: null, change: null };
    const people = records.users.filter((user) => user.is_active || (figures[user.id]?.reports ?? 0) > 0);
    return Object.fromEntries(people.map(({ id, name }) => [id, figures[id] ?? { name, ...nothing }]));
  },
});

/** Everybody whom the API names: nobody who had nothing in the span is left out. */
const everybodyOf = (question: Question): Fact<People> => ({
  name: `people, with those who had nothing, ${nameOf(question)}`,
  truth: (records) => {
    const figures = peopleFigures(records, spanOf(question, records));
    const nothing = { meetings: 0, reports: 0, average: null, reports_before: 0, average_before: null, change: null };
    const since = new Date(records.now.getTime() - NAMED_MS).toISOString();
    const named = new Set(
      records.meetings.flatMap(({ user_id: id, started_at: at }) => (at >= since.slice(0, 10) ? [id] : [])),
    );
    const people = records.users.filter(({ id }) => named.has(id) || figures[id] !== undefined);
    return Object.fromEntries(people.map(({ id, name }) => [id, figures[id] ?? { name, ...nothing }]));
  },
});

/** Owners of meetings of the last year are named. */
const NAMED_MS = 366 * 86_400_000;

/** Everybody with a report. */
const scoredOf = (question: Question): Fact<People> => ({
  name: `people with reports, ${nameOf(question)}`,
  truth: (records) =>
    Object.fromEntries(
      Object.entries(peopleFigures(records, spanOf(question, records))).filter(([, { reports }]) => reports > 0),
    ),
});

const QUESTIONS: readonly Question[] = [
  { span: "last 7 days", zone: "UTC" },
  { span: "last 30 days", zone: "UTC" },
  { span: "last week", zone: "UTC" },
  { span: "last week", zone: "own" },
  { span: "last month", zone: "own" },
];
const MONTH: Question = { span: "last 30 days", zone: "UTC" };

/** Names and figures of each person. */
export const PEOPLE: readonly Row[] = [
  ...QUESTIONS.flatMap((question) => [
    row(
      peopleOf(question),
      "weekly --json",
      async (world) =>
        Object.fromEntries(
          (await weeklyOf(world, question)).people.map((said) => [
            said.user_id,
            {
              ...{ name: said.name, reports: said.reports, average: said.average_score },
              average_before: said.previous,
              change: said.change,
            },
          ]),
        ),
      ["name", "reports", "average", "average_before", "change"],
    ),
    row(
      peopleOf(question),
      "weekly CSV",
      async (world) =>
        Object.fromEntries(
          csvRecords(await weeklyIn(world, question, "csv"))
            .filter(({ section }) => section === "person")
            .map(({ id = "", name = "", value, previous, change, count }) => [
              id,
              {
                ...{ name: undefused(name), reports: Number(count), average: numberIn(value) },
                ...{ average_before: numberIn(previous), change: numberIn(change) },
              },
            ]),
        ),
      ["name", "reports", "average", "average_before", "change"],
    ),
    ...markdownsOf(question).map(({ surface, read }) =>
      row(
        peopleOf(question),
        surface,
        async (world) =>
          Object.fromEntries(
            markdownTable(await read(world), "People").map(({ Person, Calls, Reports, Average, Change }) => [
              personCalled(Person, world.records),
              {
                ...{ meetings: numberIn(Calls), reports: numberIn(Reports) },
                ...{ average: numberIn(Average), change: numberIn(Change) },
              },
            ]),
          ),
        ["meetings", "reports", "average", "change"],
      ),
    ),
    toolRow(question),
  ]),
  row(
    peopleOf(MONTH),
    "svc people --json",
    async ({ command }) =>
      Object.fromEntries(
        (JSON.parse(await command(["people", "--from", "30d", "--json"])) as SaidPerson[]).map((said) => [
          said.id,
          { name: said.name, meetings: said.meetings, reports: said.reports, average: said.average_score },
        ]),
      ),
    ["name", "meetings", "reports", "average"],
  ),
  ...PAGE_SPANS.map((question) =>
    row(
      teamOf(question),
      "page /people",
      async ({ page, records }) => figuresOfTable(await page(`/people${spanQuery(question, records)}`), "People"),
      [...(["name", "reports", "average", "change"] as const)],
    ),
  ),
  row(
    scoredOf(MONTH),
    "page /people/:id",
    async ({ page, records }) => {
      const ids = Object.keys(scoredOf(MONTH).truth(records));
      const figures = ids.map(async (id) => {
        const tiles = tilesOf(await page(`/people/${id}`));
        const [average, reports] = [tiles["Average score"], tiles["Reports"]];
        return {
          ...{ average: numberIn(average?.value), change: numberIn(average?.note.replace(/to the.*/, "")) },
          ...{ reports: numberIn(reports?.value), reports_before: numberIn(reports?.note) },
        };
      });
      return Object.fromEntries((await Promise.all(figures)).map((said, index) => [ids[index], said]));
    },
    ["average", "change", "reports", "reports_before"],
  ),
];

interface SaidPerson {
  id: string;
  name: string | null;
  meetings: number;
  reports: number;
  average_score: number | null;
}

function toolRow(question: Question): Row {
  return row(
    everybodyOf(question),
    "tool",
    async ({ tool, records }) => {
      const given = { ...toolArguments(question, records), compare: "previous", group_by: "person" };
      const rows = rowsOf(await tool("get_team_stats", given)).map((said) => [
        personCalled(said["rep"], records),
        {
          ...{ meetings: said["meetings"], reports: said["scored"], average: figureIn(said["avg_score"]) },
          ...{ reports_before: said["scored_before"], average_before: figureIn(said["avg_before"]) },
          change: figureIn(said["change"]),
        },
      ]);
      return Object.fromEntries(rows);
    },
    ["meetings", "reports", "average", "reports_before", "average_before", "change"],
  );
}

function figuresOfTable(page: string, caption: string) {
  const rows = tableOf(page, caption).map(({ Name, Reports, Average, Change }) => {
    const id = linkedId(Name?.markup ?? "");
    // Namesakes have the beginning of their ids beside the name.
    const [, name, mark = ""] = /^(.*?)(?: \((\w+)\))?$/.exec(Name?.text.replace(/\n.*/s, "") ?? "") ?? [];
    return [
      id,
      {
        ...{ name: id.startsWith(mark) ? name : Name?.text, reports: numberIn(Reports?.text) },
        ...{ average: numberIn(Average?.text), change: numberIn(Change?.text) },
      },
    ];
  });
  return Object.fromEntries(rows);
}
