import type { Language } from "../companies.ts";
import { german } from "./de/german.ts";
import { english } from "./en/english.ts";
import { spanish } from "./es/spanish.ts";
import { french } from "./fr/french.ts";
import { japanese } from "./ja/japanese.ts";
import type { Tongue } from "./tongue.ts";

const tongues: Readonly<Record<Language, () => Tongue>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  ja: japanese,
};

export function tongueOf(language: Language): Tongue {
  return tongues[language]();
}
