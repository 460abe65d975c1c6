import { assessedText } from "../../../../core/figures/assessed.ts";
import type { TranscriptLine } from "../../../../core/transcript/turn.ts";
import { countText } from "../../../../core/words/count-text.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { scoreBar } from "../../../../design/charts/score-bar.ts";
import { scoreRing } from "../../../../design/charts/score-ring.ts";
import { talkTimeline } from "../../../../design/charts/talk-timeline.ts";
import type { MeetingDetail, ReportDetail } from "../../../records/resources.ts";
import { type Content, drawing, type Html, html, scoreCell, secondAnchor, timeCell } from "../../views/html.ts";
import type { CallTimeline } from "./call-timeline.ts";

type Criterion = ReportDetail["criteria_scores"][number];

/** A report: scores, feedback, and for each the quotes that decided it. */
export function reportView(report: ReportDetail, call: CallTimeline, zone: string): Html {
  const assessed = assessedText(report.criteria_scores) ?? allText(report.criteria_scores.length);
  const scores = report.criteria_scores.flatMap(({ score }) => score ?? []);
  const lowest = new Set(scores).size > 1 ? Math.min(...scores) : undefined;
  return html`<div class="beside">${drawing(scoreRing("Overall score", report.overall_score, { size: 72 }))}
<div><h2>${report.template_name}</h2>
<p class="small mute">Overall score out of 100 · ${assessed} · ${timeCell(report.created_at, zone)}${scorerText(report.scorer)}</p></div></div>
<p>${report.feedback}</p>
${pointsOf("What went well", report.strengths)}
${pointsOf("What to work on", report.improvements)}
${pointsOf("Next steps", report.next_steps)}
<h2>Criteria</h2>
<p class="key">Each bar is a score of this call, from 0 to 100.${lowest !== undefined && " Red is the lowest."}</p>
${report.criteria_scores.map((criterion) => criterionView(criterion, call, criterion.score === lowest))}`;
}

/** Links to what can be shown in place of what is shown, where there is a choice. */
export const choiceView = (name: string, links: readonly { text: Html; path: string; isShown: boolean }[]): Content =>
  links.length > 1 &&
  html`<nav aria-label="${name}"><ul>${links.map(({ text, path, isShown }) => html`<li>${isShown ? html`<b aria-current="true">${text}</b>` : html`<a href="${path}">${text}</a>`}</li>`)}</ul></nav>`;

const allText = (count: number): string =>
  count === 1 ? "its one criterion was assessed" : `all ${countText(count, "criterion", "criteria")} were assessed`;

/** What scored the call, where that means something to a reader. */
function scorerText(scorer: string | null): Content {
  if (scorer === null || scorer.startsWith("demo-data")) return undefined;
  return scorer.startsWith("offline")
    ? " · scored offline: by the criteria, not by the template's instructions or industry"
    : ` · scored by ${scorer}`;
}

function pointsOf(title: string, points: readonly string[]): Content {
  return points.length > 0 && html`<h3>${title}</h3><ul>${points.map((point) => html`<li>${point}</li>`)}</ul>`;
}

function criterionView(
  { name, weight, score, feedback, evidence }: Criterion,
  call: CallTimeline,
  isLowest: boolean,
): Html {
  return html`<article class="criterion">
<h3 class="line"><span>${name} <span class="small mute">weight ${weight}</span></span><span>${score === null ? html`<span class="mute">not assessed</span>` : scoreCell(score)}</span></h3>
${score !== null && drawing(scoreBar(`Score for ${name}`, score, isLowest ? { tone: "bad" } : {}))}
<p>${feedback}</p>
${evidence.map((one) => quoteView(one, call))}
</article>`;
}

/** Words that are in the transcript lead there; others are shown as what they are. */
function quoteView(evidence: Criterion["evidence"][number], call: CallTimeline): Html {
  const { quote, timestamp_seconds } = evidence;
  const line = call.lineOf(evidence);
  const moment = timestamp_seconds ?? line?.seconds ?? null;
  const time = moment === null ? "" : clockText(moment);
  if (!line)
    return html`<blockquote class="quote">“${quote}” <span class="small mute">${time} not found in the transcript</span></blockquote>`;
  return html`<blockquote class="quote">“${quote}” <a class="small" href="#line-${line.index}">${line.speaker || "Transcript"}${time && html`, ${time}`}</a></blockquote>`;
}

/** Who spoke when, and what was said; each line can be linked to. */
export function transcriptView(meeting: MeetingDetail, call: CallTimeline, report: ReportDetail | undefined): Html {
  if (call.lines.length === 0)
    return html`<h2>Transcript</h2><p class="mute">${meeting.has_transcript ? "The transcript is empty." : "There is no transcript of this call."}</p>`;
  return html`${timeline(call, report)}
<h2>Transcript</h2>
<p><input type="search" data-search=".transcript li" aria-label="Search in the transcript" placeholder="Search" hidden></p>
<ol class="plain transcript">${call.lines.map((line, index) => lineView(line, call, call.lines[index - 1]))}</ol>`;
}

/** A speaker is named where another one has spoken before. */
function lineView(
  { index, seconds, speaker, text }: TranscriptLine,
  call: CallTimeline,
  before: TranscriptLine | undefined,
): Html {
  const silence = call.silences.find(({ before: next }) => next === index);
  const pause =
    silence &&
    html`<li class="small mute"><span></span><span>Nobody spoke for ${clockText(Math.round(silence.end - silence.start))}</span></li>`;
  const name =
    speaker !== "" && before?.speaker !== speaker && html`<b class="${call.sideOf(speaker)}">${speaker}</b> `;
  const isFirst = seconds !== null && before?.seconds !== seconds;
  const said = html`<span${isFirst && html` id="${secondAnchor(seconds)}"`}>${name}${text}</span>`;
  return html`${pause}<li id="line-${index}"><span class="small mute">${seconds !== null && clockText(seconds)}</span>${said}</li>`;
}

function timeline({ turns, durationSeconds, lineOf }: CallTimeline, report: ReportDetail | undefined): Content {
  if (!turns) return undefined;
  const marks = (report?.criteria_scores ?? []).flatMap(({ name, evidence }) =>
    evidence.flatMap((one) => {
      const atSeconds = one.timestamp_seconds ?? lineOf(one)?.seconds ?? null;
      return atSeconds === null ? [] : [{ atSeconds, label: name }];
    }),
  );
  return html`<h2>Who spoke when</h2>${drawing(talkTimeline("Who spoke when", { durationSeconds, turns, marks }))}
<p class="key">Each speaker's share of the time, in ${countText(turns.length, "turn")}.${marks.length > 0 && " Upright marks: what the report quotes."}</p>`;
}
