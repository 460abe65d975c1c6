import { countText, formatCount } from "../../../../core/words/count-text.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import type { Insight } from "../../../records/resources.ts";
import { MAX_INSIGHTS, readInsights } from "../../records/insights.ts";
import { emptyState, pageHead } from "../../views/components.ts";
import { selectField, textField } from "../../views/forms.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { dayCell } from "../../views/times.ts";
import { choiceOf, filtersOf } from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { FILTERS, insightFilter, TYPE_NAMES } from "./insight-filter.ts";

const TITLE = "Insights";
const MOST_QUOTES = 3;
const MOST_COMPANIES = 5;
const MOST_OF_A_TYPE = 100;

/** What customers say, by kind: how often, by how many companies, in their own words. */
export async function showInsights(visit: MemberVisit): Promise<Outcome> {
  const type = choiceOf(visit, "type", TYPE_NAMES);
  const { insights, total } = await readInsights(visit, insightFilter(visit));
  const filters = filtersOf(visit, FILTERS);
  const head = pageHead(TITLE, {
    lead: leadOf(insights.length, total),
    actions:
      total > 0 && html`<a class="button" href="/insights/csv?${filters.toString()}" download>Download as CSV</a>`,
  });
  const shown = type === undefined ? (Object.keys(TYPE_NAMES) as Insight["type"][]) : [type];
  const groups = shown.flatMap((kind) => {
    const found = insights.filter((insight) => insight.type === kind);
    return found.length > 0 ? [{ kind, found }] : [];
  });
  const most = type === undefined ? MOST_QUOTES : MOST_OF_A_TYPE;
  const content = html`${head}
${filterForm(visit)}
${groups.length === 0 ? nothingFound(filters) : html`<div class="split board">${groups.map(({ kind, found }) => groupView(visit, kind, { found, most, filters }))}</div>`}`;
  return page(TITLE, content);
}

function leadOf(count: number, total: number): Content {
  if (total <= MAX_INSIGHTS) return `What customers said, in their own words: ${countText(total, "insight")}.`;
  return `The newest ${formatCount(count)} of ${formatCount(total)} insights. Narrow the dates to see the others.`;
}

function filterForm({ query }: MemberVisit): Html {
  return html`<form class="filters" method="get" action="/insights" role="search">
${selectField({ name: "type", label: "Kind", value: query.text("type"), options: [["", "All"], ...Object.entries(TYPE_NAMES)] })}
${textField({ name: "from", label: "From", type: "date", value: query.text("from") })}
${textField({ name: "to", label: "To", type: "date", value: query.text("to") })}
${textField({ name: "industry", label: "Industry has", value: query.text("industry") })}
${textField({ name: "prospect_title", label: "Job title has", value: query.text("prospect_title") })}
<button class="button">Show</button>
</form>`;
}

function nothingFound(filters: URLSearchParams): Html {
  if (filters.size > 0)
    return emptyState(
      "No insight fits",
      "Widen the dates, or choose another kind.",
      html`<a class="button" href="/insights">Show all insights</a>`,
    );
  return emptyState(
    "No insights yet",
    "They are found while a call is scored: objections, competitors, prices and more, each with its quote.",
    html`<a class="button primary" href="/meetings/import">Add a call</a>`,
  );
}

function groupView(
  { zone }: MemberVisit,
  kind: Insight["type"],
  { found, most, filters }: { found: readonly Insight[]; most: number; filters: URLSearchParams },
): Html {
  const all = new URLSearchParams(filters);
  all.set("type", kind);
  const companies = companiesOf(found);
  return html`<section><h2>${TYPE_NAMES[kind]} <span class="mute">${found.length}</span></h2>
${
  companies.length > 0 &&
  html`<p class="small mute">${countText(companies.length, "company", "companies")}: ${companies
    .slice(0, MOST_COMPANIES)
    .map(([name, count]) => (count > 1 ? `${name} (${count})` : name))
    .join(", ")}${companies.length > MOST_COMPANIES && " and others"}</p>`
}
${found.slice(0, most).map((insight) => insightView(insight, zone))}
${found.length > most && html`<p><a href="/insights?${all.toString()}">All ${TYPE_NAMES[kind].toLowerCase()}</a></p>`}
</section>`;
}

/** Companies by how often they said it. */
function companiesOf(insights: readonly Insight[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { company_name } of insights)
    if (company_name) counts.set(company_name, (counts.get(company_name) ?? 0) + 1);
  return [...counts].sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
}

function insightView(insight: Insight, zone: string): Html {
  const { title, summary, quote, speaker_name, prospect_title, company_name, timestamp_seconds, meeting_id } = insight;
  const who = [speaker_name, prospect_title, company_name].filter((part) => part).join(", ");
  const moment = timestamp_seconds === null ? "" : ` at ${clockText(timestamp_seconds)}`;
  return html`<article><h3>${title}</h3>
${quote ? html`<blockquote class="quote">“${quote}”</blockquote>` : html`<p>${summary}</p>`}
<p class="small mute">${who}${who && " · "}<a href="/meetings/${meeting_id}">The call${moment}</a> · ${dayCell(insight.occurred_at, zone)}</p></article>`;
}
