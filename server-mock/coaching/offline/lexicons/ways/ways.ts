/** Ways of a language to say things, apart from the words of the lexicon: whole turns of phrase. Texts are compared in lower case. */
export interface Ways {
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
}

/** Letters of the four languages in Latin script, in lower case: a class that is found faster than that of all scripts. */
const LETTERS = "a-zß-öø-ÿœ";

/** Any of these at the beginning of a word. */
export function anyOf(...ways: readonly string[]): RegExp {
  return new RegExp(latin(`(?<![\\p{L}\\p{N}])(?:${ways.join("|")})`));
}

/** Each of them in turn, to be counted. */
export function allOf(ways: RegExp): RegExp {
  return new RegExp(ways.source, `${ways.flags}g`);
}

/** Letters and digits as classes of Latin script, inside a class and outside. */
function latin(source: string): string {
  return source
    .replace(/\[(?:\\.|[^\]\\])*\]/g, (set) => set.replaceAll("\\p{L}", LETTERS).replaceAll("\\p{N}", "0-9"))
    .replaceAll("\\p{L}", `[${LETTERS}]`);
}

/** Any of these anywhere, for scripts without spaces. */
export function anywhere(...ways: readonly string[]): RegExp {
  return new RegExp(ways.join("|"), "u");
}
