import type { Scorecard } from "./coaching/scorecards.ts";
import { firstScorecardOf, scorecardsOf } from "./coaching/scorecards.ts";
import { writeReport } from "./coaching/write-report.ts";
import { demoId } from "./id.ts";
import type { PlayedMeeting } from "./meetings.ts";
import { Random } from "./prng.ts";
import { secondsLater, timestamp } from "./timeline.ts";
import type { DemoReport } from "./types.ts";

export interface ReportOptions {
  seed: string;
  now: Date;
  played: PlayedMeeting;
}

/** Reports per meeting at most; part of the reports' ids. */
const mostReports = 2;

/** No, one or two reports of a meeting, oldest first. */
export function reportsOf({ seed, now, played }: ReportOptions): DemoReport[] {
  if (played.record.status !== "completed") return [];
  const random = new Random(seed, "reports", played.index);
  const scorecards = scorecardsFor(played, random);
  return scorecards.map(({ scorecard, number }, position) => {
    const secondsAfter = position === 0 ? random.integer(35, 170) : random.integer(2, 70) * 3600;
    return writeReport({
      played,
      scorecard,
      random,
      head: {
        id: demoId(seed, "report", played.index * mostReports + position),
        template_id: number === null ? null : demoId(seed, "template", number),
        created_at: timestamp(secondsLater(played.storedAt, secondsAfter), now),
      },
    });
  });
}

interface ChosenScorecard {
  scorecard: Scorecard;
  /** Number of the template; null when it has been deleted since. */
  number: number | null;
}

function scorecardsFor({ organizationIndex, facts, pack, ageDays }: PlayedMeeting, random: Random): ChosenScorecard[] {
  const language = pack.language === "ja" ? "ja" : "en";
  const all = (scorecardsOf[organizationIndex] ?? [])
    .map((scorecard, index) => ({ scorecard, number: (firstScorecardOf[organizationIndex] ?? 0) + index }))
    .filter(({ scorecard }) => scorecard.language === language);
  const [usual] = all.filter(({ scorecard }) => scorecard.scores.includes(facts.callType));
  if (!usual || random.chance(0.07)) return [];
  const others = all.filter(
    (other) => other !== usual && (other.scorecard.callType ?? facts.callType) === facts.callType,
  );
  const retired = others.find(({ scorecard }) => !scorecard.isActive);
  const first = retired && ageDays > 240 ? retired : usual;
  const second = others.find(({ scorecard }) => scorecard.isActive);
  const isDeleted = ageDays > 60 && random.chance(0.03);
  const chosen = isDeleted
    ? { scorecard: { ...first.scorecard, name: `${first.scorecard.name} (2025)` }, number: null }
    : first;
  return second && random.chance(0.14) ? [chosen, second] : [chosen];
}
