import { clockText } from "../../../core/words/duration-text.ts";
import type { Template } from "../../records/resources.ts";
import { unsaidEntries } from "../said-sentences.ts";
import { type FeedbackTexts, fillText } from "./languages.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { heardText, wordsAt } from "./said-words.ts";
import type { Moment } from "./signal.ts";
import { FIRST_SHARE, questionsOf } from "./signals/open-questions.ts";
import { GOOD, type Judged, type Measured } from "./summarize.ts";

/** One thing to do otherwise: where, and what could have been said there. */
export interface Advice {
  criterion: string;
  moment: Moment;
  text: string;
}

/** What an advice on one signal is made of. */
interface Found {
  what: keyof FeedbackTexts["advice"];
  moment: Moment;
  instead: keyof FeedbackTexts["instead"];
  /** Words that the proposal takes up. */
  words: string;
  stems: keyof FeedbackTexts["stems"];
}

/** Share of the call after which a question leads nowhere. */
const LAST_SHARE = 0.85;
/** Seconds after which the other side could have had a word. */
const LONG_TURN = 30;
/** Letters of a sentence that says something. */
const SHORTEST = 25;
/** The share of a long turn after which the other side should have had a word. */
const TURN_SHARE = 1 / 3;

const SENTENCE = /[^.!?。！？]+[.!?。！？]*/g;

interface AdviceSource {
  template: Pick<Template, "coaching_tone">;
  /** What the person was told in the last month. */
  said: ReadonlySet<string>;
}

/**
 * The one advice of a report: on the first of these readings that has a moment to show it at. What could have been said is taken from a few
 * short questions, those first that the person has not read lately.
 */
export function adviseOn(
  readings: readonly { judged: Judged; measured: Measured }[],
  call: PreparedCall,
  { template, said }: AdviceSource,
): Advice | undefined {
  const { texts } = call;
  for (const { judged, measured } of readings)
    for (const found of findMoments(measured, call)) {
      const speaker = found.moment.heard.line.speaker;
      const length = clockText(call.talk.monologue.seconds);
      const what = fillText(texts.advice[found.what], { criterion: judged.name, speaker, length });
      const shown = heardText(what, found.moment, texts).replace(/[.。]$/, "");
      for (const stem of freshFirst(texts.stems[found.stems], said)) {
        const instead = fillText(texts.instead[found.instead], { words: found.words, stem });
        const tone = texts.tones[template.coaching_tone ?? "direct"];
        const text = `${shown} → ${fillText(tone, { instead })}`;
        if (unsaidEntries([text], said).length > 0) return { criterion: judged.name, moment: found.moment, text };
      }
    }
  return undefined;
}

/** Stems in the order of how often the person has read them. */
function freshFirst(stems: readonly string[], said: ReadonlySet<string>): string[] {
  const uses = (stem: string) => [...said].filter((sentence) => sentence.endsWith(stem)).length;
  return stems
    .map((stem) => ({ stem, uses: uses(stem) }))
    .sort((one, other) => one.uses - other.uses)
    .map(({ stem }) => stem);
}

/** Where in the call an advice on a signal can be shown, the best place first. */
function findMoments({ signal, reading }: Measured, call: PreparedCall): Found[] {
  const [moment] = reading.moments;
  if (!moment || wordsAt(moment) === undefined) return [];
  const plain = (what: Found["what"], stems: Found["stems"]): Found[] => [
    { what, moment, instead: "plain", words: "", stems },
  ];
  switch (signal.name) {
    case "open-questions":
      return [...closedQuestions(call), ...unasked(call)];
    case "talk-ratio":
    case "longest-monologue":
      return (reading.band ?? GOOD) < GOOD ? [...longTurn(call), ...unasked(call)] : [];
    case "recap":
      return plain("recap", "check");
    case "agenda":
      return plain("agenda", "suit");
    case "dated-next-step":
      return plain("dated-next-step", "hour");
    default:
      return [];
  }
}

/** Questions that yes or no answers, with what the other side had said before, where it said most first. */
function closedQuestions(call: PreparedCall): Found[] {
  const { lines, seconds, lexicon } = call;
  if (!lexicon) return [];
  return lines
    .flatMap((heard, index) => {
      const reply = lines[index + 1];
      if (heard.side !== "seller" || reply?.side !== "prospect" || !isMiddle(heard, seconds)) return [];
      const asked = questionsOf(heard, lexicon);
      const [text] = asked;
      const isClosed =
        asked.length === 1 && text !== undefined && !lexicon.open.test(text) && !lexicon.request.test(text);
      const before =
        isClosed && !lexicon.check.test(text) && !lexicon.phrases.checks.test(text) && statementBefore(lines, index);
      const moment = { heard, at: heard.text.indexOf(text ?? "") };
      if (!before || wordsAt(moment) === undefined) return [];
      return [{ moment, words: before }];
    })
    .sort((one, other) => other.words.length - one.words.length)
    .map(({ moment, words }) => ({ what: "closed", moment, instead: "deepen", words, stems: "deepen" }));
}

/** What the other side said, and the seller asked nothing about, the longest first. */
function unasked(call: PreparedCall): Found[] {
  const { lines, seconds, lexicon } = call;
  if (!lexicon || call.fitness.lacks.has("punctuation")) return [];
  return lines
    .flatMap((heard, index) => {
      const next = lines[index + 1];
      if (heard.side !== "prospect" || next?.side !== "seller" || !isMiddle(heard, seconds)) return [];
      if (questionsOf(next, lexicon).length > 0 || questionsOf(heard, lexicon).length > 0) return [];
      const sentences = [...heard.said.matchAll(SENTENCE)].sort((one, other) => other[0].length - one[0].length);
      const moment = { heard, at: (sentences[0]?.index ?? 0) + 1 };
      const words = wordsAt(moment);
      return words && words.length >= SHORTEST ? [{ moment, words }] : [];
    })
    .sort((one, other) => other.moment.heard.spoken - one.moment.heard.spoken)
    .map(({ moment, words }) => ({ what: "silent", moment, instead: "deepen", words, stems: "deepen" }));
}

/** The longest turn, and the sentence in it after which to hand over. */
function longTurn({ lines, talk }: PreparedCall): Found[] {
  const heard = lines[talk.monologue.turn];
  if (!heard || talk.monologue.seconds < LONG_TURN) return [];
  const at = Math.floor(heard.said.length * TURN_SHARE);
  const words = wordsAt({ heard, at });
  const moment = { heard, at: 0 };
  if (words === undefined || wordsAt(moment) === undefined) return [];
  return [{ what: "monologue", moment, instead: "handover", words, stems: "handover" }];
}

const isMiddle = ({ start }: PreparedLine, seconds: number): boolean =>
  start >= seconds * FIRST_SHARE && start <= seconds * LAST_SHARE;

/** The last thing of substance that the other side said before a line. */
function statementBefore(lines: readonly PreparedLine[], index: number): string | undefined {
  const heard = lines.slice(0, index).findLast(({ side }) => side === "prospect");
  const words = heard && wordsAt({ heard, at: Math.max(0, heard.said.length - 2) });
  return words && words.length >= SHORTEST && !/[?？]$/.test(words) ? words : undefined;
}
