import { UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";
import {
  bracketReader,
  looksLikeName,
  type NamedText,
  nameTester,
  readNamed,
} from "../../../../core/transcript/speaker-names.ts";
import type { Turn } from "./spoken-call.ts";

/** One cue of a file of captions. */
export interface Cue {
  start: number;
  end: number;
  /** Lines as they stand in the file, without formatting. */
  lines: readonly CueLine[];
}

/** A line of a cue, or a part of one that a voice begins. */
export interface CueLine {
  text: string;
  /** Speaker by a `<v>` tag. */
  voice?: string;
  /** A dash or an arrow before it says that somebody else speaks. */
  isAnother: boolean;
}

interface Piece {
  speaker: string;
  text: string;
}

/** Names do not end in these. */
const SENTENCE_END = /[.?!…,;。？！]$/;
const LONGEST_NAME = 61;
/** Share of cues with a name on a line of its own from which on such a line is one. */
const OWN_LINE_SHARE = 0.6;

/** Converts cues to turns. A cue in which several people speak becomes several turns, so that nobody is given another's words. */
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

/** A name alone is what somebody unknown says: its words would be below, where `joinLabels` has put them behind it. */
function namedIn(text: string): NamedText | undefined {
  const named = readNamed(text);
  return named?.text === "" ? undefined : named;
}

/** The first line of a cue, and a line that says that somebody else speaks, where any name may stand. */
function beginsTurn({ isAnother }: CueLine, index: number): boolean {
  return isAnother || index === 0;
}

/** A name with a colon on a line of its own belongs to the line below. */
function joinLabels(lines: readonly CueLine[]): CueLine[] {
  const joined: CueLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isLabelled = last?.voice === undefined && last?.text.length && /^[^:：]+[:：]$/.test(last.text);
    if (isLabelled && line.voice === undefined && !line.isAnother)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${line.text}` } as CueLine;
    else joined.push(line);
  }
  return joined;
}

/** First lines that are names, where that is how the file is written: they come back, in most of the cues. */
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

/** Speakers of one cue share its time by how much they say, since captions do not say more. */
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
