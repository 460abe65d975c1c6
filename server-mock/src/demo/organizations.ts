import type { Market } from "./companies.ts";
import { type Seller, sellersOf } from "./sellers.ts";
import type { Plan, SubscriptionStatus } from "./types.ts";

export interface OrganizationPlan {
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
export const organizationPlans: readonly OrganizationPlan[] = [
  {
    name: "Fernhollow Systems",
    domain: "fernhollow.example",
    plan: "business",
    subscriptionStatus: "active",
    shortName: "Fernhollow",
    rivals: ["Shiftmoor", "Dispatchwell"],
    market: "european",
    currency: "€",
    utcOffsetMinutes: 60,
    share: 0.64,
    sellers: sellersOf("fernhollow"),
  },
  {
    name: "青嵐ワークス株式会社",
    domain: "seiran-works.example",
    plan: "enterprise",
    subscriptionStatus: "active",
    shortName: "Seiran",
    rivals: ["Rosteria", "Planquist"],
    market: "worldwide",
    currency: "$",
    utcOffsetMinutes: 540,
    share: 0.22,
    sellers: sellersOf("seiran"),
  },
  {
    name: "Cardamom Crew Tools",
    domain: "cardamomcrew.example",
    plan: "payg",
    subscriptionStatus: "active",
    shortName: "Cardamom",
    rivals: ["Shiftmoor", "Opsgarden"],
    market: "american",
    currency: "$",
    utcOffsetMinutes: -360,
    share: 0.06,
    sellers: sellersOf("cardamom"),
  },
  {
    name: "Nordhavn Vagtplan ApS",
    domain: "nordhavn-vagtplan.example",
    plan: "business",
    subscriptionStatus: "canceled",
    shortName: "Nordhavn",
    rivals: ["Turnwise", "Dispatchwell"],
    market: "european",
    currency: "€",
    utcOffsetMinutes: 60,
    share: 0.05,
    sellers: sellersOf("nordhavn"),
  },
  {
    name: "Atelier Zéphyr Logiciels",
    domain: "atelier-zephyr.example",
    plan: "business",
    subscriptionStatus: "active",
    shortName: "Zéphyr",
    rivals: ["Turnwise", "Planquist"],
    market: "european",
    currency: "€",
    utcOffsetMinutes: 60,
    share: 0,
    sellers: sellersOf("zephyr"),
  },
  {
    name: "Turnos Azpilicueta S.L. ⏱️",
    domain: "turnos-azpilicueta.example",
    plan: "enterprise",
    subscriptionStatus: "past_due",
    shortName: "Azpi",
    rivals: ["Turnwise", "Shiftmoor"],
    market: "european",
    currency: "€",
    utcOffsetMinutes: 60,
    share: 0.03,
    sellers: sellersOf("bodega"),
  },
];

/** Number of the first seller of each organization, counted over all of them. */
export const firstSellerOf: readonly number[] = organizationPlans.map((_, index) =>
  organizationPlans.slice(0, index).reduce((sum, plan) => sum + plan.sellers.length, 0),
);
