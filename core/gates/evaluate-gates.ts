import { distance } from "fastest-levenshtein";
import { unroundedChangeOf } from "../figures/round-figure.ts";
import { figureBeside, meetsThreshold } from "../figures/threshold.ts";
import type { ComparedUnrounded } from "../report/compare-figures.ts";
import type { UnroundedFigures } from "../report/unrounded.ts";
import type { WeeklyReport } from "../report/weekly-report.ts";
import { countText } from "../words/count-text.ts";
import type { GateOutcome, GateResult, GateVerdict, IfNoData } from "./gate-verdict.ts";
import type { FigureName, Gate } from "./parse-gate.ts";

/** Criteria that are named where a gate's own does not exist. */
const NAMED = 5;

/** Gates, and what counts as too little data. */
export interface GatePlan {
  gates: readonly Gate[];
  /** Scores from fewer reports than this are too little data. */
  minReports: number;
  ifNoData: IfNoData;
}

/** Evaluates every gate against the report's unrounded figures. */
export function evaluateGates(report: WeeklyReport, plan: GatePlan, unrounded: ComparedUnrounded): GateVerdict {
  const results = plan.gates.flatMap((gate) =>
    measurementsOf(report, gate, unrounded).map((measurement) => evaluate(gate, measurement, plan)),
  );
  return {
    passed: results.every(({ outcome }) => outcome !== "failed"),
    min_reports: plan.minReports,
    if_no_data: plan.ifNoData,
    results,
  };
}

/** A figure and its number of reports; `undefined` where that does not apply. */
interface Measurement {
  subject: string | null;
  value: number | null;
  reports: number | undefined;
  absence: string;
}

function evaluate(gate: Gate, { subject, value, reports, absence }: Measurement, plan: GatePlan): GateResult {
  const { text, level, threshold, operator } = gate;
  const base = { gate: text, subject, level, threshold: Number(threshold) };
  const who = subject === null ? "" : `${subject}: `;
  const isTooFew = reports !== undefined && reports < plan.minReports;
  if (value === null || isTooFew) {
    const counted = reports ?? 0;
    const why = isTooFew ? `${countText(counted, "report")}, fewer than ${plan.minReports}` : absence;
    return { ...base, outcome: noDataOutcome(level, plan), value: null, message: `${who}too little data (${why})` };
  }
  const shown = figureBeside(value, operator, threshold);
  if (meetsThreshold(value, operator, threshold))
    return { ...base, outcome: "passed", value: shown, message: `${who}${shown}` };
  const message = `${who}${shown}, expected ${operator} ${threshold}`;
  return { ...base, outcome: level === "warn" ? "warned" : "failed", value: shown, message };
}

function noDataOutcome(level: Gate["level"], { ifNoData }: GatePlan): GateOutcome {
  if (ifNoData === "pass") return "passed";
  return ifNoData === "warn" || level === "warn" ? "warned" : "failed";
}

function measurementsOf(report: WeeklyReport, { metric }: Gate, { now, before }: ComparedUnrounded): Measurement[] {
  if (metric.kind === "figure") return [figureMeasurement(report, metric, { now, before })];
  const absence = metric.delta ? "nothing to compare with" : "no report has it";
  const pick = (find: (figures: UnroundedFigures) => number | null | undefined): number | null => {
    const value = find(now) ?? null;
    return metric.delta ? unroundedChangeOf(before && find(before), value) : value;
  };
  if (metric.kind === "criterion") {
    const rows = report.criteria.filter(({ name }) => metric.label === null || metric.label === name);
    if (rows.length === 0)
      return [
        {
          subject: metric.label,
          value: null,
          reports: undefined,
          absence: `no report has it; ${known(report, metric.label)}`,
        },
      ];
    return rows.map(({ name, scores }) => ({
      subject: name,
      value: pick(({ criteria }) => criteria.get(name)),
      reports: scores,
      absence,
    }));
  }
  const people = report.people.filter(
    ({ name, user_id: id }) => metric.label === null || metric.label === name || metric.label === id,
  );
  if (people.length === 0) return [{ subject: metric.label, value: null, reports: 0, absence: "no reports" }];
  return people.map((row) => ({
    subject: row.name ?? row.user_id,
    value: pick(({ people: averages }) => averages.get(row.user_id)),
    reports: row.reports,
    absence,
  }));
}

/** The criteria that a gate could have meant. */
function known({ criteria, reports }: WeeklyReport, label: string | null): string {
  if (criteria.length > 0) {
    const wanted = label?.toLowerCase() ?? "";
    const names = criteria.map(({ name }) => name);
    const apart = new Map(names.map((name) => [name, distance(wanted, name.toLowerCase())]));
    const nearest = [...names].sort((one, other) => (apart.get(one) ?? 0) - (apart.get(other) ?? 0)).slice(0, NAMED);
    const others = names.length - nearest.length;
    return `${others > 0 ? "the nearest criteria" : "criteria"} are ${nearest.join(", ")}${others > 0 ? `; there are ${others} more` : ""}`;
  }
  return reports.count > 0 ? "the report has no criteria: remove --no-criteria" : "there are no reports";
}

const COUNTS: Readonly<Record<Exclude<FigureName, "avg_score" | "reports">, (report: WeeklyReport) => number>> = {
  meetings: ({ meetings }) => meetings.total,
  "meetings.failed": ({ meetings }) => meetings.failed.count,
  "meetings.no_transcript": ({ meetings }) => meetings.no_transcript.count,
  "meetings.without_report": ({ meetings }) => meetings.without_report.count,
  insights: ({ insights }) => insights.total,
};

function figureMeasurement(
  report: WeeklyReport,
  { name, delta }: { name: FigureName; delta: boolean },
  { now, before }: ComparedUnrounded,
): Measurement {
  const { count, count_change } = report.reports;
  const absence = delta ? "nothing to compare with" : "no reports";
  if (name === "avg_score") {
    const value = delta ? unroundedChangeOf(before?.average, now.average) : now.average;
    return { subject: null, value, reports: now.scored, absence };
  }
  if (name === "reports") return { subject: null, value: delta ? count_change : count, reports: undefined, absence };
  return { subject: null, value: COUNTS[name](report), reports: undefined, absence };
}
