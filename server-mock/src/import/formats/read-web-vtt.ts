import { secondsOf, type Turn, UNKNOWN_SPEAKER } from "./spoken-call.ts";

/** Microsoft Graph writes `0:0:0.0`, and times before the start with a minus. */
const CUE_TIME = String.raw`-?(?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3}`;
const CUE_TIMES = new RegExp(String.raw`^(${CUE_TIME})[ \t]+-->[ \t]+(${CUE_TIME})(?:[ \t].*)?$`);
const VOICE = /^<v(?:\.[^\s>]+)*\s+([^>]+)>/;
/** Zoom and others write the speaker before the text. */
const NAMED = /^([\p{L}\p{N}][^:<>\n]{0,60}): +(?=\S)/u;
const TAGS = /<[^>]*>/g;
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|\w+);/gi;
const LAST_CODE_POINT = 0x10ffff;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&quot;": '"',
  "&apos;": "'",
  "&gt;": ">",
  "&nbsp;": "\u00a0",
  "&lrm;": "\u200e",
  "&rlm;": "\u200f",
};

/**
 * Reads WebVTT (https://www.w3.org/TR/webvtt1/), as Zoom and Teams
 * (https://learn.microsoft.com/graph/api/calltranscript-get) write it too. Undefined when the text is none or has no cues.
 */
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
    .split(/\n(?:[ \t]*\n)+/);
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
    { start: offsetOf(times[1] ?? ""), end: offsetOf(times[2] ?? ""), speaker: plain(speaker), text: plain(said) },
  ];
}

/** What was said before the transcription began counts as said at its start. */
function offsetOf(time: string): number {
  return time.startsWith("-") ? 0 : secondsOf(time);
}

function plain(payload: string): string {
  return payload.replaceAll(TAGS, "").replaceAll(REFERENCE, decode).trim();
}

/** The character that a reference names; what names none stays as it is. */
function decode(reference: string, decimal: string | undefined, hex: string | undefined): string {
  if (decimal === undefined && hex === undefined) return ENTITIES[reference] ?? reference;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isCharacter = code > 0 && code <= LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : reference;
}
