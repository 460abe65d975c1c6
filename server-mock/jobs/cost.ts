import type { TokenPrices } from "../coaching/scorer.ts";
import type { ScoringUsage } from "../records/scoring-usage.ts";

/** An amount of money. */
export interface Cost {
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

const MILLION = 1_000_000;
/** Smaller amounts would show as 0.00. */
const SMALL = 0.1;

/** Cost of token usage at the configured prices; null without prices. */
export function costOf(usage: ScoringUsage, prices: TokenPrices | undefined): Cost | null {
  if (!prices) return null;
  const { input, output, currency } = prices;
  return { amount: (usage.inputTokens * input + usage.outputTokens * output) / MILLION, currency };
}

/** Formats a cost: `1.25 USD`, and `0.0042 USD` for small amounts. */
export function costText({ amount, currency }: Cost): string {
  const text = amount === 0 || amount >= SMALL ? amount.toFixed(2) : String(Number(amount.toPrecision(2)));
  return `${text} ${currency}`;
}
