import { Readable } from "node:stream";
import { csvLines } from "../../../../core/formats/csv.ts";
import type { Insight } from "../../../records/resources.ts";
import { eachDocument } from "../../../store/list-query.ts";
import { insightFilter, TYPE_NAMES } from "../../records/insights.ts";
import { choiceOf } from "../../visit/list-fields.ts";
import type { Outcome } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const COLUMNS = [
  ...["occurred_at", "type", "title", "summary", "quote", "speaker_name", "prospect_title", "company_name", "industry"],
  ...["sentiment", "confidence", "tags", "timestamp_seconds", "meeting_id", "id"],
] as const;
/** For spreadsheets, which otherwise take UTF-8 for something else. */
const BOM = "\ufeff";

/** Every insight that fits as CSV (RFC 4180), page by page, so that memory stays flat. */
export async function exportInsights(visit: MemberVisit): Promise<Outcome> {
  const type = choiceOf(visit, "type", TYPE_NAMES);
  // Rows that come in meanwhile stand before those that were read: bounded by now, none is missed or read twice.
  const { to = visit.service.now().toISOString(), ...filter } = insightFilter(visit);
  const pages = eachDocument<Insight>(visit.service.database, "insights", { ...filter, to });
  const lines = Readable.from(linesOf(pages, type), { objectMode: false });
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="insights.csv"',
  };
  return new Response(Readable.toWeb(lines) as ReadableStream, { headers });
}

async function* linesOf(pages: AsyncIterable<Insight[]>, type: Insight["type"] | undefined): AsyncGenerator<string> {
  yield BOM + csvLines([COLUMNS]);
  for await (const insights of pages) {
    const fitting = insights.filter((insight) => type === undefined || insight.type === type);
    if (fitting.length > 0) yield csvLines(fitting.map(cellsOf));
  }
}

const cellsOf = (insight: Insight): unknown[] => COLUMNS.map((column) => insight[column as keyof Insight]);
