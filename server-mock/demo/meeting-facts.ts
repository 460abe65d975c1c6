import { type Account, accountOf, accountSpacingDays, lifeOfAnAccountDays } from "./accounts.ts";
import { markets } from "./companies.ts";
import { type OrganizationPlan, organizationPlans } from "./organizations.ts";
import type { Random } from "./prng.ts";
import type { CallFacts } from "./script/call-slots.ts";
import type { Seller } from "./sellers.ts";
import type { CallType } from "./types.ts";

/** Kinds of call by how far the deal is, from the first contact (0) to after the signature (1). */
const callTypesByStage: readonly (readonly [until: number, weights: readonly (readonly [CallType, number])[]])[] = [
  [
    0.22,
    [
      ["cold-call", 42],
      ["discovery", 54],
      ["general", 4],
    ],
  ],
  [
    0.45,
    [
      ["discovery", 40],
      ["demo", 45],
      ["follow-up", 15],
    ],
  ],
  [
    0.68,
    [
      ["demo", 30],
      ["follow-up", 37],
      ["negotiation", 25],
      ["general", 8],
    ],
  ],
  [
    0.84,
    [
      ["negotiation", 50],
      ["follow-up", 20],
      ["closing", 30],
    ],
  ],
  [
    1.01,
    [
      ["closing", 40],
      ["general", 50],
      ["follow-up", 10],
    ],
  ],
];

/** The newest meetings belong to these organizations, so that each has something recent. */
const newestOrganizations = [0, 0, 0, 1, 0, 1, 0, 0, 0, 2, 0, 1, 3, 5];

export function pickOrganization(index: number, random: Random): number {
  const usual = random.weighted(organizationPlans.map(({ share }, number) => [number, share] as const));
  return newestOrganizations[index] ?? usual;
}

export interface FactsOptions {
  seed: string;
  organization: OrganizationPlan;
  organizationIndex: number;
  ageDays: number;
  accounts: Map<string, Account>;
}

/** Who meets whom about what: an account that was in touch at that time, at its stage, with its owner. */
export function pickFacts(options: FactsOptions, random: Random): CallFacts {
  const { organization, ageDays } = options;
  const spacing = accountSpacingDays(organization);
  const newestAccount = Math.ceil(ageDays / spacing);
  const oldestAccount = Math.floor((ageDays + lifeOfAnAccountDays) / spacing);
  const number = random.integer(newestAccount, Math.max(newestAccount, oldestAccount));
  const stage = Math.max(0, Math.min(1, (number * spacing - ageDays) / lifeOfAnAccountDays));
  const callType = random.weighted<CallType>(
    callTypesByStage.find(([until]) => stage < until)?.[1] ?? [["general", 1]],
  );
  const account = knownAccount(options, number % markets[organization.market].length);
  const seller = pickSeller({ organization, account, callType, ageDays }, random);
  const others = organization.sellers.filter(
    (other) => other !== seller && other.isActive && other.job !== "prospecting",
  );
  const bringsColleague = random.chance(
    callType === "cold-call" ? 0 : callType === "demo" || callType === "closing" ? 0.6 : 0.2,
  );
  const [first, second] = random.chance(0.75) ? account.contacts : [account.contacts[1], account.contacts[2]];
  const bringsSecond = random.chance(callType === "cold-call" ? 0 : 0.42);
  return {
    organization,
    account,
    callType,
    seller,
    colleague: bringsColleague ? pickColleague(others, account, random) : null,
    prospect: first,
    second: bringsSecond ? second : null,
  };
}

/** Accounts are few and come up again and again. */
function knownAccount({ seed, organizationIndex, accounts }: FactsOptions, number: number): Account {
  const key = `${organizationIndex}/${number}`;
  const known = accounts.get(key) ?? accountOf(seed, organizationIndex, number);
  accounts.set(key, known);
  return known;
}

interface SellerChoice {
  organization: OrganizationPlan;
  account: Account;
  callType: CallType;
  ageDays: number;
}

const daysSinceLeaving = 140;

function pickSeller({ organization, account, callType, ageDays }: SellerChoice, random: Random): Seller {
  const speaks = (seller: Seller) => seller.languages.includes(account.company.language);
  const callers = organization.sellers.filter((seller) => seller.job === "prospecting" && speaks(seller));
  const managers = organization.sellers.filter((seller) => seller.job === "managing" && speaks(seller));
  const owners = account.owners.filter((seller) => seller.isActive || ageDays > daysSinceLeaving);
  const [owner = random.pick(account.owners), substitute = owner] = owners;
  const chance = random.fraction();
  if (callers.length > 0 && chance < (callType === "cold-call" ? 0.8 : callType === "discovery" ? 0.15 : 0))
    return random.pick(callers);
  if (managers.length > 0 && chance > (callType === "negotiation" || callType === "closing" ? 0.86 : 0.97))
    return random.pick(managers);
  return random.chance(0.12) ? substitute : owner;
}

function pickColleague(others: readonly Seller[], account: Account, random: Random): Seller | null {
  const speaking = others.filter((seller) => seller.languages.includes(account.company.language));
  return speaking.length > 0 ? random.pick(speaking) : null;
}
