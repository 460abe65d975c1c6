import { lintTemplate } from "../../../../core/templates/lint-template.ts";
import { isMeasurable, measurableText } from "../../../coaching/measurable-criteria.ts";
import { badge } from "../../views/components.ts";
import { type FieldErrors, formActions, selectField, textAreaField, textField } from "../../views/forms.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { bodyOf, type CriterionDraft, type TemplateDraft, weightSum } from "./template-draft.ts";

/** A call that a draft can be tried on. */
export interface PastCall {
  id: string;
  title: string;
}

const EMPTY: CriterionDraft = { name: "", weight: "", description: "" };
const TONES = [
  ["", "Not set"],
  ["direct", "Direct"],
  ["encouraging", "Encouraging"],
  ["data-driven", "Data-driven"],
] as const;
/** Kinds of call, as the API document lists them. */
export const CALL_TYPES = [
  ["", "Any"],
  ["discovery", "Discovery"],
  ["demo", "Demo"],
  ["negotiation", "Negotiation"],
  ["follow-up", "Follow-up"],
  ["closing", "Closing"],
  ["cold-call", "Cold call"],
  ["general", "General"],
] as const;

/** The form of a template, with what the lint says of it, and a call to try it on. */
export function templateEditor(
  draft: TemplateDraft,
  {
    errors = {},
    calls,
    chosenCall = calls[0]?.id ?? "",
    edited,
    hasModel,
  }: { errors?: FieldErrors; calls: readonly PastCall[]; chosenCall?: string; edited?: string; hasModel: boolean },
): Html {
  const action = draft.id === "" ? "/templates" : `/templates/${draft.id}`;
  const rows = [...draft.criteria, EMPTY];
  const focus = focusAfter(edited, draft.criteria.length);
  return html`<form method="post" action="${action}" data-weights>
<button class="hide" tabindex="-1" aria-hidden="true" formaction="/templates/preview" formnovalidate>Preview</button>
<input type="hidden" name="id" value="${draft.id}"><input type="hidden" name="etag" value="${draft.etag}">
${textField({ name: "name", label: "Name", value: draft.name, errors, isRequired: true, maxLength: 200 })}
${selectField({ name: "call_type", label: "For calls of the kind", value: draft.call_type, options: CALL_TYPES, errors, hint: "Calls of another kind are scored by templates of theirs, or by general ones." })}
${textAreaField({ name: "prompt_template", label: "What to score, in your words", value: draft.prompt_template, errors, isRequired: true, hint: "A model follows this. Without a model, only the signals that it names count: what they show comes first." })}
<h2>Criteria</h2>
<p>Weights add up to <output class="badge ${weightSum(draft.criteria) === 100 ? "good" : "warn"}" id="weight-sum">${weightSum(draft.criteria)}</output> of 100. An empty row is left out.</p>
${rows.map((criterion, index) => criterionFields(criterion, { index, errors, hasFocus: index === focus, isLast: index >= draft.criteria.length - 1 }))}
<p>${rowButton("add", "Add a criterion", "Add a criterion")}</p>
${lintList(draft, hasModel)}
<details${draft.coaching_tone + draft.industry_context + draft.description !== "" && html` open`}><summary>More</summary>
${selectField({ name: "coaching_tone", label: "Tone of the feedback", value: draft.coaching_tone, options: TONES, errors, hint: "A model writes in this tone. Without a model, it decides what comes first and how the advice is put." })}
${textField({ name: "description", label: "Description", value: draft.description, errors, maxLength: 5000 })}
${textAreaField({ name: "industry_context", label: "Industry", value: draft.industry_context, errors, rows: 3, hint: "A model reads this. Without a model, its words decide which sentences of the call a report shows." })}
</details>
<h2>Try it</h2>
<div class="filters">${selectField({ name: "call", label: "On this call, without saving", value: chosenCall, options: [["", "No call: check the criteria alone"], ...calls.map(({ id, title }) => [id, title] as const)] })}
<button class="button" formaction="/templates/preview" formnovalidate>Preview</button></div>
${formActions(draft.id === "" ? "Create template" : "Save", { back: "/templates" })}
</form>`;
}

interface CriterionRow {
  index: number;
  errors: FieldErrors;
  hasFocus: boolean;
  /** Whether there is nothing below to move it to. */
  isLast: boolean;
}

function criterionFields(criterion: CriterionDraft, { index, errors, hasFocus, isLast }: CriterionRow): Html {
  const { name, weight, description } = criterion;
  const error = errors[`criterion-${index}`];
  const wrong = error && html` aria-invalid="true" aria-describedby="field-criterion-${index}-error"`;
  return html`<fieldset class="row" id="field-criterion-${index}"><legend class="hide">Criterion ${index + 1}</legend>
<label class="grow">Name<input name="criterion_name" value="${name}" autocomplete="off"${hasFocus && html` autofocus`}${wrong}></label>
<label>Weight<input name="criterion_weight" value="${weight}" inputmode="decimal" autocomplete="off" size="5"${wrong}></label>
<label class="grow">What to look for<input name="criterion_description" value="${description}" autocomplete="off"${wrong}></label>
${rowButtons(criterion === EMPTY ? "" : name || `criterion ${index + 1}`, index, isLast)}
${error && html`<p class="small bad" id="field-criterion-${index}-error">${error}</p>`}</fieldset>`;
}

/** Buttons that move or remove a row, as the page for previews shows the draft then; the row that is empty has none that works. */
const rowButtons = (name: string, index: number, isLast: boolean): Html =>
  html`${rowButton(`up ${index}`, "↑", `Move ${name} up`, index === 0 || name === "")}${rowButton(`down ${index}`, "↓", `Move ${name} down`, isLast)}${rowButton(`remove ${index}`, "×", `Remove ${name}`, name === "")}`;

const rowButton = (edit: string, text: string, label: string, isOff = false): Html =>
  html`<button class="button" name="edit" value="${edit}" formaction="/templates/preview" formnovalidate aria-label="${label}" title="${label}"${isOff && html` disabled`}>${text}</button>`;

/** The row that has the focus after a button of it: where the criterion is now, or the empty one. */
function focusAfter(edit = "", count: number): number | undefined {
  const [act, place] = edit.split(" ");
  if (act === "") return undefined;
  if (act === "add") return count;
  return Math.min(count, Number(place) + (act === "up" ? -1 : act === "down" ? 1 : 0));
}

/** What is wrong with the criteria, or that nothing is; without a model also which of them cannot be assessed. */
function lintList(draft: TemplateDraft, hasModel: boolean): Content {
  const { grading_criteria } = bodyOf(draft);
  if (grading_criteria.length === 0) return undefined;
  const findings = lintTemplate({
    grading_criteria: grading_criteria.map((one) => ({ ...one, weight: one.weight || 0 })),
  }).map(({ severity, criterion, message }) => ({
    severity,
    text: html`${criterion && html`<b>${criterion}</b>: `}${message}`,
  }));
  const measured = grading_criteria.filter(isMeasurable).length;
  const text = measurableText({ grading_criteria });
  if (!hasModel && measured < grading_criteria.length)
    findings.unshift({ severity: measured === 0 ? "error" : "warning", text: html`${text}` });
  if (findings.length === 0) return html`<p>${badge("No problems found", "good")}${!hasModel && ` ${text}`}</p>`;
  return html`<h3>What could be better</h3><ul>${findings.map(
    ({ severity, text }) => html`<li>${badge(severity, severity === "error" ? "bad" : "warn")} ${text}</li>`,
  )}</ul>`;
}
