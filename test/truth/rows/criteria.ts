import { type Fact, type Row, row } from "../cell.ts";
import { criteriaFigures } from "../oracle/figures.ts";
import type { TrueRecords } from "../organization/records.ts";
import { numberIn, tableOf } from "../read/page.ts";
import { csvRecords, markdownTable, undefused } from "../read/text-table.ts";
import { figureIn, rowsOf } from "../read/tool-table.ts";
import { weeklyIn, weeklyOf } from "../read/weekly.ts";
import { nameOf, type Question, spanOf, toolArguments } from "./ask.ts";

type Criteria = ReturnType<typeof criteriaFigures>;

const criteriaOf = (question: Question): Fact<Criteria> => ({
  name: `criteria, ${nameOf(question)}`,
  truth: (records) => criteriaFigures(records, spanOf(question, records)),
});

/** What is said of a criterion, which its template is a part of. */
type Said = Readonly<Record<string, unknown>>;

const byCriterion = (rows: readonly { template: unknown; name: unknown; figures: Said }[]): Record<string, Said> =>
  Object.fromEntries(rows.map(({ template, name, figures }) => [`${template ?? "any template"} › ${name}`, figures]));

const QUESTIONS: readonly Question[] = [
  { span: "last 7 days", zone: "UTC" },
  { span: "last 30 days", zone: "UTC" },
  { span: "last week", zone: "UTC" },
  { span: "last week", zone: "own" },
];

/** Figures of each criterion, which are of its template. */
export const CRITERIA: readonly Row[] = [
  ...QUESTIONS.flatMap((question) => [
    row(
      criteriaOf(question),
      "weekly --json",
      async (world) =>
        byCriterion(
          (await weeklyOf(world, question)).criteria.map((said) => ({
            ...{ template: said.template_name ?? said.template, name: said.name },
            figures: {
              reports: said.scores,
              average: said.average_score,
              average_before: said.previous,
              change: said.change,
            },
          })),
        ),
      ["reports", "average", "average_before", "change"],
    ),
    row(
      criteriaOf(question),
      "weekly CSV",
      async (world) =>
        byCriterion(
          csvRecords(await weeklyIn(world, question, "csv"))
            .filter(({ section }) => section === "criterion")
            .map((said) => ({
              ...{ template: said["template"] ?? said["template_name"], name: undefused(said["name"] ?? "") },
              figures: {
                ...{ reports: Number(said["count"]), average: numberIn(said["value"]) },
                ...{ average_before: numberIn(said["previous"]), change: numberIn(said["change"]) },
              },
            })),
        ),
      ["reports", "average", "average_before", "change"],
    ),
    row(
      criteriaOf(question),
      "weekly Markdown",
      async (world) =>
        byCriterion(
          markdownTable(await weeklyIn(world, question, "md"), "Criteria").map((said) => ({
            ...{ template: said["Template"], name: said["Criterion"] },
            figures: {
              reports: numberIn(said["Scores"]),
              average: numberIn(said["Average"]),
              change: numberIn(said["Change"]),
            },
          })),
        ),
      ["reports", "average", "change"],
    ),
    ...(question.zone === "UTC" ? [toolRow(question)] : []),
  ]),
  row(
    criteriaOf({ span: "last 30 days", zone: "UTC" }),
    "svc trend --json",
    async ({ command }) =>
      byCriterion(
        (
          JSON.parse(await command(["team", "trend", "--by", "criterion", "--from", "30d", "--json"])) as SaidTrend[]
        ).map(({ template, template_name, name, scored_reports: reports, average_score: average }) => ({
          ...{ template: template ?? template_name, name },
          figures: { reports, average },
        })),
      ),
    ["reports", "average"],
  ),
  ...["Ben Okafor", "Rare Rita"].map((name) =>
    row(
      criteriaOfPerson(name),
      "page /people/:id",
      async ({ page, records }) => {
        const id = personNamed(name, records);
        if (id === undefined) return {};
        const text = await page(`/people/${id}`);
        const tables = ["Criteria over 12 weeks", "Strongest criteria", "Weakest criteria", "Other criteria"];
        return byCriterion(
          tables
            .flatMap((caption) => tableOf(text, caption))
            .map(({ Template, Criterion, Average, Reports }) => ({
              ...{ template: Template?.text, name: Criterion?.text },
              figures: { reports: numberIn(Reports?.text), average: numberIn(Average?.text) },
            })),
        );
      },
      ["reports", "average"],
    ),
  ),
];

interface SaidTrend {
  template?: string;
  template_name?: string;
  name: string;
  scored_reports: number;
  average_score: number | null;
}

const personNamed = (wanted: string, { users }: TrueRecords): string | undefined =>
  users.find(({ name }) => name === wanted)?.id;

/** Twelve weeks are on the page of a person; nobody else in the demo data is asked for. */
function criteriaOfPerson(name: string): Fact<Criteria> {
  return {
    name: `criteria of ${name}, 12 weeks`,
    truth: (records) => {
      const id = personNamed(name, records);
      const to = records.now.getTime();
      const span = { from: to - 84 * 86_400_000, to };
      return id === undefined ? {} : criteriaFigures(records, { ...span, before: span }, id);
    },
  };
}

function toolRow(question: Question): Row {
  return row(
    criteriaOf(question),
    "tool",
    async ({ tool, records }) => {
      const given = { ...toolArguments(question, records), compare: "previous", group_by: "criterion" };
      return byCriterion(
        rowsOf(await tool("get_team_stats", given)).map((said) => ({
          ...{ template: said["template"], name: said["criterion"] },
          figures: {
            ...{ reports: said["scored"], average: figureIn(said["avg_score"]) },
            ...{ average_before: figureIn(said["avg_before"]), change: figureIn(said["change"]) },
          },
        })),
      );
    },
    ["reports", "average", "average_before", "change"],
  );
}
