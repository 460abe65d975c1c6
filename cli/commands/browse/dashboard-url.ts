import { UsageError } from "../../errors/cli-error.ts";

/** Pages of the dashboard that can be opened by name. */
export const PAGES = ["overview", "meetings", "meeting", "report", "keys"] as const;

/** One of {@link PAGES}. */
export type DashboardPage = (typeof PAGES)[number];

/** Paths of the pages; an id follows where one is named. */
const PATHS: Readonly<Record<DashboardPage, string>> = {
  overview: "/",
  meetings: "/meetings",
  meeting: "/meetings/",
  report: "/reports/",
  keys: "/settings/api-keys",
};

/**
 * The address of a dashboard page, at the origin of the API's base URL (assumed: the API document names the dashboard, not where
 * it is). Whatever else the base URL holds, such as a user name, is left out.
 *
 * @throws UsageError for a base URL that no browser should be given
 */
export function dashboardUrl(baseUrl: string, page: DashboardPage = "overview", id = ""): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new UsageError(
      `Expected the base URL to be an http(s) address, got \`${baseUrl}\`.`,
      "See `svc auth status`.",
    );
  return new URL(PATHS[page] + encodeURIComponent(id), url.origin).href;
}
