import type { Account } from "./accounts.ts";
import { archivedCall, isArchived } from "./archive.ts";
import { demoId } from "./id.ts";
import { pickFacts, pickOrganization } from "./meeting-facts.ts";
import { pickOutcome } from "./meeting-outcome.ts";
import { meetingUrl, pickSource } from "./meeting-source.ts";
import { firstSellerOf, organizationPlans } from "./organizations.ts";
import { participantsOf } from "./participants.ts";
import { Random } from "./prng.ts";
import { type Call, performCall, transcriptOf } from "./script/call.ts";
import { type CallFacts, callSlots } from "./script/call-slots.ts";
import { type LanguagePack, languagePackOf } from "./script/language-pack.ts";
import { type Slots, speak } from "./script/spintax.ts";
import type { Seller } from "./sellers.ts";
import { type Scores, scoreCall } from "./skill.ts";
import { ageInDays, secondsLater, startOf, timestamp } from "./timeline.ts";
import type { DemoMeeting } from "./types.ts";

/** A meeting and everything that its reports and insights are drawn from. */
export interface PlayedMeeting {
  index: number;
  organizationIndex: number;
  ageDays: number;
  facts: CallFacts;
  pack: LanguagePack;
  slots: Slots;
  scores: Scores;
  call: Call;
  startedAt: Date;
  storedAt: Date;
  /** The API's record as it was before any report was written. */
  record: DemoMeeting;
}

export interface MeetingOptions {
  seed: string;
  index: number;
  now: Date;
  /** Filled on the way; accounts come up in many meetings. */
  accounts: Map<string, Account>;
}

/** Meeting number `index`: a pure function of seed and index, placed in time relative to `now`. */
export function playMeeting({ seed, index, now, accounts }: MeetingOptions): PlayedMeeting {
  const random = new Random(seed, "meeting", index);
  const ageDays = ageInDays(index, random);
  const organizationIndex = pickOrganization(index, random);
  const organization = organizationPlans[organizationIndex];
  if (!organization) throw new RangeError(`Expected an organization, got number ${organizationIndex}`);
  const facts = pickFacts({ seed, organization, organizationIndex, ageDays, accounts }, random);
  const scores = scoreCall(facts.seller.ability, ageDays, new Random(seed, "scores", index));
  const { pack, slots, call } = playCall(index, { facts, scores }, new Random(seed, "transcript", index));

  const timing = new Random(seed, "timing", index);
  const { utcOffsetMinutes } = organization;
  const startedAt = startOf({ now, ageDays, durationSeconds: call.durationSeconds, utcOffsetMinutes }, timing);
  const outcome = pickOutcome(index, random);
  const isRunning = outcome.status === "pending";
  const storedAt = secondsLater(startedAt, isRunning ? 40 : call.durationSeconds + timing.integer(95, 640));
  const hasTranscript = outcome.hasTranscript && !isArchived(index);
  const source = pickSource(facts.callType, random);
  const record: DemoMeeting = {
    id: demoId(seed, "meeting", index),
    org_id: demoId(seed, "organization", organizationIndex),
    user_id: demoId(seed, "user", sellerNumber(organizationIndex, facts.seller)),
    status: outcome.status,
    title: speak(pack.vocabulary.titles.get(facts.callType) ?? [], slots, random),
    source,
    call_type: random.chance(isRunning ? 0.7 : 0.05) ? null : facts.callType,
    started_at: timestamp(startedAt, now),
    ended_at: isRunning ? null : timestamp(secondsLater(startedAt, call.durationSeconds), now),
    duration_seconds: isRunning ? null : call.durationSeconds,
    participants: participantsOf(facts, source === "phone", random),
    meeting_url: meetingUrl(source, random),
    language: outcome.hasTranscript ? pack.language : null,
    has_transcript: hasTranscript,
    report_count: 0,
    failure_reason: outcome.failureReason,
    created_at: timestamp(storedAt, now),
    updated_at: timestamp(secondsLater(storedAt, isRunning ? 0 : timing.integer(20, 200)), now),
    transcript: hasTranscript ? transcriptOf(call) : null,
  };
  return { index, organizationIndex, ageDays, facts, pack, slots, scores, call, startedAt, storedAt, record };
}

function playCall(
  index: number,
  { facts, scores }: Pick<PlayedMeeting, "facts" | "scores">,
  random: Random,
): Pick<PlayedMeeting, "pack" | "slots" | "call"> {
  const { account, callType, seller, colleague, prospect, second } = facts;
  const pack = languagePackOf(seller.languages.includes(account.company.language) ? account.company.language : "en");
  const slots = callSlots(pack.language, facts, random);
  if (isArchived(index)) return { pack, slots, call: archivedCall(random) };
  const call = performCall(
    {
      grammar: pack.grammar,
      plan: pack.plans[callType],
      slots,
      speakers: {
        R: seller.name,
        P: prospect.name,
        ...(colleague && { S: colleague.name }),
        ...(second && { Q: second.name }),
      },
      conditions: [account.company.industry, callType],
      scores,
      charactersPerSecond: pack.vocabulary.charactersPerSecond,
      space: pack.language === "ja" ? "" : " ",
    },
    random,
  );
  return { pack, slots, call };
}

/** Number of a seller, counted over all organizations. */
export function sellerNumber(organizationIndex: number, seller: Seller): number {
  const sellers = organizationPlans[organizationIndex]?.sellers ?? [];
  return (firstSellerOf[organizationIndex] ?? 0) + sellers.indexOf(seller);
}
