import { clockText } from "../../../../core/words/duration-text.ts";
import { type ListedMeeting, PAGE_SIZE, readMeetings, untitledCompanies } from "../../records/meetings.ts";
import { nextReport } from "../../records/next-report.ts";
import { labelOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { personFilter } from "../../records/person-field.ts";
import { type Column, noneFits, pageHead, table } from "../../views/components.ts";
import { type Content, type Html, html, scoreCell, timeCell } from "../../views/html.ts";
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
import { readSpans } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { STATUS_NAMES, statusBadge } from "./meeting-status.ts";

const TITLE = "Calls";
const PATH = "/meetings";
const FILTERS = ["status", "user_id", "from", "to", "span", "zone"] as const;

/** The meetings that the reader may see, newest first, by the API's filters. */
export async function listMeetings(visit: MemberVisit): Promise<Outcome> {
  const number = pageNumber(visit);
  const { people, person, errors, field } = await personFilter(visit);
  const status = choiceOf(visit, "status", STATUS_NAMES);
  const spans = visit.query.text("span") === "" ? undefined : readSpans(visit, "");
  const { from, to } = spans?.span ?? { from: dayField(visit, "from"), to: dayField(visit, "to") };
  const filter = { status, userId: person?.id, from, to };
  const query = filtersOf(visit, FILTERS);
  const { meetings, total } = await readMeetings(visit, filter, number);
  const paging = { fields: FILTERS, pageSize: PAGE_SIZE, read: meetings.length, total };
  const pages = "user_id" in errors ? undefined : pagesOf(visit, paging);
  const list =
    meetings.length === 0
      ? await nothingFound(visit, query)
      : html`${table(TITLE, columnsOf(visit, people), meetings)}${pages}`;
  const content = html`${pageHead(TITLE, { lead: spans?.title, actions: html`<a class="button primary" href="${PATH}/import">Add a call</a>` })}
${filterForm(visit, [choiceField(visit, { name: "status", label: "State", choices: STATUS_NAMES }), field, dayFields(visit)])}
${"user_id" in errors ? undefined : list}
<p class="small no-print"><a href="${PATH}/deleted">Deleted calls</a></p>`;
  const days = (["from", "to"] as const).map((name) => query.get(name) && `${name} ${query.get(name)}`);
  const narrowed = [status && STATUS_NAMES[status], person?.label, ...(spans?.titles ?? days)];
  return page(listTitle(TITLE, narrowed, number), content, { errors });
}

async function nothingFound(visit: MemberVisit, query: URLSearchParams): Promise<Html> {
  if (query.size === 0) return nextReport(visit);
  return noneFits("call", "Widen the dates, or choose another state.", { path: PATH, name: "calls" });
}

function columnsOf(visit: MemberVisit, people: ReadonlyMap<string, TeamMember>): Column<ListedMeeting>[] {
  return [
    {
      head: "Call",
      cell: (meeting) =>
        html`<a href="${PATH}/${meeting.id}">${meeting.title || "Untitled call"}</a>${detailsOf(meeting)}`,
    },
    { head: "Score", isNumber: true, cell: ({ scores }) => scoresCell(scores) },
    ...(seesTeam(visit) ? [{ head: "Who", cell: ({ user_id }: ListedMeeting) => labelOf(people, user_id) }] : []),
    { head: "When", cell: ({ started_at }) => timeCell(started_at, visit.zone) },
    { head: "Length", isNumber: true, cell: ({ duration_seconds }) => clockText(duration_seconds) },
    { head: "State", cell: ({ status }) => statusBadge(status) },
  ];
}

/** The score of each report, the oldest first. */
function scoresCell(scores: ListedMeeting["scores"]): Content {
  if (scores.length === 0) return scoreCell(null);
  return scores.map(({ score }, index) => html`${index > 0 && html`<br>`}${scoreCell(score)}`);
}

/** Whom the call was with, unless its title says so, and the templates of several scores. */
function detailsOf(meeting: ListedMeeting): Content {
  const { scores } = meeting;
  const scored = scores.length > 1 && `Scored with ${scores.map(({ template }) => template).join(", ")}`;
  return [untitledCompanies(meeting).join(", "), scored].map(
    (line) => line && html`<br><span class="small mute">${line}</span>`,
  );
}
