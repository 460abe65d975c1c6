import { createTemplate, updateTemplate } from "../../../api/operations/templates.ts";
import { ApiError } from "../../../api/respond/api-error.ts";
import { firstTemplate } from "../../../coaching/first-template.ts";
import { listTemplates } from "../../../jobs/plan-reports.ts";
import type { Template } from "../../../records/resources.ts";
import { findTemplateRow } from "../../../store/template-queries.ts";
import { countMeetings } from "../../records/meetings.ts";
import { readSpanReport } from "../../records/span-report.ts";
import { badge, buttonForm, noticeWith, pageHead } from "../../views/components.ts";
import type { FieldErrors } from "../../views/forms.ts";
import { type Content, type Html, html, tiles, timeCell } from "../../views/html.ts";
import { criteriaTable } from "../../visit/criteria-table.ts";
import { noSuchPage, type Outcome, page, redirect } from "../../visit/outcome.ts";
import { readSpans, scoreTiles, spanForm } from "../../visit/spans.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { listPastCalls } from "./past-calls.ts";
import {
  bodyOf,
  checkTemplateDraft,
  draftOf,
  NEW_TEMPLATE,
  NOTHING_OPTIONAL,
  readTemplateDraft,
  type TemplateDraft,
} from "./template-draft.ts";
import { templateEditor } from "./template-editor.ts";

/** Averages of a template's reports in any two spans, overall and by criterion. */
async function templateScores(visit: MemberVisit, templateId: string): Promise<Html> {
  const spans = readSpans(visit, "30d");
  const { report } = await readSpanReport(visit, spans, { userId: undefined, templateId });
  return html`<section aria-labelledby="scores"><h2 id="scores">Scores by this template</h2>
<p class="mute">${spans.title}, compared with ${spans.besideText}.</p>
${spanForm(visit, spans)}
${tiles(scoreTiles(report.reports, spans))}
${criteriaTable(report.criteria, spans)}</section>
<h2>The template</h2>`;
}

/** The form of a new template; of the first one, with the scorecard that `svc-server init` begins with. */
export async function showNewTemplate(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId } = visit;
  const isFirst = (await listTemplates(service.database, orgId)).length === 0;
  const draft = isFirst ? draftOf(firstTemplate({ id: "", now: service.now().toISOString() }), "") : NEW_TEMPLATE;
  const lead = isFirst ? "A general scorecard to begin with. Change what does not fit." : undefined;
  return editorPage(visit, { title: "New template", draft, lead });
}

/** The form of a template. */
export async function showTemplate(visit: MemberVisit): Promise<Outcome> {
  const { template, etag } = await findTemplate(visit);
  const scores = await templateScores(visit, template.id);
  return editorPage(visit, { title: template.name, draft: draftOf(template, etag), template, scores });
}

/** Creates a template, which is active at once. */
export async function postTemplate(visit: MemberVisit): Promise<Outcome> {
  const draft = { ...readTemplateDraft(visit.form), id: "" };
  const errors = checkTemplateDraft(draft);
  if (Object.keys(errors).length > 0) return editorPage(visit, { title: "New template", draft, errors });
  const call = { ...callOf(visit, "template.create"), path: {}, query: {}, headers: {}, body: bodyOf(draft) };
  await createTemplate(call as never);
  const created = `The template “${draft.name}” is created and active.`;
  if ((await countMeetings(visit, {})) === 0)
    return redirect("/meetings/import", { notice: `${created} Now add a call.` });
  // Calls that were added before wait for a template.
  const isAny = (await countMeetings(visit, { status: "fetched" })) > 0;
  const score = { label: "Score calls without a report", action: "/jobs" };
  return redirect("/templates", { notice: isAny ? noticeWith(created, score) : created });
}

/** Saves a template, unless somebody else has saved it since the form was made. */
export async function saveTemplate(visit: MemberVisit): Promise<Outcome> {
  const { template, etag } = await findTemplate(visit);
  const draft = { ...readTemplateDraft(visit.form), id: template.id };
  const errors = checkTemplateDraft(draft);
  const shown = { title: template.name, draft, template };
  if (Object.keys(errors).length > 0) return editorPage(visit, { ...shown, errors });
  try {
    await sendChange(visit, template.id, { "If-Match": draft.etag }, { ...NOTHING_OPTIONAL, ...bodyOf(draft) });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "precondition_failed") throw error;
    const message = `Somebody has saved version ${template.version} meanwhile. Save again to replace it with what is below.`;
    return editorPage(visit, { ...shown, draft: { ...draft, etag }, errors: { name: message } });
  }
  return redirect(`/templates/${template.id}`, {
    notice: "Saved. Calls are scored against it from now on; reports that exist stay.",
  });
}

/** Takes a template into use, or out of it. */
export async function activateTemplate(visit: MemberVisit): Promise<Outcome> {
  const { template } = await findTemplate(visit);
  const isActive = visit.form.text("is_active") === "yes";
  await sendChange(visit, template.id, {}, { is_active: isActive });
  const notice = isActive
    ? "The template is active: calls are scored against it."
    : "The template is not used any more.";
  return redirect(`/templates/${template.id}`, { notice });
}

function sendChange(visit: MemberVisit, id: string, headers: object, body: object): Promise<unknown> {
  return updateTemplate({ ...callOf(visit, "template.change"), path: { id }, query: {}, headers, body } as never);
}

/** A call of the API's own operation, in the name of a person, with its audit entry in the same transaction. */
function callOf({ service, session, audit, orgId }: MemberVisit, action: "template.create" | "template.change") {
  return { service, orgId, acting: { userId: session.user.id, also: (id: string) => [audit(action, id)] } };
}

async function findTemplate({ service, id, orgId }: MemberVisit): Promise<{ template: Template; etag: string }> {
  const row = await service.database.first(findTemplateRow, { orgId, id });
  if (!row) throw noSuchPage();
  return { template: JSON.parse(row.document) as Template, etag: row.etag };
}

interface Editor {
  title: string;
  draft: TemplateDraft;
  lead?: Content;
  /** The template as it is stored; absent for a new one. */
  template?: Template;
  scores?: Content;
  errors?: FieldErrors;
}

async function editorPage(
  visit: MemberVisit,
  { title, draft, template, lead = template && stateOf(template, visit.zone), scores, errors = {} }: Editor,
): Promise<Outcome> {
  const calls = await listPastCalls(visit);
  const content = html`${pageHead(title, { lead, actions: template && activation(template) })}
${scores}
${templateEditor(draft, { errors, calls, hasModel: visit.service.scoring.model !== undefined })}`;
  return page(title, content, { errors });
}

const stateOf = ({ version, updated_at, is_active }: Template, zone: string): Content =>
  html`Version ${version}, changed ${timeCell(updated_at, zone)} ${is_active ? badge("Active", "good") : badge("Inactive", "mute")}`;

const activation = ({ id, is_active }: Template): Content =>
  buttonForm({
    label: is_active ? "Deactivate" : "Activate",
    action: `/templates/${id}/activate`,
    fields: { is_active: is_active ? "no" : "yes" },
  });
