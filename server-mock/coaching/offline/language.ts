import { detectAll } from "tinyld/light";
import type { CallToScore } from "../call-to-score.ts";
import { LANGUAGES, type Language } from "./lexicon.ts";

const LINES_READ = 60;
/** Characters of a line, since the detector takes 5 µs per character of the longest parts between punctuation; a line may have none. */
const MOST_CHARACTERS = 300;
/** Characters that show the language better than the recorder does, which may name that of its menus. */
const LEAST_CHARACTERS = 100;
/** Accuracy below which the detector guesses, such as at the sounds of a listener or at Japanese notes without kana. */
const LEAST_ACCURACY = 0.3;

/** Language in which a call is spoken, or that of the meeting where little is said. Undefined if the detectors do not know it. */
export function languageOf({ meeting, lines }: CallToScore): Language | undefined {
  const text = lines
    .slice(0, LINES_READ)
    .map((line) => line.text.slice(0, MOST_CHARACTERS))
    .join(". ");
  const named = meeting.language?.toLowerCase().split(/[-_]/)[0];
  const [best] = detectAll(text);
  const isSure = text.length >= LEAST_CHARACTERS && best !== undefined && best.accuracy >= LEAST_ACCURACY;
  const spoken = isSure || !named ? best?.lang : named;
  return LANGUAGES.find((language) => language === spoken);
}
