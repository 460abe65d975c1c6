import { countText } from "../../../../core/words/count-text.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { fitnessText } from "../../../coaching/fitness-text.ts";
import type { Origin } from "../../../records/records.ts";
import type { MeetingDetail } from "../../../records/resources.ts";
import { LONGEST_TITLE } from "../../../team/calls/change-call.ts";
import { countVersions } from "../../../team/calls/former-versions.ts";
import { seesTeam, type TeamMember } from "../../records/people.ts";
import { personField } from "../../records/person-field.ts";
import { buttonForm, factList } from "../../views/components.ts";
import { type FieldErrors, textField } from "../../views/forms.ts";
import { type Content, type Html, html, timeCell } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import type { CallTimeline } from "./call-timeline.ts";

interface FactsOfCall {
  meeting: MeetingDetail;
  origin: Origin | undefined;
  call: CallTimeline;
  people: ReadonlyMap<string, TeamMember>;
}

/** Forms that rename a call, give it to somebody else, and delete it, with what was typed where that was not accepted. */
export function changeForms(
  visit: MemberVisit,
  { id, title, user_id }: MeetingDetail,
  { people, errors }: { people: ReadonlyMap<string, TeamMember>; errors: FieldErrors },
): Html {
  const owners = [...people.values()].filter((person) => person.is_active || person.id === user_id);
  const typed = (name: string, stored: string) => (errors[name] ? visit.form.text(name) : stored);
  return html`<form class="filters" method="post" action="/meetings/${id}/title">${textField({ name: "title", label: "Title", value: typed("title", title), isRequired: true, maxLength: LONGEST_TITLE, errors })}<button class="button">Rename</button></form>
${seesTeam(visit) && html`<form class="filters" method="post" action="/meetings/${id}/owner">${personField({ name: "user_id", label: "Belongs to", value: typed("user_id", user_id), people: owners, errors })}<button class="button">Reassign</button></form>`}
${buttonForm({ label: "Delete the call", action: `/meetings/${id}/delete` }, "danger")}`;
}

/** Who added a call, from which kind of file, what of it is estimated, and its former versions. */
export async function originList(visit: MemberVisit, { meeting, origin, call, people }: FactsOfCall): Promise<Html> {
  const { service, orgId, zone } = visit;
  const versions = await countVersions(service.database, { orgId, id: meeting.id });
  const facts: [string, Content][] = [["Added", addedText(meeting, { origin, people, zone })]];
  const notes = [...(origin?.notes ?? [])];
  if (call.fitness) facts.push(["Transcript", fitnessText(call.fitness)]);
  if (call.silences.length > 0) notes.push(silenceText(call.silences));
  if (notes.length > 0) facts.push(["To know", html`${notes.map((note) => html`${note} `)}`]);
  if (versions > 0)
    facts.push([
      "Before",
      html`<a href="/meetings/${meeting.id}/versions">${countText(versions, "former version")}</a>, with what was scored then`,
    ]);
  return factList(facts);
}

/** Describes a silence, which belongs to no speaker. */
function silenceText(silences: CallTimeline["silences"]): string {
  const seconds = silences.reduce((sum, { start, end }) => sum + end - start, 0);
  return `Nobody spoke for ${clockText(Math.round(seconds))}, in ${countText(silences.length, "break")}, which ${silences.length === 1 ? "counts" : "count"} as nobody's talk.`;
}

function addedText(
  { source, created_at }: MeetingDetail,
  { origin, people, zone }: Pick<FactsOfCall, "origin" | "people"> & { zone: string },
): Content {
  if (!origin) return html`${timeCell(created_at, zone)}, from ${source}`;
  const by = people.get(origin.by)?.label ?? (origin.by === "command line" ? "the command line" : "somebody who left");
  return html`${timeCell(origin.at, zone)}, by ${by}${origin.format && html`, from a file in the format ${origin.format}`}`;
}
