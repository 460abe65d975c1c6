import { industries } from "../../industries.ts";
import type { Random } from "../../prng.ts";
import { sectionsOf } from "../../text-sections.ts";
import { callPlans } from "../call-plan.ts";
import type { Slots } from "../spintax.ts";
import { type CallFacts, commonSlots, type TongueScript } from "../tongue.ts";

const titles = {
  discovery:
    "{Discovery call with $company|$company <> $us: first call|Intro: $company ($industry)|$company – discovery}",
  demo: "{Demo for $company|$company: product demo|$us demo, $company team|Live demo 🖥️ $company}",
  negotiation:
    "{Pricing call with $company|$company: commercial terms|Contract review – $company|$company, proposal v2}",
  "follow-up": "{Follow-up with $company|$company: open questions|Checking in: $company|Next steps – $company}",
  closing:
    "{Final call: $company|$company: signature and kick-off 🚀|Contract sign-off – $company|$company – last open points}",
  "cold-call": "{Cold call: $company|Outbound, $company|First contact – $company ($industry)}",
  general:
    "{Quarterly review with $company|$company: how is it going? ☕|Customer check-in – $company|Renewal prep, $company}",
} as const;

const goals = {
  discovery: "find out how planning works at $company today",
  demo: "look at the two or three things that matter to you",
  negotiation: "get the open commercial points onto one page",
  "follow-up": "go through what has come up since last time",
  closing: "close the last points in the contract",
  "cold-call": "see whether a real conversation makes sense",
  general: "look at how the last quarter went",
} as const;

const tools = [
  ["a spreadsheet with fourteen tabs", "the spreadsheet"],
  ["a spreadsheet and two group chats", "the spreadsheet"],
  ["an old database that somebody built in-house", "the old database"],
  ["a whiteboard and a lot of phone calls", "the whiteboard"],
  ["a shared calendar and a folder full of lists", "the calendar"],
] as const;

const dayPairs = [
  ["Tuesday", "Thursday"],
  ["Wednesday", "Friday"],
  ["Monday", "Wednesday"],
  ["Thursday", "Friday"],
] as const;

const digits = new Intl.NumberFormat("en-GB");

/** Calls in English. */
export const english: TongueScript = {
  language: "en",
  grammar: [sectionsOf("en")("calls")],
  notes: [sectionsOf("en")("notes")],
  plans: callPlans,
  charactersPerSecond: 14,
  titles,
  slotsOf,
};

function slotsOf(facts: CallFacts, random: Random): Slots {
  const { organization, account, prospect, second } = facts;
  const { company, siteCount } = account;
  const industry = industries[company.industry];
  const [tool, toolShort] = random.pick(tools);
  const [day, day2] = random.pick(dayPairs);
  const money = (amount: number) => `${organization.currency}${digits.format(amount)}`;
  return {
    ...commonSlots(facts, random),
    you: prospect.givenLatin,
    ...(second && { you2: second.givenLatin }),
    boss: account.boss.givenLatin,
    industry: industry.label,
    industryLower: industry.label.toLowerCase(),
    city: company.cityLatin,
    pilot: `the ${company.cityLatin} ${industry.site}`,
    crew: industry.crew,
    worker: industry.worker,
    job: industry.job,
    jobs: industry.jobs,
    site: industry.site,
    sites: `${siteCount} ${industry.sites}`,
    sitesShort: industry.sites,
    team: "the planning team",
    it: "IT",
    tool,
    toolShort,
    system: random.pick(["the payroll system", "the ERP", "the HR system", "the order system"]),
    cost: money(account.costPerYear),
    price: money(account.pricePerSeat),
    total: money(account.totalPerYear),
    budget: money(account.budgetPerYear),
    weeks: random.pick(["four", "six", "eight"]),
    day,
    day2,
    clock: random.pick(["at ten", "at half past nine", "at two", "at eleven", "at three"]),
    deadline: random.pick([
      "before the peak season",
      "by the end of next quarter",
      "before the budget round",
      "before the next audit",
    ]),
    goal: goals[facts.callType].replace("$company", company.spokenName),
  };
}
