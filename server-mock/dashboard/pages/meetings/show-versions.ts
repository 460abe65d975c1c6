import { countText } from "../../../../core/words/count-text.ts";
import type { MeetingDetail, ReportDetail } from "../../../records/resources.ts";
import { findVersion, type ListedVersion, listVersions } from "../../../team/calls/former-versions.ts";
import { readMeeting } from "../../records/meetings.ts";
import { peopleOf } from "../../records/people.ts";
import { banner, pageHead } from "../../views/components.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import { listTitle } from "../../visit/list-fields.ts";
import { noSuchPage, type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { readCallTimeline } from "./call-timeline.ts";
import { choiceView, reportView, transcriptView } from "./report-view.ts";

/** Shows a call as it was before it was replaced, beside the reports that were made of it. */
export async function showVersions(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, zone, query } = visit;
  const { meeting } = await readMeeting(visit);
  const versions = await listVersions(service.database, { orgId, id: meeting.id });
  const number = Number(query.text("version") || (versions[0]?.version ?? 0));
  const shown = versions.find(({ version }) => version === number);
  const former = shown && (await findVersion(service.database, { orgId, id: meeting.id, version: shown.version }));
  if (!former) throw noSuchPage();
  const title = `Former version of ${meeting.title || "this call"}`;
  const { transcript, participants, turns } = former;
  const then: MeetingDetail = { ...meeting, transcript, participants, has_transcript: transcript !== null };
  const owner = (await peopleOf(visit)).get(meeting.user_id);
  const call = readCallTimeline({ ...then, turns: turns ?? undefined }, owner?.name ?? null);
  const reports = former.reports as ReportDetail[];
  const content = html`${pageHead(title, { actions: html`<a class="button" href="/meetings/${meeting.id}">The call as it is now</a>` })}
${banner(html`This was replaced on ${timeCell(former.replaced_at, zone)}, and counts nowhere.`, "warn")}
${chooseVersion(visit, versions, former)}
<div class="split">
<section aria-label="Reports">${reports.length === 0 && html`<p>It had no report.</p>`}${reports.map((report) => reportView(report, call, zone))}</section>
<section class="pane" aria-label="Transcript" tabindex="0">${transcriptView(then, call, reports[0])}</section>
</div>`;
  return page(listTitle(title, [versions.length > 1 && `number ${former.version}`], 1), content);
}

function chooseVersion({ path, zone }: MemberVisit, versions: readonly ListedVersion[], shown: ListedVersion): Content {
  const links = versions.map(({ version, replaced_at }) => ({
    text: html`Until ${timeCell(replaced_at, zone)}`,
    path: `${path}?version=${version}`,
    isShown: version === shown.version,
  }));
  return choiceView(countText(versions.length, "former version"), links);
}
