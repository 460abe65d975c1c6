import type { EvidenceQuote } from "../../../core/report/report-figures.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import { scoreText } from "../../../core/words/score-text.ts";
import { type Html, html } from "./html.ts";
import { secondAnchor } from "./times.ts";

/** What somebody said, with the way to the second at which they said it. */
export function momentView(quote: EvidenceQuote, who = ""): Html {
  const { report_id: id, timestamp_seconds: seconds, score } = quote;
  // Its report leads to the call, and the second stays.

  const place = seconds === null ? "The call" : `Listen at ${clockText(seconds)}`;
  return html`<blockquote class="quote">“${quote.quote}” <span class="small mute">${who && `${who}, `}<a href="/reports/${id}${seconds === null ? "" : `#${secondAnchor(seconds)}`}">${place}</a>, scored ${scoreText(score)}</span></blockquote>`;
}
