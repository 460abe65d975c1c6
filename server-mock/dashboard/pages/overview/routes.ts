import type { Route } from "../../visit/visit.ts";
import { showOverview } from "./show-overview.ts";

export const OVERVIEW_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/",
    role: "member",
    navigation: { label: "Last 7 days", group: "Coaching" },
    handler: showOverview,
  },
];
