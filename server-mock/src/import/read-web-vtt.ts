/** A transcript with the length of the recording, from a WebVTT file. */
export interface SpokenText {
  transcript: string;
  durationSeconds: number;
  speakers: string[];
}

const CUE_TIMES = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:[ \t].*)?$/;
const VOICE = /^<v(?:\.[^\s>]+)*\s+([^>]+)>/;
const TAGS = /<[^>]*>/g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00a0",
  "&lrm;": "\u200e",
  "&rlm;": "\u200f",
};

/**
 * Reads WebVTT (https://www.w3.org/TR/webvtt1/) into the service's lines `[00:01:23] Ana Ruiz: text`. Undefined when the
 * text is no WebVTT or has no cues.
 */
export function readWebVtt(text: string): SpokenText | undefined {
  const blocks = text
    .replace(/^\ufeff/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t].*)?$/m.test(blocks[0]?.split("\n", 1)[0] ?? "")) return undefined;
  const cues = blocks.flatMap(readCue);
  const last = cues.at(-1);
  if (!last) return undefined;
  const speakers = [...new Set(cues.map((cue) => cue.speaker))];
  const lines = cues.map((cue) => `[${clock(cue.start)}] ${cue.speaker}: ${cue.text}`);
  return { transcript: lines.join("\n"), durationSeconds: Math.ceil(last.end), speakers };
}

interface Cue {
  start: number;
  end: number;
  speaker: string;
  text: string;
}

/** Blocks without times are comments, styles or regions. */
function readCue(block: string): Cue[] {
  const lines = block.split("\n");
  const timesAt = lines.findIndex((line) => CUE_TIMES.test(line));
  const times = CUE_TIMES.exec(lines[timesAt] ?? "");
  if (timesAt < 0 || timesAt > 1 || !times) return [];
  const payload = lines
    .slice(timesAt + 1)
    .join(" ")
    .trim();
  const speaker = VOICE.exec(payload)?.[1]?.trim() ?? "Unknown";
  return [{ start: seconds(times[1] ?? ""), end: seconds(times[2] ?? ""), speaker, text: plain(payload) }];
}

function plain(payload: string): string {
  return payload
    .replaceAll(TAGS, "")
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

function seconds(time: string): number {
  return time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

function clock(total: number): string {
  const whole = Math.floor(total);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
