import type { Account, Contact } from "../accounts.ts";
import type { Language } from "../companies.ts";
import { industryOf } from "../industries.ts";
import type { Person } from "../names.ts";
import type { OrganizationPlan } from "../organizations.ts";
import type { Random } from "../prng.ts";
import type { Seller } from "../sellers.ts";
import type { CallType } from "../types.ts";
import type { Slots } from "./spintax.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Who speaks and about what, before it is put into words. */
export interface CallFacts {
  organization: OrganizationPlan;
  account: Account;
  callType: CallType;
  seller: Seller;
  colleague: Seller | null;
  prospect: Contact;
  second: Contact | null;
}

/** Values of the slots of a call in a language. */
export function callSlots(language: Language, facts: CallFacts, random: Random): Slots {
  const { organization, account, callType, colleague, prospect, second, seller } = facts;
  const { company } = account;
  const { address, money, sites } = customs[language];
  const amount = (value: number) => money(value, organization.currency);
  const said = (person: Seller) => (language === "ja" ? person.spokenJapanese : person.spoken);
  const vocabulary = vocabularyOf(language);
  const [off, off2] = random.pick(discounts);
  const isEnglish = language === "en";
  return {
    me: said(seller),
    ...(colleague && { colleague: said(colleague) }),
    you: address(prospect),
    ...(second && { you2: address(second) }),
    boss: language === "ja" ? `${account.boss.family}部長` : address(account.boss),
    ...(language === "de" && germanCases(facts)),
    company: company.spokenName,
    us: organization.shortName,
    product: organization.shortName,
    rival: organization.rivals[0],
    rival2: organization.rivals[1],
    peer: industryOf(company.industry).peer,
    city: isEnglish ? company.cityLatin : company.city,
    pilot: isEnglish ? `the ${company.cityLatin} ${industryOf(company.industry).site}` : company.city,
    ...(isEnglish ? englishIndustry(facts) : { sites: sites(account.siteCount) }),
    seats: String(account.seatCount),
    hours: String(account.hoursPerWeek),
    cost: amount(account.costPerYear),
    price: amount(account.pricePerSeat),
    total: amount(account.totalPerYear),
    budget: amount(account.budgetPerYear),
    percent: String(random.integer(6, 23)),
    off,
    off2,
    term: random.pick(terms),
    ...vocabulary.pickWords(random),
    goal: (vocabulary.goals.get(callType) ?? "").replace("$company", company.spokenName),
  };
}

const discounts = [
  ["5", "10"],
  ["8", "12"],
  ["10", "15"],
] as const;

/** Months of a contract. */
const terms = ["24", "36"] as const;

/** How a language addresses people, says amounts and counts places. */
interface Customs {
  address: (person: Person) => string;
  money: (amount: number, currency: "€" | "$") => string;
  sites: (count: number) => string;
}

const yenPerDollar = 150;

const digits = {
  en: new Intl.NumberFormat("en-GB"),
  de: new Intl.NumberFormat("de-DE"),
  es: new Intl.NumberFormat("es-ES"),
  fr: new Intl.NumberFormat("fr-FR"),
  ja: new Intl.NumberFormat("ja-JP"),
} as const;

const customs: Readonly<Record<Language, Customs>> = {
  en: {
    address: ({ givenLatin }) => givenLatin,
    money: (amount, currency) => `${currency}${digits.en.format(amount)}`,
    sites: (count) => `${count} sites`,
  },
  de: {
    address: ({ family, isWoman }) => (isWoman ? `Frau ${family}` : `Herr ${family}`),
    money: (amount, currency) => `${digits.de.format(amount)} ${currency === "€" ? "Euro" : "Dollar"}`,
    sites: (count) => `${count} Standorte`,
  },
  es: {
    address: ({ given }) => given,
    money: (amount, currency) => `${digits.es.format(amount)} ${currency}`,
    sites: (count) => `${count} centros`,
  },
  fr: {
    address: ({ given }) => given,
    money: (amount, currency) => `${digits.fr.format(amount)} ${currency}`,
    sites: (count) => `${count} sites`,
  },
  ja: {
    address: ({ family }) => `${family}様`,
    money: (amount) =>
      amount < 1000
        ? `${digits.ja.format(amount * yenPerDollar)}円`
        : `${Math.round((amount * yenPerDollar) / 10_000)}万円`,
    sites: (count) => `${count}拠点`,
  },
};

/** `Herr` becomes `Herrn` in the dative and in the accusative. */
function germanCases({ account, second }: CallFacts): Slots {
  const object = (person: Person) => customs.de.address(person).replace(/^Herr /, "Herrn ");
  return {
    ...(second && { you2Dative: object(second) }),
    bossDative: object(account.boss),
    bossAccusative: object(account.boss),
    sitesAt: `${account.siteCount} Standorten`,
  };
}

/** English has the words of the prospect's industry. */
function englishIndustry({ account }: CallFacts): Slots {
  const { label, crew, worker, job, jobs, site, sites } = industryOf(account.company.industry);
  return {
    industry: label,
    industryLower: label.toLowerCase(),
    crew,
    worker,
    job,
    jobs,
    site,
    sites: `${account.siteCount} ${sites}`,
    sitesShort: sites,
  };
}
