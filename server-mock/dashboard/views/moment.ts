import type { EvidenceQuote } from "../../../core/report/report-figures.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import { scoreText } from "../../../core/words/score-text.ts";
import { type Html, html } from "./html.ts";
import { secondAnchor } from "./times.ts";

/** A quote with a link to its second in the call. */
export const momentView = (quote: EvidenceQuote, who = ""): Html =>
  html`<blockquote class="quote">“${quote.quote}” <span class="small mute">${who && `${who}, `}${momentLink(quote)}, scored ${scoreText(quote.score)}</span></blockquote>`;

/** The way to the second of a call that a report quotes: its report leads to the call, and the second stays. */
export function momentLink({ report_id: id, timestamp_seconds: seconds }: EvidenceQuote): Html {
  const anchor = seconds === null ? "" : `#${secondAnchor(seconds)}`;
  return html`<a href="/reports/${id}${anchor}">${seconds === null ? "The call" : `Listen at ${clockText(seconds)}`}</a>`;
}
