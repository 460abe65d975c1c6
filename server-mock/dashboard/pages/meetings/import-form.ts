import { readMoment } from "../../../../core/periods/read-moment.ts";
import { isoDay, readWallTime } from "../../../../core/periods/time-zone.ts";
import { askAdmin, hasTemplate } from "../../records/next-report.ts";
import { peopleOf, seesTeam } from "../../records/people.ts";
import { personField } from "../../records/person-field.ts";
import { banner, pageHead } from "../../views/components.ts";
import { checkField, type FieldErrors, fileField, formActions, textField } from "../../views/forms.ts";
import { type Html, html } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Title of the page. */
export const TITLE = "Add calls";
/** Files of one call each. */
export const TRANSCRIPTS = [".vtt", ".srt", ".txt", ".docx"];
/** Files that are sent at a time, and how large one may be. */
export const MOST_FILES = 20;
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** JSON may hold users and other people's calls. */
export function extensionsFor(visit: MemberVisit): string[] {
  return seesTeam(visit) ? [...TRANSCRIPTS, ".json"] : TRANSCRIPTS;
}

/** The form for transcripts of calls. */
export async function importForm(visit: MemberVisit, errors: FieldErrors = {}): Promise<Html> {
  const { form } = visit;
  const users = seesTeam(visit) ? [...(await peopleOf(visit)).values()].filter(({ is_active }) => is_active) : [];
  const extensions = extensionsFor(visit);
  const isScored = await hasTemplate(visit);
  return html`${pageHead(TITLE, { lead: "Each call gets its report right away." })}
${!isScored && banner(html`There is no active template, so calls get no report. ${seesTeam(visit) ? html`<a href="/templates/new">Create a template first</a>` : askAdmin(visit)}`, "warn")}
<form method="post" action="/meetings/import" enctype="multipart/form-data">
${fileField({ name: "file", label: "Transcripts", accept: extensions, errors, hint: `${extensions.join(", ")}, at most 8 MiB each and ${MOST_FILES} at a time. Transcripts of Zoom, Teams, Meet and Otter can be read${seesTeam(visit) ? ", and the JSON of Fireflies, Gong and a dozen others" : ""}.` })}
${seesTeam(visit) && personField({ name: "user_id", label: "Owner", value: form.text("user_id"), people: users, none: "Participant named in the file", errors })}
${textField({ name: "title", label: "Title", value: form.text("title"), maxLength: 200, errors, hint: "For a single file. The name of the file, if you leave it empty." })}
${startField(visit, { errors, hint: "For a single file, and only if neither the file nor its name says when the call was." })}
${checkField({ name: "replace", label: "A corrected file", checked: form.all("replace"), options: [["yes", "Replace what is stored", "If this call is stored already with other words, or at another start. Its reports are made again."]] })}
${formActions("Add", { back: "/meetings" })}
</form>`;
}

/** Problem of a start that cannot be read. */
export const WRONG_START = "The start is not a date and a time.";

/** A field for when a call began, in the reader's zone, which its label names. */
export function startField(
  { zone, form }: MemberVisit,
  { hint, assumed, errors = {} }: { hint: string; assumed?: string | undefined; errors?: FieldErrors },
): Html {
  const value = form.text("started_at") || (assumed === undefined ? "" : localTime(new Date(assumed), zone));
  return textField({ name: "started_at", label: `Start (${zone})`, type: "datetime-local", value, hint, errors });
}

/** The start that a form says; undefined where it says none, and null for what is no time. */
export function startOf({ form, zone, service }: MemberVisit): string | undefined | null {
  const text = form.text("started_at");
  if (text === "") return undefined;
  return readMoment(text, "from", { now: service.now(), timeZone: zone })?.toISOString() ?? null;
}

function localTime(instant: Date, zone: string): string {
  const [, , , hour, minute] = readWallTime(instant, zone);
  return `${isoDay(instant, zone)}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
