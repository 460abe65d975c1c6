import { findProblems } from "../../../api/validate/problems.ts";
import { createTemplateBody } from "../../../generated/request-validators.js";
import type { Template } from "../../../records/resources.ts";
import type { FieldErrors } from "../../views/forms.ts";
import type { Fields } from "../../visit/form.ts";

/** One criterion as it was typed. */
export interface CriterionDraft {
  name: string;
  weight: string;
  description: string;
}

/** Fields that may be empty: null in a template. */
const OPTIONAL_FIELDS = ["description", "coaching_tone", "call_type", "industry_context"] as const;
const TEXT_FIELDS = ["name", "prompt_template", ...OPTIONAL_FIELDS] as const;
type Texts = Record<(typeof TEXT_FIELDS)[number], string>;

/** A template as it was typed. */
export interface TemplateDraft extends Texts {
  /** Empty for a new template. */
  id: string;
  /** Of the stored template that the form was made of. */
  etag: string;
  criteria: CriterionDraft[];
}

/** Request body of the API: the fields of a template that people write. */
export type TemplateBody = Pick<Template, "name" | "prompt_template" | "grading_criteria"> &
  Partial<Record<(typeof OPTIONAL_FIELDS)[number], string>>;

const textsBy = (textOf: (field: keyof Texts) => string): Texts =>
  Object.fromEntries(TEXT_FIELDS.map((field) => [field, textOf(field)])) as Texts;

/** A template without any of the fields that may be empty. */
export const NOTHING_OPTIONAL = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null]));

/** The draft of a new template. */
export const NEW_TEMPLATE: TemplateDraft = { id: "", etag: "", criteria: [], ...textsBy(() => "") };

/** Reads the form, after what a button of a row has done to the rows. Criteria that are empty are left out. */
export function readTemplateDraft(form: Fields): TemplateDraft {
  const [names, weights, descriptions] = ["criterion_name", "criterion_weight", "criterion_description"].map((name) =>
    form.all(name),
  );
  const criteria = (names ?? []).map((name, index) => ({
    name: name.trim(),
    weight: (weights?.[index] ?? "").trim(),
    description: (descriptions?.[index] ?? "").trim(),
  }));
  return {
    id: form.text("id"),
    etag: form.text("etag"),
    ...textsBy((field) => form.text(field)),
    criteria: editRows(criteria, form.text("edit")).filter(
      ({ name, weight, description }) => name + weight + description !== "",
    ),
  };
}

/** Rows after a button of theirs, such as `up 2`; as they are without one. */
function editRows(rows: CriterionDraft[], edit: string): CriterionDraft[] {
  const [, act, place = ""] = /^(up|down|remove) (\d{1,2})$/.exec(edit) ?? [];
  const row = rows[Number(place)];
  if (act === undefined || !row) return rows;
  const others = rows.filter((other) => other !== row);
  const target = Math.max(0, Number(place) + (act === "up" ? -1 : 1));
  return act === "remove" ? others : [...others.slice(0, target), row, ...others.slice(target)];
}

/** The draft of a stored template. */
export function draftOf(template: Template, etag: string): TemplateDraft {
  return {
    id: template.id,
    etag,
    ...textsBy((field) => template[field] ?? ""),
    criteria: template.grading_criteria.map(({ name, weight, description }) => ({
      name,
      weight: String(weight),
      description,
    })),
  };
}

/** Converts a draft to the request body of the API, in which an empty field is absent. */
export function bodyOf(draft: TemplateDraft): TemplateBody {
  const filled = OPTIONAL_FIELDS.filter((field) => draft[field] !== "").map((field) => [field, draft[field]]);
  return {
    ...Object.fromEntries(filled),
    name: draft.name,
    prompt_template: draft.prompt_template,
    grading_criteria: draft.criteria.map(({ name, weight, description }) => ({
      name,
      weight: weight === "" ? Number.NaN : Number(weight.replace(",", ".")),
      description,
    })),
  };
}

const MESSAGES: Readonly<Record<string, string>> = {
  name: "Give the template a name of at most 200 characters.",
  prompt_template: "Say what the call is scored on: 1 to 50,000 characters.",
  grading_criteria: "Give 1 to 50 criteria.",
  description: "Use at most 5,000 characters for the description.",
  industry_context: "Use at most 5,000 characters for the industry.",
};
const PARTS: Readonly<Record<string, string>> = {
  name: "needs a name of at most 200 characters",
  weight: "needs a weight from 0 to 100",
  description: "needs a description of at most 5,000 characters",
};

/** Checks a draft by the rules of the API itself. */
export function checkTemplateDraft(draft: TemplateDraft): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of findProblems(createTemplateBody, bodyOf(draft), "body")) {
    const [, index, part = ""] = /^grading_criteria\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
    if (index === undefined) errors[path] ??= MESSAGES[path] ?? `${path} ${message}.`;
    else errors[`criterion-${index}`] ??= `Criterion ${Number(index) + 1} ${PARTS[part] ?? message}.`;
  }
  return errors;
}

/** Sum of the weights, as far as they are numbers. */
export function weightSum(criteria: readonly CriterionDraft[]): number {
  const sum = criteria.reduce((total, { weight }) => total + (Number(weight.replace(",", ".")) || 0), 0);
  return Math.round(sum * 100) / 100;
}
