import type { Person } from "../../names.ts";
import type { Random } from "../../prng.ts";
import { sectionsOf } from "../../text-sections.ts";
import { shortPlans } from "../short-plans.ts";
import type { Slots } from "../spintax.ts";
import { type CallFacts, commonSlots, type TongueScript } from "../tongue.ts";

const titles = {
  discovery: "{Erstgespräch $company|$company: Kennenlernen}",
  demo: "{Vorführung für $company|Demo $company}",
  negotiation: "{Konditionen – $company|$company: Angebot und Vertrag}",
  "follow-up": "{Folgegespräch $company|$company: offene Fragen}",
  closing: "{Abschluss $company 🖋️|$company: letzte Vertragspunkte}",
  "cold-call": "{Kaltakquise $company|Erstanruf – $company}",
  general: "{Quartalsgespräch $company|$company: Rückblick}",
} as const;

const goals = {
  discovery: "verstehen, wie Sie heute planen",
  demo: "Ihnen die zwei, drei Dinge zeigen, auf die es Ihnen ankommt",
  negotiation: "die offenen Punkte zum Angebot klären",
  "follow-up": "durchgehen, was seit dem letzten Mal aufgekommen ist",
  closing: "die letzten Punkte im Vertrag klären",
  "cold-call": "herausfinden, ob sich ein Gespräch lohnt",
  general: "auf die letzten Monate zurückblicken",
} as const;

const tools = [
  ["einer Tabelle mit vierzehn Reitern", "die Tabelle", "der Tabelle"],
  ["einer alten Datenbank, die jemand im Haus gebaut hat", "die Datenbank", "der Datenbank"],
  ["einer Tabelle und zwei Chatgruppen", "die Tabelle", "der Tabelle"],
] as const;

const systems = [
  ["das ERP", "dem ERP"],
  ["die Lohnabrechnung", "der Lohnabrechnung"],
  ["das Personalsystem", "dem Personalsystem"],
] as const;

const days = [
  ["Dienstag", "Donnerstag"],
  ["Mittwoch", "Freitag"],
  ["Montag", "Mittwoch"],
] as const;

const digits = new Intl.NumberFormat("de-DE");

/** Calls in German. */
export const german: TongueScript = {
  language: "de",
  grammar: [sectionsOf("de")("calls")],
  notes: [sectionsOf("de")("notes")],
  plans: shortPlans,
  charactersPerSecond: 14,
  titles,
  slotsOf,
};

function slotsOf(facts: CallFacts, random: Random): Slots {
  const { account, organization, prospect, second, seller } = facts;
  const [tool, toolShort, toolDative] = random.pick(tools);
  const [system, systemDative] = random.pick(systems);
  const [day, day2] = random.pick(days);
  const money = (amount: number) => `${digits.format(amount)} ${organization.currency === "€" ? "Euro" : "Dollar"}`;
  return {
    ...commonSlots(facts, random),
    me: seller.name,
    you: addressOf(prospect, "nominative"),
    ...(second && { you2: addressOf(second, "nominative"), you2Dative: addressOf(second, "dative") }),
    boss: addressOf(account.boss, "nominative"),
    bossDative: addressOf(account.boss, "dative"),
    bossAccusative: addressOf(account.boss, "dative"),
    pilot: account.company.city,
    sites: `${account.siteCount} Standorte`,
    sitesAt: `${account.siteCount} Standorten`,
    tool,
    toolShort,
    toolDative,
    system,
    systemDative,
    cost: money(account.costPerYear),
    price: money(account.pricePerSeat),
    total: money(account.totalPerYear),
    budget: money(account.budgetPerYear),
    weeks: random.pick(["sechs", "acht", "zehn"]),
    day,
    day2,
    clock: random.pick(["um zehn", "um halb zehn", "um zwei"]),
    deadline: random.pick(["vor der Hauptsaison", "bis zum Ende des nächsten Quartals", "vor der Budgetrunde"]),
    goal: goals[facts.callType],
  };
}

/** `Herr` becomes `Herrn` in the dative and in the accusative. */
function addressOf({ family, isWoman }: Person, grammaticalCase: "nominative" | "dative"): string {
  if (isWoman) return `Frau ${family}`;
  return grammaticalCase === "nominative" ? `Herr ${family}` : `Herrn ${family}`;
}
