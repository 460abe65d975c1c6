import { type Content, type Html, html } from "./html.ts";

/** Title of a page, with what can be done on it. */
export function pageHead(title: string, { lead, actions }: { lead?: Content; actions?: Content } = {}): Html {
  return html`<header class="head"><div><h1>${title}</h1>${lead && html`<p>${lead}</p>`}</div>${
    actions && html`<div class="row">${actions}</div>`
  }</header>`;
}

/** What a page says while there is nothing to show: what to do first. */
export function emptyState(title: string, text: Content, action?: Content): Html {
  return html`<div class="empty"><h2>${title}</h2><p>${text}</p>${action}</div>`;
}

/** A state in a word or two. */
export function badge(text: string, kind: "good" | "warn" | "bad" | "mute" | "" = ""): Html {
  return html`<span class="badge ${kind}">${text}</span>`;
}

/** What was just done, or what is wrong. */
export function banner(content: Content, kind: "good" | "warn" | "bad" | "" = ""): Html {
  return html`<div class="banner ${kind}" role="${kind === "bad" ? "alert" : "status"}"><p>${content}</p></div>`;
}

/** A column of a table. */
export interface Column<Row> {
  head: string;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  cell: (row: Row) => Content;
}

/** A table that scrolls by itself where the window is narrower than it. */
export function table<Row>(caption: string, columns: readonly Column<Row>[], rows: readonly Row[]): Html {
  const kind = (column: Column<Row>) => (column.isNumber ? "num" : "");
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption class="hide">${caption}</caption>
<thead><tr>${columns.map((column) => html`<th scope="col" class="${kind(column)}">${column.head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>${columns.map((column) => html`<td class="${kind(column)}">${column.cell(row)}</td>`)}</tr>`,
  )}</tbody>
</table></div>`;
}
