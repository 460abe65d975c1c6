import type { Market } from "./companies.ts";
import { type Seller, sellersOf } from "./sellers.ts";
import { rowsOf, sectionsOf } from "./text-sections.ts";
import type { Plan, SubscriptionStatus } from "./types.ts";

export interface OrganizationPlan {
  /** Name of its sections in the text files. */
  section: string;
  name: string;
  domain: string;
  plan: Plan;
  subscriptionStatus: SubscriptionStatus;
  /** What the sellers call their company and product. */
  shortName: string;
  rivals: readonly [string, string];
  market: Market;
  currency: "€" | "$";
  utcOffsetMinutes: number;
  /** Share of all meetings. */
  share: number;
  sellers: readonly Seller[];
}

/** Every organization of the demo data. New ones go to the end: their position is part of their ids. */
export const organizationPlans: readonly OrganizationPlan[] = rowsOf(sectionsOf("world")("organizations")).map(
  ([
    name = "",
    domain = "",
    plan,
    status,
    shortName = "",
    rivals = "",
    market,
    currency,
    utcOffset,
    share,
    section = "",
  ]) => {
    const [rival = "", rival2 = ""] = rivals.split("/");
    return {
      section,
      name,
      domain: `${domain}.example`,
      plan: plan as Plan,
      subscriptionStatus: status as SubscriptionStatus,
      shortName,
      rivals: [rival, rival2],
      market: market as Market,
      currency: currency as OrganizationPlan["currency"],
      utcOffsetMinutes: Number(utcOffset),
      share: Number(share),
      sellers: sellersOf(section),
    };
  },
);

/** Number of the first seller of each organization, counted over all of them. */
export const firstSellerOf: readonly number[] = organizationPlans.map((_, index) =>
  organizationPlans.slice(0, index).reduce((sum, plan) => sum + plan.sellers.length, 0),
);
