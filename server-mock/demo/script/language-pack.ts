import type { Language } from "../companies.ts";
import { sectionsOf } from "../text-sections.ts";
import type { CallType } from "../types.ts";
import { type CallPlan, callPlansOf } from "./call-plan.ts";
import { type Grammar, parseGrammar } from "./grammar.ts";
import { type Notes, parseNotes } from "./note.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** What calls in one language are made of. */
export interface LanguagePack {
  language: Language;
  grammar: Grammar;
  notes: Notes;
  vocabulary: Vocabulary;
  plans: Readonly<Record<CallType, CallPlan>>;
}

const cache = new Map<Language, LanguagePack>();

/** Reads a language when its first call is played. */
export function languagePackOf(language: Language): LanguagePack {
  const known = cache.get(language);
  if (known) return known;
  const section = sectionsOf(language);
  const pack: LanguagePack = {
    language,
    grammar: parseGrammar(section("calls")),
    notes: parseNotes(section("notes")),
    vocabulary: vocabularyOf(language),
    plans: callPlansOf(language === "en" ? "full" : "short"),
  };
  cache.set(language, pack);
  return pack;
}
