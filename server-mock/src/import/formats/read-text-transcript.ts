import { type SpokenCall, secondsOf, type Turn } from "./spoken-call.ts";

/** `[00:01:23] Ana Ruiz: text`, as the service itself writes it. */
const STAMPED = /^\[((?:\d+:)?\d{1,2}:\d{2})\] +([^:]{1,80}): +(.+)$/;
/** `Ana Ruiz  00:01:23` above what was said, as Teams and Otter write it. */
const HEADED = /^(\S[^:\d]{0,78}?)[ \t]{1,}((?:\d+:)?\d{1,2}:\d{2})$/;
/** `Ana Ruiz: text`, as Google Meet writes it, with a time on a line of its own now and then. */
const NAMED = /^(\p{L}[^:]{0,60}): +(.+)$/u;
const TIME = /^(?:\d+:)?\d{1,2}:\d{2}$/;
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

function stampedTurns(lines: readonly string[]): Turn[] | undefined {
  const turns = lines.flatMap((line): Turn[] => {
    const [, time, speaker, text] = STAMPED.exec(line) ?? [];
    if (time === undefined || speaker === undefined || text === undefined) return [];
    return [{ start: secondsOf(time), end: null, speaker, text }];
  });
  return turns.length > 0 ? turns : undefined;
}

function headedTurns(lines: readonly string[]): Turn[] | undefined {
  const turns: Turn[] = [];
  for (const line of lines) {
    const [, speaker, time] = HEADED.exec(line) ?? [];
    const last = turns.at(-1);
    if (speaker !== undefined && time !== undefined)
      turns.push({ start: secondsOf(time), end: null, speaker: speaker.trim(), text: "" });
    else if (last && line !== "") turns[turns.length - 1] = { ...last, text: `${last.text} ${line}`.trim() };
  }
  const said = turns.filter(({ text }) => text !== "");
  return said.length > 0 ? said : undefined;
}

function namedTurns(lines: readonly string[]): Turn[] | undefined {
  const turns: Turn[] = [];
  let seconds = 0;
  for (const line of lines) {
    if (TIME.test(line)) seconds = Math.max(seconds, secondsOf(line));
    const [, speaker, text] = NAMED.exec(line) ?? [];
    if (speaker === undefined || text === undefined) continue;
    const end = seconds + Math.max(1, text.length / CHARACTERS_PER_SECOND);
    turns.push({ start: seconds, end, speaker, text });
    seconds = end;
  }
  return turns.length > 1 ? turns : undefined;
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
