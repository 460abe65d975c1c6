import { measureDetectors } from "../../server-mock/src/coaching/evaluate/confusion.ts";
import { measureInsights, measureOtherSentences } from "../../server-mock/src/coaching/evaluate/insight-confusion.ts";
import { BINDING_RULES } from "../../server-mock/src/coaching/offline/bind-signals.ts";
import { SIGNALS } from "../../server-mock/src/coaching/offline/signals/signals.ts";
import { labeledCalls } from "../../server-mock/src/demo/labels.ts";
import type { GeneratedFile } from "./generated-file.ts";

const MEETINGS = 1_000;
const NOW = new Date("2026-11-20T12:00:00.000Z");

/** Signals, rules and measured precision of the offline scorer, for docs/coaching.md. */
export function generateCoachingDocs(): GeneratedFile {
  const calls = [...labeledCalls({ meetings: MEETINGS, now: NOW })];
  const detectors = measureDetectors(calls).map(({ signal, claim, right, wrong, missed, precision, recall }) => [
    ...[`\`${signal}\``, claim, right, wrong, missed, share(precision), share(recall)],
  ]);
  const insights = measureInsights(calls).map(({ type, noted, inPassage, wrong, missed, precision, recall }) => [
    ...[`\`${type}\``, noted, inPassage, wrong, missed, share(precision), share(recall)],
  ]);
  const others = measureOtherSentences().map(({ language, found, about, wrong, none }) => [
    ...[language, `${found} of ${about}`, wrong, none],
  ]);
  const signals = SIGNALS.map(({ name, title, bands, isScoring }) => [
    `\`${name}\``,
    title,
    bands,
    isScoring ? "yes" : "no",
  ]);
  const rules = BINDING_RULES.map(({ words, signals: names }) => [
    names.length === 0 ? "none" : names.map((name) => `\`${name}\``).join(", "),
    `\`${words.source.replaceAll("|", "\\|")}\``,
  ]);
  const text = [
    `On the ${calls.length.toLocaleString("en")} labeled calls among the first ${MEETINGS.toLocaleString("en")} demo meetings:`,
    "",
    ...tableOf(["detector", "claim", "right", "wrong", "missed", "precision", "recall"], detectors),
    "",
    "Insights, on the same calls. A claim is right on a line that the script of the call notes as such, or in a passage that is about it;",
    "missed are noted lines. `use_case` and `quote` are not looked for: no word gives them away.",
    "",
    ...tableOf(["insight", "noted", "in such a passage", "wrong", "missed", "precision", "recall"], insights),
    "",
    "The word lists were written with these calls at hand. On sentences of other trades, written afterwards by the same hand and not",
    "used to improve the lists:",
    "",
    ...tableOf(["language", "found", "wrong", "sentences about nothing of it"], others),
    "",
    "What is measured, and what each band takes, from 5 down to 1:",
    "",
    ...tableOf(["signal", "measures", "bands 5, 4, 3, 2, 1", "scores"], signals),
    "",
    "Which signals measure a criterion: the first rule that fits its name, else the first that fits its description.",
    "",
    ...tableOf(["signals", "key words"], rules),
    "",
  ].join("\n");
  return { path: "docs/coaching-figures.md", text };
}

const share = (value: number | null): string => (value === null ? "-" : value.toFixed(2));

/** Cells as wide as their column, as the formatter would have them. */
function tableOf(head: string[], rows: (string | number)[][]): string[] {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => widthOf(row[column] ?? ""))));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - widthOf(cell))).join(" | ")} |`;
  return [line(cells[0] ?? []), line(widths.map((width) => "-".repeat(width))), ...cells.slice(1).map(line)];
}

const WIDE = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]/gu;
const widthOf = (text: string): number => [...text].length + (text.match(WIDE) ?? []).length;
