import { FEWEST_ROWS } from "../../../core/figures/figure.ts";
import type { CoachingAdvice, Topic } from "../../../core/ranking/coach-next.ts";
import { topicText } from "../../../core/report/manager-words.ts";
import type { EvidenceQuote } from "../../../core/report/report-figures.ts";
import { type Content, html, momentView } from "../views/html.ts";
import type { ReadQuote, SpanReport } from "./span-report.ts";

/** A criterion that somebody works on, with the words that show it. */
export interface QuotedTopic extends Topic {
  quote: EvidenceQuote | null;
}

/**
 * The criterion that somebody works on: that of the advice; without three scores of any criterion the one that they scored lowest by
 * in the period, of those with two scores where there are any.
 */
export function topicOf(
  { report, own }: SpanReport,
  userId: string,
  advice: CoachingAdvice | undefined,
): QuotedTopic | undefined {
  if (advice?.criterion) return { ...advice.criterion, quote: advice.quote };
  const scored = (own.get(userId) ?? []).flatMap(({ key, score: { value, n }, quote }) => {
    const name = report.criteria.find((row) => row.key === key)?.label;
    return value === null || name === undefined
      ? []
      : [{ key, name, average_score: value, scores: n, scores_before: 0, quote }];
  });
  const repeated = scored.filter(({ scores }) => scores > 1);
  return (repeated.length > 0 ? repeated : scored).sort((one, other) => one.average_score - other.average_score)[0];
}

/** The criterion, the words that show it, and what to do about it. */
export function topicView(
  topic: QuotedTopic | undefined,
  quoteFor: (quote: EvidenceQuote | null | undefined) => ReadQuote | undefined,
): Content {
  if (!topic) return html`<p class="mute">No criterion was assessed in this period.</p>`;
  const read = quoteFor(topic.quote);
  return html`<p><b class="bad">${topic.name}</b> ${topicText(topic)}${topic.scores < FEWEST_ROWS && html` <span class="small mute">too few to tell</span>`}</p>
${read && momentView(read)}${read?.feedback && html`<p>${read.feedback}</p>`}`;
}
