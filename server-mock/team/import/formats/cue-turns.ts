import { UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import {
  bracketReader,
  looksLikeName,
  type NamedText,
  nameTester,
  readNamed,
} from "../../../../core/transcript/speaker-names.ts";
import type { Turn } from "./spoken-call.ts";

/** One cue of a caption file. */
export interface Cue {
  start: number;
  end: number;
  /** Lines as in the file, without formatting. */
  lines: readonly CueLine[];
}

/** A line of a cue, or the part of it that a voice begins. */
export interface CueLine {
  text: string;
  /** Speaker according to a `<v>` tag. */
  voice?: string;
  /** True if a dash or an arrow marks a change of speaker. */
  isAnother: boolean;
}

interface Piece {
  speaker: string;
  text: string;
}

/** Characters that end a sentence but never a name. */
const SENTENCE_END = /[.?!…,;。？！]$/;
const LONGEST_NAME = 61;
/** Minimum share of cues with a name on its own line for this layout. */
const OWN_LINE_SHARE = 0.6;

/** Converts cues to turns. A cue with several speakers becomes several turns, so that nobody is attributed another's words. */
export function turnsOfCues(cues: readonly Cue[]): Turn[] {
  const unbracket = bracketReader(cues.flatMap(({ lines: [first] }) => (first ? [first.text] : [])));
  const joined = cues.map((cue) => ({
    ...cue,
    lines: joinLabels(cue.lines.map((line) => ({ ...line, text: unbracket(line.text) }))),
  }));
  const spoken = joined.filter(({ lines }) => lines.some(({ voice, text }) => voice === undefined && text !== ""));
  const names = spoken.flatMap(({ lines }) =>
    lines.filter(beginsTurn).flatMap(({ text }) => namedIn(text)?.name ?? []),
  );
  const named = spoken.filter(({ lines }) => lines[0] && namedIn(lines[0].text)).length;
  const isNameOfTurn = nameTester({ names, named, texts: spoken.length, canContinue: false });
  const known = new Set(names.filter(isNameOfTurn));
  const isName = (name: string, isBeginning: boolean) =>
    isBeginning ? isNameOfTurn(name) : known.has(name) || (known.size > 0 && looksLikeName(name));
  const own = namesOnOwnLines(joined);
  return joined.flatMap((cue) =>
    timed(
      cue,
      piecesOf(cue.lines, isName, (line) => known.has(line) || own.has(line)),
    ),
  );
}

/** Reads a name and the words after it. A name alone is not a speaker: `joinLabels` has appended any words below. */
function namedIn(text: string): NamedText | undefined {
  const named = readNamed(text);
  return named?.text === "" ? undefined : named;
}

/** Reports whether any name may begin the line: the first of a cue, or one marked as a change of speaker. */
function beginsTurn({ isAnother }: CueLine, index: number): boolean {
  return isAnother || index === 0;
}

/** Joins a line that only has a name and a colon with the next line. */
function joinLabels(lines: readonly CueLine[]): CueLine[] {
  const joined: CueLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isLabelled = last && last.voice === undefined && /^[^:：]+[:：]$/.test(last.text);
    if (isLabelled && line.voice === undefined && !line.isAnother)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}

/** Names that stand alone on the first line of most cues, if the file is written that way. */
function namesOnOwnLines(cues: readonly Cue[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { lines } of cues) {
    const [first, second] = lines;
    if (!first || !second || first.voice !== undefined || !isOwnLine(first.text)) continue;
    counts.set(first.text, (counts.get(first.text) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1);
  const total = repeated.reduce((sum, [, count]) => sum + count, 0);
  return new Set(total >= cues.length * OWN_LINE_SHARE ? repeated.map(([name]) => name) : []);
}

function isOwnLine(text: string): boolean {
  return text.length <= LONGEST_NAME && looksLikeName(text) && !SENTENCE_END.test(text) && /\p{L}/u.test(text);
}

function piecesOf(
  lines: readonly CueLine[],
  isName: (name: string, isBeginning: boolean) => boolean,
  isNameLine: (line: string) => boolean,
): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, line] of lines.entries()) {
    const { text, voice, isAnother } = line;
    const named = voice === undefined ? namedIn(text) : undefined;
    const last = pieces.at(-1);
    if (voice !== undefined) pieces.push({ speaker: voice, text });
    else if (named && isName(named.name, beginsTurn(line, index)))
      pieces.push({ speaker: named.name, text: named.text });
    else if (index === 0 && lines.length > 1 && isNameLine(text)) pieces.push({ speaker: text, text: "" });
    else if (last && !isAnother) last.text = `${last.text} ${text}`.trim();
    else pieces.push({ speaker: UNKNOWN_SPEAKER, text });
  }
  return pieces.length === 0 ? [{ speaker: UNKNOWN_SPEAKER, text: "" }] : pieces;
}

/** Divides the time of a cue among its speakers by the length of their words, since captions have no finer times. */
function timed({ start, end }: Cue, pieces: readonly Piece[]): Turn[] {
  const total = pieces.reduce((sum, { text }) => sum + text.length, 0);
  let said = 0;
  return pieces.map(({ speaker, text }): Turn => {
    const at = (characters: number) =>
      total === 0 ? start : Math.round((start + ((end - start) * characters) / total) * 1000) / 1000;
    const from = pieces.length === 1 ? start : at(said);
    said += text.length;
    return { start: from, end: pieces.length === 1 ? end : at(said), speaker, text };
  });
}
