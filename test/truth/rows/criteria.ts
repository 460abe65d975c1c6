import { undefused } from "../../support/csv.ts";
import { type Fact, type Row, row } from "../cell.ts";
import type { World } from "../open-world.ts";
import { criteriaFigures } from "../oracle/figures.ts";
import type { TrueRecords } from "../organization/records.ts";
import { numberIn, rowsWith } from "../read/page.ts";
import { csvRecords, markdownTable } from "../read/text-table.ts";
import { figureIn, rowsOf } from "../read/tool-table.ts";
import { markdownsOf, weeklyIn, weeklyOf } from "../read/weekly.ts";
import { nameOf, PAGE_SPANS, type Question, spanOf, spanQuery, toolArguments } from "./ask.ts";

type Criteria = ReturnType<typeof criteriaFigures>;

const criteriaOf = (question: Question): Fact<Criteria> => ({
  name: `criteria, ${nameOf(question)}`,
  truth: (records) => criteriaFigures(records, spanOf(question, records)),
});

/** What is said of a criterion. */
interface Said {
  /** The template's name or id; undefined where the surface names it only beside criteria that share a name. */
  template?: unknown;
  name: unknown;
  figures: Readonly<Record<string, unknown>>;
}

/** By the names of the truth: a name alone stands for a criterion that no other template has, `Name (Template)` for any. */
function byCriterion(rows: readonly Said[], fact: Fact<Criteria>, records: TrueRecords): Record<string, unknown> {
  const known = Object.keys(fact.truth(records));
  const keyOf = ({ template, name }: Said): string => {
    const whole = records.templates.find(({ id }) => id === template)?.name ?? template;
    if (whole !== undefined) return `${whole} › ${name}`;
    const fits = known.filter((key) => {
      const [of, criterion] = key.split(" › ");
      return name === criterion || name === `${criterion} (${of})`;
    });
    return fits.length === 1 ? (fits[0] ?? "") : `any template › ${name}`;
  };
  return Object.fromEntries(rows.map((said) => [keyOf(said), said.figures]));
}

const QUESTIONS: readonly Question[] = [
  { span: "last 7 days", zone: "UTC" },
  { span: "last 30 days", zone: "UTC" },
  { span: "last week", zone: "UTC" },
  { span: "last week", zone: "own" },
];

/** A surface that names criteria, in whatever way. */
const criteriaRow = (
  fact: Fact<Criteria>,
  surface: string,
  read: (world: World) => Promise<Said[]>,
  only = ["reports", "average", "average_before", "change"],
): Row => row(fact, surface, async (world) => byCriterion(await read(world), fact, world.records), only);

/** Figures of each criterion, which are of its template. */
export const CRITERIA: readonly Row[] = [
  ...QUESTIONS.flatMap((question) => weeklyRows(question, criteriaOf(question))),
  ...QUESTIONS.map((question) => toolRow(question, criteriaOf(question))),
  criteriaRow(
    criteriaOf({ span: "last 30 days", zone: "UTC" }),
    "svc trend --json",
    async ({ command }) => {
      const said = await command(["team", "trend", "--by", "criterion", "--from", "30d", "--json"]);
      return (JSON.parse(said) as SaidTrend[]).map(
        ({ template_name: template, name, scored_reports: reports, average_score: average }) => ({
          ...{ template, name },
          figures: { reports, average },
        }),
      );
    },
    ["reports", "average"],
  ),
  ...["Ben Okafor", "Rare Rita"].flatMap((name) =>
    PAGE_SPANS.map((question) =>
      criteriaRow(
        criteriaOfPerson(name, question),
        "page /people/:id",
        async ({ page, records }) => {
          const id = personNamed(name, records);
          const path = `/people/${id}${spanQuery(question, records)}`;
          const rows = id === undefined ? [] : rowsWith(await page(path), "Criterion");
          return rows.map((cells) => saidIn(cells, cells["Criterion"]?.text.split("\n")[1]));
        },
        ["reports", "average", "change"],
      ),
    ),
  ),
  ...PAGE_SPANS.map((question) =>
    criteriaRow(
      criteriaOf(question),
      "page /templates/:id",
      async ({ page, records }) => {
        const said: Said[] = [];
        for (const { id } of records.templates) {
          const rows = rowsWith(await page(`/templates/${id}${spanQuery(question, records)}`), "Criterion");
          said.push(...rows.map((cells) => saidIn(cells, id)));
        }
        return said;
      },
      ["reports", "average", "change"],
    ),
  ),
];

const saidIn = (
  { Criterion, Average, Scores, Change }: ReturnType<typeof rowsWith>[number],
  template: unknown,
): Said => ({
  ...{ template, name: Criterion?.text.split("\n")[0] },
  figures: {
    ...{ reports: numberIn(Scores?.text), average: numberIn(Average?.text) },
    change: numberIn(Change?.text),
  },
});

interface SaidTrend {
  template_name: string;
  name: string;
  scored_reports: number;
  average_score: number | null;
}

const personNamed = (wanted: string, { users }: TrueRecords): string | undefined =>
  users.find(({ name }) => name === wanted)?.id;

/** In the demo data nobody has these names. */
function criteriaOfPerson(name: string, question: Question): Fact<Criteria> {
  return {
    name: `criteria of ${name}, ${nameOf(question)}`,
    truth: (records) => {
      const id = personNamed(name, records);
      return id === undefined ? {} : criteriaFigures(records, spanOf(question, records), id);
    },
  };
}

function weeklyRows(question: Question, fact: Fact<Criteria>): Row[] {
  return [
    criteriaRow(fact, "weekly --json", async (world) =>
      (await weeklyOf(world, question)).criteria.map((said) => ({
        ...{ template: said.template, name: said.name },
        figures: {
          reports: said.scores,
          average: said.average_score,
          average_before: said.previous,
          change: said.change,
        },
      })),
    ),
    criteriaRow(fact, "weekly CSV", async (world) =>
      csvRecords(await weeklyIn(world, question, "csv"))
        .filter(({ section }) => section === "criterion")
        .map((said) => ({
          ...{ template: said["template"], name: undefused(said["name"] ?? "") },
          figures: {
            ...{ reports: Number(said["count"]), average: numberIn(said["value"]) },
            ...{ average_before: numberIn(said["previous"]), change: numberIn(said["change"]) },
          },
        })),
    ),
    ...markdownsOf(question).map(({ surface, read }) =>
      criteriaRow(
        fact,
        surface,
        async (world) =>
          markdownTable(await read(world), "Criteria").map(({ Criterion, Scores, Average, Change }) => ({
            name: Criterion,
            figures: { reports: numberIn(Scores), average: numberIn(Average), change: numberIn(Change) },
          })),
        ["reports", "average", "change"],
      ),
    ),
  ];
}

function toolRow(question: Question, fact: Fact<Criteria>): Row {
  return criteriaRow(fact, "tool", async ({ tool, records }) => {
    const given = { ...toolArguments(question, records), compare: "previous", group_by: "criterion" };
    return rowsOf(await tool("get_team_stats", given)).map((said) => ({
      ...{ template: said["template"], name: said["criterion"] },
      figures: {
        ...{ reports: said["scored"], average: figureIn(said["avg_score"]) },
        ...{ average_before: figureIn(said["avg_before"]), change: figureIn(said["change"]) },
      },
    }));
  });
}
