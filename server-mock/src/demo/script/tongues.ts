import type { Language } from "../companies.ts";
import { german } from "./de/german.ts";
import { english } from "./en/english.ts";
import { spanish } from "./es/spanish.ts";
import { french } from "./fr/french.ts";
import { japanese } from "./ja/japanese.ts";
import { readTongue, type Tongue, type TongueScript } from "./tongue.ts";

const scripts: Readonly<Record<Language, TongueScript>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  ja: japanese,
};

const tongues = new Map<Language, Tongue>();

/** The scripts of a language are read when its first call is played. */
export function tongueOf(language: Language): Tongue {
  const known = tongues.get(language);
  if (known) return known;
  const tongue = readTongue(scripts[language]);
  tongues.set(language, tongue);
  return tongue;
}
