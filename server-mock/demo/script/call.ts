import { printTranscript } from "../../../core/transcript/print-transcript.ts";
import type { Random } from "../prng.ts";
import { type Dimension, fairMiddle, levelOf, type Scores } from "../skill.ts";
import { type Behavior, behaviorOf, planFor } from "./behavior.ts";
import { type CallPlan, dimensionOfTopic } from "./call-plan.ts";
import { asks, type Beat, type Grammar, openMark, type ScriptLine, type Voice } from "./grammar.ts";
import { sentencesOf } from "./sentences.ts";
import { type Slots, speakPart, speakVariant } from "./spintax.ts";

/** A line that was spoken. */
export interface SpokenLine {
  seconds: number;
  voice: Voice;
  speaker: string;
  text: string;
  topic: string;
  /** Kind of question that a seller's line asks. */
  question: "open" | "closed" | null;
  dimension: Dimension | null;
  /** How well the seller did on this topic, where it shows. */
  level: Beat["level"];
  note: string | null;
}

export interface Call {
  lines: readonly SpokenLine[];
  durationSeconds: number;
}

export interface CallSetup {
  grammar: Grammar;
  plan: CallPlan;
  slots: Slots;
  /** Full names as the transcript shows them; a call need not have a colleague or a second prospect. */
  speakers: Readonly<Record<"R" | "P", string> & Partial<Record<"S" | "Q", string>>>;
  /** What the beats' `only=` is compared with: industry and kind of call. */
  conditions: readonly string[];
  scores: Scores;
  charactersPerSecond: number;
  /** Between two sentences. */
  space: string;
}

const fewestLines = 40;
const mostLines = 150;
const linesOfAnEnding = 5;

/** Plays a call through: topics in the order of the plan, no beat and no sentence twice. */
export function performCall(setup: CallSetup, random: Random): Call {
  const behavior = behaviorOf(setup.scores);
  const plan = planFor(setup.plan, behavior, random);
  const stage: Stage = { setup, random, behavior, used: new Set(), said: new Set(), lines: [] };
  for (const step of plan.start) playStep(stage, step);
  for (const step of plan.middle) if (stage.lines.length < mostLines - 30) playStep(stage, step);
  for (let round = 0; round < 12 && stage.lines.length < fewestLines - linesOfAnEnding; round += 1)
    playTopic(stage, random.pick(plan.more));
  for (const step of plan.end) playStep(stage, step);
  return timed(stage);
}

interface Stage {
  setup: CallSetup;
  random: Random;
  behavior: Behavior;
  used: Set<Beat>;
  said: Set<string>;
  lines: SpokenLine[];
}

function playStep(stage: Stage, [topic, low, high]: readonly [string, number, number]): void {
  for (let left = stage.random.integer(low, high); left > 0; left -= 1) playTopic(stage, topic);
}

function playTopic(stage: Stage, topic: string): void {
  for (const beat of candidates(stage, topic)) {
    const lines = renderBeat(stage, topic, beat);
    if (!lines) continue;
    stage.used.add(beat);
    stage.lines.push(...lines);
    return;
  }
}

/** Unused beats that fit the call, best fitting to the seller's level first. */
function candidates(stage: Stage, topic: string): Beat[] {
  const { grammar, conditions, speakers, scores } = stage.setup;
  const dimension = dimensionOfTopic[topic];
  const fitting = (grammar.get(topic) ?? []).filter(
    (beat) =>
      !stage.used.has(beat) &&
      (beat.only.length === 0 || beat.only.some((condition) => conditions.includes(condition))) &&
      !(beat.needsColleague && speakers.S === undefined) &&
      !(beat.needsSecondProspect && speakers.Q === undefined),
  );
  const shuffled = stage.random.shuffled(fitting);
  if (dimension === undefined) return shuffled;
  const rank = mismatches(scores[dimension]);
  return shuffled.sort((one, other) => rank[one.level ?? "neither"] - rank[other.level ?? "neither"]);
}

/** How badly beats of a level fit a score. A fair seller has neutral moments and, by tendency, good or bad ones. */
function mismatches(score: number): Record<"strong" | "weak" | "neither", number> {
  const level = levelOf(score);
  if (level === "strong") return { strong: 0, neither: 1, weak: 2 };
  if (level === "weak") return { strong: 2, neither: 1, weak: 0 };
  return score < fairMiddle ? { strong: 1, neither: 0, weak: 0 } : { strong: 0, neither: 0, weak: 1 };
}

/** A beat as it is said this time. Its lines' alternatives match each other, and so do those of its free lines. */
interface Rendering {
  topic: string;
  beat: Beat;
  matching: number;
  free: number;
}

/** The beat in words; null when every attempt would repeat a sentence of this call. */
function renderBeat(stage: Stage, topic: string, beat: Beat): SpokenLine[] | null {
  const { random, said } = stage;
  const keepOptional = random.chance(0.6);
  const script = keepOptional ? beat.lines : beat.lines.filter(({ optional }) => !optional);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const rendering: Rendering = { topic, beat, matching: random.fraction(), free: random.fraction() };
    const lines = script.map((line) => speakLine(stage, line, rendering));
    if (saysNew(said, lines)) return lines;
  }
  return null;
}

/** Whether every sentence is new to the call; if so, all are remembered. */
function saysNew(said: Set<string>, lines: readonly SpokenLine[]): boolean {
  const added: string[] = [];
  for (const line of lines) {
    for (const sentence of sentencesOf(line.text)) {
      if (said.has(sentence)) {
        for (const own of added) said.delete(own);
        return false;
      }
      said.add(sentence);
      added.push(sentence);
    }
  }
  return true;
}

function speakLine(stage: Stage, line: ScriptLine, { topic, beat, matching, free }: Rendering): SpokenLine {
  const { setup, random, behavior } = stage;
  const { slots, speakers, space } = setup;
  const isSelling = line.voice === "R" || line.voice === "S";
  const closed = line.closed !== null && random.chance(behavior.closedQuestions) ? line.closed : null;
  const phrase = closed ?? line.phrase;
  const share = isSelling ? behavior.talkativeness : behavior.patience;
  const variant = line.isFree ? free : matching;
  const text = line.isLong
    ? speakPart({ phrase, slots, random, variant, share, space, stopsEarly: !isSelling })
    : speakVariant({ phrase, slots, random, variant });
  const isOpen = line.canAsk && text.includes(openMark);
  return {
    seconds: 0,
    voice: line.voice,
    speaker: speakers[line.voice] ?? speakers.P,
    text: isOpen ? text.replaceAll(openMark, "") : text,
    topic,
    question: isOpen ? "open" : isSelling && line.canAsk && asks(text) ? "closed" : null,
    dimension: line.dimension,
    level: beat.level,
    note: line.note,
  };
}

function timed({ setup, random, lines }: Stage): Call {
  const pace = 0.52 + random.fraction() * 0.2;
  let seconds = random.integer(2, 9);
  for (const line of lines) {
    line.seconds = Math.floor(seconds);
    const thinking = random.chance(0.06) ? random.integer(8, 30) : random.fraction() * 6;
    seconds += 1.1 + line.text.length / (setup.charactersPerSecond * pace) + thinking;
  }
  return { lines, durationSeconds: Math.ceil(seconds) + random.integer(1, 6) };
}

/** The call as the API's transcript: one line per utterance, `[00:01:23] Ana Ruiz: text`. */
export function transcriptOf(call: Call): string {
  return printTranscript(call.lines.map(({ seconds, speaker, text }) => ({ speaker, startMs: seconds * 1000, text })));
}
