import type { Account, Contact } from "../accounts.ts";
import type { Language } from "../companies.ts";
import { industries } from "../industries.ts";
import type { OrganizationPlan } from "../organizations.ts";
import type { Random } from "../prng.ts";
import type { Seller } from "../sellers.ts";
import type { CallType } from "../types.ts";
import type { CallPlan } from "./call-plan.ts";
import { type Grammar, parseGrammar } from "./grammar.ts";
import { type Notes, parseNotes } from "./note.ts";
import { compilePhrase, type Phrase, type Slots } from "./spintax.ts";

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

/** Everything that calls in one language are made of. */
export interface Tongue {
  language: Language;
  grammar: Grammar;
  notes: Notes;
  plans: Readonly<Record<CallType, CallPlan>>;
  charactersPerSecond: number;
  /** Titles of meetings by kind of call. */
  titles: Readonly<Record<CallType, Phrase>>;
  slotsOf: (facts: CallFacts, random: Random) => Slots;
}

/** A tongue as it is written down. */
export interface TongueScript extends Omit<Tongue, "grammar" | "notes" | "titles"> {
  grammar: readonly string[];
  notes: readonly string[];
  titles: Readonly<Record<CallType, string>>;
}

export function readTongue({ grammar, notes, titles, ...rest }: TongueScript): Tongue {
  return { ...rest, grammar: parseGrammar(...grammar), notes: parseNotes(...notes), titles: compileTitles(titles) };
}

function compileTitles(titles: Readonly<Record<CallType, string>>): Record<CallType, Phrase> {
  return {
    discovery: compilePhrase(titles.discovery),
    demo: compilePhrase(titles.demo),
    negotiation: compilePhrase(titles.negotiation),
    "follow-up": compilePhrase(titles["follow-up"]),
    closing: compilePhrase(titles.closing),
    "cold-call": compilePhrase(titles["cold-call"]),
    general: compilePhrase(titles.general),
  };
}

/** Values that are the same in most languages. */
export function commonSlots({ organization, account, seller, colleague }: CallFacts, random: Random): Slots {
  const { company } = account;
  const [off, off2] = random.pick([
    ["5", "10"],
    ["8", "12"],
    ["10", "15"],
  ] as const);
  return {
    me: seller.spoken,
    ...(colleague && { colleague: colleague.spoken }),
    company: company.spokenName,
    us: organization.shortName,
    product: organization.shortName,
    rival: organization.rivals[0],
    rival2: organization.rivals[1],
    peer: industries[company.industry].peer,
    city: company.city,
    seats: String(account.seatCount),
    sitesEnglish: `${account.siteCount} sites`,
    hours: String(account.hoursPerWeek),
    percent: String(random.integer(6, 23)),
    off,
    off2,
    term: random.pick(["24", "36"]),
  };
}
