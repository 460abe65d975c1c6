import { type Dimension, dimensions } from "../skill.ts";
import { compilePhrase, type Phrase, slotsOf } from "./spintax.ts";

/** Who speaks: the seller, a colleague, the prospect, a second prospect. */
export type Voice = "R" | "S" | "P" | "Q";

export interface ScriptLine {
  voice: Voice;
  phrase: Phrase;
  /** Closed questions to ask in place of the phrase's open ones; null when there are none. */
  closed: Phrase | null;
  /** Whether some wording of the line asks a question. */
  canAsk: boolean;
  /** How many of the phrase's sentences are said depends on the seller. */
  isLong: boolean;
  /** The line shows how well the seller does this. */
  dimension: Dimension | null;
  /** Key of the insight that the line gives away. */
  note: string | null;
  /** The line's alternatives match those of the other free lines, not those of the rest of the beat. */
  isFree: boolean;
  /** Lines that may be left out, together with the optional lines beside them. */
  optional: boolean;
}

/** A few lines that belong together: one topic of a call. */
export interface Beat {
  lines: readonly ScriptLine[];
  /** How well the seller handles it; null when that plays no part. */
  level: "weak" | "strong" | null;
  /** Industries or other conditions of which one must hold; empty when it fits every call. */
  only: readonly string[];
  needsColleague: boolean;
  needsSecondProspect: boolean;
}

/** Beats by topic. */
export type Grammar = ReadonlyMap<string, readonly Beat[]>;

const linePattern = /^(\? )?([RSPQ])(~)?(\+)?(?:\[([a-z]+)\])?(?:!([a-z0-9-]+))?: (.+)$/;
const closedMark = "= ";

/**
 * Reads scripts. `## topic` starts a topic and `--` a beat, followed by `strong` or `weak` and `only=a,b` as need be.
 * A line is `R: text`; `R[next]: text` marks evidence of a dimension, `P!key: text` an insight, `? ` an optional line.
 * Choices that make up a whole line match each other within a beat: the second answer goes with the second question.
 * Lines marked `R~: text` match among themselves only. `= text` below a line holds closed questions that a seller who
 * seldom asks open ones says instead; `°` marks an open question. Of `R+: text` and `P+: text` more or less is said.
 */
export function parseGrammar(...scripts: readonly string[]): Grammar {
  const topics = new Map<string, Beat[]>();
  for (const script of scripts) {
    for (const section of script.split(/^## /m).slice(1)) {
      const [topic = "", ...beats] = section.split(/^--/m);
      const known = topics.get(topic.trim()) ?? [];
      topics.set(topic.trim(), [...known, ...beats.map(parseBeat)]);
    }
  }
  return topics;
}

function parseBeat(text: string): Beat {
  const [head = "", ...rest] = text.split("\n");
  const lines = parseLines(rest.filter((line) => line.trim() !== ""));
  const words = head.trim().split(/\s+/);
  const slots = new Set(lines.flatMap((line) => slotsOf(line.phrase)));
  return {
    lines,
    level: words.includes("strong") ? "strong" : words.includes("weak") ? "weak" : null,
    only: words.flatMap((word) => (word.startsWith("only=") ? word.slice(5).split(",") : [])),
    needsColleague: slots.has("colleague") || lines.some((line) => line.voice === "S"),
    needsSecondProspect: slots.has("you2") || slots.has("you2Dative") || lines.some((line) => line.voice === "Q"),
  };
}

function parseLines(texts: readonly string[]): ScriptLine[] {
  return texts.flatMap((text, index) => {
    if (text.startsWith(closedMark)) return [];
    const next = texts[index + 1];
    const closed = next?.startsWith(closedMark) ? compilePhrase(next.slice(closedMark.length)) : null;
    const canAsk = asks(text) || (closed !== null && asks(next ?? ""));
    return [{ ...parseLine(text), closed, canAsk }];
  });
}

/** Marks an open question. */
export const openMark = "°";

/** Whether a text asks something, in any of the languages. */
export function asks(text: string): boolean {
  return /[°?？]|か。|(?:誰|何|どこ|どなた|いつ|どれ)[^。]*でしょう。/.test(text);
}

function parseLine(text: string): Omit<ScriptLine, "closed" | "canAsk"> {
  const [, optional, voice, free, long, dimension, note, phrase] = linePattern.exec(text) ?? [];
  if (!isVoice(voice) || phrase === undefined) throw new SyntaxError(`Expected a script line, got "${text}"`);
  return {
    voice,
    phrase: compilePhrase(phrase),
    dimension: dimensions.find((known) => known === dimension) ?? null,
    note: note ?? null,
    isFree: free !== undefined,
    isLong: long !== undefined,
    optional: optional !== undefined,
  };
}

function isVoice(text: string | undefined): text is Voice {
  return text === "R" || text === "S" || text === "P" || text === "Q";
}
