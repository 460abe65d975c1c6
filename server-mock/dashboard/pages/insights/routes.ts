import type { Route } from "../../visit/visit.ts";
import { exportInsights } from "./export-insights.ts";
import { showInsights } from "./show-insights.ts";

/** For admins: an insight is about a customer, and belongs to the team rather than to one of its members. */
export const INSIGHT_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/insights",
    role: "admin",
    navigation: { label: "Insights", group: "Coaching" },
    handler: showInsights,
  },
  { method: "GET", path: "/insights/csv", role: "admin", handler: exportInsights },
];
