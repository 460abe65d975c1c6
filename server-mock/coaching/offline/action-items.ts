import { affirmedPart, clausesAround, isDeniedAround } from "../../../core/text/clauses.ts";
import { dueDate } from "./due-date.ts";
import type { Lexicon } from "./lexicon.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { quoteText, wordsAt } from "./said-words.ts";
import { sentencesIn } from "./sentences.ts";
import type { Moment } from "./signal.ts";
import { appointmentsIn, lateLines } from "./signals/dated-next-step.ts";
import { FIRST_SHARE } from "./signals/open-questions.ts";

/** A promise or an appointment at the end of a call. */
export interface ActionItem {
  moment: Moment;
  words: string;
  /** Who keeps it; empty where the words do not say it. */
  owners: readonly string[];
  /** Day as YYYY-MM-DD, where the words name one that can be meant. */
  date: string | undefined;
  /** A deed on a later day, not only a promise. */
  isAppointed: boolean;
}

const MOST = 8;
/**
 * The promises of a call, of both sides, and its appointments at the end: a deed with its day, or one that somebody takes on. Before the
 * end, it takes both. What is asked counts where the other side agrees, and what the other side turns down does not.
 */
export function actionItems(call: PreparedCall, startedAt: string): ActionItem[] {
  const { lexicon, language } = call;
  if (!lexicon || !language) return [];
  const items = new Map<string, ActionItem>();
  const late = new Set(lateLines(call));
  for (const heard of call.lines) {
    if (!late.has(heard) && !lexicon.phrases.ownPromise.test(heard.text)) continue;
    const next = call.lines.find(({ line, side }) => line.index > heard.line.index && side !== heard.side);
    for (const { start, text } of sentencesIn(heard.text)) {
      const sentence = affirmedPart(statedPart(text, lexicon));
      const isOwn = lexicon.phrases.ownPromise.test(sentence);
      const isAppointed = appointmentsIn(sentence, lexicon).length > 0;
      if (!isOwn && !isAppointed) continue;
      const date = dueDate(sentence, language, startedAt);
      const isBegun = heard.start >= call.seconds * FIRST_SHARE && !lexicon.agenda.test(sentence);
      // Words of the day itself stand in many sentences that promise nothing.
      const isDeed = lexicon.step.test(sentence) || (date !== undefined && date > startedAt.slice(0, 10));
      if (!late.has(heard) && !(isBegun && isOwn && isDeed && date !== undefined)) continue;
      if (lexicon.phrases.condition.test(sentence) || lexicon.phrases.past.test(sentence)) continue;
      if (!isAppointed && !isDeed) continue;
      const isAgreed = next !== undefined && lexicon.phrases.assents.test(next.text);
      if (!isAgreed && (lexicon.question.test(sentence) || (next && isTurnedDown(next)))) continue;
      const moment = { heard, at: start + sentence.search(/\S/) };
      const words = wordsAt(moment);
      if (words === undefined) continue;
      const owners = isOwn
        ? [heard.line.speaker]
        : lexicon.phrases.sharedPromise.test(sentence) && call.fitness.speakers === 2
          ? [...new Set(call.lines.map(({ line }) => line.speaker))]
          : [];
      // What is said again is one promise; the fullest words hold.
      const key = date === undefined ? `${heard.line.index} ${start}` : `${owners.join()} ${date}`;
      const said = items.get(key);
      if (said && said.words.length >= words.length) continue;
      items.delete(key);
      items.set(key, { moment, words, owners, date, isAppointed: isAppointed && date !== startedAt.slice(0, 10) });
    }
  }
  return withDaysOfMeetings([...items.values()], lexicon).slice(-MOST);
}

/** What somebody brings is due where people meet, if they meet once. */
function withDaysOfMeetings(items: readonly ActionItem[], { phrases }: Lexicon): ActionItem[] {
  const says = (pattern: RegExp, { words }: ActionItem) => pattern.test(words.toLowerCase());
  const meetings = new Set(
    items.flatMap((item) => (item.isAppointed && item.date && !says(phrases.delivers, item) ? [item.date] : [])),
  );
  const [day] = meetings;
  return items.map((item) =>
    meetings.size === 1 && item.date === undefined && says(phrases.brings, item) ? { ...item, date: day } : item,
  );
}

/** `Ana Ruiz, 2026-11-27: “…” (31:10)`. */
export function actionText({ moment, words, owners, date }: ActionItem, { texts }: PreparedCall): string {
  const who = [owners.join(" + "), date].filter(Boolean).join(", ");
  return `${who === "" ? "" : `${who}: `}${quoteText(moment, words, texts)}`;
}

const DENIES = /^\W*(?:no|not|nein|nicht|lieber nicht|non|pas|いえ|いいえ)(?!\p{L})/u;

/** What a sentence says before it asks for something else: "I'll send it tonight, and would you look at it?" */
function statedPart(sentence: string, { question, phrases }: Lexicon): string {
  if (!question.test(sentence)) return sentence;
  const { length } = sentence.trimEnd();
  const { start } = clausesAround(sentence, { start: length - 1, end: length });
  const stated = sentence.slice(0, start);
  return phrases.ownPromise.test(stated) && !question.test(stated) ? stated : sentence;
}

const isTurnedDown = ({ text }: PreparedLine): boolean =>
  DENIES.test(text) || isDeniedAround(text, { start: 0, end: 1 });
