import type { LoadPages } from "../library/service.ts";
import type { OidcSettings } from "./oidc/oidc-settings.ts";

/** Settings of the dashboard. */
export interface DashboardSettings {
  /** Provider to sign in with; none by default. */
  oidc?: OidcSettings | undefined;
}

/** Loads the dashboard with the first request for a page: the API needs nothing of it. */
export const loadDashboard: LoadPages = dashboardWith({});

/** Loads a dashboard with settings of its own. */
export function dashboardWith(settings: DashboardSettings): LoadPages {
  return async () => {
    const { createDashboard } = await import("./dashboard.ts");
    return (parts) => createDashboard({ ...parts, ...settings });
  };
}
