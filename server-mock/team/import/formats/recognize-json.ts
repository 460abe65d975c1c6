import { AVOMA } from "./avoma.ts";
import { AWS_TRANSCRIBE } from "./aws-transcribe.ts";
import { DEEPGRAM } from "./deepgram.ts";
import { FIREFLIES } from "./fireflies.ts";
import { GONG } from "./gong.ts";
import { MAPPED_FORMATS } from "./mapped-formats.ts";
import type { JsonFormat, SpokenCall } from "./spoken-call.ts";

/** JSON formats that are recognized, those with more characteristic paths first. */
const FORMATS: readonly JsonFormat[] = [GONG, FIREFLIES, AVOMA, DEEPGRAM, ...MAPPED_FORMATS, AWS_TRANSCRIBE];

/** Names of the formats, to list for a file in none of them. */
export const FORMAT_NAMES: readonly string[] = [...new Set(FORMATS.map(({ name }) => name))];

/** Calls, their format, and why it was recognized. */
export interface Recognized {
  format: string;
  reason: string;
  calls: SpokenCall[];
}

/** Recognizes the JSON of a recorder. Undefined for other JSON. */
export function recognizeJson(parsed: unknown): Recognized | undefined {
  for (const { name, sign, read } of FORMATS) {
    const calls = read(parsed);
    if (calls) return { format: name, reason: `it has ${sign}`, calls };
  }
  return undefined;
}
