import { Command } from "commander";
import { costOf, costText } from "../../coaching/cost.ts";
import type { Confusion } from "../../coaching/evaluate/confusion.ts";
import type { Evaluation } from "../../coaching/evaluate/evaluate.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import type { TokenPrices } from "../../coaching/scorer.ts";
import { scorerOf } from "../choose-scorer.ts";
import { type CommandContext, CommandError } from "../context.ts";
import { parseCount } from "../parse-options.ts";

interface EvalOptions {
  meetings: number;
  backend?: "offline" | "model";
  seed?: string;
  json?: boolean;
}

/** The labels are the same on every day. */
const NOW = new Date("2026-11-20T12:00:00.000Z");
const PLANTED_CALLS = 20;

export function newCoachEvalCommand(context: CommandContext, run = runEval): Command {
  return new Command("eval")
    .description("Measure a scorer on the demo's labeled calls: agreement, repeatability, resistance, cost.")
    .option("--backend <name>", "offline or model; by default what the environment says", parseBackend)
    .option("--meetings <number>", "meetings of the demo data", parseCount, 200)
    .option("--seed <text>", "another text gives other calls")
    .option("--json", "print one line of JSON, for a gate")
    .action((options: EvalOptions) => run(context, options));
}

function parseBackend(text: string): "offline" | "model" {
  if (text !== "offline" && text !== "model") throw new CommandError("--backend is `offline` or `model`.");
  return text;
}

async function runEval(context: CommandContext, { meetings, backend, seed, json }: EvalOptions): Promise<void> {
  const chosen = scorerOf(context);
  if (backend === "model" && !chosen.model)
    throw new CommandError("Set SVC_MODEL_URL and SVC_MODEL to evaluate a model.");
  const scorer = backend === "offline" ? OFFLINE_SCORER : chosen.scorer;
  const { evaluate } = await import("../../coaching/evaluate/evaluate.ts");
  const { measureDetectors } = await import("../../coaching/evaluate/confusion.ts");
  const { labeledCalls } = await import("../../demo/labels.ts");
  const common = { meetings, now: NOW, ...(seed === undefined ? {} : { seed }) };
  const { signal } = new AbortController();
  const evaluation = await evaluate({ ...common, scorer, plantedCalls: PLANTED_CALLS, signal });
  const detectors = scorer === OFFLINE_SCORER ? measureDetectors(labeledCalls(common)) : [];
  if (json)
    return context.print(JSON.stringify({ ...evaluation, cost: costOf(evaluation.usage, scorer.prices), detectors }));
  for (const line of [...evaluationLines(evaluation, scorer.prices), ...detectorLines(detectors)]) context.print(line);
}

function evaluationLines(
  { scorer, calls, criteria, repeatability, planted, usage, millisecondsPerCall }: Evaluation,
  prices: TokenPrices | undefined,
): string[] {
  const cost = costOf(usage, prices);
  const rows = criteria.map(({ about, assessed, notAssessed, rank, rankInterval, kappa }) => {
    const interval = rankInterval ? `${figure(rankInterval[0])} to ${figure(rankInterval[1])}` : "-";
    return [about, String(assessed), String(notAssessed), figure(rank), interval, figure(kappa)];
  });
  const tokens = usage.inputTokens + usage.outputTokens;
  return [
    `${scorer} on ${calls} calls, ${millisecondsPerCall.toFixed(2)} ms a call, ${usage.calls} questions and ${tokens} tokens in all${cost ? `, ${costText(cost)}` : ""}`,
    "",
    ...tableOf(["criteria about", "assessed", "not", "rank", "95 %", "kappa"], rows),
    "",
    `the same band in a second run: ${repeatability === null ? "-" : `${(repeatability * 100).toFixed(1)} %`}`,
    `bands that ${planted.orders} planted orders changed: ${planted.changedBands}`,
  ];
}

function detectorLines(detectors: Confusion[]): string[] {
  if (detectors.length === 0) return [];
  const rows = detectors.map(({ signal, right, wrong, missed, precision, recall }) => [
    ...[signal, String(right), String(wrong), String(missed), figure(precision), figure(recall)],
  ]);
  return ["", ...tableOf(["detector", "right", "wrong", "missed", "precision", "recall"], rows)];
}

const figure = (value: number | null): string => (value === null ? "-" : value.toFixed(2));

function tableOf(head: string[], rows: string[][]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
