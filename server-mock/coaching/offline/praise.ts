import { unsaidEntries } from "../said-sentences.ts";
import type { ActionItem } from "./action-items.ts";
import type { Lexicon } from "./lexicon.ts";
import { GOOD, type Scored } from "./measured.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { heardText, wordsAt } from "./said-words.ts";
import type { Moment, Reading, Signal } from "./signal.ts";
import { hasDay, hasHour } from "./signals/dated-next-step.ts";

/** Something done well: a sentence with its moment. */
export interface Praise {
  criterion: string;
  moment: Moment;
  text: string;
}

const MOST = 3;
/** Lines before a step in which it may be proposed. */
const BEFORE = 3;

interface PraiseSource {
  call: PreparedCall;
  items: readonly ActionItem[];
  /** What the person was told in the last month. */
  said: ReadonlySet<string>;
}

/** Praises what is good, sure, and was said in words that can be quoted: one moment for a criterion. */
export function praiseFor(readings: readonly Scored[], { call, items, said }: PraiseSource): Praise[] {
  const { texts } = call;
  const praised = new Map<string, Praise>();
  for (const { judged, measured, band } of readings) {
    const { name, assessment } = judged;
    if (band < GOOD || (assessment.band ?? 0) < GOOD || praised.has(name) || praised.size === MOST) continue;
    for (const { fact, moment } of praisesOf(measured.signal, measured.reading, { call, items })) {
      const text = `${name}: ${heardText(fact, moment, texts)}`;
      if (praised.has(name) || wordsAt(moment) === undefined || unsaidEntries([text], said).length === 0) continue;
      praised.set(name, { criterion: name, moment, text });
    }
  }
  return [...praised.values()];
}

/** What may be praised of a reading, the best first. */
function praisesOf(
  { name }: Signal,
  { praise, fact, moments }: Reading,
  { call, items }: Pick<PraiseSource, "call" | "items">,
): { fact: string; moment: Moment }[] {
  const { lexicon, lines, texts } = call;
  if (name === "dated-next-step" && lexicon)
    return items
      .filter((item) => item.isAppointed && moments.some(({ heard }) => heard === item.moment.heard))
      .filter((item) => !isRepeated(item, lines, lexicon) && isMore(item.words.toLowerCase(), lexicon))
      .sort((one, other) => worthOf(other, lexicon) - worthOf(one, lexicon))
      .map(({ moment }) => ({ fact: texts.praise.step, moment }));
  // How long somebody listens is a fact, and praised by no fair coach: hardly one such praise in ten is labeled.
  if (praise === null || name === "talk-ratio" || name === "longest-monologue") return [];
  return praise ? [praise] : moments.map((moment) => ({ fact, moment }));
}

/** The other side's proposal of a day and hour, which the seller only repeats. */
function isRepeated({ moment }: ActionItem, lines: readonly PreparedLine[], lexicon: Lexicon): boolean {
  const at = lines.indexOf(moment.heard);
  const proposed = lines.slice(Math.max(0, at - BEFORE), at).find(({ text }) => hasDay(text, lexicon));
  return proposed?.side === "prospect" && hasHour(proposed.text, lexicon);
}

/** What is only sent is no next step, unless the hour is named. */
const isMore = (text: string, lexicon: Lexicon): boolean =>
  !lexicon.phrases.delivers.test(text) || hasHour(text, lexicon);

/** An appointment says more with its hour, and in more words than "See you Tuesday". */
const worthOf = ({ words }: ActionItem, lexicon: Lexicon): number =>
  words.length + (hasHour(words.toLowerCase(), lexicon) ? 1_000 : 0);
