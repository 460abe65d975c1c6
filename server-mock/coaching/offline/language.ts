import { detectAll } from "tinyld/light";
import type { CallToScore } from "../call-to-score.ts";
import { LANGUAGES, type Language } from "./lexicon.ts";

const LINES_READ = 60;
/** Of a line, since the detector takes 5 µs per character of the longest parts between punctuation; a line may have none. */
const MOST_LETTERS = 300;
/** Letters that show the language better than the recorder does, which may name that of its menus. */
const LEAST_LETTERS = 100;

/** Language in which a call is spoken, or that of the meeting where little is said. Undefined if the detectors do not know it. */
export function languageOf({ meeting, lines }: CallToScore): Language | undefined {
  const text = lines
    .slice(0, LINES_READ)
    .map((line) => line.text.slice(0, MOST_LETTERS))
    .join(". ");
  const named = meeting.language?.toLowerCase().split(/[-_]/)[0];
  const spoken = named && text.length < LEAST_LETTERS ? named : (detectAll(text)[0]?.lang ?? named);
  return LANGUAGES.find((language) => language === spoken);
}
