import { assessedText } from "../../../../core/figures/assessed.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { scoreBar } from "../../../../design/charts/score-bar.ts";
import { scoreRing } from "../../../../design/charts/score-ring.ts";
import type { ReportDetail } from "../../../records/resources.ts";
import { drawing } from "../../views/drawing.ts";
import { scoreCell } from "../../views/figures.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { timeCell } from "../../views/times.ts";
import type { CallTimeline } from "./call-timeline.ts";

type Criterion = ReportDetail["criteria_scores"][number];

/** A report: scores, feedback, and for each the quotes that decided it. */
export function reportView(report: ReportDetail, call: CallTimeline, zone: string): Html {
  const assessed = assessedText(report.criteria_scores) ?? "all criteria were assessed";
  return html`<div class="beside">${drawing(scoreRing("Overall score", report.overall_score, { size: 72 }))}
<div><h2>${report.template_name}</h2>
<p class="small mute">${assessed} · ${timeCell(report.created_at, zone)}${scorerText(report.scorer)}</p></div></div>
<p>${report.feedback}</p>
${pointsOf("What went well", report.strengths)}
${pointsOf("What to work on", report.improvements)}
${pointsOf("Next steps", report.next_steps)}
<h2>Criteria</h2>
${report.criteria_scores.map((criterion) => criterionView(criterion, call))}`;
}

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

function criterionView({ name, weight, score, feedback, evidence }: Criterion, call: CallTimeline): Html {
  return html`<article class="criterion">
<h3>${name} <span class="small mute">weight ${weight}</span> <span class="num">${score === null ? html`<span class="mute">not assessed</span>` : scoreCell(score)}</span></h3>
${score !== null && drawing(scoreBar(`Score for ${name}`, score))}
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
