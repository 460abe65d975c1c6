import type { Account, Contact } from "../accounts.ts";
import type { Language } from "../companies.ts";
import type { OrganizationPlan, Seller } from "../organizations.ts";
import type { Random } from "../prng.ts";
import type { CallType } from "../types.ts";
import type { CallPlan } from "./call-plan.ts";
import type { Grammar } from "./grammar.ts";
import type { Notes } from "./note.ts";
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

export function compileTitles(titles: Readonly<Record<CallType, string>>): Record<CallType, Phrase> {
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
