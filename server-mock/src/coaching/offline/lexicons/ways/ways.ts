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
  /** A day, or a deadline that is one. */
  days: RegExp;
  /** A clock time. */
  hours: RegExp;
  /** An amount of money, in words or in figures. */
  money: RegExp;
  /** Makes an amount a loss or a turnover: no price. */
  loss: RegExp;
}

/** Any of these at the beginning of a word. */
export function anyOf(...ways: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join("|")})`, "u");
}

/** Each of them in turn, to be counted. */
export function allOf(ways: RegExp): RegExp {
  return new RegExp(ways.source, "gu");
}

/** Any of these anywhere, for scripts without spaces. */
export function anywhere(...ways: readonly string[]): RegExp {
  return new RegExp(ways.join("|"), "u");
}
