import { Command, Option } from "commander";
import { countText } from "../../../core/words/count-text.ts";
import type { Confusion } from "../../coaching/evaluate/confusion.ts";
import type { Evaluation } from "../../coaching/evaluate/evaluate.ts";
import type { InsightConfusion } from "../../coaching/evaluate/insight-confusion.ts";
import type { ReportConfusion } from "../../coaching/evaluate/report-confusion.ts";
import { LANGUAGES, type Language } from "../../coaching/offline/lexicon.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import type { TokenPrices } from "../../coaching/scorer.ts";
import { ScoringError } from "../../coaching/scoring-error.ts";
import { costOf, costText } from "../../jobs/cost.ts";
import type { ScoringUsage } from "../../records/scoring-usage.ts";
import { scorerOf } from "../choose-scorer.ts";
import { type CommandContext, CommandError } from "../context.ts";
import { parseCount } from "../parse-options.ts";
import type { FolderCall } from "./read-labeled-folder.ts";

interface EvalOptions {
  meetings: number;
  backend?: "offline" | "model";
  seed?: string;
  calls?: string;
  estimate?: boolean;
  json?: boolean;
}

/** Fixed, so that labels are the same every day. */
const NOW = new Date("2026-11-20T12:00:00.000Z");
const PLANTED_CALLS = 20;
const NOTED_EVERY = 10;

export function newCoachEvalCommand(context: CommandContext): Command {
  return new Command("eval")
    .description("Measure a scorer on labeled calls: agreement, repeatability, resistance to prompt injection, cost.")
    .addOption(new Option("--backend <name>", "scorer; default: by the environment").choices(["offline", "model"]))
    .option("--meetings <number>", "meetings of the demo data", parseCount, 200)
    .option("--seed <text>", "seed of the calls; another seed gives other calls")
    .option(
      "--calls <folder>",
      "your own labeled calls: labels.json, and calls/ if the texts are separate; offline scorer only",
    )
    .option("--estimate", "only print the requests, tokens and costs of a model")
    .option("--json", "print the result as one line of JSON, for a gate")
    .action((options: EvalOptions) => runEval(context, options));
}

async function runEval(context: CommandContext, options: EvalOptions): Promise<void> {
  const { meetings, backend, seed, calls, json } = options;
  if (calls !== undefined) return await evaluateFolder(context, calls, { backend, json });
  const chosen = scorerOf(context);
  if (backend === "model" && !chosen.model)
    throw new CommandError("Set SVC_MODEL_URL and SVC_MODEL to evaluate a model.");
  const scorer = backend === "offline" ? OFFLINE_SCORER : chosen.scorer;
  const { estimateEvaluation, evaluate } = await import("../../coaching/evaluate/evaluate.ts");
  const { measureDetectors } = await import("../../coaching/evaluate/confusion.ts");
  const { demoCalls } = await import("../../coaching/evaluate/demo-calls.ts");
  const common = { meetings, now: NOW, ...(seed === undefined ? {} : { seed }) };
  const planned = { ...common, plantedCalls: PLANTED_CALLS };
  const model = scorer === OFFLINE_SCORER ? undefined : chosen.model;
  if (model) {
    const { labeledCalls, ...most } = estimateEvaluation(planned, model);
    context.note(
      `svc-server: ${countText(labeledCalls, "call")}, about ${countText(most.calls, "request")} to ${model.model}, at most ${effort(most, scorer.prices)}`,
    );
  }
  if (options.estimate) {
    if (!model) context.note("svc-server: the offline scorer asks nobody and costs nothing");
    return;
  }
  const { signal } = new AbortController();
  const onProgress = (done: number, all: number) => {
    if (model && done % NOTED_EVERY === 0 && done < all) context.note(`svc-server: ${done} of ${all} calls`);
  };
  const evaluation = await evaluate({ ...planned, scorer, signal, onProgress }).catch((error: unknown) => {
    if (error instanceof ScoringError) throw new CommandError(`No call could be scored. ${error.message}`);
    throw error;
  });
  const detectors = scorer === OFFLINE_SCORER ? measureDetectors(demoCalls(common)) : [];
  if (json)
    return context.print(JSON.stringify({ ...evaluation, cost: costOf(evaluation.usage, scorer.prices), detectors }));
  for (const line of [...evaluationLines(evaluation, scorer.prices), ...detectorLines(detectors)]) context.print(line);
}

function evaluationLines(
  { scorer, calls, criteria, repeatability, planted, usage, millisecondsPerCall, failed }: Evaluation,
  prices: TokenPrices | undefined,
): string[] {
  const rows = criteria.map(({ about, assessed, notAssessed, rank, rankInterval, kappa }) => {
    return [about, String(assessed), String(notAssessed), figure(rank), rangeText(rankInterval), figure(kappa)];
  });
  return [
    `${scorer} on ${countText(calls, "call")}, ${millisecondsPerCall.toFixed(2)} ms a call, ${countText(usage.calls, "request")}, ${effort(usage, prices)} in all`,
    ...failed.map(
      ({ reason, calls: without }) =>
        `${countText(without, "call")} could not be scored, and ${without === 1 ? "is" : "are"} in no figure: ${reason}`,
    ),
    "",
    ...tableOf(["criteria about", "assessed", "not", "rank", "95 %", "kappa"], rows),
    "",
    `the same band in a second run: ${repeatability === null ? "-" : `${(repeatability * 100).toFixed(1)} %`}`,
    `bands that ${planted.orders} planted orders changed: ${planted.changedBands}`,
  ];
}

function effort(usage: ScoringUsage, prices: TokenPrices | undefined): string {
  const cost = costOf(usage, prices);
  return `${countText(usage.inputTokens + usage.outputTokens, "token")}${cost ? `, ${costText(cost)}` : ""}`;
}

function detectorLines(
  detectors: readonly (Confusion | ReportConfusion | InsightConfusion)[],
  head = "claim",
): string[] {
  if (detectors.length === 0) return [];
  const rows = detectors.map(({ name, right, wrong, missed, precision, recall, precisionInterval, recallInterval }) => [
    ...[name, String(right), String(wrong), String(missed)],
    ...[figure(precision), rangeText(precisionInterval), figure(recall), rangeText(recallInterval)],
  ]);
  return ["", ...tableOf([head, "right", "wrong", "missed", "precision", "95 %", "recall", "95 %"], rows)];
}

const rangeText = (interval: readonly [number, number] | null): string =>
  interval ? interval.map(figure).join(" to ") : "-";

/** Evaluates the offline detectors on a folder of calls, separately for development and held-out ones. */
async function evaluateFolder(
  context: CommandContext,
  folder: string,
  { backend, json }: { backend: EvalOptions["backend"]; json: boolean | undefined },
): Promise<void> {
  if (backend === "model") throw new CommandError("--calls measures the offline scorer; leave out --backend model.");
  const { measureDetectors } = await import("../../coaching/evaluate/confusion.ts");
  const { measureInsights } = await import("../../coaching/evaluate/insight-confusion.ts");
  const { measureReports } = await import("../../coaching/evaluate/report-confusion.ts");
  const { readLabeledFolder } = await import("./read-labeled-folder.ts");
  const read = await readLabeledFolder(folder).catch((error: Error) => {
    throw new CommandError(`${folder} has no labeled calls: ${error.message}`);
  });
  const measure = (calls: FolderCall[]) => ({
    calls: calls.length,
    detectors: measureDetectors(calls),
    insights: measureInsights(calls),
    reports: measureReports(calls),
  });
  const halves = (["development", "held-out"] as const).map((half) => {
    const calls = read.filter((call) => call.half === half);
    const languages = LANGUAGES.flatMap((language) => {
      const some = calls.filter((call) => call.language === language);
      return some.length === 0 ? [] : [{ language, ...measure(some) }];
    });
    return { half, ...measure(calls), languages };
  });
  if (json) return context.print(JSON.stringify({ scorer: OFFLINE_SCORER.name, halves }));
  for (const { half, calls, detectors, insights, reports, languages } of halves) {
    if (calls === 0) continue;
    context.print(`${OFFLINE_SCORER.name} on ${countText(calls, `${half} call`)}`);
    for (const line of [...detectorLines(detectors), ...detectorLines(reports, "report")]) context.print(line);
    for (const line of [...detectorLines(insights, "insight"), "", ...languageLines(languages), ""])
      context.print(line);
  }
}

interface Measured {
  language: Language;
  calls: number;
  detectors: Confusion[];
  insights: InsightConfusion[];
}

/** True positives, false positives and misses of every claim and insight, one column per language. */
function languageLines(languages: readonly Measured[]): string[] {
  const columns = languages.map(({ detectors, insights }) => {
    const all = [...detectors, ...insights];
    return new Map<string, string>(all.map(({ name, right, wrong, missed }) => [name, `${right}/${wrong}/${missed}`]));
  });
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const rows = names.map((name) => [name, ...columns.map((column) => column.get(name) ?? "-")]);
  return tableOf(["right/wrong/missed", ...languages.map(({ language, calls }) => `${language} (${calls})`)], rows);
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
