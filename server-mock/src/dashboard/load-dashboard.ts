import type { LoadPages } from "../service.ts";

/** Loads the dashboard with the first request for a page: the API needs nothing of it. */
export const loadDashboard: LoadPages = async () => (await import("./dashboard.ts")).createDashboard;
