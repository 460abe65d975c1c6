import type { PersonRow } from "../report/compare-figures.ts";
import type { EvidenceQuote, PersonCriterion, ReportEvidence } from "../report/report-figures.ts";

/** Somebody to coach next, and on what. */
export interface CoachingAdvice {
  user_id: string;
  name: string | null;
  average_score: number | null;
  change: number | null;
  /** The person's own weakest criterion; null without criteria. */
  criterion: { name: string; average_score: number | null; scores: number } | null;
  /** From the report that scored it lowest. */
  quote: EvidenceQuote | null;
}

const ADVISED = 3;

/** Who to coach next: those who fell, the lowest average first, then the others from the lowest average on. */
export function coachNext(people: readonly PersonRow[], evidence: ReportEvidence): CoachingAdvice[] {
  const scored = people.filter(({ average_score: score }) => score !== null).reverse();
  const isFalling = ({ change }: PersonRow): boolean => change !== null && change < 0;
  const order = [...scored.filter(isFalling), ...scored.filter((person) => !isFalling(person))];
  return order.slice(0, ADVISED).map((person) => {
    const weakest = evidence.people.get(person.user_id)?.find(({ average_score: score }) => score !== null);
    const { user_id, name, average_score, change } = person;
    return { user_id, name, average_score, change, criterion: criterionOf(weakest), quote: weakest?.quote ?? null };
  });
}

const criterionOf = (weakest: PersonCriterion | undefined): CoachingAdvice["criterion"] =>
  weakest === undefined ? null : { name: weakest.name, average_score: weakest.average_score, scores: weakest.scores };
