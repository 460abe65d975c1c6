import { distance } from "fastest-levenshtein";
import { changeFigure, exactOf, isLike } from "../figures/figure.ts";
import { numberOf } from "../figures/fraction.ts";
import { figureBeside, meetsThreshold } from "../figures/threshold.ts";
import { findPerson } from "../people/find-person.ts";
import { itemsNamed, labelPeople } from "../people/person.ts";
import type { Change } from "../report/compare-figures.ts";
import type { WeeklyReport } from "../report/weekly-report.ts";
import { countText } from "../words/count-text.ts";
import type { GateOutcome, GateResult, GateVerdict, IfNoData } from "./gate-verdict.ts";
import type { FigureName, Gate } from "./parse-gate.ts";

/** Maximum number of criteria listed if a gate's criterion does not exist. */
const NAMED = 5;

/** Gates, and how much data they need. */
export interface GatePlan {
  gates: readonly Gate[];
  /** Minimum number of reports for a score. */
  minReports: number;
  ifNoData: IfNoData;
}

/** Evaluates every gate against the report's unrounded figures. */
export function evaluateGates(report: WeeklyReport, plan: GatePlan): GateVerdict {
  const results = plan.gates.flatMap((gate) =>
    measurementsOf(report, gate).map((measurement) => evaluate(gate, measurement, plan)),
  );
  return {
    passed: results.every(({ outcome }) => outcome !== "failed"),
    min_reports: plan.minReports,
    if_no_data: plan.ifNoData,
    results,
  };
}

/** A figure and its number of reports; `undefined` if not applicable. */
interface Measurement {
  subject: string | null;
  value: number | null;
  reports: number | undefined;
  /** ` before` if these are the reports of the period before. */
  when?: string;
  absence: string;
}

function evaluate(
  gate: Gate,
  { subject, value, reports, when = "", absence }: Measurement,
  plan: GatePlan,
): GateResult {
  const { text, level, threshold, operator } = gate;
  const base = { gate: text, subject, level, threshold: Number(threshold) };
  const who = subject === null ? "" : `${subject}: `;
  const isTooFew = reports !== undefined && reports < plan.minReports;
  if (value === null || isTooFew) {
    const counted = reports ?? 0;
    const why = isTooFew ? `${countText(counted, "report")}${when}, fewer than ${plan.minReports}` : absence;
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

function measurementsOf(report: WeeklyReport, { metric }: Gate): Measurement[] {
  if (metric.kind === "figure") return [figureMeasurement(report, metric)];
  const { label, delta } = metric;
  const { meant, absence } = metric.kind === "person" ? peopleMeant(report, label) : criteriaMeant(report, label);
  if (meant.length > 0)
    return meant.map(({ row, subject }) => ({
      subject,
      value: exactValue(row, delta),
      ...reportsOf(row, delta),
      absence: delta ? incomparable(row) : "no report has it",
    }));
  return [{ subject: label, value: null, reports: undefined, absence }];
}

/** Rows that a gate is about; why there are none, if so. */
interface Meant {
  meant: { row: Pick<Change, "score" | "before">; subject: string }[];
  absence: string;
}

/** Everybody with a report, or those whom a name, a label of namesakes or an id means. */
function peopleMeant({ people }: WeeklyReport, label: string | null): Meant {
  const known = people.map((row) => ({ id: row.user_id, name: row.name ?? undefined, row }));
  const labelOf = labelPeople(known);
  const found = label === null ? { kind: "several" as const, people: known } : findPerson(label, known);
  const named = found.kind === "several" ? found.people : found.kind === "one" ? [found.person] : [];
  const meant = named.filter(({ row }) => row.score.of > 0).map(({ id, row }) => ({ row, subject: labelOf(id) ?? id }));
  if (found.kind !== "none") return { meant, absence: "no reports" };
  const near = found.suggestions.map(({ id }) => labelOf(id) ?? id).join(" or ");
  return { meant, absence: `nobody in this report is called so${near && `; did you mean ${near}?`}` };
}

function criteriaMeant(report: WeeklyReport, label: string | null): Meant {
  const { criteria } = report;
  const named = label === null ? criteria : itemsNamed(label, criteria, (row) => [row.label, row.name]);
  return {
    meant: named.map((row) => ({ row, subject: row.label })),
    absence: `no report has it; ${known(report, label)}`,
  };
}

/** Explains why there is no change: nothing to compare with, or different criteria. */
const incomparable = ({ score, before }: Pick<Change, "score" | "before">): string =>
  before === null || isLike(before, score)
    ? "nothing to compare with"
    : `the scores stand on ${score.assessed} % of the weight of their criteria, those before on ${before.assessed} %`;

/** The reports that a figure is based on; of a change those of the period that has fewer. */
const reportsOf = (
  { score, before }: Pick<Change, "score" | "before">,
  isChange: boolean,
): Pick<Measurement, "reports" | "when"> =>
  isChange && before && before.n > 0 && before.n < score.n
    ? { reports: before.n, when: " before" }
    : { reports: score.n };

/** The figure or its change before rounding; null if it does not exist. */
function exactValue({ score, before }: Pick<Change, "score" | "before">, isChange: boolean): number | null {
  if (isChange && (before === null || !isLike(before, score))) return null;
  const exact = isChange && before ? exactOf(changeFigure(before, score)) : exactOf(score);
  return exact && numberOf(exact);
}

/** Criteria that a gate may have meant. */
function known({ criteria, reports }: WeeklyReport, label: string | null): string {
  if (criteria.length > 0) {
    const wanted = label?.toLowerCase() ?? "";
    const names = criteria.map((row) => row.label);
    const apart = (name: string): number => distance(wanted, name.toLowerCase());
    const nearest = [...names].sort((one, other) => apart(one) - apart(other)).slice(0, NAMED);
    const others = names.length - nearest.length;
    return `${others > 0 ? "the nearest criteria" : "criteria"} are ${nearest.join(", ")}${others > 0 ? `; there ${others === 1 ? "is" : "are"} ${others} more` : ""}`;
  }
  return reports.count > 0 ? "the report has no criteria: remove --no-criteria" : "there are no reports";
}

const COUNTS: Readonly<Record<Exclude<FigureName, "average_score" | "reports">, (report: WeeklyReport) => number>> = {
  meetings: ({ meetings }) => meetings.total,
  "meetings.failed": ({ meetings }) => meetings.failed.count,
  "meetings.no_transcript": ({ meetings }) => meetings.no_transcript.count,
  "meetings.without_report": ({ meetings }) => meetings.without_report.count,
  insights: ({ insights }) => insights.total,
};

function figureMeasurement(report: WeeklyReport, { name, delta }: { name: FigureName; delta: boolean }): Measurement {
  const { count, count_change } = report.reports;
  const absence = delta ? incomparable(report.reports) : "no reports";
  if (name === "average_score")
    return { subject: null, value: exactValue(report.reports, delta), ...reportsOf(report.reports, delta), absence };
  if (name === "reports") return { subject: null, value: delta ? count_change : count, reports: undefined, absence };
  return { subject: null, value: COUNTS[name](report), reports: undefined, absence };
}
