import { assessedShare } from "../../../core/figures/mean.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import type { Template } from "../../records/resources.ts";
import type { Band } from "../bands.ts";
import type { Scoring } from "../scorer.ts";
import { aboutMoments, aboutText, industryWords } from "./about.ts";
import { type ActionItem, actionItems, actionText } from "./action-items.ts";
import { type Advice, adviseOn } from "./advice.ts";
import { fillText } from "./languages.ts";
import { GOOD, type Judged, type Measured, type Scored } from "./measured.ts";
import { type Praise, praiseFor } from "./praise.ts";
import type { PreparedCall } from "./prepare-call.ts";
import { type Replay, replays } from "./replay.ts";
import { placeText, wordsAt } from "./said-words.ts";
import { isScoring, type Moment, type Signal } from "./signal.ts";

const BEST: Band = 5;

/** Parts of a template that are read without a model. */
export type ReadTemplate = Pick<
  Template,
  "grading_criteria" | "prompt_template" | "coaching_tone" | "industry_context"
>;

/** What a report is written from. */
interface ReportSource {
  call: PreparedCall;
  template: ReadTemplate;
  startedAt: string;
  judged: readonly Judged[];
  /** Everything that can be measured in the call. */
  measured: readonly Measured[];
  /** Signals that the template's prompt names: what they show comes first. */
  named: readonly Signal[];
  /** What the person was told in the last month. */
  said: ReadonlySet<string>;
}

/** Contents of a report, before they are text. */
export interface ReportContents {
  items: readonly ActionItem[];
  about: readonly Moment[];
  replays: readonly Replay[];
  praise: readonly Praise[];
  advice: Advice | undefined;
}

/**
 * Writes a report that can be read to somebody: what the call was about, what was done well, one thing to do otherwise, what was promised,
 * what to hear again, and what it all stands on. Every sentence has its moment or its figures; one that has neither is not written.
 */
export function writeReport(
  source: ReportSource,
): Pick<Scoring, "feedback" | "strengths" | "improvements" | "nextSteps"> & { contents: ReportContents } {
  const { call, template, judged, named, said, startedAt } = source;
  const { texts, others: who } = call;
  const rankOf = ({ measured: { signal, reading } }: Scored) =>
    (named.includes(signal) ? 0 : 3) + (reading.restsOn ? 0 : signal.name === "talk-ratio" ? 1 : 2);
  const scored = judged
    .flatMap((one) => one.measured.map((measured) => ({ judged: one, measured, band: measured.reading.band ?? GOOD })))
    .filter(
      ({ judged: { assessment }, measured: { signal, reading } }) =>
        assessment.band !== null && isScoring(signal, reading),
    )
    .sort((one, other) => rankOf(one) - rankOf(other) || other.judged.weight - one.judged.weight);
  const weak = scored
    .filter(({ band }) => band < BEST)
    .sort(
      (one, other) =>
        Number(one.band >= GOOD) - Number(other.band >= GOOD) || rankOf(one) - rankOf(other) || one.band - other.band,
    );
  const missed = judged.flatMap((one) =>
    one.measured.filter(({ reading }) => reading.instead).map((measured) => ({ judged: one, measured })),
  );
  const advice = adviseOn([...missed, ...weak], call, { template, said });
  const items = actionItems(call, startedAt);
  const praise = praiseFor(scored, { call, items, said });
  const replayed = replays(call, source.measured, items);
  const headline = headlineOf(praise, advice, { call, isDirect: template.coaching_tone === "direct" });
  const facts = factsOf(source);
  const agenda = source.measured.find(({ signal }) => signal.name === "agenda")?.reading;
  const purpose = (agenda?.moments ?? []).filter((moment) => wordsAt(moment) !== undefined);
  const about = aboutMoments(call, `${template.prompt_template} ${template.industry_context ?? ""}`);
  const why = (kind: keyof typeof texts.nothing) => fillText(texts.nothing[kind], { length: clockText(call.seconds) });
  const isPraisedAgain =
    praise.length === 0 && said.size > 0 && praiseFor(scored, { call, items, said: new Set() }).length > 0;
  const findings = [
    ...(praise.length === 0 ? [why(isPraisedAgain ? "again" : "praise")] : []),
    ...(advice ? [] : [why(weak.length > 0 ? "moment" : "work")]),
  ];
  const interaction = facts === "" ? [] : [fillText(texts.interaction, { facts })];
  const story = [
    ...(purpose.length > 0 ? [fillText(texts.purpose, { quotes: aboutText(purpose, call) })] : []),
    ...(about.length > 0 ? [fillText(texts.about, { who, quotes: aboutText(about, call) })] : []),
    ...replayed.map(({ text }) => text),
  ];
  const [basis, read] = [basisOf(source), readOf(source)];
  const judgement = [...headline, ...findings];
  const orders: Readonly<Record<string, readonly string[]>> = {
    direct: [...judgement, ...story, ...interaction, basis, read],
    "data-driven": [basis, ...interaction, ...judgement, ...story, read],
  };
  return {
    feedback: (orders[template.coaching_tone ?? ""] ?? [...story, ...judgement, ...interaction, basis, read]).join(
      texts.space,
    ),
    strengths: praise.map(({ text }) => text),
    improvements: advice ? [advice.text] : [],
    nextSteps: items.map((item) => actionText(item, call)),
    contents: { items, about: purpose, replays: replayed, praise, advice },
  };
}

/** The best and the most to gain, of two criteria, and where they show. */
function headlineOf(
  praise: readonly Praise[],
  advice: Advice | undefined,
  { call, isDirect }: { call: PreparedCall; isDirect: boolean },
): string[] {
  const { texts } = call;
  const best = praise.find(({ criterion }) => criterion !== advice?.criterion);
  const strong = best && { strong: best.criterion, strongAt: placeText(best.moment, texts) };
  const weak = advice && { weak: advice.criterion, weakAt: placeText(advice.moment, texts) };
  const apart = [...(weak ? ["weak" as const] : []), ...(strong ? ["strong" as const] : [])];
  const kinds = strong && weak && !isDirect ? ["both" as const] : apart;
  return kinds.map((kind) => fillText(texts.headline[kind], { who: call.others, ...strong, ...weak }));
}

/** How people talked, as facts: a grade is given only where a criterion asks for one. */
function factsOf({ call, measured, named }: ReportSource): string {
  const { texts, fitness } = call;
  const rankOf = ({ signal }: Measured) => Number(!named.includes(signal));
  const namedFirst = measured.toSorted((one, other) => rankOf(one) - rankOf(other));
  const { count, seconds } = fitness.breaks;
  const breaks = count > 0 ? [fillText(texts.facts.breaks, { count, length: clockText(seconds) })] : [];
  return [...namedFirst.flatMap(({ reading }) => reading.short ?? []), ...breaks].join(texts.listMark);
}

/** What the mean is based on: the criteria, and the fitness of the transcript. */
function basisOf({ call, judged }: ReportSource): string {
  const { texts, fitness } = call;
  const criteria = judged.map(({ name, weight, assessment }) => ({ name, weight, score: assessment.band }));
  const assessed = criteria.filter(({ score }) => score !== null).length;
  const lacks = (["punctuation", "language"] as const).filter((need) => fitness.lacks.has(need));
  const times = fitness.times === "said" ? [] : [fitness.times];
  return fillText(assessed === judged.length ? texts.basis.all : texts.basis.some, {
    ...{ assessed, all: judged.length, share: Math.round(assessedShare(criteria) * 100) },
    length: clockText(fitness.seconds),
    limits: [...times, ...lacks].map((limit) => texts.limits[limit]).join(""),
  });
}

/** Which parts of the template this scorer reads. */
function readOf({ call, template, named }: ReportSource): string {
  const { texts } = call;
  const words = industryWords(call, template.industry_context ?? "");
  return fillText(texts.read, {
    who: call.others,
    signals: named.map(({ name }) => name).join(", ") || texts.none,
    words: words.join(", ") || texts.none,
  });
}
