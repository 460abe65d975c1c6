import { type Company, markets } from "./companies.ts";
import { mailboxOf, type Person, personOf } from "./names.ts";
import { type OrganizationPlan, organizationPlans } from "./organizations.ts";
import { Random } from "./prng.ts";
import { vocabularyOf } from "./script/vocabulary.ts";
import type { Seller } from "./sellers.ts";

/** Somebody on the prospect's side. */
export interface Contact extends Person {
  title: string;
  email: string;
}

/** A prospect's company as one organization deals with it over some months. */
export interface Account {
  company: Company;
  contacts: readonly [Contact, Contact, Contact];
  /** Who decides, and is talked about more than present. */
  boss: Person;
  /** Sellers in the order in which they would take a call. */
  owners: readonly Seller[];
  seatCount: number;
  siteCount: number;
  pricePerSeat: number;
  totalPerYear: number;
  /** What the prospect set aside for it. */
  budgetPerYear: number;
  costPerYear: number;
  hoursPerWeek: number;
}

/** Days from the first contact to the signature and a little after. */
export const lifeOfAnAccountDays = 110;

/** Accounts begin one after the other, evenly spread over the time that the demo data covers. */
export function accountSpacingDays(organization: OrganizationPlan): number {
  return (365 + lifeOfAnAccountDays) / markets[organization.market].length;
}

export function accountOf(seed: string, organizationIndex: number, number: number): Account {
  const organization = organizationPlans[organizationIndex];
  if (!organization) throw new RangeError(`Expected an organization, got number ${organizationIndex}`);
  const random = new Random(seed, `account-${organizationIndex}`, number);
  const company = companyAt(organization, number);
  const ranks = random.shuffled(vocabularyOf(company.language).ranks);
  const known: Person[] = [];
  const stranger = (): Person => {
    const person = personOf(company.culture, random);
    const isTaken = known.some(({ given, family }) => given === person.given || family === person.family);
    if (isTaken) return stranger();
    known.push(person);
    return person;
  };
  const contact = (rank: number): Contact => {
    const person = stranger();
    const email = `${mailboxOf(person.givenLatin, person.familyLatin)}@${company.domain}`;
    return { ...person, title: ranks[rank] ?? "", email };
  };
  const seatCount = random.integer(38, 460);
  const pricePerSeat = seatCount > 250 ? 9 : seatCount > 120 ? 11 : 13;
  const totalPerYear = Math.round((seatCount * pricePerSeat * 12) / 100) * 100;
  const costPerYear = Math.round((totalPerYear * (1.4 + random.fraction() * 1.2)) / 1000) * 1000;
  return {
    company,
    contacts: [contact(0), contact(1), contact(2)],
    boss: stranger(),
    owners: random.shuffled(sellersFor(organization, company, random)),
    seatCount,
    siteCount: random.integer(3, 5) + Math.floor(seatCount / 45),
    pricePerSeat,
    totalPerYear,
    budgetPerYear: Math.round((totalPerYear * 0.83) / 1000) * 1000,
    costPerYear,
    hoursPerWeek: Math.max(7, Math.min(38, Math.round(costPerYear / 2100))),
  };
}

/** Every company comes up once before one comes up again, in an order that mixes industries and countries. */
function companyAt({ market }: OrganizationPlan, number: number): Company {
  const companies = markets[market];
  const company = companies[(number * 23 + 5) % companies.length];
  if (!company) throw new RangeError(`Expected a company in the market ${market}`);
  return company;
}

/** Those who speak the company's language. Who speaks a rarer one has fewer accounts in English. */
function sellersFor(organization: OrganizationPlan, { language }: Company, random: Random): Seller[] {
  const selling = organization.sellers.filter((seller) => seller.job === "selling");
  const speaking = selling.filter((seller) => seller.languages.includes(language));
  const free = speaking.filter(({ languages }) => language !== "en" || languages.length === 1 || random.chance(0.3));
  if (free.some(({ isActive }) => isActive)) return free;
  return speaking.length > 0 ? speaking : selling;
}
