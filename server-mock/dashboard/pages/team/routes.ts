import type { Route } from "../../visit/visit.ts";
import { listTeam } from "./list-team.ts";
import { showPerson } from "./show-person.ts";

export const TEAM_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/people",
    role: "member",
    navigation: { label: "Team", group: "Coaching" },
    handler: listTeam,
  },
  { method: "GET", path: "/people/:id", role: "member", handler: showPerson },
];
