import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Confusion, LEAST_PRECISION, measureDetectors } from "../../server-mock/coaching/evaluate/confusion.ts";
import { type Counts, NO_COUNTS, qualityOf } from "../../server-mock/coaching/evaluate/counts.ts";
import { type INSIGHT_SOURCES, measureInsights } from "../../server-mock/coaching/evaluate/insight-confusion.ts";
import {
  measureReports,
  REPORT_PARTS,
  type ReportConfusion,
} from "../../server-mock/coaching/evaluate/report-confusion.ts";
import { BINDING_RULES } from "../../server-mock/coaching/offline/bind-signals.ts";
import { LANGUAGES } from "../../server-mock/coaching/offline/lexicon.ts";
import { OFFLINE_SCORER } from "../../server-mock/coaching/offline/offline-scorer.ts";
import { canScore } from "../../server-mock/coaching/offline/signal.ts";
import { SIGNALS } from "../../server-mock/coaching/offline/signals/signals.ts";
import { type FolderCall, readLabeledFolder } from "../../server-mock/program/coach/read-labeled-folder.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { code, paddedTable } from "./markdown-table.ts";

const LABELED = "server-mock/test/coaching";
/** Sets whose labels say what a report should say, and which were measured blind. */
const BLIND_SETS = [4, 5, 6, 7];
const folderOf = (set: number) =>
  fileURLToPath(new URL(`../../${LABELED}/independent${set === 1 ? "" : `-${set}`}`, import.meta.url));

/** The first measurement of a set, before the scorer was changed for it. */
interface BlindMeasurement {
  scorer: string;
  counts: Record<string, Counts>;
}

/** Measured precision of the offline scorer, its signals and its rules: docs/coaching-figures.md. */
export async function generateCoachingDocs(): Promise<GeneratedFile> {
  const sets = await Promise.all([1, 2, 3, ...BLIND_SETS].map((set) => readLabeledFolder(folderOf(set))));
  const calls = sets.flat();
  const heldOut = sets.slice(0, 2).flatMap((set) => set.filter(({ half }) => half === "held-out"));
  const detectors = measureDetectors(calls);
  const parts = measureReports(sets.slice(3).flat());
  const text = [
    introduction(sets, heldOut.length),
    await blindTable([...detectors, ...parts]),
    NOTES,
    todayTable(detectors, parts, measureDetectors(heldOut)),
    "Right claims of all claims today, by language: claims on all sets, parts of a report on sets 4 to 7.",
    languageTable(sets),
    "Insights on the held-out calls, without a model: by the starter set of trackers, which was developed on the other half, and by amounts of\nmoney. An organization's own trackers find what it names; the starter set has only a few general phrases, so it misses nearly everything\nthat a reader would note.",
    insightTable(heldOut),
    "Signals, and the thresholds of the bands from 5 down to 1:",
    signalTable(),
    "Signals of a criterion: the first rule that matches its name, or else its description.",
    paddedTable(
      ["signals", "key words"],
      BINDING_RULES.map(({ words, signals }) => [signals.map(code).join(", ") || "none", code(words.source)]),
    ),
  ];
  return { path: "docs/coaching-figures.md", text: `${text.join("\n\n")}\n` };
}

const introduction = (sets: readonly FolderCall[][], heldOut: number): string => `# How good the offline scorer is

Seven sets of calls in five languages, ${sets.flat().length} calls, are labeled by hand. \`svc-server coach eval --calls ${LABELED}/independent-7\`
measures one of them, or a folder of your own.

- **Sets 1 and 2** (${(sets[0]?.length ?? 0) + (sets[1]?.length ?? 0)} calls) came from two authors who had not seen the word lists. Half of each was read to improve the lists; the other ${heldOut} calls are held
  out: a claim may score only if its precision on them is at least ${LEAST_PRECISION * 100} %, with at least ten claims. What is missing is reported, and scores
  nothing. Since \`offline-signals/12\` they are no longer blind: some were read, and the rules for praise were written with all in view.
- **Set 3** (${sets[2]?.length}): very short calls, pitches, transcripts without punctuation or times, breaks, noise, denied next steps. Its author had read the
  scorer's code, though not its word lists, and the languages share scenes, so it proves less than calls by strangers.
- **Sets 4 and 5** (${sets[3]?.length} each) came from authors who knew no detector, no word list and no other set; they label what a report should say.
- **Set 6** (${sets[5]?.length}) is of other trades and formats. Its author works on the scorer and had read its patterns of questions, not the other lists: it
  was labeled before any software read it, but is kinder than a stranger's would be. Its \`advice\` is nearly unlabeled.
- **Set 7** (${sets[6]?.length}) came from two authors who knew no detector. Every kind of advice is decided in it, and each labeled the other's calls again: they
  agree on 191 of 200. Sellers are those of a normal team.

Sets 4 to 7 were measured blind: once, before anybody who works on the scorer had read their calls. Then errors were read and repaired.
Expect such figures on your own calls. Precision of how many claims, and recall of how many labels:`;

async function blindTable(measured: readonly (Confusion | ReportConfusion)[]): Promise<string> {
  const blind = await Promise.all(
    BLIND_SETS.map(async (set) => {
      const text = await readFile(`${folderOf(set)}/blind.json`, "utf8");
      return { set, ...(JSON.parse(text) as BlindMeasurement) };
    }),
  );
  const head = blind.map(({ set, scorer }) => `set ${set}, \`${scorer.replace("offline-signals", "")}\``);
  return paddedTable(
    ["claim or part", ...head],
    measured.map(({ name }) => [code(name), ...blind.map(({ counts }) => briefly(counts[name] ?? NO_COUNTS))]),
  );
}

function briefly(counts: Counts): string {
  const { precision, recall } = qualityOf(counts);
  const [claims, labels] = [counts.right + counts.wrong, counts.found + counts.missed];
  const shares = [
    ...(claims > 0 ? [`${share(precision)} of ${claims}`] : ["no claim"]),
    ...(labels > 0 ? [`${share(recall)} of ${labels}`] : []),
  ];
  return shares.join(", ");
}

const NOTES = `On set 4, \`about\` was measured as a sentence of the other side; since then it is the agenda. Since \`/17\` open questions are labeled by
[one rule](decisions/0093-open-and-closed-questions.md) in all sets; the first measurements count the labels of before. Labels of moments worth
replaying and of lines about the purpose are suggestions, not complete lists. An appointment at the labeled next step counts neither way.

Today, ${code(OFFLINE_SCORER.name)}, on the same calls: claims on all sets, with the held-out calls, which decide what scores, and parts of a
report on sets 4 to 7. Intervals are Wilson's. Recall is low where a transcript cannot be assessed.`;

function todayTable(
  detectors: readonly Confusion[],
  parts: readonly ReportConfusion[],
  heldOut: readonly Confusion[],
): string {
  const claims = detectors.map((one) => {
    const held = heldOut.find(({ name }) => name === one.name);
    return [
      code(one.name),
      one.claim,
      ...qualityCells(one),
      briefly(held ?? NO_COUNTS),
      held?.isScoring ? "yes" : "no",
    ];
  });
  const rest = parts.map((one) => [code(one.name), REPORT_PARTS[one.name], ...qualityCells(one), "", ""]);
  const head = ["claims", "precision", "95 %", "labels", "recall", "95 %", "held out", "scores"];
  return paddedTable(["claim or part", "what it says", ...head], [...claims, ...rest]);
}

function qualityCells(one: Counts): (string | number)[] {
  const { precision, precisionInterval, recall, recallInterval } = qualityOf(one);
  return [
    ...[one.right + one.wrong, share(precision), rangeText(precisionInterval)],
    ...[one.found + one.missed, share(recall), rangeText(recallInterval)],
  ];
}

function languageTable(sets: readonly FolderCall[][]): string {
  const columns = LANGUAGES.map((language) => {
    const [all, labeled] = [sets, sets.slice(3)].map((some) =>
      some.flat().filter((call) => call.language === language),
    );
    return [...measureDetectors(all ?? []), ...measureReports(labeled ?? [])];
  });
  const rows = (columns[0] ?? []).map(({ name }, row) => [
    code(name),
    ...columns.map((measured) => rightOf(measured[row] ?? NO_COUNTS)),
  ]);
  return paddedTable(["claim or part", ...LANGUAGES], rows);
}

function insightTable(calls: readonly FolderCall[]): string {
  const sources = ["trackers", "money"] as const satisfies (keyof typeof INSIGHT_SOURCES)[];
  const rows = sources.flatMap((source) =>
    measureInsights(calls, source).flatMap(({ name, right, wrong, missed, precision, recall }) =>
      precision === null ? [] : [[code(name), source, right, wrong, missed, share(precision), share(recall)]],
    ),
  );
  return paddedTable(["insight", "by", "right", "wrong", "missed", "precision", "recall"], rows);
}

function signalTable(): string {
  const rows = SIGNALS.map((signal) => {
    const withheld = Object.entries(signal.claims).flatMap(([name, one]) => (one.isShownOnly ? [code(name)] : []));
    const scores = !canScore(signal) ? "no" : withheld.length > 0 ? `but for ${withheld.join(", ")}` : "yes";
    return [code(signal.name), signal.title, signal.bands, scores];
  });
  return paddedTable(["signal", "measures", "bands 5, 4, 3, 2, 1", "scores"], rows);
}

const rightOf = ({ right, wrong }: Counts): string => `${right} of ${right + wrong}`;

const share = (value: number | null): string => (value === null ? "-" : value.toFixed(2));

const rangeText = (interval: readonly [number, number] | null): string =>
  interval ? interval.map(share).join(" to ") : "-";
