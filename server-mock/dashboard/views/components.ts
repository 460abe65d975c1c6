import { type Content, type Html, html, spokenOnly } from "./html.ts";

/** Title of a page, with what can be done on it. */
export function pageHead(title: string, { lead, actions }: { lead?: Content; actions?: Content } = {}): Html {
  return html`<header class="head"><div><h1>${title}</h1>${lead && html`<p>${lead}</p>`}</div>${
    actions && html`<div class="row">${actions}</div>`
  }</header>`;
}

/** Empty state of a page: says what to do first. */
export function emptyState(title: string, text: Content, action?: Content): Html {
  return html`<div class="empty"><h2>${title}</h2><p>${text}</p>${action}</div>`;
}

/** Empty state of a list whose filters match nothing. */
export const noneFits = (one: string, advice: string, all: { path: string; name: string }): Html =>
  emptyState(`No ${one} fits`, advice, html`<a class="button" href="${all.path}">Show all ${all.name}</a>`);

/** A state in a word or two. */
export function badge(text: string, kind: "good" | "warn" | "bad" | "mute" | "" = ""): Html {
  return html`<span class="badge ${kind}">${text}</span>`;
}

/** Banner with the result of the last action, or a problem. */
export function banner(content: Content, kind: "good" | "warn" | "bad" | "" = ""): Html {
  return html`<div class="banner ${kind}" role="${kind === "bad" ? "alert" : "status"}"><p>${content}</p></div>`;
}

/** Head of a column of links and buttons, which need no name on a phone. */
export const ACTIONS = "Actions";

/** A column of a table. */
export interface Column<Row> {
  head: string;
  /** Right-aligns numbers. */
  isNumber?: boolean;
  cell: (row: Row) => Content;
}

/** A table that scrolls by itself where the window is narrower than it; on a phone, each row is a block that names its cells. */
export function table<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Html {
  const kind = (column: Column<Row>) => column.isNumber && html` class="num"`;
  const cell = (column: Column<Row>, row: Row, index: number) =>
    html`<td${kind(column)}${index > 0 && column.head !== ACTIONS && html` data-head="${column.head}"`}>${column.cell(row)}</td>`;
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="stack">
<caption class="hide">${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col"${kind(column)}>${column.head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${columns.map((column, index) => cell(column, row, index))}</tr>`)}</tbody>
</table></div>`;
}

/** A text to copy, such as a key: selected with the keyboard, or by a button where scripts run. */
export function copyField({ id, label, value }: { id: string; label: string; value: string }): Html {
  return html`<div class="field row"><input class="grow" id="${id}" aria-label="${label}" value="${value}" readonly autofocus spellcheck="false"><button class="button" type="button" data-copy="${id}" hidden>Copy</button></div>`;
}

/** Facts about one thing, by name. */
export function factList(facts: readonly (readonly [name: string, value: Content])[]): Html {
  return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** A form of one button. */
export interface OneButton {
  label: string;
  /** Name of its object, if a page has several buttons with this label. */
  of?: string;
  /** Path that it is sent to. */
  action: string;
  fields?: Readonly<Record<string, string>>;
}

/** A notice with a button that undoes the action, or starts the next one. */
export function noticeWith(text: string, button: OneButton): string {
  return JSON.stringify({ text, button });
}

/** Notice that the last form has left for this page, with its button. What has neither text alone nor a button, its page shows. */
export function noticeBanner(notice: string | undefined): Content {
  if (notice === undefined) return undefined;
  if (!notice.startsWith("{")) return banner(notice, "good");
  const { text, button } = JSON.parse(notice) as { text?: string; button?: OneButton };
  if (!button) return undefined;
  return html`<div class="banner good row" role="status"><p>${text}</p>${buttonForm(button)}</div>`;
}

/** The form of one button. */
export function buttonForm(
  { label, of, action, fields = {} }: OneButton,
  kind: "" | "primary" | "danger" | "link" = "",
): Html {
  return html`<form method="post" action="${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${kind === "link" ? kind : `button ${kind}`}">${label}${of !== undefined && spokenOnly(` ${of}`)}</button></form>`;
}
