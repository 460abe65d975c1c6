import type { Random } from "../prng.ts";
import type { CallType } from "../types.ts";
import { shortPlans } from "./short-plans.ts";
import type { Slots } from "./spintax.ts";
import { type CallFacts, commonSlots, type TongueScript } from "./tongue.ts";

/** The words in which Spanish and French calls differ; what is said with them is in their scripts. */
export interface RomanceWords {
  language: "es" | "fr";
  titles: Readonly<Record<CallType, string>>;
  goals: Readonly<Record<CallType, string>>;
  /** What the prospect plans with today, long and short. */
  tools: readonly (readonly [string, string])[];
  days: readonly (readonly [string, string])[];
  sites: string;
  systems: readonly string[];
  weeks: readonly string[];
  clocks: readonly string[];
  deadlines: readonly string[];
  /** Slots that only this language has. */
  own?: Slots;
}

/** Calls in a language whose speakers call each other by their given names. */
export function romanceTongue(words: RomanceWords, script: { calls: string; notes: string }): TongueScript {
  const digits = new Intl.NumberFormat(`${words.language}-${words.language.toUpperCase()}`);
  return {
    language: words.language,
    grammar: [script.calls],
    notes: [script.notes],
    plans: shortPlans,
    charactersPerSecond: 15,
    titles: words.titles,
    slotsOf: (facts, random) => slotsOf({ words, digits }, facts, random),
  };
}

function slotsOf(
  { words, digits }: { words: RomanceWords; digits: Intl.NumberFormat },
  facts: CallFacts,
  random: Random,
): Slots {
  const { account, organization, prospect, second } = facts;
  const [tool, toolShort] = random.pick(words.tools);
  const [day, day2] = random.pick(words.days);
  const money = (amount: number) => `${digits.format(amount)} ${organization.currency}`;
  return {
    ...commonSlots(facts, random),
    ...words.own,
    you: prospect.given,
    ...(second && { you2: second.given }),
    boss: account.boss.given,
    pilot: account.company.city,
    sites: `${account.siteCount} ${words.sites}`,
    tool,
    toolShort,
    system: random.pick(words.systems),
    cost: money(account.costPerYear),
    price: money(account.pricePerSeat),
    total: money(account.totalPerYear),
    budget: money(account.budgetPerYear),
    weeks: random.pick(words.weeks),
    day,
    day2,
    clock: random.pick(words.clocks),
    deadline: random.pick(words.deadlines),
    goal: words.goals[facts.callType],
  };
}
