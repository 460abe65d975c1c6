import { clockText } from "../../../core/words/duration-text.ts";
import type { Template } from "../../records/resources.ts";
import { unsaidEntries } from "../said-sentences.ts";
import { type FeedbackTexts, fillText } from "./languages.ts";
import { GOOD, type Judged, type Measured } from "./measured.ts";
import type { PreparedCall } from "./prepare-call.ts";
import { heardText, wordsAt } from "./said-words.ts";
import type { Moment } from "./signal.ts";

/** One thing to do otherwise: where, and what could have been said there. */
export interface Advice {
  criterion: string;
  moment: Moment;
  text: string;
}

/** What an advice on one signal is made of. */
interface Found {
  kind: keyof FeedbackTexts["advice"];
  moment: Moment;
  /** Words after which to say what is proposed. */
  after?: string;
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
  const length = clockText(call.talk.monologue.seconds);
  for (const { judged, measured } of readings) {
    const found = findMoment(measured, call);
    if (!found) continue;
    const { kind, moment, after } = found;
    const criterion = judged.name;
    const shown = heardText(fillText(texts.advice[kind], { criterion, length }), moment, texts).replace(/[.。]$/, "");
    for (const stem of freshFirst(texts.stems[kind], said)) {
      const instead = after === undefined ? stem : fillText(texts.handover, { words: after, stem });
      const isEncouraging = template.coaching_tone === "encouraging";
      const text = `${shown} → ${isEncouraging ? fillText(texts.encouraging, { instead }) : instead}`;
      if (unsaidEntries([text], said).length > 0) return { criterion, moment, text };
    }
  }
  return undefined;
}

/** Stems in the order of how often the person has read them. */
function freshFirst(stems: readonly string[], said: ReadonlySet<string>): string[] {
  const uses = (stem: string) => [...said].filter((sentence) => sentence.endsWith(stem)).length;
  return stems.toSorted((one, other) => uses(one) - uses(other));
}

/** Where in the call an advice on a signal can be shown. */
function findMoment({ signal: { name }, reading }: Measured, call: PreparedCall): Found | undefined {
  const moment = reading.instead ?? reading.moments[0];
  if (!moment || wordsAt(moment) === undefined) return undefined;
  if (name === "talk-ratio" || name === "longest-monologue")
    return (reading.band ?? GOOD) < GOOD ? longTurn(call) : undefined;
  if (name === "dated-next-step") return reading.instead && { kind: "step", moment };
  return name === "agenda" ? { kind: "agenda", moment } : undefined;
}

/** The longest turn, and the sentence in it after which to hand over. */
function longTurn({ lines, talk }: PreparedCall): Found | undefined {
  const heard = lines[talk.monologue.turn];
  if (!heard || talk.monologue.seconds < LONG_TURN) return undefined;
  const moment = { heard, at: 0 };
  const after = wordsAt({ heard, at: Math.floor(heard.said.length * TURN_SHARE) });
  return after !== undefined && wordsAt(moment) !== undefined ? { kind: "monologue", moment, after } : undefined;
}
