import { findTemplateRow } from "../../../api/operations/template-queries.ts";
import { createTemplate, updateTemplate } from "../../../api/operations/templates.ts";
import { ApiError } from "../../../api/respond/api-error.ts";
import { firstTemplate } from "../../../coaching/first-template.ts";
import { listTemplates } from "../../../jobs/plan-reports.ts";
import type { Template } from "../../../records/resources.ts";
import { auditWrite } from "../../../team/administration/audit.ts";
import { countMeetings } from "../../records/meetings.ts";
import { badge, buttonForm, noticeWith, pageHead } from "../../views/components.ts";
import type { FieldErrors } from "../../views/forms.ts";
import { type Content, html, timeCell } from "../../views/html.ts";
import { noSuchPage, type Outcome, page, redirect } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { listPastCalls } from "./past-calls.ts";
import {
  bodyOf,
  checkTemplateDraft,
  draftOf,
  optionalsOf,
  readTemplateDraft,
  type TemplateDraft,
} from "./template-draft.ts";
import { templateEditor } from "./template-editor.ts";
import { templateScores } from "./template-scores.ts";

const NEW: TemplateDraft = {
  id: "",
  etag: "",
  name: "",
  description: "",
  prompt: "",
  tone: "",
  callType: "",
  industry: "",
  criteria: [],
};

/** The form of a new template; of the first one, with the scorecard that `svc-server init` begins with. */
export async function showNewTemplate(visit: MemberVisit): Promise<Outcome> {
  const { service, orgId } = visit;
  const isFirst = (await listTemplates(service.database, orgId)).length === 0;
  const draft = isFirst ? draftOf(firstTemplate({ id: "", now: service.now().toISOString() }), "") : NEW;
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
  const body = { ...bodyOf(draft), ...optionalsOf(draft) };
  await createTemplate({ ...callOf(visit, "template.create"), path: {}, query: {}, headers: {}, body } as never);
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
  const cleared = { description: null, coaching_tone: null, call_type: null, industry_context: null };
  const body = { ...cleared, ...bodyOf(draft), ...optionalsOf(draft) };
  try {
    await sendChange(visit, template.id, { "If-Match": draft.etag }, body);
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
function callOf({ service, session, admin, orgId }: MemberVisit, action: "template.create" | "template.change") {
  const also = (id: string) => [auditWrite(admin, { org_id: orgId, action, subject: id, details: {} })];
  return { service, orgId, acting: { userId: session.user.id, also } };
}

async function findTemplate({ service, params, orgId }: MemberVisit): Promise<{ template: Template; etag: string }> {
  const row = await service.database.first(findTemplateRow, { orgId, id: params["id"] ?? "" });
  if (!row) throw noSuchPage();
  return { template: JSON.parse(row.document) as Template, etag: row.etag };
}

async function editorPage(
  visit: MemberVisit,
  {
    title,
    draft,
    template,
    scores,
    errors = {},
    ...given
  }: {
    title: string;
    draft: TemplateDraft;
    lead?: string | undefined;
    template?: Template;
    scores?: Content;
    errors?: FieldErrors;
  },
): Promise<Outcome> {
  const { service, zone } = visit;
  const calls = await listPastCalls(visit);
  const lead: Content =
    given.lead ??
    (template &&
      html`Version ${template.version}, changed ${timeCell(template.updated_at, zone)} ${template.is_active ? badge("Active", "good") : badge("Inactive", "mute")}`);
  const content = html`${pageHead(title, { lead, actions: template && activation(template) })}
${scores}
${templateEditor(draft, { errors, calls, hasModel: service.scoring.model !== undefined })}`;
  return page(title, content, { errors });
}

const activation = ({ id, is_active }: Template): Content =>
  buttonForm({
    label: is_active ? "Deactivate" : "Activate",
    action: `/templates/${id}/activate`,
    fields: { is_active: is_active ? "no" : "yes" },
  });
