import { isTooFew } from "../../../../core/figures/figure.ts";
import type { CoachingAdvice, Topic } from "../../../../core/ranking/coach-next.ts";
import { standingText } from "../../../../core/ranking/rank-people.ts";
import { criterionText, meanText, topicText } from "../../../../core/report/manager-words.ts";
import type { EvidenceQuote } from "../../../../core/report/report-figures.ts";
import type { WeeklyReport } from "../../../../core/report/weekly-report.ts";
import { scoreText } from "../../../../core/words/score-text.ts";
import { labelOf, seesTeam, type TeamMember } from "../../records/people.ts";
import { type ReadQuote, readQuotes, type SpanReport } from "../../records/span-report.ts";
import { type QuotedTopic, topicOf, topicView } from "../../records/topic-view.ts";
import { type Content, changeCell, type Html, html, momentLink, momentView } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** A quote of a better call teaches where the call was clearly better. */
const CONTRAST = 15;

interface Reading {
  topicOf: (advice: CoachingAdvice) => QuotedTopic | undefined;
  quoteFor: (quote: EvidenceQuote | null | undefined) => ReadQuote | undefined;
  nameOf: (id: string) => string;
  /** The best quote of the team for a criterion. */
  bestOf: (criterion: Topic) => EvidenceQuote | null | undefined;
  /** Spans of the address. */
  query: string;
}

/** Whom to coach next, on what and with which words, and whom to praise; for a single member, their own next step. */
export async function nextSteps(
  visit: MemberVisit,
  read: SpanReport,
  { people, query }: { people: ReadonlyMap<string, TeamMember>; query: string },
): Promise<Html> {
  const { report, figures } = read;
  const { coach_next: coach, praise } = report;
  const topics = new Map(coach.map((advice) => [advice, topicOf(read, advice.user_id, advice)]));
  const bestOf = ({ key }: Topic) => figures.evidence.criteria.get(key)?.high;
  const best = coach.flatMap(({ criterion }) => (criterion && seesTeam(visit) ? (bestOf(criterion) ?? []) : []));
  const weakest = report.evidence.map(({ low }) => low);
  const shown = [
    ...[...topics.values(), ...praise].map((each) => each?.quote),
    ...best,
    ...(coach.length === 0 ? weakest : []),
  ];
  const quoteFor = await readQuotes(visit, shown);
  const reading: Reading = {
    topicOf: (advice) => topics.get(advice),
    quoteFor,
    nameOf: (id: string) => labelOf(people, id),
    bestOf,
    query,
  };
  if (!seesTeam(visit)) return ownStep(report, reading);
  const isAlone = read.ranked.some(({ standing }) => standing === "alone");
  return html`<section><h2>Coach next</h2>${coach.length === 0 ? teamStep(report, reading) : html`<p class="mute">${standingText(isAlone ? "alone" : "below")}</p><ol class="plain three">${coach.map((advice) => coachCard(advice, reading))}</ol>`}</section>
${praise.length > 0 && html`<section><h2>Praise</h2><p class="mute">${standingText(isAlone ? "alone" : "above")}</p><ul>${praise.map((advice) => praiseCard(advice, reading))}</ul></section>`}`;
}

function personHead({ user_id: id, average_score: average, change }: CoachingAdvice, { nameOf, query }: Reading): Html {
  return html`<h3 class="line"><a href="/people/${id}${query}">${nameOf(id)}</a> <span>${scoreText(average)} ${changeCell(change)}</span></h3>`;
}

function coachCard(advice: CoachingAdvice, reading: Reading): Html {
  const { score, criterion, strength } = advice;
  return html`<li class="card">${personHead(advice, reading)}
<p class="small mute">${meanText(score.value, score.n, "report")}${strength && `; strongest: ${criterionText(strength)}`}</p>
${topicView(reading.topicOf(advice), reading.quoteFor)}${criterion && exampleView(advice, reading)}</li>`;
}

/** Words of a colleague whose score for it was clearly better. */
function exampleView({ criterion, quote, user_id: id }: CoachingAdvice, reading: Reading): Content {
  const best = criterion && reading.bestOf(criterion);
  const read = reading.quoteFor(best);
  if (!read || !quote || read.user_id === id || read.score < quote.score + CONTRAST) return undefined;
  return html`<p class="small mute">How it was done well:</p>${momentView(read, reading.nameOf(read.user_id))}`;
}

function praiseCard(advice: CoachingAdvice, reading: Reading): Html {
  const { user_id: id, score, criterion, quote } = advice;
  const read = reading.quoteFor(quote);
  return html`<li><a href="/people/${id}${reading.query}">${reading.nameOf(id)}</a> ${meanText(score.value, score.n, "report")}${criterion && html`: <b class="good">${criterionText(criterion)}</b>`}${read && html`. ${momentLink(read)}`}</li>`;
}

/** The team's weakest criterion, if nobody is below the others. */
function teamStep({ coach_gap: gap, weakest_criteria: weakest, evidence }: WeeklyReport, reading: Reading): Html {
  const [first] = weakest;
  const read = reading.quoteFor(evidence[0]?.low);
  return html`<p>${gap === null ? "Nobody has a report in this period." : `${gap.charAt(0).toUpperCase()}${gap.slice(1)}.`}</p>
${first && html`<div class="card"><p>The team is weakest in <b class="bad">${first.label}</b>: ${meanText(first.average_score, first.scores, "score")}.</p>${read && momentView(read, reading.nameOf(read.user_id))}</div>`}`;
}

/** The reader's own weakest criterion, and what already goes well. */
function ownStep({ coach_next: [own], reports }: WeeklyReport, reading: Reading): Html {
  if (!own)
    return html`<section><h2>Your next step</h2><p>${isTooFew(reports.score) ? "Too few reports to tell: three are enough." : "Nothing stands out."} <a href="/meetings">Read your latest report</a></p></section>`;
  return html`<section><h2>Your next step</h2><div class="card">${topicView(reading.topicOf(own), reading.quoteFor)}${own.strength && html`<p>Keep doing: <b class="good">${own.strength.name}</b>, ${topicText(own.strength)}.</p>`}</div></section>`;
}
