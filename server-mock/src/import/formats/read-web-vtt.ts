import { secondsOf, type Turn, UNKNOWN_SPEAKER } from "./spoken-call.ts";

const CUE_TIMES = /^((?:\d{2,}:)?\d{2}:\d{2}[.,]\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}[.,]\d{3})(?:[ \t].*)?$/;
const VOICE = /^<v(?:\.[^\s>]+)*\s+([^>]+)>/;
/** Zoom and others write the speaker before the text. */
const NAMED = /^([\p{L}\p{N}][^:<>\n]{0,60}): +(?=\S)/u;
const TAGS = /<[^>]*>/g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&nbsp;": "\u00a0",
  "&lrm;": "\u200e",
  "&rlm;": "\u200f",
};

/** Reads WebVTT (https://www.w3.org/TR/webvtt1/), as Zoom and Teams write it too. Undefined when the text is none or has no cues. */
export function readWebVtt(text: string): Turn[] | undefined {
  const blocks = blocksOf(text);
  if (!/^WEBVTT(?:[ \t].*)?$/m.test(blocks[0]?.split("\n", 1)[0] ?? "")) return undefined;
  return turnsOf(blocks);
}

/** Reads SubRip subtitles. Undefined when the text has no cues. */
export function readSubRip(text: string): Turn[] | undefined {
  return turnsOf(blocksOf(text));
}

function blocksOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n{2,}/);
}

function turnsOf(blocks: readonly string[]): Turn[] | undefined {
  const turns = blocks.flatMap(readCue);
  return turns.length === 0 ? undefined : turns;
}

/** Blocks without times are comments, styles or regions. */
function readCue(block: string): Turn[] {
  const lines = block.trim().split("\n");
  const timesAt = lines.findIndex((line) => CUE_TIMES.test(line));
  const times = CUE_TIMES.exec(lines[timesAt] ?? "");
  if (timesAt < 0 || timesAt > 1 || !times) return [];
  const payload = lines
    .slice(timesAt + 1)
    .join(" ")
    .trim();
  const speaker = VOICE.exec(payload)?.[1] ?? NAMED.exec(payload)?.[1] ?? UNKNOWN_SPEAKER;
  const said = VOICE.test(payload) ? payload : payload.replace(NAMED, "");
  return [
    { start: secondsOf(times[1] ?? ""), end: secondsOf(times[2] ?? ""), speaker: plain(speaker), text: plain(said) },
  ];
}

function plain(payload: string): string {
  return payload
    .replaceAll(TAGS, "")
    .replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}
