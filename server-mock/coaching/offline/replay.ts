import { clockText } from "../../../core/words/duration-text.ts";
import type { ActionItem } from "./action-items.ts";
import { fillText } from "./languages.ts";
import type { Measured } from "./measured.ts";
import type { PreparedCall, PreparedLine } from "./prepare-call.ts";
import { amountIn } from "./price-talk.ts";
import { wordsAt } from "./said-words.ts";
import type { Moment } from "./signal.ts";
import { FIRST_SHARE, LONG_ANSWER } from "./signals/open-questions.ts";
import type { SignalName } from "./signals/signals.ts";

const SHOWN = 3;
/** A turn of one's own that is worth hearing again. */
const LONG_TURN = 45;

type ReplayKind = keyof PreparedCall["texts"]["replay"];

interface Candidate {
  kind: ReplayKind;
  moment: Moment;
  values?: Record<string, string>;
}

/** A moment as a report names it, and its line. */
export interface Replay {
  text: string;
  index: number;
}

/** Up to three moments that are worth hearing again, in the order of the call; none where the transcript has no times. */
export function replays(call: PreparedCall, measured: readonly Measured[], items: readonly ActionItem[]): Replay[] {
  if (call.fitness.lacks.has("times")) return [];
  const lines = new Set<PreparedLine>();
  const chosen: Replay[] = [];
  for (const { kind, moment, values = {} } of candidates(call, measured, items)) {
    const words = wordsAt(moment);
    const { line } = moment.heard;
    if (words === undefined || line.seconds === null || lines.has(moment.heard) || chosen.length === SHOWN) continue;
    lines.add(moment.heard);
    const text = fillText(call.texts.replay[kind], { words, at: clockText(line.seconds), ...values });
    chosen.push({ text, index: line.index });
  }
  return chosen.sort((one, other) => one.index - other.index);
}

/** What may be worth it, the best first. */
function candidates(call: PreparedCall, measured: readonly Measured[], items: readonly ActionItem[]): Candidate[] {
  const momentsOf = (name: SignalName) => measured.find(({ signal }) => signal.name === name)?.reading.moments ?? [];
  const one = (kind: ReplayKind, moment: Moment | undefined, values?: Record<string, string>): Candidate[] =>
    moment ? [{ kind, moment, ...(values && { values }) }] : [];
  const { lines, lexicon, talk } = call;
  const later = momentsOf("open-questions").filter(({ heard }) => heard.start >= call.seconds * FIRST_SHARE);
  const [asked] = later;
  const reply = asked && lines[lines.indexOf(asked.heard) + 1];
  const isLong = reply?.side === "prospect" && reply.spoken >= LONG_ANSWER;
  const turn = talk.monologue.seconds >= LONG_TURN ? lines[talk.monologue.turn] : undefined;
  const priced = lines.find((line) => line.side === "prospect" && amountIn(line, lexicon)?.isMoney);
  return [
    ...one("answer", isLong ? asked : undefined, { length: clockText(reply?.spoken ?? 0) }),
    ...one("monologue", turn && { heard: turn, at: 0 }, { length: clockText(talk.monologue.seconds) }),
    ...one("step", items.findLast(({ date }) => date !== undefined)?.moment),
    ...one("amount", priced && { heard: priced, at: amountIn(priced, lexicon)?.at ?? 0 }, {
      speaker: priced?.line.speaker ?? "",
    }),
    ...one("recap", momentsOf("recap")[0]),
    ...later.flatMap((moment) => one("question", moment)),
  ];
}
