import { peopleOf } from "../../records/people.ts";
import { seesTeam } from "../../records/scope.ts";
import { pageHead } from "../../views/components.ts";
import { checkField, formActions, selectField, textField } from "../../views/forms.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { startField } from "./start-field.ts";

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
export async function importForm(visit: MemberVisit, problems?: Content): Promise<Html> {
  const { form } = visit;
  const users = seesTeam(visit) ? [...(await peopleOf(visit)).values()].filter(({ is_active }) => is_active) : [];
  const owners = users.map(({ id, label }): [string, string] => [id, label]);
  const extensions = extensionsFor(visit);
  return html`${pageHead(TITLE, { lead: "Reports are made at once, if an active template fits." })}
${problems}
<form method="post" action="/meetings/import" enctype="multipart/form-data">
<div class="field"><label for="field-file">Transcripts</label><input id="field-file" name="file" type="file" accept="${extensions.join()}" multiple required aria-describedby="field-file-hint"><p class="small mute" id="field-file-hint">${extensions.join(", ")}, at most 8 MiB each and ${MOST_FILES} at a time. ${seesTeam(visit) ? "Transcripts of Zoom, Teams, Meet and Otter can be read, and the JSON of Fireflies, Gong and a dozen others." : "Transcripts of Zoom, Teams, Meet and Otter can be read."}</p></div>
${seesTeam(visit) && selectField({ name: "user_id", label: "Owner", value: form.text("user_id"), options: [["", "Participant named in the file"], ...owners] })}
${textField({ name: "title", label: "Title", value: form.text("title"), maxLength: 200, hint: "For a single file. The name of the file, if you leave it empty." })}
${startField(visit, { hint: "For a single file, and only if neither the file nor its name says when the call was." })}
${checkField({ name: "replace", label: "A corrected file", checked: form.all("replace"), options: [["yes", "Replace what is stored", "If this call is stored already with other words, or at another start. Its reports are made again."]] })}
${formActions("Add", { back: "/meetings" })}
</form>`;
}
