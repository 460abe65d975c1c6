import { clockText } from "../../../core/words/duration-text.ts";
import type { Template } from "../../records/resources.ts";
import { unsaidEntries } from "../said-sentences.ts";
import { type FeedbackTexts, fillText } from "./languages.ts";
import type { PreparedCall } from "./prepare-call.ts";
import { heardText, wordsAt } from "./said-words.ts";
import type { Moment } from "./signal.ts";
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

/** Seconds after which the other side could have had a word. */
const LONG_TURN = 30;
/** The share of a long turn after which the other side should have had a word. */
const TURN_SHARE = 1 / 3;

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
  const moment = reading.instead ?? reading.moments[0];
  if (!moment || wordsAt(moment) === undefined) return [];
  const plain = (what: Found["what"], stems: Found["stems"]): Found[] => [
    { what, moment, instead: "plain", words: "", stems },
  ];
  switch (signal.name) {
    case "talk-ratio":
    case "longest-monologue":
      return (reading.band ?? GOOD) < GOOD ? longTurn(call) : [];
    case "dated-next-step":
      return reading.instead ? plain("step", "day") : [];
    case "agenda":
      return plain("agenda", "suit");
    default:
      return [];
  }
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
