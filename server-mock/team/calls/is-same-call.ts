import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { printName } from "../../../core/transcript/print-transcript.ts";

/**
 * Reports whether two transcripts have the same words by the same speakers: the same words in the same order, with speakers
 * matched one to one, whatever their names. How turns are split, and their times, do not matter.
 */
export function isSameCall(one: string, other: string): boolean {
  if (one === other) return true;
  const [words, others] = [spokenWords(one), spokenWords(other)];
  if (words.length !== others.length) return false;
  const [names, backwards] = [new Map<string, string>(), new Map<string, string>()];
  return words.every(({ word, speaker }, index) => {
    const same = others[index];
    if (same?.word !== word) return false;
    const known = names.get(speaker) ?? same.speaker;
    const back = backwards.get(same.speaker) ?? speaker;
    names.set(speaker, known);
    backwards.set(same.speaker, back);
    return known === same.speaker && back === speaker;
  });
}

function spokenWords(transcript: string): { word: string; speaker: string }[] {
  return parseTranscript(transcript).flatMap((line) =>
    line.text.split(/\s+/).map((word) => ({ word, speaker: printName(line) })),
  );
}
