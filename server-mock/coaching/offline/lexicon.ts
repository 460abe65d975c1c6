/** Languages whose words the detectors know: those of the demo data. */
export const LANGUAGES = ["en", "de", "es", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words by which the detectors of one language know what happens in a line. Texts are compared in lower case. */
export interface Lexicon {
  /** A sentence that asks. */
  question: RegExp;
  /** A question, or the beginning of one, that cannot be answered with yes or no. */
  open: RegExp;
  /** Asks somebody to tell something, with or without a question mark; always open. */
  request: RegExp;
  /** Plans this conversation. */
  agenda: RegExp;
  /** Begins with oneself instead. */
  pitch: RegExp;
  /** Gives back what was heard. */
  recap: RegExp;
  /** Begins a conclusion: after a long turn of the other side it gives back what was heard. */
  restate: RegExp;
  /** Asks whether what was given back is right, with or without a question mark. */
  check: RegExp;
  /** A day that a calendar has. */
  day: RegExp;
  /** A time of day. */
  clock: RegExp;
  /** Something that people do together, or send, afterwards. */
  step: RegExp;
  /** Whole turns of phrase for the same things. */
  phrases: Phrases;
  /** Words that are frequent in this language and rare in the others. */
  common: readonly string[];
}

/** Whole turns of phrase of one language, beside the words of the lexicon. Texts are compared in lower case. */
export interface Phrases {
  /** Says what this conversation is for, or in what order it goes; to be counted. */
  allPlans: RegExp;
  /** Asks whether a plan suits, or invites to change it. Small talk and checks of the sound are none. */
  suits: RegExp;
  /** Is about the recording, the sound or the screen, and plans nothing. */
  technical: RegExp;
  /** Introduces what somebody else said. */
  plays: RegExp;
  /** Asks whether what was played back is right. */
  checks: RegExp;
  /** Begins an answer that agrees. */
  assents: RegExp;
  /** A day, or a deadline that is one. */
  days: RegExp;
  /** A clock time. */
  hours: RegExp;
  /** An amount of money, in words or in figures. */
  money: RegExp;
  /** A large number that stands alone: an amount, where money is talked about. */
  figures: RegExp;
  /** Makes an amount a loss or a turnover: no price. */
  loss: RegExp;
  /** Promises something oneself. */
  ownPromise: RegExp;
  /** Promises something for both sides. */
  sharedPromise: RegExp;
}

/** Names of the patterns of a language file. */
export const PATTERNS = [
  "question",
  "open",
  "request",
  "agenda",
  "pitch",
  "recap",
  "restate",
  "check",
  "day",
  "clock",
  "step",
] as const satisfies readonly (keyof Lexicon)[];

/** Names of its phrases. */
export const PHRASES = [
  "allPlans",
  "suits",
  "technical",
  "plays",
  "checks",
  "assents",
  "days",
  "hours",
  "money",
  "figures",
  "loss",
  "ownPromise",
  "sharedPromise",
] as const satisfies readonly (keyof Phrases)[];

/** An amount of money, in any of the languages. */
export const MONEY =
  /(?:[€$£¥]|\b(?:eur|usd|gbp|jpy|chf)\b)\s?\d|\d[\d.,\u00a0\u202f' ]*\s?(?:[€$£¥]|万?円|\b(?:euros?|dollars?|pounds?|yen|eur|usd|gbp|chf|dkk|kroner)\b)/i;
