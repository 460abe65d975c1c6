import { type DeletedCall, listDeletedCalls } from "../../../team/calls/deleted-calls.ts";
import { labelOf, peopleOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { ACTIONS, buttonForm, type Column, emptyState, pageHead, table } from "../../views/components.ts";
import { dayCell, html, timeCell } from "../../views/html.ts";
import { listTitle, pageNumber, pagesOf } from "../../visit/list-fields.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const TITLE = "Deleted calls";
const PAGE_SIZE = 20;

/** The deleted calls that the reader may restore, the last deleted first. */
export async function listDeleted(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, session } = visit;
  const number = pageNumber(visit);
  const userId = seesTeam(visit) ? undefined : session.user.id;
  const offset = (number - 1) * PAGE_SIZE;
  const calls = await listDeletedCalls(service.database, { orgId, userId, limit: PAGE_SIZE + 1, offset });
  const pages = pagesOf(visit, { pageSize: PAGE_SIZE, read: calls.length });
  const people = await peopleOf(visit);
  const lead =
    "They count nowhere. 30 days after they were deleted they are gone for good, or earlier if calls are kept for less time.";
  const content = html`${pageHead(TITLE, { lead, actions: html`<a class="button" href="/meetings">All calls</a>` })}
${calls.length === 0 ? emptyState("Nothing was deleted", "To delete a call, open its page. To restore it, come back here.") : table(TITLE, columnsOf(visit, people), calls.slice(0, PAGE_SIZE))}
${pages}`;
  return page(listTitle(TITLE, [], number), content);
}

function columnsOf({ zone }: MemberVisit, people: ReadonlyMap<string, TeamMember>): Column<DeletedCall>[] {
  const nameOf = (id: string) => labelOf(people, id);
  return [
    {
      head: "Call",
      cell: ({ title, user_id, started_at }) =>
        html`${title || "Untitled call"}<br><span class="small mute">${nameOf(user_id)}, ${timeCell(started_at, zone)}</span>`,
    },
    { head: "Deleted", cell: ({ deleted_at }) => timeCell(deleted_at, zone) },
    { head: "By", cell: ({ deleted_by }) => nameOf(deleted_by) },
    { head: "Gone for good", cell: ({ purged_at }) => dayCell(purged_at, zone) },
    {
      head: ACTIONS,
      cell: ({ id, title }) =>
        buttonForm({ label: "Restore", of: title || "Untitled call", action: `/meetings/${id}/restore` }, "link"),
    },
  ];
}
