import { quotedWords } from "../../../core/evidence/find-quote.ts";
import type { Insight } from "../../records/resources.ts";
import { INSIGHT_TYPES } from "../insight-types.ts";
import { LANGUAGES } from "../offline/lexicon.ts";
import type { Side } from "../sides.ts";
import starter from "./starter-trackers.json";

/** Whose words count. */
export const TRACKED_SIDES = ["prospect", "seller", "anyone"] as const satisfies readonly (Side | "anyone")[];

/** Languages of the words of a tracker; names of products and companies are words of `any`. */
export const WORD_LANGUAGES = ["any", ...LANGUAGES] as const;

/** Something that an organization listens for: a competitor, a product, a doubt. */
export interface Tracker {
  /** What it belongs to, such as `Competitors`. */
  topic: string;
  /** What it names, such as `Gong`; once in a topic. */
  name: string;
  type: Insight["type"];
  side: (typeof TRACKED_SIDES)[number];
  /** Words and variants by language: whole words, whatever their case and accents. */
  words: Readonly<Partial<Record<(typeof WORD_LANGUAGES)[number], readonly string[]>>>;
}

/** A tracker in words, as its insights are named: `Competitors: Gong`. */
export const trackerTitle = ({ topic, name }: Pick<Tracker, "topic" | "name">): string => `${topic}: ${name}`;

const MAX_TRACKERS = 500;
const MAX_WORDS = 200;
const MAX_LENGTH = 100;

/** Trackers that cannot be saved; the message names the first problem. */
export class TrackerProblem extends Error {
  override readonly name = "TrackerProblem";
  /** What of the tracker is wrong, and how. */
  readonly field: keyof Tracker;
  readonly problem: string;

  constructor(problem: string, { field = "words", where = "" }: { field?: keyof Tracker; where?: string } = {}) {
    super(where === "" ? problem : `${where}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

/** @throws TrackerProblem */
export function readTrackers(value: unknown): Tracker[] {
  if (!Array.isArray(value)) throw new TrackerProblem("Expected a list of trackers.");
  if (value.length > MAX_TRACKERS) throw new TrackerProblem(`Expected at most ${MAX_TRACKERS} trackers.`);
  const seen = new Set<string>();
  return value.map((item: unknown, index): Tracker => {
    const tracker = readTracker(item, `Tracker ${index + 1}`);
    const key = `${tracker.topic}\n${tracker.name}`;
    if (seen.has(key)) throw new TrackerProblem(`${trackerTitle(tracker)} is there twice.`, { field: "name" });
    seen.add(key);
    return tracker;
  });
}

function readTracker(item: unknown, where: string): Tracker {
  const { topic, name, type, side, words } = (item ?? {}) as Partial<Record<keyof Tracker, unknown>>;
  for (const [field, text] of [
    ["topic", topic],
    ["name", name],
  ] as const)
    if (typeof text !== "string" || text.trim() === "" || text.length > MAX_LENGTH)
      throw new TrackerProblem(`${field} must be a text of at most ${MAX_LENGTH} characters.`, { field, where });
  const known = INSIGHT_TYPES.find((one) => one === type);
  if (!known) throw new TrackerProblem(`type must be one of ${INSIGHT_TYPES.join(", ")}.`, { field: "type", where });
  const speaker = TRACKED_SIDES.find((one) => one === (side ?? "prospect"));
  if (!speaker) throw new TrackerProblem(`side must be one of ${TRACKED_SIDES.join(", ")}.`, { field: "side", where });
  return {
    topic: String(topic).trim(),
    name: String(name).trim(),
    type: known,
    side: speaker,
    words: readWords(words, where),
  };
}

function readWords(value: unknown, where: string): Tracker["words"] {
  const lists = Object.entries(typeof value === "object" && value !== null ? value : {});
  const odd = lists.find(([language]) => !(WORD_LANGUAGES as readonly string[]).includes(language))?.[0];
  if (odd !== undefined) throw new TrackerProblem(`\`${odd}\` is none of ${WORD_LANGUAGES.join(", ")}.`, { where });
  for (const [language, list] of lists)
    if (!Array.isArray(list) || list.length > MAX_WORDS || !list.every(isWord))
      throw new TrackerProblem(`the words of ${language} must be texts of letters, ${MAX_WORDS} at most.`, { where });
  if (lists.every(([, list]) => (list as unknown[]).length === 0))
    throw new TrackerProblem("it has no words to listen for.", { where });
  return value as Tracker["words"];
}

const isWord = (word: unknown): boolean =>
  typeof word === "string" && word.length <= MAX_LENGTH && quotedWords(word) !== "";

/** Trackers of an organization that has not saved its own. */
export const STARTER_TRACKERS: readonly Tracker[] = readTrackers(starter);
