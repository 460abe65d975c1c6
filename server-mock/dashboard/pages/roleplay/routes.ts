import type { Route } from "../../visit/visit.ts";
import { listRoleplay } from "./list-roleplay.ts";

export const ROLEPLAY_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/roleplay",
    role: "member",
    navigation: { label: "Roleplay", group: "Coaching" },
    handler: listRoleplay,
  },
];
