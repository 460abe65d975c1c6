import { isUuid } from "../../../../core/ids/uuid.ts";
import type { ReportDetail, Template } from "../../../records/resources.ts";
import { findTemplateRow } from "../../../store/template-queries.ts";
import { type Column, pageHead, table } from "../../views/components.ts";
import { type Content, html, scoreCell } from "../../views/html.ts";
import { type Outcome, page } from "../../visit/outcome.ts";
import type { MemberVisit } from "../../visit/visit.ts";
import { listPastCalls, tryTemplate } from "./past-calls.ts";
import { bodyOf, checkTemplateDraft, NOTHING_OPTIONAL, readTemplateDraft } from "./template-draft.ts";
import { templateEditor } from "./template-editor.ts";

/** Shows a draft with its lint, and what it would make of a past call. Nothing is stored. */
export async function previewTemplate(visit: MemberVisit): Promise<Outcome> {
  const { form, service, orgId } = visit;
  const draft = readTemplateDraft(form);
  const edited = form.text("edit");
  const errors = edited === "" ? checkTemplateDraft(draft) : {};
  const chosenCall = isUuid(form.text("call")) ? form.text("call") : "";
  const isWrong = Object.keys(errors).length > 0;
  const now = service.now().toISOString();
  const stamps = {
    id: service.ids.uuid(),
    is_active: false,
    created_by: null,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const template = { ...stamps, ...NOTHING_OPTIONAL, ...bodyOf(draft) } as Template;
  const isTried = chosenCall !== "" && !isWrong && edited === "";
  const result = isTried ? await tryTemplate(visit, { template, callId: chosenCall }) : undefined;
  const stored =
    isTried && isUuid(draft.id) ? await service.database.first(findTemplateRow, { orgId, id: draft.id }) : undefined;
  const saved = stored && (await tryTemplate(visit, { template: JSON.parse(stored.document), callId: chosenCall }));
  const calls = await listPastCalls(visit);
  const title = draft.name === "" ? "New template" : draft.name;
  const content = html`${pageHead(`Preview: ${title}`, { lead: "Nothing is saved yet." })}
${result && previewOf(result, saved)}
${templateEditor(draft, { errors, calls, chosenCall, edited, hasModel: service.scoring.model !== undefined })}`;
  return page(`Preview: ${title}`, content, { errors });
}

type Trial = ReportDetail | { reason: string };

/** What the draft makes of a call, beside what the saved version makes of it now. */
function previewOf(result: Trial, saved: Trial | undefined): Content {
  if ("reason" in result) return html`<div class="banner warn" role="status"><p>${result.reason}</p></div>`;
  const before = saved && !("reason" in saved) ? saved : undefined;
  const [drafted, stored] = [result, before].map(
    (one) => new Map(one?.criteria_scores.map((each) => [each.name, each])),
  );
  const names = [...new Set([...(drafted?.keys() ?? []), ...(stored?.keys() ?? [])])];
  const columns: Column<string>[] = [
    { head: "Criterion", cell: (name) => html`<b>${name}</b>` },
    ...(before
      ? [{ head: "Saved version", isNumber: true, cell: (name: string) => trialCell(stored?.get(name)) }]
      : []),
    { head: "This draft", isNumber: true, cell: (name) => trialCell(drafted?.get(name)) },
    {
      head: "Why",
      cell: (name) => {
        const { feedback, evidence = [] } = drafted?.get(name) ?? {};
        return html`${feedback}${evidence.map(({ quote }) => html`<blockquote class="quote">${quote}</blockquote>`)}`;
      },
    },
  ];
  return html`<section class="card"><h2>This call would get ${scoreCell(result.overall_score)}${before && html`; it gets ${scoreCell(before.overall_score)} with the saved version`}</h2>${table("Scores", columns, names)}</section>`;
}

function trialCell(score: CriterionScore | undefined): Content {
  if (!score) return html`<span class="mute">not in it</span>`;
  return html`${score.score === null ? html`<span class="mute">not assessed</span>` : scoreCell(score.score)}<br><span class="small mute">weight ${score.weight}</span>`;
}

type CriterionScore = ReportDetail["criteria_scores"][number];
