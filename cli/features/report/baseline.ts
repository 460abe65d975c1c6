import type { Figure } from "../../../core/figures/figure.ts";
import { parseJson } from "../../../core/formats/json.ts";
import type { ComparedFigures } from "../../../core/report/build-report.ts";
import type { EarlierAdvice } from "../../../core/report/follow-up.ts";
import type { WeeklyReport } from "../../../core/report/weekly-report.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";

const HINT = "Create it with `svc report weekly --save FILE` in the run to compare with.";

/** The figures of an earlier run's report, as `--save` or `-o json` wrote it. */
export async function readBaseline(file: string): Promise<ComparedFigures> {
  const { period, reports, people, criteria, coach_next: advised } = parse(await readTextFile(file, HINT), file);
  const { count, average_score } = reports;
  const trend = (reports.trend ?? []).map((point) => point.average_score);
  return {
    with: { kind: "baseline", from: period.from, to: period.to, reports: count, average_score, trend },
    score: figureIn(reports, count),
    people: new Map(people.map((row) => [row.user_id, figureIn(row, row.reports)])),
    criteria: new Map(criteria.map((row) => [row.key ?? row.name, figureIn(row, row.scores)])),
    advice: (advised ?? []).map(adviceIn),
  };
}

/** Earlier versions wrote a plain average instead of a figure. */
const figureIn = (
  { score, average_score: value }: { score?: Figure; average_score: number | null },
  n: number,
): Figure => score ?? { value, n, of: n, complete: true, templates: [] };

const adviceIn = ({ user_id, criterion, average_score, score }: WeeklyReport["coach_next"][number]): EarlierAdvice => ({
  user_id,
  criterion: criterion && { ...criterion, key: criterion.key ?? criterion.name },
  before: figureIn(criterion ?? { score, average_score }, criterion?.scores ?? 0),
});

function parse(text: string, file: string): WeeklyReport {
  const value = parseJson(text) as Partial<WeeklyReport> | null | undefined;
  const { schema_version: version, period, reports, people, criteria } = value ?? {};
  if (version === 1 && period && reports && Array.isArray(people) && Array.isArray(criteria))
    return value as WeeklyReport;
  throw new UsageError(
    `Expected ${file} to be the report of an earlier run.`,
    "Create one with `svc report weekly --save FILE`.",
  );
}
