import { readClock } from "../../../../core/transcript/clock.ts";
import { type Cue, type CueLine, turnsOfCues } from "./cue-turns.ts";
import type { Turn } from "./spoken-call.ts";

/** Microsoft Graph writes `0:0:0.0`, and a minus for times before the start. */
const CUE_TIME = String.raw`-?(?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3}`;
const CUE_TIMES = new RegExp(String.raw`^(${CUE_TIME})[ \t]+-->[ \t]+(${CUE_TIME})(?:[ \t].*)?$`);
const VOICE = /<v(?:\.[^\s>]+)*\s+([^>]+)>/g;
/** Formatting tags, and times within a cue. A less-than sign in speech is followed by a space or a number, and stays. */
const TAGS = /<\/?[a-z][^<>]*>|<\d[\d:.]*>|<\/>|\{\\[^{}]*\}/gi;
/** Marks of captions for a change of speaker. */
const ANOTHER = /^(?:[-–—]\s+|>>+\s*)/;
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
 * Reads WebVTT (https://www.w3.org/TR/webvtt1/), as Zoom and Teams write it too
 * (https://learn.microsoft.com/graph/api/calltranscript-get). Undefined if the text is not WebVTT or has no cues.
 */
export function readWebVtt(text: string): Turn[] | undefined {
  const blocks = blocksOf(text);
  return /^WEBVTT(?:\s|$)/.test(blocks[0] ?? "") ? turnsOf(blocks) : undefined;
}

/** Reads SubRip subtitles. Undefined if the text has no cues. */
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
  const cues = blocks.flatMap(readCue);
  return cues.length === 0 ? undefined : turnsOfCues(cues);
}

/** Reads a cue; blocks without times are comments, styles or regions. */
function readCue(block: string): Cue[] {
  const lines = block.trim().split("\n");
  const timesAt = lines.findIndex((line) => CUE_TIMES.test(line));
  const times = CUE_TIMES.exec(lines[timesAt] ?? "");
  if (timesAt > 1 || !times) return [];
  const payload = lines.slice(timesAt + 1).flatMap(readLine);
  return [{ start: offsetOf(times[1] ?? ""), end: offsetOf(times[2] ?? ""), lines: payload }];
}

/** Splits a line into parts of one voice each. */
function readLine(line: string): CueLine[] {
  const voices = [...line.matchAll(VOICE)];
  const [first] = voices;
  const before = plain(line.slice(0, first?.index));
  const parts: CueLine[] =
    before === "" ? [] : [{ text: before.replace(ANOTHER, ""), isAnother: ANOTHER.test(before) }];
  for (const [index, voice] of voices.entries()) {
    const end = voices[index + 1]?.index ?? line.length;
    parts.push({
      voice: plain(voice[1] ?? ""),
      text: plain(line.slice(voice.index + voice[0].length, end)),
      isAnother: true,
    });
  }
  return parts;
}

/** Reads a time; those before the transcription began count as its start. */
function offsetOf(time: string): number {
  return (readClock(time) ?? 0) / 1000;
}

function plain(payload: string): string {
  return payload.replaceAll(TAGS, "").replaceAll(REFERENCE, decode).trim();
}

/** Decodes a character reference; invalid ones stay as they are. */
function decode(reference: string, decimal: string | undefined, hex: string | undefined): string {
  if (decimal === undefined && hex === undefined) return ENTITIES[reference] ?? reference;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isCharacter = code > 0 && code <= LAST_CODE_POINT && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : reference;
}
