import { type Figure, meanFigure } from "../../../core/figures/figure.ts";
import { emptyMean, type Mean } from "../../../core/figures/mean.ts";
import type { Period } from "../../../core/periods/period.ts";
import { type Scatter, type Scores, scatterOf } from "../../../core/ranking/sample.ts";
import { type Change, compareFigure } from "../../../core/report/compare-figures.ts";
import type { Report } from "../../records/resources.ts";
import { defineQuery } from "../../store/query.ts";
import { readTeamFigures, type TeamFigures } from "../../store/team-figures.ts";
import type { MemberVisit } from "../visit/visit.ts";
import type { TeamMember } from "./people.ts";
import { seesTeam } from "./scope.ts";

/** Figures of one person in a span. */
export interface PersonFigures {
  id: string;
  name: string;
  /** Of the person's reports. */
  average: Figure;
}

/** Figures in a span of the people whom the reader may see. */
export interface SpanFigures {
  span: Period;
  /** Null for members, whose meetings are not counted here. */
  meetings: number | null;
  /** Of all reports that the reader may see. */
  average: Figure;
  /** Those with a report. */
  people: PersonFigures[];
}

/** Average of one person in a span; the figure of an empty mean without reports. */
export function averageIn({ people }: SpanFigures, id: string): Figure {
  return people.find((person) => person.id === id)?.average ?? averageOf(emptyMean());
}

/** A person's figures beside those of the span before. */
export type PersonRow = Change & { user_id: string; name: string };

/** Everybody with a report in the span, beside the span before. */
export const comparePeople = (
  span: SpanFigures,
  before: SpanFigures,
  people: ReadonlyMap<string, TeamMember>,
): PersonRow[] =>
  span.people.map(({ id, name, average }) => {
    const earlier = averageIn(before, id);
    return {
      user_id: id,
      name: people.get(id)?.label ?? name,
      ...compareFigure(average, earlier.n === 0 ? null : earlier),
    };
  });

/** Figures of a span: of the team, or of the reader alone. */
export async function figuresOf(visit: MemberVisit, span: Period): Promise<SpanFigures> {
  const { service, orgId, session } = visit;
  const figures = await readTeamFigures(service.database, { orgId, from: span.from, to: span.to });
  const own = seesTeam(visit) ? figures : onlyOf(figures, session.user.id);
  return {
    span,
    meetings: seesTeam(visit) ? figures.meetings : null,
    average: averageOf(own.scores),
    people: own.users
      .filter(({ scores }) => scores.count > 0)
      .map(({ id, name, scores }) => ({ id, name, average: averageOf(scores) })),
  };
}

function onlyOf({ users }: TeamFigures, id: string): Pick<TeamFigures, "scores" | "users"> {
  const user = users.find((candidate) => candidate.id === id);
  return { scores: user?.scores ?? emptyMean(), users: user ? [user] : [] };
}

const sumOfSquares = defineQuery<
  { orgId: string; userId: string; from: string; to: string },
  { squares: number | string | null }
>(`
  select sum(overall_score * overall_score) as squares from reports
  where org_id = :orgId and created_at >= :from and created_at <= :to and (:userId = '' or user_id = :userId)`);

/** Computes how far single scores lie from the mean of their person, for people whom the reader may see. */
export async function scatterOfSpans(visit: MemberVisit, now: SpanFigures, before: SpanFigures): Promise<Scatter> {
  const { service, orgId, session } = visit;
  const userId = seesTeam(visit) ? "" : session.user.id;
  const [later, earlier] = await Promise.all(
    [now, before].map(async ({ span: { from, to }, people }) => {
      const row = await service.database.first(sumOfSquares, { orgId, userId, from, to });
      return { figures: new Map(people.map(({ id, average }) => [id, average])), squares: Number(row?.squares ?? 0) };
    }),
  );
  return scatterOf(later as Scores, earlier);
}

/** The store has counted every report. */
const averageOf = (scores: Mean): Figure => meanFigure(scores, { complete: true });

const lowestReports = defineQuery<{ orgId: string; userId: string; from: string; to: string }, { document: string }>(`
  select document from reports
  where org_id = :orgId and created_at >= :from and created_at <= :to and (:userId = '' or user_id = :userId)
  order by overall_score, id limit 1`);

/** The report with the lowest score of a span. */
export async function lowestReport(visit: MemberVisit, { from, to }: Period): Promise<Report | undefined> {
  const { service, orgId, session } = visit;
  const userId = seesTeam(visit) ? "" : session.user.id;
  const row = await service.database.first(lowestReports, { orgId, userId, from, to });
  return row && (JSON.parse(row.document) as Report);
}
