import { parseQuery } from "../../../../core/text/word-query.ts";
import { countText, formatCount } from "../../../../core/words/count-text.ts";
import { type Tracker, trackerTitle } from "../../../coaching/trackers/tracker.ts";
import { loadTrackers } from "../../../jobs/tracker-store.ts";
import type { Insight } from "../../../records/resources.ts";
import { type InsightBoard, type InsightCount, readInsightBoard } from "../../../store/insight-board.ts";
import { FILTERS, insightFilter, TYPE_NAMES } from "../../records/insights.ts";
import { nextReport } from "../../records/next-report.ts";
import { noneFits, pageHead } from "../../views/components.ts";
import { textField } from "../../views/forms.ts";
import { type Content, callLink, dayCell, type Html, html, spokenOnly } from "../../views/html.ts";
import { MOST_SEARCHED } from "../../views/layout.ts";
import {
  choiceField,
  choiceOf,
  dayFields,
  filterForm,
  filtersOf,
  listTitle,
  pageNumber,
  pagesOf,
} from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Insights";
const MOST_QUOTES = 3;
const MOST_NAMES = 5;
const PAGE_SIZE = 50;
/** Kinds whose titles are names: of a competitor, of a feature. */
const NAMING: readonly Insight["type"][] = ["competitor_mention", "feature_request"];

/** Shows what customers say, by kind: how often, by how many companies, in their own words. */
export async function showInsights(visit: MemberVisit): Promise<Outcome> {
  const type = choiceOf(visit, "type", TYPE_NAMES);
  const number = type === undefined ? 1 : pageNumber(visit);
  const most = type === undefined ? MOST_QUOTES : PAGE_SIZE;
  const board = await readInsightBoard(visit.service.database, insightFilter(visit), {
    type,
    most,
    skipped: (number - 1) * most,
  });
  const total = sumOf(board.companies.filter((row) => type === undefined || row.type === type));
  const pages =
    type !== undefined && pagesOf(visit, { fields: FILTERS, pageSize: PAGE_SIZE, read: board.newest.length, total });
  const filters = filtersOf(visit, FILTERS);
  const head = pageHead(TITLE, {
    lead: `What customers said, in their own words: ${countText(total, "insight")}.`,
    actions:
      total > 0 && html`<a class="button" href="/insights/csv?${filters.toString()}" download>Download as CSV</a>`,
  });
  const shown = type === undefined ? (Object.keys(TYPE_NAMES) as Insight["type"][]) : [type];
  const groups = shown.filter((kind) => board.companies.some((row) => row.type === kind));
  const { trackers } = await loadTrackers(visit.service.database, visit.orgId);
  const tracked = new Map(trackers.map((tracker) => [trackerTitle(tracker), tracker]));
  const content = html`${head}
${filterForm(visit, [
  choiceField(visit, { name: "type", label: "Kind", choices: TYPE_NAMES, any: "All" }),
  dayFields(visit),
  textField({ name: "industry", label: "Industry has", value: visit.query.text("industry") }),
  textField({ name: "prospect_title", label: "Job title has", value: visit.query.text("prospect_title") }),
])}
${groups.length > 1 && html`<nav class="no-print" aria-label="Kinds"><p class="row">${groups.map((kind) => html`<a href="#${kind}">${TYPE_NAMES[kind]}</a>`)}</p></nav>`}
${groups.length === 0 ? await nothingFound(visit, filters) : html`<div class="split board">${groups.map((kind) => groupView(visit, kind, { board, filters, tracked }))}</div>`}
${total > PAGE_SIZE && pages}`;
  return page(
    listTitle(TITLE, [type && TYPE_NAMES[type], ...[...filters.values()].slice(type ? 1 : 0)], number),
    content,
  );
}

async function nothingFound(visit: MemberVisit, filters: URLSearchParams): Promise<Html> {
  if (filters.size > 0)
    return noneFits("insight", "Widen the dates, or choose another kind.", { path: "/insights", name: "insights" });
  return html`<p>Insights are found while a call is scored: objections, competitors, prices and more, each with its quote.</p>${await nextReport(visit, "No insights yet")}`;
}

function groupView(
  { zone }: MemberVisit,
  kind: Insight["type"],
  { board, filters, tracked }: { board: InsightBoard; filters: URLSearchParams; tracked: Tracked },
): Html {
  const all = new URLSearchParams(filters);
  all.set("type", kind);
  const companies = ranked(board.companies, kind).filter(({ name }) => name);
  const titles = ranked(board.titles, kind).filter(({ type, count }) => count > 1 || NAMING.includes(type));
  const total = sumOf(board.companies.filter(({ type }) => type === kind));
  const newest = board.newest.filter(({ type }) => type === kind);
  return html`<section id="${kind}"><h2>${TYPE_NAMES[kind]} <span class="mute">${formatCount(total)}</span></h2>
${
  companies.length > 0 &&
  html`<p class="small mute">${countText(companies.length, "company", "companies")}: ${companies
    .slice(0, MOST_NAMES)
    .map(({ name, count }) => name + times(count))
    .join(", ")}${companies.length > MOST_NAMES && " and others"}</p>`
}
${titles.length > 0 && html`<p class="small">Most often: ${titles.slice(0, MOST_NAMES).map((row, index) => html`${index > 0 && ", "}${titleView(row, tracked, filters)}`)}</p>`}
${newest.map((insight) => insightView(insight, zone))}
${!filters.has("type") && total > newest.length && html`<p><a href="/insights?${all.toString()}">All ${TYPE_NAMES[kind].toLowerCase()}</a></p>`}
</section>`;
}

/**
 * Search for everything said about what an insight names: the words of its tracker, as many as a search takes, or its title in a row.
 * Undefined where that is nothing to search for.
 */
function searchPath(title: string, tracker: Tracker | undefined, days: URLSearchParams): string | undefined {
  const phrases = tracker ? [tracker.name, ...Object.values(tracker.words).flat()] : [title];
  let search = "";
  for (const phrase of new Set(phrases.map((text) => `"${text.replace(/["\u201c\u201d\u201e]/g, " ").trim()}"`))) {
    const longer = `${search} ${phrase}`.trim();
    if (longer.length <= MOST_SEARCHED) search = longer;
  }
  if (parseQuery(search).terms.length === 0) return undefined;
  return `/search?${new URLSearchParams([["q", search], ...days])}`;
}

const sumOf = (rows: readonly InsightCount[]): number => rows.reduce((sum, { count }) => sum + count, 0);
const times = (count: number): string => (count > 1 ? ` (${formatCount(count)})` : "");

/** What a kind has most often first. */
const ranked = (rows: readonly InsightCount[], kind: Insight["type"]): InsightCount[] =>
  rows
    .filter(({ type }) => type === kind)
    .sort((one, two) => two.count - one.count || ((one.name ?? "") < (two.name ?? "") ? -1 : 1));

type Tracked = ReadonlyMap<string, Tracker>;

/** What a kind has often, with the way to everything said about it. */
function titleView({ name, count }: InsightCount, tracked: Tracked, filters: URLSearchParams): Content {
  const title = name ?? "";
  const days = new URLSearchParams([...filters].filter(([field]) => field === "from" || field === "to"));
  const path = searchPath(title, tracked.get(title), days);
  const label = tracked.get(title)?.name ?? title;
  return html`${path ? html`<a href="${path}">${label}</a>` : label}${times(count)}`;
}

function insightView(insight: Insight, zone: string): Html {
  const { title, summary, quote, speaker_name, prospect_title, company_name, timestamp_seconds, meeting_id } = insight;
  const who = [speaker_name, prospect_title, company_name].filter((part) => part).join(", ");
  return html`<article><h3>${title}</h3>
${quote ? html`<blockquote class="quote">“${quote}”</blockquote>` : html`<p>${summary}</p>`}
<p class="small mute">${who}${who && " · "}${callLink(`/meetings/${meeting_id}`, timestamp_seconds, spokenOnly(`: ${title}`))} · ${dayCell(insight.occurred_at, zone)}</p></article>`;
}
