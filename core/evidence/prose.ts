import { sumTalk } from "../talk/measure-talk.ts";
import { sentencesAround, type TextSpan } from "../text/clauses.ts";
import { numbersIn } from "../text/numbers.ts";
import { spokenTimes } from "../transcript/spoken-time.ts";
import type { TranscriptLine } from "../transcript/turn.ts";
import { checkQuote, quotedWords } from "./find-quote.ts";

/** Facts of a call, which text about it must not contradict. */
export interface CallFacts {
  lines: readonly TranscriptLine[];
  /** Shares of the talking time in whole percent: of each speaker, of the own side, and of the others. */
  shares: readonly number[];
  /** Tolerance of shares, in percentage points. */
  tolerance: number;
  /** Other percentages that a text may mention. */
  percents: ReadonlySet<number>;
  /** Numbers that speakers mention. */
  said: ReadonlySet<number>;
  /** Folded names that a text may put in quotation marks: of criteria and templates. */
  names: ReadonlySet<string>;
  /** Other measurements: counts and rates, and lengths in seconds; undefined if any value is possible. */
  measured: { numbers: ReadonlySet<number>; seconds: ReadonlySet<number> } | undefined;
}

/** A part of a text that is not supported by the call. */
export interface ProseProblem extends TextSpan {
  kind: "quote" | "figure";
  /** The quoted words, or the number as written. */
  words: string;
}

/** Quoted text in five languages. An apostrophe only opens before a word and closes after one. */
const QUOTED =
  /\u201e([^\u201c\u201d\u201e]+)[\u201c\u201d]|\u201c([^\u201c\u201d]+)\u201d|"([^"]+)"|\u00ab\s?([^\u00ab\u00bb]+?)\s?\u00bb|\u300c([^\u300c\u300d]+)\u300d|\u300e([^\u300e\u300f]+)\u300f|(?<![\p{L}\p{N}])[\u2018']((?:[^\u2018\u2019']|[\u2019'](?=\p{L}))+)[\u2019'](?![\p{L}\p{N}])/gu;
/** Shorter quotes are single words in quotation marks. */
const LEAST_LETTERS = 8;
const DATE = /\d{4}-\d{2}-\d{2}|(?<!\d)(?:19|20)\d{2}(?![\d%])/g;
const CLOCK = /(?<!\d)(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?!\d)/g;
/** Text in parentheses: limits and benchmarks, which are about what is good, not what was. */
const ASIDE = /\([^()]*\)|\uff08[^\uff08\uff09]*\uff09/g;
/** Tolerance of a share, in percentage points: services measure silence differently. */
const SHARE_TOLERANCE = 3;
/** Tolerance if the transcript lacks ends of turns, which the service may have had. */
const ESTIMATED_TOLERANCE = 12;
const CLOCK_TOLERANCE = 5;
/** "Two things" and "the first three" are not figures. */
const SMALL = 3;

/** Reads the facts of a call. `isOwn` recognizes speakers of the own side, if known. */
export function callFacts(
  lines: readonly TranscriptLine[],
  {
    isOwn,
    measured,
    names = [],
    percents = [],
  }: Partial<Pick<CallFacts, "measured">> & {
    isOwn?: (speaker: string) => boolean;
    names?: readonly string[];
    percents?: readonly number[];
  } = {},
): CallFacts {
  const times = spokenTimes(lines);
  const shareOf = (isMeant: (speaker: string) => boolean): number => {
    const turns = times.map((time, index) => ({ ...time, isOwn: isMeant(lines[index]?.speaker ?? "") }));
    const { ownSeconds, spokenSeconds } = sumTalk(turns);
    return (ownSeconds / spokenSeconds) * 100;
  };
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))].slice(0, MOST_SPEAKERS);
  const shares = [...speakers.map((one) => shareOf((speaker) => speaker === one)), ...(isOwn ? [shareOf(isOwn)] : [])];
  const said = new Set(lines.flatMap(({ text }) => numbersIn(text).map(({ value }) => value)));
  return {
    lines,
    shares: shares.filter((share) => share > 0 && share < 100).flatMap((share) => [share, 100 - share]),
    tolerance:
      measured === undefined && lines.every(({ endMs }) => endMs === undefined) ? ESTIMATED_TOLERANCE : SHARE_TOLERANCE,
    percents: new Set(percents),
    said,
    measured,
    names: new Set(names.map(quotedWords)),
  };
}

const MOST_SPEAKERS = 20;

/** Finds unsupported statements in a text about a call: quotes that nobody said, and figures that nobody said or measured. */
export function checkProse(text: string, facts: CallFacts): ProseProblem[] {
  return [...unsaidQuotes(text, facts).filter(({ isQuote }) => isQuote), ...wrongFigures(text, facts)].map(
    ({ kind, words, start, end }) => ({ kind, words, start, end }),
  );
}

/** Removes the sentences that {@link checkProse} reports; single quoted words only lose their quotation marks. */
export function trueProse(text: string, facts: CallFacts): string {
  let kept = text;
  for (const { start, end } of checkProse(text, facts).map((problem) => sentencesAround(text, problem)))
    kept = kept.slice(0, start) + " ".repeat(end - start) + kept.slice(end);
  return withoutFalseMarks(kept.replace(/\s{2,}/g, " ").trim(), facts);
}

/** Removes quotation marks around words that nobody said, as in advice, which proposes words. */
export function withoutFalseMarks(text: string, facts: CallFacts): string {
  let kept = text;
  for (const { start, end, words } of unsaidQuotes(text, facts).reverse())
    kept = kept.slice(0, start) + words + kept.slice(end);
  return kept;
}

function unsaidQuotes(text: string, { lines, names }: CallFacts): (ProseProblem & { isQuote: boolean })[] {
  return [...text.matchAll(QUOTED)].flatMap(({ 0: whole, index, ...groups }) => {
    const words = Object.values(groups).find((group): group is string => typeof group === "string") ?? "";
    if (checkQuote(lines, words, null) === "said" || names.has(quotedWords(words))) return [];
    const isQuote = quotedWords(words).replaceAll(" ", "").length >= LEAST_LETTERS;
    return [{ kind: "quote" as const, words, start: index, end: index + whole.length, isQuote }];
  });
}

function wrongFigures(text: string, facts: CallFacts): ProseProblem[] {
  const blank = (part: string) => " ".repeat(part.length);
  const dated = text.replace(ASIDE, blank).replace(QUOTED, blank).replace(DATE, blank);
  const clocks = [...dated.matchAll(CLOCK)].flatMap(
    ({ 0: words, 1: hours, 2: minutes = "0", 3: seconds = "0", index }) =>
      isKnownClock([Number(hours ?? 0), Number(minutes), Number(seconds)], facts) ? [] : [problemAt(words, index)],
  );
  const numbers = numbersIn(dated.replace(CLOCK, blank)).flatMap(({ value, isPercent, start, end }) =>
    isKnownNumber(value, isPercent, facts) ? [] : [problemAt(text.slice(start, end), start)],
  );
  return [...clocks, ...numbers];
}

const problemAt = (words: string, start: number): ProseProblem => ({
  kind: "figure",
  words,
  start,
  end: start + words.length,
});

function isKnownNumber(
  value: number,
  isPercent: boolean,
  { shares, tolerance, percents, said, measured }: CallFacts,
): boolean {
  if (said.has(value) || (isPercent && percents.has(value))) return true;
  if (isPercent)
    return (measured?.numbers.has(value) ?? false) || shares.some((share) => Math.abs(share - value) <= tolerance);
  return value <= SMALL || measured === undefined || measured.numbers.has(value);
}

/** Whether a time is a position in the call, a measured length, or an hour that a speaker mentions. */
function isKnownClock([hours = 0, minutes = 0, seconds = 0]: number[], { lines, said, measured }: CallFacts): boolean {
  const at = hours * 3600 + minutes * 60 + seconds;
  if (measured === undefined || measured.seconds.has(at)) return true;
  const isMoment = lines.some((line) => line.seconds !== null && Math.abs(line.seconds - at) <= CLOCK_TOLERANCE);
  return isMoment || (hours === 0 && said.has(minutes));
}
