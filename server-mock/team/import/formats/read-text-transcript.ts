import { looksLikeName, type NamedText, nameTester, readNamed } from "./speaker-names.ts";
import { type SpokenCall, secondsOf, type Turn, UNKNOWN_SPEAKER } from "./spoken-call.ts";

/** `[00:01:23] Ana Ruiz: text`, as the service itself writes it. */
const STAMPED = /^\[((?:\d+:)?\d{1,2}:\d{1,2})\] +(.+)$/;
/** `Ana Ruiz  00:01:23` above what was said, as Teams and Otter write it; a sentence that ends with a time has one blank before it. */
const HEADED = /^(\S[^:]{0,78}?)([ \t]+)((?:\d+:)?\d{1,2}:\d{2})$/;
/** `Ana Ruiz: text`, as Google Meet writes it, with a time on a line of its own now and then. */
const TIME = /^(?:\d+:)?\d{1,2}:\d{2}$/;
/** What Google Meet writes below the last turn. */
const ENDING = /^(?:(?:meeting|transcription) ended after \d|this editable transcript was computer generated)/i;
/** Characters of speech in a second, where the file gives a time every few minutes only. */
const CHARACTERS_PER_SECOND = 14;

/** Reads a transcript in plain text. Undefined when the text has no turns. */
export function readTextTranscript(text: string): Pick<SpokenCall, "turns" | "title" | "attendees"> | undefined {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .map((line) => line.trim());
  const turns = stampedTurns(lines) ?? headedTurns(lines) ?? namedTurns(lines);
  if (!turns) return undefined;
  const heading = lines.find((line) => line !== "") ?? "";
  const title = /^(.+?)\s+[-–]\s+(?:transcript|transkript|transcripción|transcription)$/i.exec(heading)?.[1];
  return { turns, attendees: attendeesIn(lines), ...(title === undefined ? {} : { title }) };
}

/** A line without a time goes on with what was said before it. */
function stampedTurns(lines: readonly string[]): Turn[] | undefined {
  const stamped = lines.flatMap((line) => STAMPED.exec(line)?.[2] ?? []);
  if (!stamped.some((text) => readNamed(text))) return undefined;
  const turns: Turn[] = [];
  for (const line of lines) {
    const [, time, text] = STAMPED.exec(line) ?? [];
    if (time === undefined || text === undefined) addTo(turns.at(-1), line);
    else turns.push({ start: secondsOf(time), end: null, ...spokenBy(readNamed(text), text) });
  }
  return turns;
}

function spokenBy(named: NamedText | undefined, text: string): { speaker: string; text: string } {
  return named ? { speaker: named.name, text: named.text } : { speaker: UNKNOWN_SPEAKER, text };
}

function addTo(turn: Turn | undefined, line: string): void {
  if (turn && line !== "" && !ENDING.test(line)) turn.text = `${turn.text} ${line}`.trim();
}

function headedTurns(lines: readonly string[]): Turn[] | undefined {
  const turns: Turn[] = [];
  for (const line of lines) {
    const [, speaker = "", gap = "", time] = HEADED.exec(line) ?? [];
    if (time !== undefined && (gap !== " " || looksLikeName(speaker)))
      turns.push({ start: secondsOf(time), end: null, speaker, text: "" });
    else addTo(turns.at(-1), line);
  }
  const said = turns.filter(({ text }) => text !== "");
  return said.length > 0 ? said : undefined;
}

/** A line without a name, or with a colon in its sentence, goes on with what was said before it. */
function namedTurns(lines: readonly string[]): Turn[] | undefined {
  const spoken = lines.filter((line) => line !== "" && !TIME.test(line));
  const names = spoken.flatMap((line) => namedLine(line)?.name ?? []);
  const isName = nameTester({ names, named: names.length, texts: spoken.length, canContinue: true });
  const turns: Turn[] = [];
  let seconds = 0;
  for (const line of lines) {
    const named = namedLine(line);
    if (TIME.test(line)) seconds = Math.max(seconds, secondsOf(line));
    else if (named && isName(named.name)) {
      turns.push({ start: seconds, end: null, speaker: named.name, text: named.text });
      seconds += spokenSeconds(named.text);
    } else if (turns.length > 0 && line !== "") {
      addTo(turns.at(-1), line);
      seconds += spokenSeconds(line);
    }
  }
  return turns.length > 1 ? turns.map((turn) => ({ ...turn, end: turn.start + spokenSeconds(turn.text) })) : undefined;
}

function namedLine(line: string): NamedText | undefined {
  const named = readNamed(line);
  return named && /^\p{L}/u.test(named.name) ? named : undefined;
}

function spokenSeconds(text: string): number {
  return Math.max(1, text.length / CHARACTERS_PER_SECOND);
}

/** Google Meet lists who was there below a line that says so. */
function attendeesIn(lines: readonly string[]): { name: string }[] {
  const at = lines.findIndex((line) => /^(?:attendees|invited|teilnehmer|asistentes|participants)$/i.test(line));
  if (at < 0) return [];
  const listed = lines.slice(at + 1).find((line) => line !== "") ?? "";
  return listed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({ name }));
}
