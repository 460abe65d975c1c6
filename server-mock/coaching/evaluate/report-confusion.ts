import type { ActionItem } from "../offline/action-items.ts";
import { prepareCall } from "../offline/prepare-call.ts";
import { scoreOffline } from "../offline/score-offline.ts";
import { CLAIMS } from "../offline/signals/signals.ts";
import type { ReportContents } from "../offline/summarize.ts";
import { addCounts, type Counts, countLines, NO_COUNTS, type Quality, qualityOf } from "./counts.ts";
import type { ActionLabel, DetectorLabels, KnownCall, ReportLabels } from "./detector-labels.ts";

/** Parts of a report without a model, and what each says. */
export const REPORT_PARTS = {
  "action-item": "somebody commits to this, within two lines",
  owner: "the owner of a correct action item is this person, or both",
  "due-date": "a correct action item is due on this day",
  about: "this line states the purpose of the call",
  replay: "this moment is worth replaying, within two lines",
  praise: "this was done well here",
  "praise-undenied": "no label contradicts the praise",
  advice: "this is what to work on",
  "advice-moment": "this is what to work on, and it shows here",
  "advice-undenied": "no label contradicts the advice",
} as const;

export type ReportPart = keyof typeof REPORT_PARTS;

/** Counts of what reports say, compared with labels. */
export interface ReportConfusion extends Counts, Quality {
  name: ReportPart;
}

const NEAR = 2;

/** Criteria of a report, the label kinds that support praise of them, those that contradict it, and the kind of their advice. */
const KINDS: Readonly<Record<string, { praised: readonly string[]; denied: readonly string[]; advised: string }>> = {
  agenda: { praised: ["agenda", "agenda-agreed"], denied: ["agenda"], advised: "agenda-agreed" },
  "open-question": { praised: ["open-question"], denied: ["open-question"], advised: "open-question" },
  listening: { praised: ["listening"], denied: ["listening"], advised: "listening" },
  recap: { praised: ["recap-checked"], denied: ["recap", "recap-checked"], advised: "recap-checked" },
  "dated-next-step": { praised: ["dated-next-step"], denied: ["dated-next-step"], advised: "dated-next-step" },
};

const TEMPLATE = {
  prompt_template: "",
  coaching_tone: null,
  industry_context: null,
  grading_criteria: [
    ["agenda", "agenda"],
    ["open-question", "open-questions"],
    ["listening", "talk-ratio, longest-monologue"],
    ["recap", "recap"],
    ["dated-next-step", "dated-next-step"],
  ].map(([name = "", signals]) => ({ name, weight: 1, description: `signals: ${signals}` })),
};

/** Compares the reports of calls with labels of what a fair coach would write; calls without such labels do not count. */
export function measureReports(calls: Iterable<KnownCall>): ReportConfusion[] {
  const sums = new Map<ReportPart, Counts>();
  for (const known of calls) {
    const { report } = known.labels;
    if (!report) continue;
    for (const [name, counts] of Object.entries(countReport(known, report)) as [ReportPart, Counts][])
      sums.set(name, addCounts(sums.get(name) ?? NO_COUNTS, counts));
  }
  return [...sums].map(([name, counts]) => ({ name, ...counts, ...qualityOf(counts) }));
}

const NOTHING: ReportContents = { items: [], about: [], replays: [], praise: [], advice: undefined };

function countReport({ call, labels }: KnownCall, report: ReportLabels): Record<ReportPart, Counts> {
  const { items, about, replays, praise, advice } = scoreOffline(call, TEMPLATE).contents ?? NOTHING;
  const heard = prepareCall(call);
  const lineOf = ({ moment }: { moment: ActionItem["moment"] }) => moment.heard.line.index;
  const isNear = (one: number, other: number) => Math.abs(one - other) <= NEAR;
  const isPraised = (one: (typeof praise)[number]) => {
    const claim = Object.entries(CLAIMS).find(([name]) => name === one.criterion)?.[1];
    const done = (heard && claim?.linesIn(labels, heard)) ?? [];
    const lines = report.praise
      .filter(({ kind }) => KINDS[one.criterion]?.praised.includes(kind))
      .map(({ line }) => line);
    return lines.length > 0 && [...lines, ...done].some((line) => isNear(line, lineOf(one)));
  };
  const isDenied = ({ criterion }: { criterion: string }) =>
    KINDS[criterion]?.denied.some((kind) => report.notPraise.includes(kind));
  const advisedKind = KINDS[advice?.criterion ?? ""]?.advised ?? "";
  const advised = report.advice.filter(({ kind }) => kind === advisedKind);
  const isShown = advice && advised.some(({ line }) => line === null || isNear(line, lineOf(advice)));
  const given = Number(advice !== undefined);
  const wanted = Number(report.advice.length > 0);
  // An agenda that is agreed on is one agenda.
  const kinds = new Set(report.praise.map(({ kind }) => kind.replace(/-(?:agreed|checked)$/, "")));
  return {
    ...countItems(items, { report, nextStep: labels.nextStep }),
    about: countLines(
      about.map(({ heard }) => heard.line.index),
      report.about,
    ),
    replay: countLines(
      replays.map(({ index }) => index),
      report.moments,
      { tolerance: NEAR },
    ),
    praise: countsOf(praise.filter(isPraised).length, praise.length, kinds.size),
    "praise-undenied": countsOf(praise.filter((one) => !isDenied(one)).length, praise.length),
    advice: countsOf(Number(advised.length > 0), given, wanted),
    "advice-moment": countsOf(Number(isShown === true), given, wanted),
    "advice-undenied": countsOf(given && Number(!report.notAdvice.includes(advisedKind)), given),
  };
}

/**
 * Each item against one label, the nearest pairs first; owners and dates of those that are found. A labeled next step is no
 * promise: an item there is neither right nor wrong.
 */
function countItems(
  items: readonly ActionItem[],
  { report, nextStep }: { report: ReportLabels; nextStep: DetectorLabels["nextStep"] },
): Record<"action-item" | "owner" | "due-date", Counts> {
  const { actionItems: labels, greyItems } = report;
  const offBy = ({ moment }: ActionItem, lines: readonly number[]) =>
    Math.min(...lines.map((line) => Math.abs(line - moment.heard.line.index)));
  const isDue = ({ date }: ActionItem, { due }: ActionLabel) => due.includes(date ?? null);
  const near = items
    .flatMap((item) => labels.map((label) => ({ item, label, lines: offBy(item, label.lines) })))
    .filter(({ lines }) => lines <= NEAR)
    .map(({ item, label, lines }) => {
      const isOther = item.owners.includes(label.owner) ? 0 : 2;
      return { item, label, distance: lines * 4 + isOther + (isDue(item, label) ? 0 : 1) };
    })
    .sort((one, other) => one.distance - other.distance);
  const pairs: typeof near = [];
  for (const pair of near)
    if (!pairs.some(({ item, label }) => item === pair.item || label === pair.label)) pairs.push(pair);
  const grey = [...greyItems, ...(nextStep ? [nextStep.line] : [])];
  const claims = items.filter((item) => pairs.some((pair) => pair.item === item) || offBy(item, grey) > 0).length;
  const owned = pairs.filter(({ item }) => item.owners.length > 0);
  const dated = pairs.filter(({ item }) => item.date !== undefined);
  const hasOwner = owned.filter(({ item, label }) => item.owners.includes(label.owner)).length;
  const hasDay = dated.filter(({ item, label }) => isDue(item, label)).length;
  return {
    "action-item": countsOf(pairs.length, claims, labels.length),
    owner: countsOf(hasOwner, owned.length, labels.length),
    "due-date": countsOf(hasDay, dated.length, labels.filter(({ due: [day] }) => day !== null).length),
  };
}

/** Counts for a number of claims and right ones, without labels. */
function countsOf(right: number, claims: number, labels = 0): Counts {
  const found = labels === 0 ? 0 : right;
  return { right, wrong: claims - right, found, missed: labels - found };
}
