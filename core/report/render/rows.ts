import type { WeeklyReport } from "../weekly-report.ts";

/** One figure of a report. */
export interface FigureRow {
  period_from: string;
  period_to: string;
  /** `team`, `person`, `criterion`, `talk`, `meetings`, `insights`, `company`, `gate`. */
  section: string;
  /** The person, the criterion's template, or the gate's subject. */
  id: string | null;
  name: string;
  /** Name of the value; the outcome of a gate. */
  metric: string;
  value: number | null;
  previous: number | null;
  change: number | null;
  count: number | null;
}

/** Members of a row, in column order. */
export const ROW_FIELDS: readonly (keyof FigureRow)[] = [
  ...(["period_from", "period_to", "section", "id", "name", "metric", "value", "previous", "change", "count"] as const),
];

type Part = Omit<FigureRow, "period_from" | "period_to" | "previous" | "change" | "count"> &
  Partial<Pick<FigureRow, "previous" | "change" | "count">>;

/** The report's figures as rows, for a spreadsheet or a warehouse. */
export function figureRows(report: WeeklyReport): FigureRow[] {
  const { from, to } = report.period;
  const base = { period_from: from, period_to: to, previous: null, change: null, count: null };
  return [
    ...teamRows(report),
    ...scoreRows(report),
    ...talkRows(report),
    ...countRows(report),
    ...gateRows(report),
  ].map((part) => ({
    ...base,
    ...part,
  }));
}

function teamRows({ reports, compared_with: compared }: WeeklyReport): Part[] {
  const team = { section: "team", id: null, name: "team" };
  const { count, count_change, average_score, average_score_change } = reports;
  return [
    {
      ...team,
      metric: "average_score",
      value: average_score,
      previous: compared?.average_score ?? null,
      change: average_score_change,
      count,
    },
    { ...team, metric: "reports", value: count, previous: compared?.reports ?? null, change: count_change },
  ];
}

function scoreRows({ people, criteria }: WeeklyReport): Part[] {
  return [
    ...people.map((row) =>
      averageRow("person", { ...row, id: row.user_id, name: row.name ?? row.user_id }, row.reports),
    ),
    ...criteria.map((row) => averageRow("criterion", { ...row, id: row.template, name: row.label }, row.scores)),
  ];
}

type Averaged = Pick<WeeklyReport["people"][number], "average_score" | "previous" | "change">;

function averageRow(section: string, row: Averaged & { id: string; name: string }, count: number): Part {
  const { id, name, average_score: value, previous, change } = row;
  return { section, id, name, metric: "average_score", value, previous, change, count };
}

const talkRows = ({ talk }: WeeklyReport): Part[] =>
  (talk?.people ?? []).flatMap(({ user_id: id, name, calls: count, ...figures }) => {
    const row = { section: "talk", id, name: name ?? id, count };
    return [
      { ...row, metric: "talk_percent", value: figures.talk_percent },
      { ...row, metric: "longest_monologue_seconds", value: figures.longest_monologue.seconds },
      { ...row, metric: "questions_per_10_minutes", value: figures.questions_per_10_minutes },
    ];
  });

function countRows({ meetings, insights }: WeeklyReport): Part[] {
  const meeting = { section: "meetings", id: null, metric: "count" };
  const insight = { section: "insights", id: null, metric: "count" };
  return [
    { ...meeting, name: "total", value: meetings.total },
    ...Object.entries(meetings.by_status).map(([name, value]) => ({ ...meeting, name, value })),
    { ...meeting, name: "without_report", value: meetings.without_report.count },
    { ...insight, name: "total", value: insights.total },
    ...Object.entries(insights.by_type).map(([name, value]) => ({ ...insight, name, value })),
    ...insights.by_company.map(({ company, insights: value }) => ({
      ...insight,
      section: "company",
      name: company,
      value,
    })),
  ];
}

const gateRows = ({ gates }: WeeklyReport): Part[] =>
  (gates?.results ?? []).map(({ gate, subject, outcome, value }) => ({
    section: "gate",
    id: subject,
    name: gate,
    metric: outcome,
    value,
  }));
