import { expect, it } from "vitest";
import { buildReport } from "../../core/report/build-report.ts";
import { adviceOf } from "../../core/report/follow-up.ts";
import { createInsightRollup, createMeetingRollup, insightFigures } from "../../core/report/meeting-rollup.ts";
import type { ReportFigures } from "../../core/report/report-figures.ts";
import { addReport, createReportRollup, reportFigures } from "../../core/report/report-rollup.ts";
import { samples } from "../support/draw.ts";
import { Random } from "../support/random.ts";
import { createTeam, type SimulatedTeam, type TeamOptions } from "./support/simulated-team.ts";

const TEAMS = samples(200, 50);
const PERIOD = { from: "2026-11-09T00:00:00.000Z", to: "2026-11-15T23:59:59.999Z" };

const figuresOf = (reports: SimulatedTeam["now"]): ReportFigures => {
  const rollup = createReportRollup([]);
  for (const report of reports) addReport(rollup, report);
  return reportFigures(rollup);
};

/** What the weekly report says of a week, and of the one before. */
function reportOf(current: ReportFigures, earlier: ReportFigures) {
  return buildReport({
    ...{ now: new Date(PERIOD.to), timeZone: "UTC", period: PERIOD, userId: undefined, current, history: undefined },
    ...{ meetings: createMeetingRollup(), insights: insightFigures(createInsightRollup()), sources: [] },
    ...{ activeBefore: [], talk: undefined, isForOneToOne: false },
    ...{ nameOf: () => undefined, namesProblem: undefined },
    compared: {
      with: { kind: "previous", ...PERIOD, reports: earlier.reports, average_score: earlier.score.value, trend: [] },
      score: earlier.score,
      people: new Map(earlier.people.map((row) => [row.user_id, row.score])),
      criteria: new Map(earlier.criteria.map((row) => [row.key, row.score])),
      own: earlier.evidence.people,
      advice: adviceOf(earlier),
      squares: earlier.squares,
    },
  });
}

interface Said {
  person: string | undefined;
  criterion: string | undefined;
}

/** The rule of before: who fell comes first, by 0.1 as by 20, and a criterion is weak by a single score. */
function rawRule({ people }: ReturnType<typeof reportOf>, { evidence }: ReportFigures): Said {
  const rows = people.filter(({ average_score: score }) => score !== null).reverse();
  const first = rows.find(({ change }) => (change ?? 0) < 0) ?? rows[0];
  const own = [...(evidence.people.get(first?.user_id ?? "") ?? [])].filter(({ score }) => score.value !== null);
  const [weakest] = own.sort((one, other) => (one.score.value ?? 0) - (other.score.value ?? 0));
  return { person: first?.user_id, criterion: weakest && JSON.parse(weakest.key)[1] };
}

interface Count {
  person: number;
  both: number;
  bestFirst: number;
  silent: number;
}

const emptyCount = (): Count => ({ person: 0, both: 0, bestFirst: 0, silent: 0 });

function add(count: Count, { person, criterion }: Said, { weakest, best }: SimulatedTeam): void {
  if (person === undefined) count.silent += 1;
  if (person === weakest.id) count.person += 1;
  if (person === weakest.id && criterion === weakest.criterion) count.both += 1;
  if (person === best.id) count.bestFirst += 1;
}

const SCENARIOS: readonly TeamOptions[] = [{ calls: 5 }, { calls: 3 }, { calls: 10 }, { calls: 5, noise: 16 }];

// `SHOW_SIMULATION=1 npx vitest run test/core/ranking-simulation.test.ts` prints the table.
it("Of simulated teams, person and criterion to coach are found twice as often as by raw means, and hardly ever the best seller", () => {
  const numbers = new Random(7);
  const [raw, ours, moves] = [emptyCount(), emptyCount(), { named: 0, right: 0 }];
  for (const scenario of SCENARIOS) {
    const [rawHere, oursHere] = [emptyCount(), emptyCount()];
    for (let index = 0; index < TEAMS; index += 1) {
      const team = createTeam(() => numbers.next(), scenario);
      const [now, before] = [figuresOf(team.now), figuresOf(team.before)];
      const report = reportOf(now, before);
      const [first] = report.coach_next;
      add(rawHere, rawRule(report, now), team);
      add(oursHere, { person: first?.user_id, criterion: first?.criterion?.name }, team);
      expect(first === undefined || first.user_id !== report.people[0]?.user_id).toBe(true);
      for (const mover of [report.biggest_rise, report.biggest_fall]) {
        if (mover?.kind !== "person") continue;
        moves.named += 1;
        if (Math.sign(team.moved.get(mover.user_id ?? "") ?? 0) === Math.sign(mover.change)) moves.right += 1;
        expect(Math.min(mover.scores, mover.scores_before)).toBeGreaterThanOrEqual(3);
      }
    }
    sum(raw, rawHere);
    sum(ours, oursHere);
    if (process.env["SHOW_SIMULATION"])
      process.stdout.write(`${JSON.stringify({ scenario, teams: TEAMS, raw: rawHere, ours: oursHere })}\n`);
  }
  if (process.env["SHOW_SIMULATION"]) process.stdout.write(`${JSON.stringify({ raw, ours, moves })}\n`);
  expect(ours.both).toBeGreaterThanOrEqual(2 * raw.both);
  expect(ours.bestFirst).toBeLessThanOrEqual((TEAMS * SCENARIOS.length) / 200);
  expect(moves.right).toBeGreaterThan(0.75 * moves.named);
});

function sum(total: Count, part: Count): void {
  for (const field of ["person", "both", "bestFirst", "silent"] as const) total[field] += part[field];
}
