import type { TranscriptLine } from "../../../../core/transcript/turn.ts";
import { clockText } from "../../../../core/words/duration-text.ts";
import { talkTimeline } from "../../../../design/charts/talk-timeline.ts";
import type { MeetingDetail, ReportDetail } from "../../../records/resources.ts";
import { drawing } from "../../views/drawing.ts";
import { type Content, type Html, html } from "../../views/html.ts";
import { secondAnchor } from "../../views/times.ts";
import type { CallTimeline } from "./call-timeline.ts";

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
  return html`<h2>Who spoke when</h2>${drawing(talkTimeline("Who spoke when", { durationSeconds, turns, marks }))}`;
}
