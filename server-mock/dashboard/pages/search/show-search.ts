import { parseQuery, type WordQuery } from "../../../../core/text/word-query.ts";
import { countText } from "../../../../core/words/count-text.ts";
import type { MeetingDetail } from "../../../records/resources.ts";
import { searchCalls } from "../../../store/search-calls.ts";
import type { SearchKind } from "../../../store/search-documents.ts";
import { countMeetings, type MeetingFilter, readWholeCalls, untitledCompanies } from "../../records/meetings.ts";
import { labelOf, ownerOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { personFilter } from "../../records/person-field.ts";
import { emptyState, pageHead } from "../../views/components.ts";
import { type FieldErrors, textField } from "../../views/forms.ts";
import { type Content, dayCell, type Html, html, spokenOnly } from "../../views/html.ts";
import { MOST_SEARCHED } from "../../views/layout.ts";
import {
  choiceField,
  choiceOf,
  dayField,
  dayFields,
  filterForm,
  filtersOf,
  listTitle,
  pageNumber,
  pagesOf,
} from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { excerptView, type Moment, momentsOf } from "./moments.ts";
import { monthsView } from "./months.ts";

const TITLE = "Search";
const PATH = "/search";
const FILTERS = ["q", "kind", "user_id", "from", "to"] as const;
const KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  call: "Titles and people",
  said: "What was said",
  insight: "Insights",
  feedback: "Feedback",
};
const CALLS_PER_PAGE = 10;
const MOMENTS_PER_CALL = 3;
const HOW =
  "Words match in any case, with or without accents; in English, pricing also finds prices. “Words in quotation marks” match only next to each other, and preis* matches every word that begins so.";

/** Calls in which something was said, or that something says of: each with the moments. */
export async function showSearch(visit: MemberVisit): Promise<Outcome> {
  const text = visit.query.text("q").trim();
  const number = pageNumber(visit);
  const { people, person, errors, field } = await personFilter(visit);
  const scope = {
    userId: ownerOf(visit, person?.id),
    from: dayField(visit, "from"),
    to: dayField(visit, "to"),
  };
  const chosen = choiceOf(visit, "kind", KIND_NAMES);
  const kinds = kindsFor(visit).filter((kind) => chosen === undefined || kind === chosen);
  const head = html`${pageHead(TITLE)}${searchForm(visit, field)}`;
  if ("user_id" in errors) return page(TITLE, head, { errors });
  if (text === "")
    return page(TITLE, html`${head}${emptyState("Search everything said in calls and written about them", HOW)}`);
  const query = parseQuery(text);
  const span = { limit: CALLS_PER_PAGE, offset: (number - 1) * CALLS_PER_PAGE };
  const search = { orgId: visit.orgId, query, kinds, ...scope, ...span };
  const isTooLong = text.length > MOST_SEARCHED;
  const found = isTooLong || query.terms.length === 0 ? undefined : await searchCalls(visit.service.database, search);
  if (!found) {
    const what = isTooLong ? `is longer than ${MOST_SEARCHED} characters` : "has no word that can be looked for";
    const problem = `The search ${what}. Write one or a few words, or a short phrase in quotation marks.`;
    return page(TITLE, html`${pageHead(TITLE)}${searchForm(visit, field, { q: problem })}`, { errors: { q: problem } });
  }
  const title = listTitle(TITLE, [text], number);
  const total = found.startedAt.length;
  const pages = pagesOf(visit, { fields: FILTERS, pageSize: CALLS_PER_PAGE, read: found.ids.length, total });
  if (total === 0) return page(title, html`${head}${await nothingFound(visit, text, scope)}`);
  const calls = (await readWholeCalls(visit, found.ids)).map((call) =>
    callView(visit, people, { query, meeting: call.meeting, moments: momentsOf(call, query, kinds) }),
  );
  return page(
    title,
    html`${head}<p role="status">${countText(total, "call")} with ${textOfTerms(query.terms)}${query.terms.length > 1 && ", those with most of the words first"}.</p>
${number === 1 && (await monthsView(visit, found.startedAt, scope))}
<h2 class="hide">Calls</h2><ol class="plain found">${calls}</ol>${total > CALLS_PER_PAGE && pages}`,
  );
}

/** Insights are the team's: members have no page of them. */
const kindsFor = (visit: MemberVisit): SearchKind[] =>
  (Object.keys(KIND_NAMES) as SearchKind[]).filter((kind) => kind !== "insight" || seesTeam(visit));

function searchForm(visit: MemberVisit, person: Content, errors: FieldErrors = {}): Html {
  const text = visit.query.text("q");
  const choices = Object.fromEntries(kindsFor(visit).map((kind) => [kind, KIND_NAMES[kind]]));
  const fields = [
    textField({ name: "q", label: "Words", value: text, maxLength: MOST_SEARCHED, errors, hasFocus: text === "" }),
    choiceField(visit, { name: "kind", label: "In", choices, any: "Everything" }),
    person,
    dayFields(visit),
  ];
  return filterForm(visit, fields, html`<button class="button primary">Search</button>`);
}

const textOfTerms = (terms: readonly { text: string }[]): string => terms.map(({ text }) => `“${text}”`).join(" or ");

function callView(
  { zone }: MemberVisit,
  people: ReadonlyMap<string, TeamMember>,
  { query, meeting, moments }: { query: WordQuery; meeting: MeetingDetail; moments: readonly Moment[] },
): Html {
  const { id, title, user_id, started_at } = meeting;
  const facts = [labelOf(people, user_id), ...untitledCompanies(meeting)].join(" · ");
  const more = moments.length - MOMENTS_PER_CALL;
  return html`<li><h3><a href="/meetings/${id}">${title || "Untitled call"}</a></h3>
<p class="small mute">${facts} · ${dayCell(started_at, zone)}</p>
<ul class="plain">${moments
    .slice(0, MOMENTS_PER_CALL)
    .map(
      ({ path, label, text }) =>
        html`<li><a class="small" href="${path}">${label}${spokenOnly(` of ${title}`)}</a> ${excerptView(text, query)}</li>`,
    )}</ul>
${more > 0 && html`<p class="small"><a href="/meetings/${id}">${countText(more, "more moment")} in this call${spokenOnly(`, ${title}`)}</a></p>`}</li>`;
}

async function nothingFound(visit: MemberVisit, text: string, scope: MeetingFilter): Promise<Content> {
  const calls = await countMeetings(visit, scope);
  const isNarrowed = filtersOf(visit, FILTERS.slice(1)).size > 0;
  return emptyState(
    `No call has “${text}”`,
    html`${countText(calls, "call")} searched. ${HOW}`,
    isNarrowed && html`<a class="button" href="${PATH}?${new URLSearchParams({ q: text })}">Search all calls</a>`,
  );
}
