import { clockText } from "../../../../core/words/duration-text.ts";
import type { RoleplaySession } from "../../../records/resources.ts";
import { readDocuments, readPage } from "../../../store/list-query.ts";
import { PAGE_SIZE } from "../../records/meetings.ts";
import { labelOf, ownerOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { personFilter } from "../../records/person-field.ts";
import { badge, type Column, emptyState, noneFits, pageHead, table } from "../../views/components.ts";
import { type Html, html, scoreCell, timeCell } from "../../views/html.ts";
import {
  choiceField,
  choiceOf,
  filterForm,
  filtersOf,
  listTitle,
  pageNumber,
  pagesOf,
} from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Roleplay";
const PATH = "/roleplay";
const FILTERS = ["status", "user_id"] as const;
const STATUS_NAMES: Readonly<Record<RoleplaySession["status"], string>> = {
  scheduled: "Scheduled",
  in_progress: "In progress",
  completed: "Completed",
  scored: "Scored",
  abandoned: "Abandoned",
  failed: "Failed",
};

/** Practice calls, newest first, by the API's filters. */
export async function listRoleplay(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId } = visit;
  const number = pageNumber(visit);
  const { people, person, errors, field } = await personFilter(visit);
  const status = choiceOf(visit, "status", STATUS_NAMES);
  const equal = { status, user_id: ownerOf(visit, person?.id) };
  const { documents, total } = await readPage(service.database, "roleplay_sessions", {
    filter: { orgId, equal },
    page: number,
    limit: PAGE_SIZE,
  });
  const sessions = readDocuments<RoleplaySession>({ documents });
  const paging = { fields: FILTERS, pageSize: PAGE_SIZE, read: sessions.length, total };
  const pages = "user_id" in errors ? undefined : pagesOf(visit, paging);
  const list =
    sessions.length === 0
      ? nothingFound(filtersOf(visit, FILTERS))
      : html`${table(TITLE, columnsOf(visit, people), sessions)}${pages}`;
  const content = html`${pageHead(TITLE, { lead: "Practice calls with a made-up customer." })}
${filterForm(visit, [choiceField(visit, { name: "status", label: "State", choices: STATUS_NAMES }), field])}
${"user_id" in errors ? undefined : list}`;
  return page(listTitle(TITLE, [status && STATUS_NAMES[status], person?.label], number), content, { errors });
}

function nothingFound(query: URLSearchParams): Html {
  if (query.size === 0)
    return emptyState("No practice calls yet", "Sessions of the roleplay product stand here once they are imported.");
  return noneFits("session", "Choose another state or person.", { path: PATH, name: "sessions" });
}

function columnsOf(visit: MemberVisit, people: ReadonlyMap<string, TeamMember>): Column<RoleplaySession>[] {
  return [
    {
      head: "Scenario",
      cell: ({ scenario, persona }) =>
        html`${scenario.name}<br><span class="small mute">${[persona.name, persona.title, persona.company].filter((part) => part).join(", ")}</span>`,
    },
    ...(seesTeam(visit) ? [{ head: "Who", cell: ({ user_id }: RoleplaySession) => labelOf(people, user_id) }] : []),
    { head: "When", cell: ({ started_at, created_at }) => timeCell(started_at ?? created_at, visit.zone) },
    { head: "Length", isNumber: true, cell: ({ duration_seconds }) => clockText(duration_seconds) },
    { head: "State", cell: ({ status }) => (status === "failed" ? badge("Failed", "bad") : STATUS_NAMES[status]) },
    { head: "Score", isNumber: true, cell: ({ overall_score }) => scoreCell(overall_score) },
  ];
}
