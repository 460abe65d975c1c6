import type { ComparedFigures } from "../../../core/report/build-report.ts";
import type { WeeklyReport } from "../../../core/report/weekly-report.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";

const HINT = "Create it with `svc report weekly --save FILE` in the run to compare with.";

/** The figures of an earlier run's report, as `--save` or `-o json` wrote it. */
export async function readBaseline(file: string): Promise<ComparedFigures> {
  const report = parse(await readTextFile(file, HINT), file);
  const { period, reports, people, criteria } = report;
  return {
    with: {
      kind: "baseline",
      from: period.from,
      to: period.to,
      reports: reports.count,
      average_score: reports.average_score,
      trend: (reports.trend ?? []).map(({ average_score: score }) => score),
    },
    people,
    criteria,
    // An earlier report has its figures rounded.
    unrounded: {
      average: reports.average_score,
      scored: reports.count,
      people: new Map(people.map(({ user_id: id, average_score: score }) => [id, score])),
      criteria: new Map(criteria.map(({ name, average_score: score }) => [name, score])),
    },
  };
}

function parse(text: string, file: string): WeeklyReport {
  let value: Partial<WeeklyReport>;
  try {
    value = JSON.parse(text) as Partial<WeeklyReport>;
  } catch {
    throw invalidBaseline(file);
  }
  const { schema_version: version, period, reports, people, criteria } = value ?? {};
  if (version !== 1 || !period || !reports || !Array.isArray(people) || !Array.isArray(criteria))
    throw invalidBaseline(file);
  return value as WeeklyReport;
}

const invalidBaseline = (file: string): UsageError =>
  new UsageError(
    `Expected ${file} to be the report of an earlier run.`,
    "Create one with `svc report weekly --save FILE`.",
  );
