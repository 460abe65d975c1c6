import type { User } from "../../../records/resources.ts";
import { listTeam } from "../../../team/administration/users.ts";
import { ROLE_NAMES } from "../../security/roles.ts";
import { badge, type Column, pageHead, table } from "../../views/components.ts";
import { html } from "../../views/html.ts";
import { timeCell } from "../../views/times.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { peopleBanner } from "./sign-in-link.ts";

const TITLE = "Users";
const INVITE = html`<a class="button primary" href="/settings/people/new">Invite</a>`;

/** Everybody in the organization, those who left last. */
export async function listPeople({ service, sessions, orgId, notice, site, zone }: MemberVisit): Promise<Outcome> {
  const team = await listTeam(service.database, orgId);
  const seen = await sessions.lastSeen(orgId);
  const sorted = team.toSorted((left, right) => Number(right.is_active) - Number(left.is_active));
  const columns: Column<User>[] = [
    { head: "Name", cell: ({ id, name }) => html`<a href="/settings/people/${id}">${name}</a>` },
    { head: "Email", cell: ({ email }) => email },
    { head: "Role", cell: ({ role }) => ROLE_NAMES[role] },
    { head: "Last seen here", cell: ({ id }) => timeCell(seen.get(id) ?? null, zone) },
    { head: "State", cell: ({ is_active }) => (is_active ? badge("Active", "good") : badge("Inactive", "mute")) },
  ];
  const lead = "Who belongs to the team, and what they may do here. Meetings and reports stay when somebody leaves.";
  const content = html`${pageHead(TITLE, { lead, actions: INVITE })}
${peopleBanner(notice, site, zone)}
${table(TITLE, columns, sorted)}`;
  return page(TITLE, content);
}
