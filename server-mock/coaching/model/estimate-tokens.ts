const ASCII_PER_TOKEN = 3.5;
const OTHER_PER_TOKEN = 1.1;
const OTHER = /[^\u0020-\u007e]/g;

/** About how many tokens a text has, rather too many: tokenizers differ, and a question must not be cut. */
export function estimateTokens(text: string): number {
  const others = text.match(OTHER)?.length ?? 0;
  return Math.ceil((text.length - others) / ASCII_PER_TOKEN + others / OTHER_PER_TOKEN);
}
