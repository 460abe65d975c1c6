import type { Report } from "../../records/resources.ts";
import { defineQuery } from "../../store/query.ts";
import { readTeamFigures, type TeamFigures } from "../../store/team-figures.ts";
import { toOneDecimal } from "../../store/to-one-decimal.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { seesTeam } from "./scope.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A span of time, both ends included. */
export interface Span {
  from: Date;
  to: Date;
}

/** What one person did in a span. */
export interface PersonFigures {
  id: string;
  name: string;
  reports: number;
  average: number | null;
}

/** What the people whom the reader may see did in a span. */
export interface SpanFigures {
  span: Span;
  /** Null for members, whose meetings are not counted here. */
  meetings: number | null;
  reports: number;
  average: number | null;
  people: PersonFigures[];
}

/** Spans of so many days that end now, the latest first. They overlap nowhere, and leave no moment out. */
export function spansBack(now: Date, days: number, count: number): Span[] {
  return Array.from({ length: count }, (_, index) => ({
    from: new Date(now.getTime() - (index + 1) * days * DAY_MS),
    to: new Date(now.getTime() - index * days * DAY_MS - (index === 0 ? 0 : 1)),
  }));
}

/** What one person did in a span; undefined without reports. */
export function personIn({ people }: SpanFigures, id: string): PersonFigures | undefined {
  return people.find((person) => person.id === id);
}

/** Figures of a span: of the team, or of the reader alone. */
export async function figuresOf(visit: MemberVisit, span: Span): Promise<SpanFigures> {
  const { service, orgId, session } = visit;
  const range = { orgId, from: span.from.toISOString(), to: span.to.toISOString() };
  const figures = await readTeamFigures(service.database, range);
  const own = seesTeam(visit) ? figures : onlyOf(figures, session.user.id);
  return {
    span,
    meetings: seesTeam(visit) ? figures.meetings : null,
    reports: own.reports,
    average: meanOf(own),
    people: own.users
      .filter(({ reports }) => reports > 0)
      .map(({ id, name, reports, scoreSum }) => ({ id, name, reports, average: meanOf({ reports, scoreSum }) })),
  };
}

function onlyOf({ users }: TeamFigures, id: string): Pick<TeamFigures, "reports" | "scoreSum" | "users"> {
  const user = users.find((candidate) => candidate.id === id);
  return { reports: user?.reports ?? 0, scoreSum: user?.scoreSum ?? 0, users: user ? [user] : [] };
}

/** To one decimal, as everywhere; null without reports. */
function meanOf({ reports, scoreSum }: { reports: number; scoreSum: number }): number | null {
  return reports === 0 ? null : toOneDecimal(scoreSum / reports);
}

/** The difference of two averages as they are shown; null where one is missing. */
export function changeOf(average: number | null, before: number | null): number | null {
  return average === null || before === null ? null : toOneDecimal(average - before);
}

const lowestReports = defineQuery<{ orgId: string; userId: string; from: string; to: string }, { document: string }>(
  (builder, slot) =>
    builder
      .selectFrom("reports")
      .select("document")
      .where("org_id", "=", slot("orgId"))
      .where("created_at", ">=", slot("from"))
      .where("created_at", "<=", slot("to"))
      .where((where) => where.or([where(slot("userId"), "=", ""), where("user_id", "=", slot("userId"))]))
      .orderBy("overall_score")
      .orderBy("id")
      .limit(1),
);

/** The report with the lowest score of a span. */
export async function lowestReport(visit: MemberVisit, { from, to }: Span): Promise<Report | undefined> {
  const { service, orgId, session } = visit;
  const userId = seesTeam(visit) ? "" : session.user.id;
  const range = { orgId, userId, from: from.toISOString(), to: to.toISOString() };
  const row = await service.database.first(lowestReports, range);
  return row && (JSON.parse(row.document) as Report);
}
