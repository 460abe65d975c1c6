import { countText } from "../../../../core/words/count-text.ts";
import { loadSpeakerNames } from "../../../team/calls/speaker-names.ts";
import { importRows } from "../../../team/import/import-rows.ts";
import type { OwnerSummary } from "../../../team/import/owner-finder.ts";
import { type Difference, type ImportedRows, isSellerUnknown } from "../../../team/import/row-writer.ts";
import { peopleOf, seesTeam } from "../../records/people.ts";
import { readPerson } from "../../records/person-field.ts";
import { noticeWith } from "../../views/components.ts";
import type { FieldErrors } from "../../views/forms.ts";
import { type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { addedAddress } from "./added-calls.ts";
import {
  extensionsFor,
  importForm,
  MAX_FILE_BYTES,
  MOST_FILES,
  startOf,
  TITLE,
  TRANSCRIPTS,
  WRONG_START,
} from "./import-form.ts";

/** Largest form that can be sent: several files. */
export const MAX_UPLOAD_BYTES = 24 * 1024 * 1024;

const MAX_SHOWN_PROBLEMS = 20;

/** A file that was imported, or why nothing of it was. */
type Added =
  | { problems: readonly string[] }
  | { result: ImportedRows & OwnerSummary; isTranscript: boolean; isStartAssumed: boolean };

/** A form for the transcripts of calls. */
export async function showImport(visit: MemberVisit): Promise<Outcome> {
  return page(TITLE, await importForm(visit));
}

/** Imports files as `svc-server import` does, each by itself, or says what is wrong with one and stores nothing of it. */
export async function importCall(visit: MemberVisit): Promise<Outcome> {
  const { form } = visit;
  const files = form.files("file");
  const [first, ...others] = files;
  if (!first) return rejected(visit, { file: "Choose the file first." });
  const startedAt = startOf(visit);
  if (startedAt === null) return rejected(visit, { started_at: WRONG_START });
  const title = form.text("title") || undefined;
  const owner = await ownerOfForm(visit);
  if ("problem" in owner) return rejected(visit, { user_id: owner.problem });
  const given = { startedAt, title, userId: owner.id };
  if (others.length === 0) {
    const added = await addFile(visit, first, given);
    return "problems" in added ? rejected(visit, { file: shortened(added.problems) }) : landOnCall(visit, added);
  }
  if (files.length > MOST_FILES)
    return rejected(visit, {
      file: `These are ${files.length} files, and at most ${MOST_FILES} can be sent at a time.`,
    });
  if (startedAt !== undefined || title !== undefined)
    return rejected(visit, {
      title: "A title and a start are of one call. Leave them empty, or add the files one by one.",
    });
  const calls: string[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const added = await addFile(visit, file, given);
    if ("problems" in added) problems.push(...added.problems.slice(0, 1));
    else calls.push(...added.result.calls);
  }
  if (problems.length === files.length) return rejected(visit, { file: shortened(problems) });
  const left =
    problems.length === 0 ? "" : ` ${countText(problems.length, "file was", "files were")} not: ${problems.join(" ")}`;
  const notice = `${countText(files.length - problems.length, "file was", "files were")} read.${left}`;
  return redirect(calls.length === 0 ? "/meetings" : addedAddress(calls), { notice });
}

/** Imports one file; its problems do not affect other files. */
async function addFile(
  visit: MemberVisit,
  file: File,
  { startedAt, title, userId }: Record<"startedAt" | "title" | "userId", string | undefined>,
): Promise<Added> {
  const { service, orgId, form, session, audit } = visit;
  const name = file.name.replaceAll(/[\\/\0]/g, "_");
  const extension = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  const extensions = extensionsFor(visit);
  if (!extensions.includes(extension))
    return { problems: [`${name} is none of the files that can be added here: ${extensions.join(", ")}.`] };
  if (file.size > MAX_FILE_BYTES) return { problems: [`${name} has more than 8 MiB. Split it.`] };
  const isTranscript = TRANSCRIPTS.includes(extension);
  const settings = {
    startedAt,
    title,
    startAdvice: "Give it below",
    // What nothing says is asked on the next page.
    ...(isTranscript
      ? { startElse: service.now().toISOString(), who: await loadSpeakerNames(service.database, orgId) }
      : {}),
  };
  const content = new Uint8Array(await file.arrayBuffer());
  const read = await visit.readUpload({ name, content, settings, userId: session.user.id });
  const onlyOf = seesTeam(visit) ? undefined : session.user.id;
  const otherwiseId = isTranscript ? session.user.id : undefined;
  const target = {
    orgId,
    userId,
    otherwiseId,
    onlyOf,
    by: session.user.id,
    ownerAdvice: "Choose the owner of the call.",
  };
  const result = await importRows(service, read, target, {
    replaces: form.text("replace") === "yes",
    audit: (counts) => audit("import", orgId, counts),
  });
  if ("problems" in result) return result;
  const isStartAssumed = read.rows.some((row) => row.isStartAssumed) && result.meetings > 0;
  return { result, isTranscript, isStartAssumed };
}

/** A single call is shown at once, or the page that asks what its file leaves open. */
function landOnCall(
  visit: MemberVisit,
  { result, isTranscript, isStartAssumed }: Exclude<Added, { problems: readonly string[] }>,
): Outcome {
  const [call, ...others] = result.calls;
  const notice = noticeOf(result);
  // A call that was added before may be somebody else's, or deleted.
  const isForeign = !seesTeam(visit) && result.meetings === 0;
  const isDeleted = result.differing.some(({ what }) => what === "deleted");
  if (call === undefined || others.length > 0 || !isTranscript || isForeign || isDeleted)
    return redirect("/meetings", { notice });
  if (!isStartAssumed && !isSellerUnknown(result)) return redirect(`/meetings/${call}`, { notice });
  return redirect(`/meetings/${call}/speakers${isStartAssumed ? "?start=ask" : ""}`, { notice });
}

function noticeOf(result: ImportedRows & OwnerSummary): string {
  const { meetings, known, jobs, repaired, withoutTemplate } = result;
  if (repaired > 0) return `The sellers of ${countText(repaired, "call")} added before are known now. Reports follow.`;
  const [difference] = result.differing;
  if (difference) return differenceNotice(difference);
  if (result.replaced > 0)
    return "The stored call was replaced. Its report is made again; the former one is kept as a version.";
  if (meetings === 0 && known > 0) return "Everything in this file had been added before. Nothing was changed.";
  const added = `${countText(meetings, "call")} added.`;
  if (isSellerUnknown(result)) return `${added} Say who of the speakers is on your side: the report is made then.`;
  const report = jobs > 0 ? ` ${countText(jobs, "report")} will be there in a moment.` : "";
  const missing = withoutTemplate > 0 ? " No active template fits, so there will be no report." : "";
  return `${added}${report}${missing}`;
}

function differenceNotice({ id, what, at }: Difference): string {
  if (what === "erased") return "Nothing was changed: somebody in this call was erased, and the file still has them.";
  if (what === "deleted")
    return noticeWith("Nothing was added: this call was deleted.", {
      label: "Restore it",
      action: `/meetings/${id}/restore`,
    });
  return `This call is stored ${what === "words" ? "with other words" : `as begun at ${at}`}. To take what the file says, add it again with “Replace what is stored”.`;
}

/** Whose call the form says it is: to members, their own. */
async function ownerOfForm(visit: MemberVisit): Promise<{ id: string | undefined } | { problem: string }> {
  if (!seesTeam(visit)) return { id: visit.session.user.id };
  const { person, problem } = readPerson(visit.form.text("user_id"), [...(await peopleOf(visit)).values()]);
  return problem === undefined ? { id: person?.id } : { problem };
}

function shortened(problems: readonly string[]): readonly string[] {
  const more = problems.length - MAX_SHOWN_PROBLEMS;
  return more > 0 ? [...problems.slice(0, MAX_SHOWN_PROBLEMS), `And ${more} more.`] : problems;
}

async function rejected(visit: MemberVisit, errors: FieldErrors): Promise<Outcome> {
  return page(TITLE, await importForm(visit, errors), { errors });
}
