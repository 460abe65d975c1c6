import { banner } from "./components.ts";
import { type Content, type Html, html } from "./html.ts";

/** A form of one button. */
export interface OneButton {
  label: string;
  /** Path that it is sent to. */
  action: string;
  fields?: Readonly<Record<string, string>>;
}

/** A notice with the button that takes back what it says. The pages about calls show it. */
export function noticeWith(text: string, button: OneButton): string {
  return JSON.stringify({ text, button });
}

/** Notice that the last form has left for this page, with its button. */
export function noticeBanner(notice: string | undefined): Content {
  if (notice === undefined) return undefined;
  if (!notice.startsWith("{")) return banner(notice, "good");
  const { text, button } = JSON.parse(notice) as { text: string; button: OneButton };
  return html`<div class="banner good row" role="status"><p>${text}</p>${buttonForm(button)}</div>`;
}

/** The form of one button. */
export function buttonForm({ label, action, fields = {} }: OneButton, kind: "" | "primary" | "danger" = ""): Html {
  return html`<form method="post" action="${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="button ${kind}">${label}</button></form>`;
}
