import { listTemplates } from "../../jobs/plan-reports.ts";
import { emptyState } from "../views/components.ts";
import { type Html, html } from "../views/html.ts";
import type { MemberVisit } from "../visit/visit.ts";
import { countMeetings } from "./meetings.ts";
import { seesTeam } from "./people.ts";

/** Tests for an active template: without one, no call gets a report. */
export const hasTemplate = async ({ service, orgId }: MemberVisit): Promise<boolean> =>
  (await listTemplates(service.database, orgId)).some(({ is_active }) => is_active);

/** Advice to somebody who may not do what helps. */
export const askAdmin = ({ session }: MemberVisit, forWhat = ""): string =>
  `Ask somebody who administers ${session.organization.name}${forWhat}.`;

/** State of a page without reports: the step that leads to the next one. Without a template, no call can have any. */
export async function nextReport(visit: MemberVisit, title = "No reports yet"): Promise<Html> {
  if (!(await hasTemplate(visit)))
    return emptyState(
      "No active template yet",
      `A template says what a good call is. Without an active one, no call gets a report.${seesTeam(visit) ? "" : ` ${askAdmin(visit)}`}`,
      seesTeam(visit) && html`<a class="button primary" href="/templates/new">Create a template</a>`,
    );
  if ((await countMeetings(visit, {})) > 0)
    return emptyState(
      title,
      "The page of a call says what its report waits for.",
      html`<a class="button" href="/meetings">See the calls</a>`,
    );
  return emptyState(
    "No calls yet",
    "Add the transcript of a recorded call. Its report is there a moment later. svc-server import reads folders of them.",
    html`<a class="button primary" href="/meetings/import">Add a call</a>`,
  );
}
