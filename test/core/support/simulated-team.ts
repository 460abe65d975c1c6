import type { ReportInput } from "../../../core/report/report-input.ts";

/** A team whose skills are known, and two weeks of its reports. */
export interface SimulatedTeam {
  before: ReportInput[];
  now: ReportInput[];
  /** Who truly needs coaching most, and the criterion that truly lies lowest. */
  weakest: { id: string; criterion: string };
  best: { id: string };
  /** By how much each person's skill truly changed between the weeks. */
  moved: ReadonlyMap<string, number>;
}

/** How the team is made; scores are 0 to 100. */
export interface TeamOptions {
  /** Calls of a person in a week, in the median. */
  calls: number;
  /** Standard deviation of a criterion's score around what its person is able to. */
  noise?: number;
}

const CRITERIA = ["Opening", "Discovery", "Listening", "Value", "Objections", "Next steps"];
/** Standard deviations: between people, between criteria, of a person's strengths, of calls, from week to week. */
const SPREAD = { people: 6, criteria: 6, strengths: 5, calls: 6, weeks: 2 };

/** Creates a team of five to twelve with two weeks of calls. */
export function createTeam(random: () => number, { calls, noise = 12 }: TeamOptions): SimulatedTeam {
  const normal = (deviation: number): number =>
    deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const hardness = CRITERIA.map(() => normal(SPREAD.criteria));
  const people = Array.from({ length: 5 + Math.floor(random() * 8) }, (_, index) => ({
    id: `person-${index}`,
    skill: 70 + normal(SPREAD.people),
    strengths: hardness.map((hard) => hard + normal(SPREAD.strengths)),
    calls: calls * Math.exp(normal(0.6)),
    weeks: [normal(SPREAD.weeks), normal(SPREAD.weeks)] as [number, number],
  }));
  type Seller = (typeof people)[number];
  const reportOf = ({ id, skill, strengths }: Seller, week: number, name: string): ReportInput => {
    const day = normal(SPREAD.calls);
    const scores = strengths.map((strength) =>
      Math.round(Math.min(100, Math.max(0, skill + week + strength + day + normal(noise)))),
    );
    const overall = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return {
      ...{ id: name, user_id: id, template_id: "template", overall_score: Math.round(overall * 10) / 10 },
      criteria_scores: scores.map((score, index) => ({ name: CRITERIA[index] ?? "", score })),
    };
  };
  const weekOf = (which: 0 | 1): ReportInput[] =>
    people.flatMap((person) => {
      const count = poisson(random, person.calls);
      return Array.from({ length: count }, (_, index) =>
        reportOf(person, person.weeks[which], `${person.id}-${which}-${index}`),
      );
    });
  const ranked = [...people].sort((one, other) => one.skill - other.skill);
  const [weakest, best] = [ranked[0], ranked.at(-1)] as [Seller, Seller];
  const lowest = weakest.strengths.indexOf(Math.min(...weakest.strengths));
  return {
    before: weekOf(0),
    now: weekOf(1),
    weakest: { id: weakest.id, criterion: CRITERIA[lowest] ?? "" },
    best: { id: best.id },
    moved: new Map(people.map(({ id, weeks: [before, now] }) => [id, now - before])),
  };
}

/** A number of events whose mean is `mean`. */
function poisson(random: () => number, mean: number): number {
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > least; product *= random()) count += 1;
  return count;
}
