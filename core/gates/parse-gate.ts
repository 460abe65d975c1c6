import { THRESHOLD_OPERATORS, type ThresholdOperator } from "../figures/threshold.ts";

/** One condition that the report must meet. */
export interface Gate {
  /** As written, without the level. */
  text: string;
  /** `warn` reports without failing. */
  level: "fail" | "warn";
  metric: GateMetric;
  operator: ThresholdOperator;
  /** As written: `70` is a limit, `70.0` a printed figure. */
  threshold: string;
}

/** Figure that a gate checks. */
export type GateMetric =
  | { kind: "figure"; name: FigureName; delta: boolean }
  | { kind: "person"; label: string | null; delta: boolean }
  /** `null` for every criterion. */
  | { kind: "criterion"; label: string | null; delta: boolean };

/** Figures of the whole report that gates can check. */
export const FIGURE_NAMES = [
  "average_score",
  "reports",
  "meetings",
  "meetings.failed",
  "meetings.no_transcript",
  "meetings.without_report",
  "insights",
] as const;

/** One of {@link FIGURE_NAMES}. */
export type FigureName = (typeof FIGURE_NAMES)[number];

const WITH_DELTA: readonly string[] = ["average_score", "reports"];
const GATE = /^(?:(warn|fail):)?\s*(.+?)\s*(>=|<=|==|!=|>|<)\s*(-?\d{1,9}(?:\.\d{1,6})?)$/;

/** Accepted syntax of a gate, for hints. */
export const GATE_HELP = `Write a figure, a comparison and a number, e.g. 'average_score>=70', 'average_score.delta>=-3', 'rep.average_score>=60' (every person), 'rep[Ana Ruiz].average_score>=60', 'criterion.Discovery>=65' or 'criterion.*>=60' (every criterion). Figures: ${FIGURE_NAMES.join(", ")}.`;

/** Former name of the average, still accepted for one minor version. */
export const EARLIER_AVERAGE = /\bavg_score\b/;

/** Parses `warn:average_score.delta>=-3`; `undefined` for invalid text. */
export function parseGate(written: string): Gate | undefined {
  const [, level, figure = "", operator = "", threshold = ""] = GATE.exec(written.trim()) ?? [];
  const metric = parseMetric(figure);
  const known = THRESHOLD_OPERATORS.find((candidate) => candidate === operator);
  if (!known || !metric) return undefined;
  return {
    text: `${figure} ${known} ${threshold}`,
    level: level === "warn" ? "warn" : "fail",
    metric,
    operator: known,
    threshold,
  };
}

function parseMetric(figure: string): GateMetric | undefined {
  const delta = figure.endsWith(".delta");
  const present = figure.replace(EARLIER_AVERAGE, "average_score");
  const plain = delta ? present.slice(0, -".delta".length) : present;
  const name = FIGURE_NAMES.find((candidate) => candidate === plain);
  if (name) return delta && !WITH_DELTA.includes(name) ? undefined : { kind: "figure", name, delta };
  const person = /^rep(?:\[(.+)\])?\.average_score$/.exec(plain);
  if (person) return { kind: "person", label: person[1] ?? null, delta };
  const criterion = /^criterion\.(.+)$/.exec(plain)?.[1];
  return criterion === undefined
    ? undefined
    : { kind: "criterion", label: criterion === "*" ? null : criterion, delta };
}
