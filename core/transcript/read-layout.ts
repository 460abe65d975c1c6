import { readClock, readStamp, type Stamp } from "./clock.ts";
import { bracketReader, looksLikeName, type NamedText, nameTester, readNamed, splitName } from "./speaker-names.ts";

/** A line with all of its possible readings; other lines decide which applies. */
export interface RawLine {
  offset: number;
  /** Without surrounding spaces; never empty. */
  text: string;
  stamp?: Stamp;
  /** Possible name at its start, after the time, if there is one. */
  named?: NamedText;
  /** A name followed only by a time: the text is on the lines below. */
  head?: { name: string; startMs: number };
}

/** Form in which a transcript is written. */
export interface Layout {
  /** Whether the time at the start of a line is a timestamp, not the beginning of a sentence. */
  isStamped: (stamp: Stamp) => boolean;
  /** Whether the name at the start of a line without a time is one. */
  isNamed: (name: string) => boolean;
  /** Reads a name on a line of its own, if the transcript is written that way. */
  headOf: (line: RawLine, next: RawLine | undefined) => { name: string; startMs?: number } | undefined;
}

const HEAD = /^(\S[^:\uff1a]{0,78}?)(\s+(?:[-\u2013|]\s+)?[[(\uff08]?)([\d:.,]+)[\])\uff09]?$/u;
const SENTENCE_END = /[.?!\u2026,;:\u3002\uff1f\uff01\uff1a]$/;
/** Notices of Google Meet, Otter and Teams before the first turn and after the last, and of captions before the first. */
const NOTICE =
  /^(?:(?:meeting|transcription) ended after \d|this editable transcript was computer generated|transcribed by https?:|WEBVTT$)/i;
/** Notices of Teams on the transcription itself: `Ana Ruiz stopped transcription`. */
const RECORDING = /^[^.?!:\uff1a]{1,80}? (?:started|stopped) (?:the )?(?:transcription|recording)$/i;
const PHONE = /^\+\d/;
const LONGEST_NAME = 80;

/** Nonempty lines of a transcript. */
export function readLines(transcript: string): readonly RawLine[] {
  const lines: RawLine[] = [];
  let next = 0;
  const written = transcript.split(/[\n\r]/).flatMap((line) => {
    const offset = next;
    next += line.length + 1;
    const text = line.trim();
    return text === "" || NOTICE.test(text) || RECORDING.test(text) ? [] : [{ offset, text, stamp: readStamp(text) }];
  });
  const spoken = written.map(({ text, stamp }) => stamp?.rest ?? text).filter((text) => /\p{L}/u.test(text));
  const unbracket = bracketReader(spoken);
  for (const { offset, ...line } of written) {
    const stamp = line.stamp && { ...line.stamp, rest: unbracket(line.stamp.rest) };
    const text = stamp ? line.text : unbracket(line.text);
    const named = readNamed(stamp?.rest ?? text);
    const head = stamp ? undefined : readHead(text);
    lines.push({ offset, text, ...(stamp && { stamp }), ...(named && { named }), ...(head && { head }) });
  }
  return withClocksBehind(lines.filter(({ text }, index) => !(/^\d+$/.test(text) && isTimeAlone(lines[index + 1]))));
}

/** Handles `Ana Ruiz: (00:05)` above the text, as Rev writes it: the time follows the colon. */
function withClocksBehind(lines: readonly RawLine[]): readonly RawLine[] {
  const isHead = ({ named, stamp }: Pick<RawLine, "named" | "stamp">): boolean =>
    !stamp && readStamp(named?.text ?? "")?.rest === "";
  const below = lines.flatMap((line, index) => (isHead(line) ? [lines[index + 1]] : []));
  // If names precede most of the text, a time after a colon is spoken text.
  const heads = new Set(lines.flatMap((line) => (isHead(line) && line.named ? [line.named.name] : [])));
  const isSomebody = (name: string): boolean => heads.has(name) || looksLikeName(splitName(name).speaker);
  const bare = below.filter((line) => line && !(line.named && isSomebody(line.named.name))).length;
  if (below.length < 2 || bare * 2 <= below.length || below.some((line) => line && isHead(line))) return lines;
  return lines.map(({ named, ...line }) => {
    if (!named || !isHead({ ...line, named })) return line;
    return { ...line, named: { ...named, clock: named.text.replace(/^[[(]\s*|\s*[\])]$/g, ""), text: "" } };
  });
}

/** Detects from all lines how a transcript is written. */
export function readLayout(lines: readonly RawLine[]): Layout {
  const timed = lines.filter(({ stamp, named }) => named && (stamp || named.clock !== undefined));
  const isBracketed = timed.some(({ stamp }) => stamp?.isBracketed);
  const names = new Set(timed.flatMap(({ named }) => named?.name ?? []));
  const plain = lines.filter(({ stamp }) => !stamp);
  const isBare = timed.some(({ stamp }) => stamp?.isBracketed === false) || !plain.some(({ named }) => named);
  const isStamped = (stamp: Stamp): boolean => stamp.isBracketed || stamp.rest === "" || (isBare && !isBracketed);
  if (timed.length > 0) return { isStamped, isNamed: (name) => names.has(name), headOf };
  const headed = headReader(lines);
  if (headed) return { isStamped, isNamed: () => false, headOf: headed };
  const labels = plain.flatMap(({ named }) => (named && canBeName(named.name) ? [named.name] : []));
  const isName = nameTester({ names: labels, named: labels.length, texts: plain.length, canContinue: true });
  return { isStamped, isNamed: (name) => PHONE.test(name) || (canBeName(name) && isName(name)), headOf };
}

const headOf = (): undefined => undefined;

/** Numbered lists and bullets have colons too. */
const canBeName = (name: string): boolean => /^\p{L}/u.test(name);

/** A line that is only a time. */
function isTimeAlone(line: RawLine | undefined): boolean {
  return line?.stamp?.rest === "";
}

/** `Ana Ruiz  00:01:23`, as Teams and Otter write it; a sentence that ends with a time has only one space before it. */
function readHead(text: string): RawLine["head"] {
  const [, name = "", gap = "", clock = ""] = HEAD.exec(text) ?? [];
  const startMs = readClock(clock);
  return startMs !== undefined && (gap !== " " || looksLikeName(name))
    ? { name: name.replace(/^\[(.+)\]$/, "$1"), startMs }
    : undefined;
}

/** Position of the time relative to a name above its text; undefined if names are not above the text. */
function headReader(lines: readonly RawLine[]): Layout["headOf"] | undefined {
  if (lines.some(({ head }) => head)) return ({ head }) => head;
  const behind = lines.flatMap(({ stamp, text }, index) =>
    stamp && stamp.rest !== "" ? [{ ...stamp, text, next: lines[index + 1] }] : [],
  );
  const isRepeated = new Set(behind.map(({ rest }) => rest)).size < behind.length;
  const hasDashes =
    behind.length > 1 && behind.every(({ text, rest }) => /[-\u2013\u2014|]\s+$/.test(text.slice(0, -rest.length)));
  if ((isRepeated || hasDashes) && behind.every(({ rest, next }) => isHeading(rest) && next && !next.stamp))
    return ({ stamp }) => (stamp && stamp.rest !== "" ? { name: stamp.rest, startMs: stamp.startMs } : undefined);
  const below = namesBelow(lines);
  if (below.size > 0) return (line) => (below.has(line) ? { name: line.text } : undefined);
  const isName = (line: RawLine, next: RawLine | undefined): boolean =>
    !line.stamp && isHeading(line.text) && isTimeAlone(next);
  const alone = lines.filter(isTimeAlone).length;
  const above = lines.filter((line, index) => isName(line, lines[index + 1])).length;
  if (above === 0 || above < alone) return undefined;
  return (line, next) => (isName(line, next) ? { name: line.text } : undefined);
}

/** Minimum share of times with a name below them for this layout. */
const BELOW_SHARE = 0.6;

/** Names on their own lines between a time range and the text, as Teams wrote them. */
function namesBelow(lines: readonly RawLine[]): ReadonlySet<RawLine> {
  const below = new Set<RawLine>();
  let ranges = 0;
  for (const [index, line] of lines.entries()) {
    if (!isTimeAlone(line) || line.stamp?.endMs === undefined) continue;
    ranges += 1;
    const [name, text] = lines.slice(index + 1, index + 3);
    if (name && !name.stamp && isHeading(name.text) && text && !text.stamp) below.add(name);
  }
  return below.size > 1 && below.size >= ranges * BELOW_SHARE ? below : new Set();
}

function isHeading(text: string): boolean {
  return text.length <= LONGEST_NAME && looksLikeName(text) && !SENTENCE_END.test(text) && !/[:\uff1a]/.test(text);
}
