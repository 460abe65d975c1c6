import type { Account } from "./accounts.ts";
import { firstScorecardOf, scorecardsOf } from "./coaching/scorecards.ts";
import { defaultMeetings } from "./default-size.ts";
import { demoId } from "./id.ts";
import { insightsOf } from "./insights.ts";
import { playMeeting } from "./meetings.ts";
import { firstSellerOf, organizationPlans } from "./organizations.ts";
import { reportsOf } from "./reports.ts";
import { sessionCount, sessionOf } from "./sessions.ts";
import { secondsLater, timestamp } from "./timeline.ts";
import type { DemoOptions, DemoRecord, DemoTemplate, DemoUser } from "./types.ts";

const defaults = { seed: "demo", meetings: defaultMeetings };

/**
 * The demo data, parents before their children, made while it is read. Everything but the timestamps is a pure function
 * of the seed and a record's number; the timestamps are relative to `now`.
 *
 * @throws RangeError when `meetings` is not a whole number from 0.
 */
export function* demoDataset(options: DemoOptions): Generator<DemoRecord, void, undefined> {
  const { seed, meetings, now } = { ...defaults, ...options };
  if (!Number.isSafeInteger(meetings) || meetings < 0)
    throw new RangeError(`Expected \`meetings\` to be a whole number from 0, got \`${meetings}\``);
  for (const [index, { name, plan, subscriptionStatus }] of organizationPlans.entries())
    yield {
      kind: "organization",
      value: { id: demoId(seed, "organization", index), name, plan, subscription_status: subscriptionStatus },
    };
  for (const value of users(seed)) yield { kind: "user", value };
  for (const value of demoTemplates(seed, now)) yield { kind: "template", value };
  const accounts = new Map<string, Account>();
  for (let index = 0; index < meetings; index += 1) yield* meetingWithChildren({ seed, index, now, accounts });
  for (let index = 0; index < sessionCount(meetings); index += 1)
    yield { kind: "session", value: sessionOf({ seed, index, now }) };
}

function users(seed: string): DemoUser[] {
  return organizationPlans.flatMap(({ sellers, domain }, organizationIndex) =>
    sellers.map(({ name, mailbox, role, isActive }, position) => ({
      id: demoId(seed, "user", (firstSellerOf[organizationIndex] ?? 0) + position),
      org_id: demoId(seed, "organization", organizationIndex),
      name,
      email: `${mailbox}@${domain}`,
      role,
      is_active: isActive,
    })),
  );
}

const daySeconds = 24 * 60 * 60;

/** Templates of every organization. */
export function demoTemplates(seed: string, now: Date): DemoTemplate[] {
  return scorecardsOf.flatMap((scorecards, organizationIndex) =>
    scorecards.map((scorecard, position) => {
      const created = secondsLater(now, -scorecard.ageDays * daySeconds + position * 5400);
      const changed = secondsLater(created, (scorecard.version - 1) * (29 * daySeconds + 7140));
      const author = (firstSellerOf[organizationIndex] ?? 0) + (scorecard.author ?? 0);
      return {
        id: demoId(seed, "template", (firstScorecardOf[organizationIndex] ?? 0) + position),
        org_id: demoId(seed, "organization", organizationIndex),
        name: scorecard.name,
        description: scorecard.description,
        prompt_template: scorecard.prompt,
        grading_criteria: scorecard.criteria.map(({ name, weight, description }) => ({ name, weight, description })),
        coaching_tone: scorecard.tone,
        call_type: scorecard.callType,
        industry_context: scorecard.industryContext,
        is_active: scorecard.isActive,
        created_by: scorecard.author === null ? null : demoId(seed, "user", author),
        version: scorecard.version,
        created_at: timestamp(created, now),
        updated_at: timestamp(changed, now),
      };
    }),
  );
}

/** A meeting, its reports and its insights; reports move the time of the meeting's last change. */
function* meetingWithChildren(options: Parameters<typeof playMeeting>[0]): Generator<DemoRecord, void, undefined> {
  const { seed, now } = options;
  const played = playMeeting(options);
  const reports = reportsOf({ seed, now, played });
  const changes = [played.record.updated_at, ...reports.map((report) => report.created_at)];
  const updatedAt = changes.toSorted().at(-1) ?? played.record.updated_at;
  yield { kind: "meeting", value: { ...played.record, report_count: reports.length, updated_at: updatedAt } };
  for (const value of reports) yield { kind: "report", value };
  for (const value of insightsOf({ seed, now, played, reports })) yield { kind: "insight", value };
}
