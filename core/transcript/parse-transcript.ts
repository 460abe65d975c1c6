/** One line of a transcript. */
export interface TranscriptLine {
  /** Start of the line, in characters from the start of the transcript. */
  offset: number;
  /** The whole line, as written. */
  text: string;
  /** What was said, without time and name. */
  said: string;
  /** Seconds into the recording; null if no time is known. A line without a time has that of the line before. */
  seconds: number | null;
  /** Who says it, empty if unknown. A line without a name continues the speaker before. */
  speaker: string;
}

// `[00:01:23] Ana Ruiz: text` (assumed); also `(01:23) Ana Ruiz: text`, `00:01:23 Ana Ruiz: text` and `Ana Ruiz (01:23): text`.
const TIME = /^\s*[[(]?(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?[\])]?\s*[-\u2013]?\s*/;
const SPEAKER = /^([^:[\]()]{1,80}?)\s*(?:[[(](?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?[\])])?\s*:(?:\s+|$)/;

/** Splits a transcript into lines with time and speaker. Lines of any other form are kept as text. */
export function parseTranscript(transcript: string): TranscriptLine[] {
  const lines: TranscriptLine[] = [];
  let speaker = "";
  let seconds: number | null = null;
  const timedSpeakers = new Set<string>();
  for (let offset = 0; offset < transcript.length; ) {
    const lineEnd = transcript.indexOf("\n", offset);
    const end = lineEnd < 0 ? transcript.length : lineEnd;
    const text = transcript.slice(offset, end);
    const time = TIME.exec(text);
    const rest = time ? text.slice(time[0].length) : text;
    const named = SPEAKER.exec(rest);
    const start = toSeconds(time?.slice(1)) ?? toSeconds(named?.slice(2));
    const isName = start !== undefined || timedSpeakers.size === 0 || timedSpeakers.has(named?.[1]?.trim() ?? "");
    // Where lines begin with a time and a name, `One thing: the price.` without a time is what somebody says.
    const name = isName ? named : null;
    if (name?.[1] && start !== undefined) timedSpeakers.add(name[1].trim());
    seconds = start ?? seconds;
    speaker = name?.[1]?.trim() ?? speaker;
    lines.push({ offset, text, said: name ? rest.slice(name[0].length) : rest, seconds, speaker });
    offset = end + 1;
  }
  return lines;
}

/** The names of those who speak, in the order of their first lines. */
export function speakersOf(lines: readonly TranscriptLine[]): string[] {
  return [...new Set(lines.map(({ speaker }) => speaker))].filter((name) => name !== "");
}

function toSeconds([hours, minutes, seconds]: readonly (string | undefined)[] = []): number | undefined {
  if (minutes === undefined || seconds === undefined) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}
