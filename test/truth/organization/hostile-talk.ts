import type { Insight, MeetingDetail, User } from "../../../server-mock/library/index.ts";
import type { Random } from "../../support/random.ts";

/** Companies and their people. */
const CUSTOMERS = [
  { company: "Northwind Logistics", industry: "Logistics", name: "Kim Novak", title: "VP Sales" },
  { company: "渋谷商事", industry: "小売", name: "佐藤 花子", title: "部長" },
  { company: "Café Crème & Fils", industry: "Food", name: "Zoë d’Arc", title: "Directrice, achats" },
  { company: "شركة النور", industry: "طاقة", name: "ليلى حسن", title: "مديرة" },
  { company: "Straße <AG>", industry: "Verkehr", name: "Jürgen Groß", title: "Leiter | Einkauf" },
] as const;

export type Customer = (typeof CUSTOMERS)[number];
export const customerOf = (random: Random): Customer => random.pick(CUSTOMERS);

/** What is said, each of it a quote: colons, quotation marks, markup, two scripts, formulas. */
export const SAYINGS = [
  "What made you take this call?",
  "予算は来年の四月まで変わりません。",
  "ميزانيتنا محدودة هذا العام.",
  "It’s “too expensive” — honestly: 20% over our budget.",
  "Our café team in Straßburg loved it; <b>really</b> & truly.",
  "=SUM(A1:A9) is how we plan today, | pipes and all.",
  "Let’s meet on Tuesday 3 November at 10:30.",
  "네, 다음 주에 계약서를 보내 드리겠습니다.",
  "We can’t decide before the board’s review.",
  "I’ll send the summary to Łukasz and naïve Zoë 🚀.",
] as const;

/** Something that nobody has said. */
export const NEVER_SAID = "We will sign for three years at twice the price.";

export function titleOf(index: number, { company }: Customer): string {
  return [`Discovery with ${company}`, `${company}: デモ`, `Négociation, "${company}" | 2`, `مكالمة ${company}`][
    index % 4
  ] as string;
}

/** Lines as the API has them (assumed): a time, a speaker, a text. */
export function transcriptOf(random: Random, owner: string, customer: Customer): string {
  const first = random.below(SAYINGS.length);
  return Array.from({ length: 8 }, (_, index) => {
    const seconds = 4 + index * 67 + random.below(50);
    const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
      String(part).padStart(2, "0"),
    );
    return `[${time.join(":")}] ${index % 2 === 0 ? owner : customer.name}: ${SAYINGS[(first + index) % SAYINGS.length]}`;
  }).join("\n");
}

export function participantsOf(owner: User, customer: Customer, colleague?: string): MeetingDetail["participants"] {
  return [
    { name: owner.name, email: owner.email, company: "Acme <Hostile>", is_internal: true },
    ...(colleague === undefined ? [] : [{ name: colleague, company: "Acme <Hostile>", is_internal: true }]),
    { name: customer.name, title: customer.title, company: customer.company, is_internal: false },
  ];
}

const TYPES = [
  "pain_point",
  "objection",
  "competitor_mention",
  "feature_request",
  "buying_signal",
  "use_case",
  "pricing",
  "quote",
] as const;

/** An insight of a call. */
export function insightOf(random: Random, meeting: MeetingDetail, at: string): Partial<Insight> {
  const customer = customerOf(random);
  const quote = random.below(5) === 0 ? null : random.pick(SAYINGS);
  return {
    meeting_id: meeting.id,
    user_id: meeting.user_id,
    type: random.pick(TYPES),
    title: `About ${customer.company}`,
    quote,
    speaker_name: quote === null ? null : customer.name,
    timestamp_seconds: quote === null ? null : random.below(2_400),
    industry: customer.industry,
    company_name: customer.company,
    prospect_name: customer.name,
    prospect_title: customer.title,
    occurred_at: at,
    created_at: at,
  };
}
