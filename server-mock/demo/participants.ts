import type { Contact } from "./accounts.ts";
import type { OrganizationPlan } from "./organizations.ts";
import type { Random } from "./prng.ts";
import type { CallFacts } from "./script/call-slots.ts";
import type { Seller } from "./sellers.ts";
import type { DemoParticipant } from "./types.ts";

/** Who was in the call. Of people on the phone often nothing is known but the name. */
export function participantsOf(facts: CallFacts, isPhone: boolean, random: Random): DemoParticipant[] {
  const { organization, account, seller, colleague, prospect, second } = facts;
  const guests = [prospect, ...(second ? [second] : [])].map((contact) =>
    guest(contact, account.company.name, random.chance(isPhone ? 0.35 : 0.05)),
  );
  return [host(seller, organization), ...(colleague ? [host(colleague, organization)] : []), ...guests];
}

function host(seller: Seller, organization: OrganizationPlan): DemoParticipant {
  const email = `${seller.mailbox}@${organization.domain}`;
  return { name: seller.name, email, title: seller.title, company: organization.name, is_internal: true };
}

function guest(contact: Contact, company: string, isUnknown: boolean): DemoParticipant {
  if (isUnknown) return { name: contact.name, is_internal: false };
  return { name: contact.name, email: contact.email, title: contact.title, company, is_internal: false };
}
