import type { Random } from "../../prng.ts";
import { parseGrammar } from "../grammar.ts";
import { parseNotes } from "../note.ts";
import { shortPlans } from "../short-plans.ts";
import type { Slots } from "../spintax.ts";
import { type CallFacts, commonSlots, compileTitles, type Tongue } from "../tongue.ts";
import { calls } from "./calls.ts";
import { notes } from "./notes.ts";

const titles = {
  discovery: "{Premier échange – $company|$company : prise de contact}",
  demo: "{Démo pour $company|$company : démonstration}",
  negotiation: "{Conditions – $company|$company : proposition et contrat}",
  "follow-up": "{Point de suivi – $company|$company : questions ouvertes}",
  closing: "{Signature $company 🎉|$company : derniers points du contrat}",
  "cold-call": "{Appel à froid : $company|Premier appel – $company}",
  general: "{Bilan trimestriel – $company|$company : comment ça va ?}",
} as const;

const goals = {
  discovery: "comprendre comment vous planifiez aujourd'hui",
  demo: "montrer les deux ou trois choses qui comptent pour vous",
  negotiation: "boucler les points ouverts de la proposition",
  "follow-up": "reprendre ce qui a émergé depuis la dernière fois",
  closing: "régler les derniers points du contrat",
  "cold-call": "voir si une vraie conversation a du sens",
  general: "revenir sur ces derniers mois",
} as const;

const tools = [
  ["un tableur à quatorze onglets", "le tableur"],
  ["une base de données faite maison", "la base"],
  ["un tableau blanc et beaucoup d'appels", "le tableau"],
] as const;

const days = [
  ["mardi", "jeudi"],
  ["mercredi", "vendredi"],
  ["lundi", "mercredi"],
] as const;

const digits = new Intl.NumberFormat("fr-FR");

let loaded: Tongue | undefined;

/** Calls in French. */
export function french(): Tongue {
  loaded ??= {
    language: "fr",
    grammar: parseGrammar(calls),
    notes: parseNotes(notes),
    plans: shortPlans,
    charactersPerSecond: 15,
    titles: compileTitles(titles),
    slotsOf,
  };
  return loaded;
}

function slotsOf(facts: CallFacts, random: Random): Slots {
  const { account, organization, prospect, second } = facts;
  const [tool, toolShort] = random.pick(tools);
  const [day, day2] = random.pick(days);
  const money = (amount: number) => `${digits.format(amount)} ${organization.currency}`;
  return {
    ...commonSlots(facts, random),
    you: prospect.given,
    ...(second && { you2: second.given }),
    boss: account.boss.given,
    pilot: account.company.city,
    sites: `${account.siteCount} sites`,
    tool,
    toolShort,
    system: random.pick(["l'ERP", "le logiciel de paie", "le SIRH"]),
    cost: money(account.costPerYear),
    price: money(account.pricePerSeat),
    total: money(account.totalPerYear),
    weeks: random.pick(["six", "huit", "dix"]),
    day,
    day2,
    clock: random.pick(["à dix heures", "à onze heures", "à quatorze heures"]),
    deadline: random.pick(["avant la haute saison", "avant la fin du prochain trimestre", "avant les budgets"]),
    goal: goals[facts.callType],
  };
}
