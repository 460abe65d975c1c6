import type { Route } from "../../visit/visit.ts";
import { activatePerson, changePerson, showPerson, signPersonOut } from "./change-person.ts";
import { invitePerson, showInvitation } from "./invite-person.ts";
import { listPeople } from "./list-people.ts";
import { makeLink } from "./sign-in-link.ts";

const LIST = "/settings/people";

export const PEOPLE_SETTINGS_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: LIST, role: "admin", handler: listPeople },
    navigation: { label: "Users", group: "Settings" },
  },
  { method: "POST", path: LIST, role: "admin", handler: invitePerson },
  { method: "GET", path: `${LIST}/new`, role: "admin", handler: showInvitation },
  { method: "GET", path: `${LIST}/:id`, role: "admin", handler: showPerson },
  { method: "POST", path: `${LIST}/:id`, role: "admin", handler: changePerson },
  { method: "POST", path: `${LIST}/:id/link`, role: "admin", handler: makeLink },
  { method: "POST", path: `${LIST}/:id/activate`, role: "admin", handler: activatePerson },
  { method: "POST", path: `${LIST}/:id/sign-out`, role: "admin", handler: signPersonOut },
];
