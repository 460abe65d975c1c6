import type { MeetingGroup } from "../../../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../../../core/report/weekly-report.ts";
import { countText, formatCount } from "../../../../core/words/count-text.ts";
import type { TeamMember } from "../../records/people.ts";
import { seesTeam } from "../../records/scope.ts";
import { type Content, html } from "../../views/html.ts";
import type { Spans } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";

const MOST_CALLS = 2;
const MOST_PEOPLE = 8;

/** Calls that nobody learns from, with the reason and what to do; and people who had reports lately and no call now. */
export function withoutReports(
  visit: MemberVisit,
  { meetings, without_calls: missing }: WeeklyReport,
  { people, spans }: { people: ReadonlyMap<string, TeamMember>; spans: Spans },
): Content {
  const { failed, no_transcript, without_report } = meetings;
  const groups: Content[] = [
    groupView(failed, "failed", "Open the call: it says why, and tries again.", "/meetings?status=failed"),
    groupView(no_transcript, "without a transcript", "Add its file.", "/meetings?status=no_transcript"),
    groupView(
      without_report,
      "without a report",
      seesTeam(visit) ? "No template fitted, or too little could be assessed." : "Ask an admin to score it.",
    ),
  ].filter(Boolean);
  const names = missing.filter(({ user_id: id }) => people.get(id)?.is_active).slice(0, MOST_PEOPLE);
  const isAlone = !seesTeam(visit);
  if (groups.length === 0 && (isAlone || names.length === 0)) return undefined;
  return html`<div class="split">${groups.length > 0 && html`<section><h2>Calls without a report</h2><ul class="plain">${groups}</ul></section>`}
${!isAlone && names.length > 0 && html`<section><h2>People without calls</h2><p>${names.map(({ user_id: id }, index) => html`${index > 0 && ", "}<a href="/people/${id}${spans.query}">${people.get(id)?.label}</a>`)}${missing.length > names.length && " and others"} had reports in the last 12 weeks, and no call in this span.</p></section>`}</div>`;
}

function groupView({ count, newest }: MeetingGroup, what: string, advice: string, path?: string): Content {
  if (count === 0) return undefined;
  const shown = newest.slice(0, MOST_CALLS);
  return html`<li><b class="bad">${countText(count, "call")} ${what}</b> ${advice}<ul>${shown.map(
    ({ id, title, failure_reason: reason }) =>
      html`<li><a href="/meetings/${id}">${title || "Untitled call"}</a>${reason && html`: ${reason}`}</li>`,
  )}${count > shown.length && html`<li>${path ? html`<a href="${path}">All ${formatCount(count)}</a>` : `and ${formatCount(count - shown.length)} more`}</li>`}</ul></li>`;
}
