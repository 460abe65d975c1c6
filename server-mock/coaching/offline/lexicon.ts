/** Languages whose words the detectors know: those of the demo data. */
export const LANGUAGES = ["en", "de", "es", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names of the patterns of a language file. */
export const PATTERNS = [
  /** A sentence that asks. */
  "question",
  /** A question, or the beginning of one, that cannot be answered with yes or no. */
  "open",
  /** Asks somebody to tell something, with or without a question mark; always open. */
  "request",
  /** Plans this conversation. */
  "agenda",
  /** Begins with oneself instead. */
  "pitch",
  /** Gives back what was heard. */
  "recap",
  /** Begins a conclusion: after a long turn of the other side it gives back what was heard. */
  "restate",
  /** Asks whether what was given back is right, with or without a question mark. */
  "check",
  /** A day that a calendar has. */
  "day",
  /** A time of day. */
  "clock",
  /** Something that people do together, or send, afterwards. */
  "step",
] as const;

/** Names of its phrases: whole turns of phrase, beside the words of the patterns. */
export const PHRASES = [
  /** Says what this conversation is for, or in what order it goes; to be counted. */
  "allPlans",
  /** Asks whether a plan suits, or invites to change it. Small talk and checks of the sound are none. */
  "suits",
  /** Is about the recording, the sound or the screen, and plans nothing. */
  "technical",
  /** Introduces what somebody else said. */
  "plays",
  /** Asks whether what was played back is right. */
  "checks",
  /** Begins an answer that agrees. */
  "assents",
  /** A day, or a deadline that is one. */
  "days",
  /** A clock time. */
  "hours",
  /** An amount of money, in words or in figures. */
  "money",
  /** A large number without a unit: an amount, if the topic is money. */
  "figures",
  /** Makes an amount a loss or a turnover: no price. */
  "loss",
  /** Talks about what something is to cost: other amounts of the prospect's are what they earn, lose or pay elsewhere. */
  "prices",
  /** Asks what somebody takes, or has to spend. */
  "asksPrice",
  /** May be about many things, but beside an amount of money about what there is to spend. */
  "aboutMoney",
  /** Was paid or lost before, or is paid by the hour: no price of this deal. */
  "formerPrice",
  /** Speaks for the own side: an offer, not a playback. */
  "ours",
  /** Offers a choice of answers. */
  "alternative",
  /** Puts a sentence under a condition. */
  "condition",
  /** Promises something oneself. */
  "ownPromise",
  /** Promises something for both sides. */
  "sharedPromise",
  /** Sends something: a promise, but no meeting. */
  "delivers",
  /** Takes something along to where people meet. */
  "brings",
  /** Says what has been. */
  "past",
  /** Leaves open when people speak again. */
  "vague",
] as const;

/** Names of the phrases of a calendar. */
export const DAYS = [
  /** The day of the call itself. */
  "today",
  "tomorrow",
  "afterTomorrow",
  "nextWeek",
  /** Makes a weekday the next one, unless it is still ahead in this week: then some people mean that of next week. */
  "coming",
  /** Says which of several days is meant in a way that people read differently, or means no single day. */
  "unclear",
  /** A word that may be the day of a month; it counts nothing that comes behind it. */
  "spoken",
  /** A number that is the day of a month. */
  "numbered",
  /** A number and the month. */
  "dated",
  /** What stands between a weekday and its number, and nothing else. */
  "between",
  /** What is behind a weekday, where it is an ordinal that was not read. */
  "unread",
  /** Makes a number an hour. */
  "hour",
] as const;

/** Words of days in one language. */
export interface Calendar extends Readonly<Record<(typeof DAYS)[number], RegExp>> {
  /** From Sunday on. */
  weekdays: readonly RegExp[];
  months: readonly string[];
  /** Days of a month in words: all of them, or only those that are no plain numbers. */
  ordinals: readonly RegExp[];
}

export type Phrases = Readonly<Record<(typeof PHRASES)[number], RegExp>>;

/** Words by which the detectors of one language know what happens in a line. Texts are compared in lower case. */
export interface Lexicon extends Readonly<Record<(typeof PATTERNS)[number], RegExp>> {
  phrases: Phrases;
}

/** An amount of money, in any of the languages. */
export const MONEY =
  /(?:[€$£¥]|\b(?:eur|usd|gbp|jpy|chf)\b)\s?\d|\d[\d.,\u00a0\u202f' ]*\s?(?:[€$£¥]|万?円|\b(?:euros?|dollars?|pounds?|yen|eur|usd|gbp|chf|dkk|kroner)\b)/i;
