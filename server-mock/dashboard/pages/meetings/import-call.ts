import { countText } from "../../../../core/words/count-text.ts";
import { auditWrite } from "../../../team/administration/audit.ts";
import { loadSpeakerNames } from "../../../team/calls/speaker-names.ts";
import { importRows } from "../../../team/import/import-rows.ts";
import type { OwnerSummary } from "../../../team/import/owner-finder.ts";
import { type ImportedRows, isSellerUnknown } from "../../../team/import/write-rows.ts";
import { peopleOf } from "../../records/people.ts";
import { seesTeam } from "../../records/scope.ts";
import { pageHead } from "../../views/components.ts";
import { checkField, formActions, selectField } from "../../views/forms.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Largest file that can be sent. */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

const TITLE = "Add a call";
const TRANSCRIPTS = [".vtt", ".srt", ".txt", ".docx"];
const MAX_SHOWN_PROBLEMS = 20;

/** A form for the transcript of a call. */
export async function showImport(visit: MemberVisit): Promise<Outcome> {
  return page(TITLE, await formView(visit));
}

/** Imports a file as `svc-server import` does, or says what is wrong with it and stores nothing. */
export async function importCall(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId, form, session, admin } = visit;
  const file = form.file("file");
  if (!file) return rejected(visit, ["Choose the file first."]);
  const name = file.name.replaceAll(/[\\/\0]/g, "_");
  const extension = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  if (!extensionsFor(visit).includes(extension))
    return rejected(visit, [
      `${name} is none of the files that can be added here: ${extensionsFor(visit).join(", ")}.`,
    ]);
  const startedAt = startOf(form.text("started_at"));
  if (startedAt === "wrong") return rejected(visit, ["The start is not a date and a time."]);
  const title = form.text("title") || undefined;
  const isTranscript = TRANSCRIPTS.includes(extension);
  const settings = {
    ...{ startedAt, title, startAdvice: "Give it below" },
    // What nothing says is asked on the next page.
    ...(isTranscript
      ? { startElse: service.now().toISOString(), who: await loadSpeakerNames(service.database, orgId) }
      : {}),
  };
  const content = new Uint8Array(await file.arrayBuffer());
  const read = await visit.readUpload({ name, content, settings, userId: session.user.id });
  const onlyOf = seesTeam(visit) ? undefined : session.user.id;
  const userId = onlyOf ?? (await chosenOwner(visit));
  const otherwiseId = isTranscript ? session.user.id : undefined;
  const target = { orgId, userId, otherwiseId, onlyOf, ownerAdvice: "Choose the owner of the call." };
  const result = await importRows(service, read, target, { replaces: form.text("replace") === "yes" });
  if ("problems" in result) return rejected(visit, result.problems);
  const { matched, unmatched, undecided, differing, calls, withoutTemplate, ...counts } = result;
  await service.database.write([
    auditWrite(admin, { org_id: orgId, action: "import", subject: orgId, details: counts }),
  ]);
  const [call, ...others] = result.calls;
  const notice = noticeOf(result);
  // A call that was added before may be somebody else's.
  const isForeign = onlyOf !== undefined && result.meetings === 0;
  if (call === undefined || others.length > 0 || !isTranscript || isForeign) return redirect("/meetings", { notice });
  const isStartAssumed = read.rows.some((row) => row.isStartAssumed) && result.meetings > 0;
  if (!isStartAssumed && !isSellerUnknown(result)) return redirect(`/meetings/${call}`, { notice });
  return redirect(`/meetings/${call}/speakers${isStartAssumed ? "?start=ask" : ""}`, { notice });
}

/** JSON may hold users and other people's calls. */
function extensionsFor(visit: MemberVisit): string[] {
  return seesTeam(visit) ? [...TRANSCRIPTS, ".json"] : TRANSCRIPTS;
}

/** What the browser sends for a date and a time is read as UTC, as the field says. */
function startOf(text: string): string | undefined {
  if (text === "") return undefined;
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? "wrong" : new Date(time).toISOString();
}

async function chosenOwner(visit: MemberVisit): Promise<string | undefined> {
  const wanted = visit.form.text("user_id").toLowerCase();
  return (await peopleOf(visit)).get(wanted)?.id;
}

function noticeOf(result: ImportedRows & OwnerSummary): string {
  const { meetings, known, jobs, repaired, withoutTemplate } = result;
  if (repaired > 0) return `The sellers of ${countText(repaired, "call")} added before are known now. Reports follow.`;
  const [difference] = result.differing;
  if (difference)
    return difference.what === "erased"
      ? "Nothing was changed: somebody in this call was erased, and the file still has them."
      : `This call is stored ${difference.what === "words" ? "with other words" : `as begun at ${difference.startedAt}`}. To take what the file says, add it again with “Replace what is stored”.`;
  if (result.replaced > 0)
    return "The stored call was replaced. Its report is made again; the former one is kept as a version.";
  if (meetings === 0 && known > 0) return "Everything in this file had been added before. Nothing was changed.";
  const added = `${countText(meetings, "call")} added.`;
  if (isSellerUnknown(result)) return `${added} Say who of the speakers is on your side: the report is made then.`;
  const report = jobs > 0 ? ` ${countText(jobs, "report")} will be there in a moment.` : "";
  const missing = withoutTemplate > 0 ? " No active template fits, so there will be no report." : "";
  return `${added}${report}${missing}`;
}

async function rejected(visit: MemberVisit, problems: readonly string[]): Promise<Outcome> {
  const more = problems.length - MAX_SHOWN_PROBLEMS;
  const list = html`<div class="banner bad" role="alert"><p>Nothing was added:</p><ul>${problems
    .slice(0, MAX_SHOWN_PROBLEMS)
    .map((problem) => html`<li>${problem}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}</ul></div>`;
  return page(TITLE, await formView(visit, list), { status: 422 });
}

async function formView(visit: MemberVisit, problems?: Content): Promise<Html> {
  const { form } = visit;
  const users = seesTeam(visit) ? [...(await peopleOf(visit)).values()].filter(({ is_active }) => is_active) : [];
  const owners = users.map(({ id, name }): [string, string] => [id, name]);
  const extensions = extensionsFor(visit);
  return html`${pageHead(TITLE, { lead: "Its report is made at once, if an active template fits it." })}
${problems}
<form method="post" action="/meetings/import" enctype="multipart/form-data">
<div class="field"><label for="field-file">Transcript</label><input id="field-file" name="file" type="file" accept="${extensions.join()}" required aria-describedby="field-file-hint"><p class="small mute" id="field-file-hint">${extensions.join(", ")}, at most 8 MiB. ${seesTeam(visit) ? "Transcripts of Zoom, Teams, Meet and Otter can be read, and the JSON of Fireflies, Gong and a dozen others." : "Transcripts of Zoom, Teams, Meet and Otter can be read."}</p></div>
${seesTeam(visit) && selectField({ name: "user_id", label: "Owner", value: form.text("user_id"), options: [["", "Participant named in the file"], ...owners] })}
<div class="field"><label for="field-title">Title</label><input id="field-title" name="title" maxlength="200" value="${form.text("title")}" aria-describedby="field-title-hint"><p class="small mute" id="field-title-hint">The name of the file, if you leave it empty.</p></div>
<div class="field"><label for="field-started_at">Start (UTC)</label><input id="field-started_at" name="started_at" type="datetime-local" value="${form.text("started_at")}" aria-describedby="field-started_at-hint"><p class="small mute" id="field-started_at-hint">Only if neither the file nor its name says when the call was.</p></div>
${checkField({ name: "replace", label: "A corrected file", checked: form.all("replace"), options: [["yes", "Replace what is stored", "If this call is stored already with other words, or at another start. Its reports are made again."]] })}
${formActions("Add the call", { back: "/meetings" })}
</form>`;
}
