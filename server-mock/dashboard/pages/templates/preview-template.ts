import { isUuid } from "../../../../core/ids/uuid.ts";
import type { ReportDetail, Template } from "../../../records/resources.ts";
import { pageHead, table } from "../../views/components.ts";
import { type Content, html, scoreCell } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { listPastCalls, tryTemplate } from "./past-calls.ts";
import { bodyOf, checkTemplateDraft, optionalsOf, readTemplateDraft } from "./template-draft.ts";
import { templateEditor } from "./template-editor.ts";

/** Shows a draft with its lint, and what it would make of a past call. Nothing is stored. */
export async function previewTemplate(visit: MemberVisit): Promise<Outcome> {
  const { form, service, orgId } = visit;
  const draft = readTemplateDraft(form);
  const errors = checkTemplateDraft(draft);
  const chosenCall = isUuid(form.text("call")) ? form.text("call") : "";
  const isWrong = Object.keys(errors).length > 0;
  const now = service.now().toISOString();
  const template = {
    id: service.ids.uuid(),
    is_active: false,
    created_by: null,
    version: 1,
    created_at: now,
    updated_at: now,
    description: null,
    coaching_tone: null,
    call_type: null,
    industry_context: null,
    ...bodyOf(draft),
    ...optionalsOf(draft),
  } as Template;
  const result = chosenCall === "" || isWrong ? undefined : await tryTemplate(visit, { template, callId: chosenCall });
  const calls = await listPastCalls(service.database, orgId);
  const title = draft.name === "" ? "New template" : draft.name;
  const content = html`${pageHead(`Preview: ${title}`, { lead: "Nothing is saved yet." })}
${result && previewOf(result)}
${templateEditor(draft, { errors, calls, chosenCall })}`;
  return page(`Preview: ${title}`, content, { errors });
}

function previewOf(result: ReportDetail | { reason: string }): Content {
  if ("reason" in result) return html`<div class="banner warn" role="status"><p>${result.reason}</p></div>`;
  const columns = [
    { head: "Criterion", cell: (score: CriterionScore) => html`<b>${score.name}</b>` },
    { head: "Weight", isNumber: true, cell: (score: CriterionScore) => score.weight },
    {
      head: "Score",
      isNumber: true,
      cell: (score: CriterionScore) => score.score ?? html`<span class="mute">not assessed</span>`,
    },
    {
      head: "Why",
      cell: ({ feedback, evidence }: CriterionScore) =>
        html`${feedback}${evidence.map(({ quote }) => html`<blockquote class="quote">${quote}</blockquote>`)}`,
    },
  ];
  return html`<section class="card"><h2>This call would get ${scoreCell(result.overall_score)}</h2>${table("Scores", columns, result.criteria_scores)}</section>`;
}

type CriterionScore = ReportDetail["criteria_scores"][number];
