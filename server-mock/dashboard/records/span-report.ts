import { type RankedPerson, rankPeople } from "../../../core/ranking/rank-people.ts";
import { buildReport, scattersOf } from "../../../core/report/build-report.ts";
import type { PersonRow } from "../../../core/report/compare-figures.ts";
import { type ReportFeed, readMaterial } from "../../../core/report/compose-weekly-report.ts";
import { quoteOf } from "../../../core/report/evidence-rollup.ts";
import type { EvidenceQuote, PersonCriterion, ReportFigures } from "../../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../../core/report/weekly-report.ts";
import { readBriefMeetings } from "../../store/brief-meetings.ts";
import { readBriefReports } from "../../store/brief-reports.ts";
import type { OwnedId } from "../../store/meeting-queries.ts";
import { defineQuery } from "../../store/query.ts";
import type { Spans } from "../visit/spans.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { createDatabaseFeed } from "./database-feed.ts";
import { readReport } from "./meetings.ts";

/** The report that compares two spans, from scores only: pages read the quotes that they show. */
export interface SpanReport {
  report: WeeklyReport;
  /** Figures of the span itself, with the criteria of each person. */
  figures: ReportFigures;
  /** Criteria of each person in the span, and in the other one. */
  own: ReadonlyMap<string, readonly PersonCriterion[]>;
  ownBefore: ReadonlyMap<string, readonly PersonCriterion[]> | undefined;
  /** People with reports, by the same figures as on the first page: who to look at first stands first. */
  ranked: readonly RankedPerson<PersonRow>[];
  /** Template names, by the template key of a criterion. */
  templateNames: ReadonlyMap<string, string>;
}

/**
 * Reads the report of a span: of the team, of one person, or of the reports by one template.
 *
 * @param active people who had reports lately: those of them without a call are named
 */
export async function readSpanReport(
  visit: MemberVisit,
  { span, beside, now, timeZone }: Spans,
  { userId, templateId, active = [] }: { userId: string | undefined; templateId?: string; active?: readonly string[] },
): Promise<SpanReport> {
  const { service, orgId } = visit;
  const templateNames = new Map<string, string>();
  const feed: ReportFeed = {
    ...createDatabaseFeed(visit, userId),
    async reports({ from, to }) {
      const all = await readBriefReports(service.database, { orgId, userId, from, to });
      const reports = templateId === undefined ? all : all.filter((report) => report.template_id === templateId);
      for (const { template_id, template_name: name } of reports) templateNames.set(template_id ?? name, name);
      return reports;
    },
    meetings: ({ from, to }) => readBriefMeetings(service.database, { orgId, userId, from, to }),
    insights: nothing,
  };
  const question = { now, timeZone, period: span, before: beside, userId, isCompared: true, weeks: 0 };
  const material = await readMaterial(feed, question);
  const { current, compared } = material;
  const report = buildReport({ ...material, activeBefore: active });
  const scored = report.people.filter(({ score }) => score.of > 0);
  const ranked = rankPeople(scored, scattersOf(current, compared).people.across);
  return { report, ranked, figures: current, own: current.evidence.people, ownBefore: compared?.own, templateNames };
}

async function* nothing(): AsyncGenerator<never> {
  yield* [];
}

/** A quote with the words, and what the report says of the criterion. */
export interface ReadQuote extends EvidenceQuote {
  feedback: string;
}

const detailOf = defineQuery<OwnedId, { document: string; detail: string }>(
  "select document, detail from reports where id = :id and org_id = :orgId",
);

/** Reads the words of quotes that a report of scores has found. Those that are gone since have none. */
export async function readQuotes(
  { service, orgId }: MemberVisit,
  quotes: readonly (EvidenceQuote | null | undefined)[],
): Promise<(quote: EvidenceQuote | null | undefined) => ReadQuote | undefined> {
  const ids = [...new Set(quotes.flatMap((quote) => quote?.report_id ?? []))];
  const rows = await Promise.all(ids.map((id) => service.database.first(detailOf, { orgId, id })));
  const reports = new Map(rows.flatMap((row) => (row ? readReport(row) : [])).map((report) => [report.id, report]));
  return (quote) => {
    const report = quote ? reports.get(quote.report_id) : undefined;
    const item = report?.criteria_scores.find(({ name }) => name === quote?.criterion);
    const read = report && item && quoteOf(report, item);
    return read && { ...read, feedback: item.feedback };
  };
}
