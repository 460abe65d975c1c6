import { type Content, type Html, html } from "./html.ts";

/** Problems of a form's fields, by their names. */
export type FieldErrors = Readonly<Record<string, string | readonly string[]>>;

/** What every field has. */
interface FieldOptions {
  name: string;
  label: string;
  hint?: Content;
  errors?: FieldErrors;
}

interface TextOptions extends FieldOptions {
  value?: string;
  type?: "text" | "email" | "date" | "datetime-local" | "number";
  isRequired?: boolean;
  maxLength?: number;
  autocomplete?: string;
  hasFocus?: boolean;
  placeholder?: string;
  /** ID of the list of values that the browser suggests. */
  list?: string;
}

interface TextAreaOptions extends FieldOptions {
  value?: string;
  isRequired?: boolean;
  rows?: number;
}

interface SelectOptions extends FieldOptions {
  value: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** A line of text. */
export function textField(field: TextOptions): Html {
  const { name, value = "", type = "text", autocomplete = "off" } = field;
  return fieldOf(
    field,
    html`<input id="${idOf(name)}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${field.maxLength && html` maxlength="${field.maxLength}"`}${field.isRequired && html` required`}${field.hasFocus && html` autofocus`}${field.placeholder && html` placeholder="${field.placeholder}"`}${field.list && html` list="${field.list}"`}${ariaOf(field)}>`,
  );
}

/** Several lines of text. */
export function textAreaField(field: TextAreaOptions): Html {
  const { name, value = "", isRequired, rows = 6 } = field;
  // Browsers drop one line break after the opening tag.
  return fieldOf(
    field,
    html`<textarea id="${idOf(name)}" name="${name}" rows="${rows}"${isRequired && html` required`}${ariaOf(field)}>
${value}</textarea>`,
  );
}

/** One of a few. */
export function selectField(field: SelectOptions): Html {
  const { name, value, options } = field;
  return fieldOf(
    field,
    html`<select id="${idOf(name)}" name="${name}"${ariaOf(field)}>${options.map(
      ([option, label]) => html`<option value="${option}"${option === value && html` selected`}>${label}</option>`,
    )}</select>`,
  );
}

/** Files to send. */
export function fileField(field: FieldOptions & { accept: readonly string[] }): Html {
  const { name, accept } = field;
  return fieldOf(
    field,
    html`<input id="${idOf(name)}" name="${name}" type="file" accept="${accept.join()}" multiple required${ariaOf(field)}>`,
  );
}

/** Checkboxes for a few options, each with a description. */
export function checkField(
  field: FieldOptions & {
    checked: readonly string[];
    options: readonly (readonly [value: string, label: string, sentence: Content])[];
  },
): Html {
  const { name, label, errors, options, checked, hint } = field;
  return html`<fieldset class="field" id="${idOf(name)}"${ariaOf(field)}><legend>${label}</legend>
${hint && html`<p class="small mute" id="${idOf(name)}-hint">${hint}</p>`}
${options.map(
  ([value, text, sentence]) =>
    html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${
      checked.includes(value) && html` checked`
    }><span><b>${text}</b><br>${sentence}</span></label>`,
)}
${errorText(name, errors)}</fieldset>`;
}

/** Buttons below a form: what it does, and the way back. */
export function formActions(
  label: string,
  { back, isDanger = false }: { back?: string; isDanger?: boolean } = {},
): Html {
  return html`<p class="row"><button class="button ${isDanger ? "danger" : "primary"}">${label}</button>${
    back && html`<a href="${back}">Cancel</a>`
  }</p>`;
}

/** Summary of a form's problems above the page, with links to the fields. It has the focus, so that it is read first. */
export function errorSummary(errors: FieldErrors): Content {
  const entries = Object.entries(errors).flatMap(([name, texts]) => [texts].flat().map((text) => ({ name, text })));
  if (entries.length === 0) return undefined;
  return html`<div class="banner bad" role="alert" tabindex="-1" autofocus><p>Nothing was changed yet:</p><ul>${entries.map(
    ({ name, text }) => html`<li><a href="#${idOf(name)}">${text}</a></li>`,
  )}</ul></div>`;
}

function fieldOf({ name, label, hint, errors }: FieldOptions, control: Html): Html {
  return html`<div class="field"><label for="${idOf(name)}">${label}</label>${control}${
    hint && html`<p class="small mute" id="${idOf(name)}-hint">${hint}</p>`
  }${errorText(name, errors)}</div>`;
}

function errorText(name: string, errors: FieldErrors = {}): Content {
  const texts = [errors[name] ?? []].flat();
  return texts.length > 0 && html`<p class="small bad" id="${idOf(name)}-error">${texts.join(" ")}</p>`;
}

function ariaOf({ name, hint, errors }: FieldOptions): Content {
  const isWrong = errors?.[name] !== undefined;
  const ids = [...(hint ? [`${idOf(name)}-hint`] : []), ...(isWrong ? [`${idOf(name)}-error`] : [])];
  return html`${isWrong && html` aria-invalid="true"`}${ids.length > 0 && html` aria-describedby="${ids.join(" ")}"`}`;
}

function idOf(name: string): string {
  return `field-${name}`;
}
